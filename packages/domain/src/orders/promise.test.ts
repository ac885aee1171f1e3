import { describe, expect, it } from 'vitest';
import { parseSaveHouseRequest, toHouseDto } from '../house/contracts/house.ts';
import { DEFAULT_SETTINGS } from '../house/settings.ts';
import { parseChangeOrderStatusRequest, parseDelayOrderRequest } from './contracts/orders.ts';
import { anOrder } from '../testing/builders.ts';
import { afterDelay, afterMove } from './moves.ts';
import { judgeOpen, kitchenDueMs } from './lateness.ts';
import { keptPromises } from './overview.ts';
import { isDelayed } from './delayed.ts';
import { delayedTo, leastMinutes, preselectedMinutes, promiseOf } from './promise.ts';

const MINUTE_MS = 60_000;

describe('the minutes that are preselected', () => {
  const busy = { plusMinutes: 15, untilMs: 100 };

  it.each([
    ['none in a house that promises nothing', null, null, 0, null],
    ['none there, however busy it is', null, busy, 0, null],
    ['those of the preparation', 20, null, 0, 20],
    ['more while the house is busy', 20, busy, 99, 35],
    ['no more from the moment on at which that ends', 20, busy, 100, 20],
    ['no more than can be promised', 235, busy, 0, 240],
  ] as const)('are %s', (_what, prepMinutes, howBusy, nowMs, expected) => {
    expect(preselectedMinutes({ prepMinutes, busy: howBusy }, anOrder(), nowMs)).toBe(expected);
  });

  it.each([
    ['the way to its area', 15, 50],
    ['none to the counter', null, 35],
  ] as const)('have %s', (_what, wayMinutes, expected) => {
    expect(preselectedMinutes({ prepMinutes: 20, busy }, anOrder({ wayMinutes }), 99)).toBe(expected);
  });
});

describe('the least minutes that can be promised', () => {
  const NOW_MS = 1000 * MINUTE_MS;

  it.each([
    ['one to the counter', null, 1],
    ['the way of a delivery, and five to cook it', 25, 30],
    ['five where a delivery has no way', 0, 5],
    ['what can still be promised, on the longest way', 180, 185],
  ] as const)('are %s', (_what, wayMinutes, least) => {
    expect(leastMinutes(anOrder({ wayMinutes }), NOW_MS)).toBe(least);
  });

  it.each([
    ['as few as ever while its time leaves them', 20, 1],
    ['those of any other when it does not', 19, 20],
    ['those of any other when it is over', -60, 20],
  ] as const)('of an order for later are %s', (_what, inMinutes, least) => {
    const order = anOrder({ wayMinutes: 15, wantedAtMs: NOW_MS + inMinutes * MINUTE_MS });
    expect(leastMinutes(order, NOW_MS)).toBe(least);
    const promisedInMs = (promiseOf(order, least, NOW_MS) ?? 0) - NOW_MS;
    expect(promisedInMs).toBe(20 * MINUTE_MS);
  });

  it('are preselected where the house takes less', () => {
    expect(preselectedMinutes({ prepMinutes: 2, busy: null }, anOrder({ wayMinutes: 15 }), NOW_MS)).toBe(20);
  });
});

describe('the promise of an order', () => {
  const accepted = afterMove(anOrder(), 'approved', 0, { promisedAtMs: 25 * MINUTE_MS });

  it('comes with its acceptance, and the first one stays when it is moved', () => {
    const late = afterDelay(accepted, 35 * MINUTE_MS, 9, 'The oven is full');
    expect(accepted).toMatchObject({ promisedAtMs: 25 * MINUTE_MS, firstPromisedAtMs: 25 * MINUTE_MS });
    expect(late).toMatchObject({
      status: 'approved',
      acceptedAtMs: 0,
      updatedAtMs: 9,
      promisedAtMs: 35 * MINUTE_MS,
      firstPromisedAtMs: 25 * MINUTE_MS,
      delayReason: 'The oven is full',
    });
    expect([isDelayed(anOrder()), isDelayed(accepted), isDelayed(late)]).toEqual([false, false, true]);
    expect(isDelayed({ ...late, firstPromisedAtMs: null })).toBe(false);
  });

  it('stays with a delivery and its undoing, and goes when the kitchen gives the order back', () => {
    const late = afterDelay(accepted, 35 * MINUTE_MS, 9, 'The oven is full');
    const promise = { promisedAtMs: 35 * MINUTE_MS, firstPromisedAtMs: 25 * MINUTE_MS };
    const delivered = afterMove(late, 'delivered', 10);
    expect([delivered, afterMove(delivered, 'approved', 11, { promisedAtMs: 99 })]).toMatchObject([promise, promise]);
    const none = { promisedAtMs: null, firstPromisedAtMs: null, delayReason: null };
    expect(afterMove(late, 'pending', 10)).toMatchObject(none);
  });

  it('is moved from now on where it is broken already', () => {
    expect(delayedTo(25 * MINUTE_MS, 10, 20 * MINUTE_MS)).toBe(35 * MINUTE_MS);
    expect(delayedTo(25 * MINUTE_MS, 5, 40 * MINUTE_MS)).toBe(45 * MINUTE_MS);
  });
});

it.each([
  ['without a promise by the time in the kitchen', null, 8 * MINUTE_MS, 'late'],
  ['three quarters of the time are not over', 20 * MINUTE_MS, 15 * MINUTE_MS - 1, 'fine'],
  ['three quarters are over', 20 * MINUTE_MS, 15 * MINUTE_MS, 'warning'],
  ['a moment before its time', 20 * MINUTE_MS, 20 * MINUTE_MS - 1, 'warning'],
  ['at its time', 20 * MINUTE_MS, 20 * MINUTE_MS, 'late'],
] as const)('judges an accepted order: %s', (_what, promisedAtMs, nowMs, expected) => {
  expect(judgeOpen({ promisedAtMs, wayMinutes: null }, 0, nowMs)).toBe(expected);
  // A delivery that is as long on its way is late for the kitchen as much earlier.
  const delivery = { promisedAtMs: promisedAtMs && promisedAtMs + 15 * MINUTE_MS, wayMinutes: 15 };
  expect(kitchenDueMs(delivery)).toBe(promisedAtMs);
  expect(judgeOpen(delivery, 0, nowMs)).toBe(expected);
});

it('counts the promises whose outcome is known, by what was promised first', () => {
  const promised = { firstPromisedAtMs: 10, promisedAtMs: 20 };
  const orders = [
    anOrder({ ...promised, status: 'delivered', deliveredAtMs: 10 }),
    anOrder({ ...promised, status: 'delivered', deliveredAtMs: 11 }),
    anOrder({ ...promised, status: 'approved' }),
    anOrder({ status: 'delivered', deliveredAtMs: 5 }),
  ];
  expect(keptPromises(orders, 10)).toEqual({ given: 2, kept: 1 });
  expect(keptPromises(orders, 11)).toEqual({ given: 3, kept: 1 });
});

describe('the minutes of an acceptance', () => {
  const accept = { id: 'order-1', status: 'approved' };

  it.each([1, 25, 240])('may be %i', (minutes) => {
    expect(parseChangeOrderStatusRequest({ ...accept, minutes })).toMatchObject({ ok: true, value: { minutes } });
  });

  it.each([0, 1.5, 241, '25', null])('may not be %j, and their field says so', (minutes) => {
    expect(parseChangeOrderStatusRequest({ ...accept, minutes })).toMatchObject({
      ok: false,
      fields: { minutes: expect.stringContaining('expected minutes from 1 to 240') },
    });
  });

  it('are refused with any other status', () => {
    expect(parseChangeOrderStatusRequest({ id: 'order-1', status: 'delivered', minutes: 5 })).toMatchObject({
      ok: false,
      fields: { minutes: expect.stringContaining('only an acceptance') },
    });
  });
});

describe('what a house takes as a rule', () => {
  const save = (prepMinutes: unknown) => parseSaveHouseRequest({ ...toHouseDto(DEFAULT_SETTINGS), prepMinutes });

  it.each([1, 240, null])('may be %j minutes', (prepMinutes) => {
    expect(save(prepMinutes)).toMatchObject({ ok: true, value: { prepMinutes } });
  });

  it.each([0, 1.5, 241])('may not be %j minutes', (prepMinutes) => {
    expect(save(prepMinutes)).toMatchObject({
      ok: false,
      fields: { prepMinutes: expect.stringContaining('expected minutes from 1 to 240') },
    });
  });
});

it.each([
  [{ plus: 10 }, { plus: 10, reason: null, seenMs: null }],
  [
    { plus: 5, reason: ' The oven ', promisedAt: '2026-06-01T12:00:01.000Z' },
    { plus: 5, reason: 'The oven', seenMs: Date.UTC(2026, 5, 1, 12, 0, 1) },
  ],
])('reads a delay: %j', (body, value) => {
  expect(parseDelayOrderRequest(body)).toEqual({ ok: true, value });
});

it.each([
  ['plus', { plus: 7 }],
  ['plus', {}],
  ['reason', { plus: 5, reason: ' ' }],
  ['promisedAt', { plus: 5, promisedAt: '18:25' }],
])('refuses a delay at its field %s: %j', (field, body) => {
  expect(parseDelayOrderRequest(body)).toMatchObject({ ok: false, fields: { [field]: expect.anything() } });
});
