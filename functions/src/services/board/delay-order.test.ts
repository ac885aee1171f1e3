import { DEFAULT_SETTINGS, type HouseSettings, type Order, type Reason } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from './change-order-status.ts';
import { delayOrder } from './delay-order.ts';
import { saveHouse } from '../house/manage-house.ts';
import type { Outcome } from '../shared/outcomes.ts';
import type { PlaceOrderPorts } from '../ordering/place-lines.ts';
import { placeOrder } from '../ordering/place-order.ts';
import { returnOrder } from './return-order.ts';
import { ANN, BOSS, COOK, countingIds } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { undeliverOrder } from './undeliver-order.ts';

const SIX_MS = Date.UTC(2026, 5, 1, 18);
const MINUTE_MS = 60_000;
const UNSEEN = { reason: null, seenMs: null };

let store: MemoryStore;
let ports: PlaceOrderPorts;
let nowMs: number;

beforeEach(() => {
  nowMs = SIX_MS;
  store = new MemoryStore();
  ports = {
    unitOfWork: store,
    orderBook: new MemoryHouse(store),
    clock: { nowMs: () => nowMs },
    ids: countingIds(),
  };
  store.put('foods/pho', aFood({ quantity: 9 }));
  promise(20);
});

function promise(prepMinutes: number | null): void {
  store.put('house/settings', { ...DEFAULT_SETTINGS, prepMinutes } satisfies HouseSettings);
}

function makeBusy(nowMs: number, minutes: number): void {
  const busy = { plusMinutes: 15, untilMs: nowMs + minutes * MINUTE_MS };
  store.put('house/settings', { ...DEFAULT_SETTINGS, prepMinutes: 20, busy } satisfies HouseSettings);
}

function valueOf(outcome: Outcome<Order>): Order {
  if (outcome.status !== 'done') throw new Error(outcome.message);
  return outcome.value;
}

const place = async (): Promise<Order> =>
  valueOf(
    await placeOrder(ports, {
      caller: ANN,
      request: { foodId: 'pho', userId: ANN.uid, priceMinor: 950 },
      idempotencyKey: null,
    }),
  );
const accept = ({ id }: Order, said: { readonly minutes?: number } = {}, key: string | null = null) =>
  changeOrderStatus(ports, BOSS, { id, status: 'approved', ...said }, key);
const accepted = async (minutes?: number): Promise<Order> =>
  valueOf(await accept(await place(), minutes === undefined ? {} : { minutes }));
const stored = ({ id }: Order): Order => store.get(`orders/${id}`) as Order;
/** `18:25`, as the guest reads it. */
const clockOf = (atMs: number | null | undefined): string | null =>
  typeof atMs === 'number' ? new Date(atMs).toISOString().slice(11, 16) : null;
const delays = () => store.events.filter(({ plusMinutes }) => plusMinutes !== null);
const reasonOf = (outcome: Outcome<Order>): Reason | null => (outcome.status === 'refused' ? outcome.reason : null);

describe('an accepted order', () => {
  it('B3: accepted at 18:00 with 25 is promised for 18:25, ten minutes more for 18:35 and why, one event each', async () => {
    const order = valueOf(await accept(await place(), { minutes: 25 }));
    expect([clockOf(order.promisedAtMs), clockOf(order.firstPromisedAtMs)]).toEqual(['18:25', '18:25']);
    nowMs += 12 * MINUTE_MS;
    const late = valueOf(await delayOrder(ports, COOK, { ...UNSEEN, id: order.id, plus: 10, reason: 'The oven' }));
    expect(stored(order)).toEqual(late);
    expect([clockOf(late.promisedAtMs), late.delayReason]).toEqual(['18:35', 'The oven']);
    expect(clockOf(late.firstPromisedAtMs)).toBe('18:25');
    expect(
      store.events.map(({ promisedAtMs, ...event }) => ({ ...event, promised: clockOf(promisedAtMs) })),
    ).toMatchObject([
      { from: 'pending', to: 'approved', atMs: SIX_MS, promised: '18:25' },
      { from: 'approved', to: 'approved', byRole: 'chef', atMs: nowMs, reason: 'The oven', promised: '18:35' },
    ]);
  });

  it('is promised what the house takes where nobody names minutes, and nothing in a house that promises nothing', async () => {
    expect(clockOf((await accepted()).promisedAtMs)).toBe('18:20');
    promise(null);
    const order = await accepted();
    expect([order.promisedAtMs, order.firstPromisedAtMs]).toEqual([null, null]);
    expect(store.events.at(-1)?.promisedAtMs).toBeNull();
  });

  it('is promised what the house takes by now, and nothing once it promises nothing any more', async () => {
    const [first, second] = [await place(), await place()];
    promise(30);
    expect(clockOf(valueOf(await accept(first)).promisedAtMs)).toBe('18:30');
    promise(null);
    expect(valueOf(await accept(second)).promisedAtMs).toBe(null);
  });

  it('is promised for later while the house is busy, and as usual from the moment on at which that ends', async () => {
    makeBusy(nowMs, 30);
    expect(clockOf((await accepted()).promisedAtMs)).toBe('18:35');
    expect(clockOf((await accepted(10)).promisedAtMs)).toBe('18:10');
    nowMs += 30 * MINUTE_MS;
    expect(clockOf((await accepted()).promisedAtMs)).toBe('18:50');
  });

  it('is accepted once when two do so at once: the promise of the first counts', async () => {
    const order = await place();
    const both = await Promise.all([accept(order, { minutes: 10 }), accept(order, { minutes: 45 })]);
    expect(both.map(reasonOf)).toEqual([null, 'BAD_TRANSITION']);
    expect([clockOf(stored(order).promisedAtMs), store.events.length]).toEqual(['18:10', 1]);
  });

  it('keeps its promise when the answer was lost and the acceptance is repeated later', async () => {
    const order = await place();
    await accept(order, { minutes: 25 }, 'a-key');
    nowMs += MINUTE_MS;
    expect(clockOf(valueOf(await accept(order, { minutes: 25 }, 'a-key')).promisedAtMs)).toBe('18:25');
    expect(store.events).toHaveLength(1);
  });

  it('loses its promise when the kitchen gives it back, and gets another one with the next acceptance', async () => {
    const order = await accepted(25);
    await delayOrder(ports, COOK, { ...UNSEEN, id: order.id, plus: 10, reason: 'The oven' });
    const back = valueOf(await returnOrder(ports, COOK, { id: order.id, reason: 'No basil' }));
    expect([back.promisedAtMs, back.firstPromisedAtMs, back.delayReason]).toEqual([null, null, null]);
    nowMs += 10 * MINUTE_MS;
    expect(clockOf(valueOf(await accept(order, { minutes: 15 })).firstPromisedAtMs)).toBe('18:25');
  });

  it('keeps its promise through a delivery that is undone', async () => {
    const order = await accepted(25);
    await changeOrderStatus(ports, COOK, { id: order.id, status: 'delivered' }, 'served');
    expect(clockOf(valueOf(await undeliverOrder(ports, COOK, order.id)).promisedAtMs)).toBe('18:25');
  });
});

describe('a promise that is moved', () => {
  it('is moved once by a repeat of a request whose answer was lost', async () => {
    const order = await accepted(25);
    const late = { ...UNSEEN, id: order.id, plus: 10 } as const;
    store.losesAnswer = true;
    await delayOrder(ports, BOSS, late, 'a-key');
    await delayOrder(ports, BOSS, late, 'a-key');
    expect([clockOf(stored(order).promisedAtMs), delays().length]).toEqual(['18:35', 1]);
    const other = await delayOrder(ports, BOSS, { ...late, plus: 5 }, 'a-key');
    expect(reasonOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is no acceptance, and an acceptance is no delay, under one key', async () => {
    const order = await place();
    await accept(order, { minutes: 25 }, 'a-key');
    const late = await delayOrder(ports, BOSS, { ...UNSEEN, id: order.id, plus: 10 }, 'a-key');
    await delayOrder(ports, BOSS, { ...UNSEEN, id: order.id, plus: 10 }, 'b-key');
    expect([late, await accept(order, { minutes: 25 }, 'b-key')].map(reasonOf)).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_KEY_REUSED',
    ]);
  });

  it('is moved once by two people who saw the same time, and twice by two who name none', async () => {
    const order = await accepted(25);
    const seen = { id: order.id, plus: 10, reason: null, seenMs: order.promisedAtMs } as const;
    const both = await Promise.all([delayOrder(ports, BOSS, seen), delayOrder(ports, COOK, seen)]);
    expect(both.map(reasonOf)).toEqual([null, 'NOT_PROMISED']);
    expect(both[1]).toMatchObject({ details: { promisedAt: '2026-06-01T18:35:00.000Z' } });
    await Promise.all([BOSS, COOK].map((who) => delayOrder(ports, who, { ...UNSEEN, id: order.id, plus: 5 })));
    expect([clockOf(stored(order).promisedAtMs), delays().length]).toEqual(['18:45', 3]);
  });

  it('is moved from now on once it is broken, and says no reason where the last one gave none', async () => {
    const order = await accepted(25);
    await delayOrder(ports, COOK, { ...UNSEEN, id: order.id, plus: 5, reason: 'The oven' });
    nowMs += 60 * MINUTE_MS;
    const late = valueOf(await delayOrder(ports, COOK, { ...UNSEEN, id: order.id, plus: 15 }));
    expect([clockOf(late.promisedAtMs), clockOf(late.firstPromisedAtMs), late.delayReason]).toEqual([
      '19:15',
      '18:25',
      null,
    ]);
  });

  it.each([
    ['a guest', ANN, async () => accepted(25), 'ROLE_REQUIRED'],
    ['of an order that nobody accepted', COOK, place, 'BAD_TRANSITION'],
    [
      'of an order that is delivered',
      BOSS,
      async () => valueOf(await changeOrderStatus(ports, BOSS, { id: (await accepted()).id, status: 'delivered' })),
      'BAD_TRANSITION',
    ],
    ['of no order', BOSS, async () => ({ id: 'none' }), 'ORDER_NOT_FOUND'],
    [
      'of an order without a promise',
      COOK,
      async () => {
        promise(null);
        return accepted();
      },
      'NOT_PROMISED',
    ],
  ] as const)('is refused, and nothing is written: %s', async (_what, who, make, reason) => {
    const { id } = await make();
    const { commits } = store;
    expect(reasonOf(await delayOrder(ports, who, { ...UNSEEN, id, plus: 5 }))).toBe(reason);
    expect([store.commits, delays()]).toEqual([commits, []]);
  });
});

it('a page of an earlier build saves the settings, and the house promises what it did', async () => {
  const { prepMinutes: _unknown, pause: _pause, busy: _busy, ...older } = DEFAULT_SETTINGS;
  const house = {
    unitOfWork: store,
    clock: ports.clock,
    catalogue: { menu: async () => [] },
    choiceBook: { groups: async () => [] },
    houseBook: { settings: async () => DEFAULT_SETTINGS, know: () => undefined },
    tableBook: { know: () => undefined },
    pictureBook: { picture: async () => null },
  };
  await saveHouse(house, BOSS, { ...older, dayStart: '06:00' });
  expect(store.get('house/settings')).toMatchObject({ dayStart: '06:00', prepMinutes: 20 });
});
