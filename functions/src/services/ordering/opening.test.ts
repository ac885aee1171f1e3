import {
  closedAt,
  DEFAULT_SETTINGS,
  NEW_CUSTOMER,
  parsePlaceBasketRequest,
  SERVICE_OF_ORDERS,
  toQuoteDto,
  type HouseSettings,
  type Order,
} from '@foodhouse/domain';
import { aFood, INSTANTS, LONG_EVENINGS } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import type { Caller } from '../shared/ports.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from './place-basket.ts';
import { placeOrder } from './place-order.ts';
import { quoteBasket } from './quote-basket.ts';
import { ANN, BOSS, countingIds, fixedClock } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

// A closed house says so in the quote, and takes no order.

const BASKET = { lines: [{ foodId: 'pho', quantity: 2 }], shownTotal: 19 };

/** The house's answers at a moment; `written` are the commits so far. */
function house(settings: Partial<HouseSettings>) {
  const store = new MemoryStore();
  const kept = { ...DEFAULT_SETTINGS, ...settings };
  store.put('house/settings', kept);
  store.put('foods/pho', aFood({ quantity: 5000 }));
  const ids = countingIds();
  const parsed = parsePlaceBasketRequest(BASKET);
  if (!parsed.ok) throw new Error('the basket is wrong');
  const request = parsed.value;
  const at = (atMs: number) => ({
    unitOfWork: store,
    orderBook: new MemoryHouse(store),
    ids,
    clock: { nowMs: () => atMs },
  });
  return {
    kept,
    written: () => store.commits,
    basket: (atMs: number, idempotencyKey: string | null = null) =>
      placeBasket(at(atMs), { caller: ANN, request, idempotencyKey }),
    later: (atMs: number, wantedAtMs: number, idempotencyKey: string | null = null) =>
      placeBasket(at(atMs), { caller: ANN, request: { ...request, wantedAtMs }, idempotencyKey }),
    accept: (atMs: number, id: string, minutes?: number) =>
      changeOrderStatus(at(atMs), BOSS, { id, status: 'approved', ...(minutes !== undefined && { minutes }) }),
    reject: (atMs: number, id: string) => changeOrderStatus(at(atMs), BOSS, { id, status: 'reject' }),
    events: (id: string) => store.events.filter(({ orderId }) => orderId === id),
    portion: (atMs: number, caller = ANN) =>
      placeOrder(at(atMs), {
        caller,
        request: { foodId: 'pho', userId: caller.uid, priceMinor: 950 },
        idempotencyKey: null,
      }),
    quote: (atMs: number, wantedAtMs?: number, caller: Caller | null = null) =>
      quoteBasket(
        {
          clock: at(atMs).clock,
          catalogue: { food: async () => store.get('foods/pho') } as never,
          choiceBook: { choicesOf: async () => null },
          customerBook: { customer: async () => NEW_CUSTOMER },
          houseBook: { settings: async () => kept, know: () => undefined },
          tableBook: { tablesLately: async () => [] },
        },
        caller,
        { ...request, ...(wantedAtMs !== undefined && { wantedAtMs }) },
      ),
  };
}

function placedBy(outcome: Outcome<Order>): Order {
  if (outcome.status === 'refused') throw new Error(outcome.message);
  return outcome.value;
}

const EVENINGS: Partial<HouseSettings> = {
  timeZone: 'Europe/Berlin',
  hours: { pickup: [{ days: [1, 2, 3, 4, 5, 6, 0], from: '18:00', to: '02:00' }] },
  exceptions: [{ from: '2026-12-24', to: '2026-12-26', services: ['pickup'], hours: [], message: 'Merry Christmas' }],
};

describe('a closed house', () => {
  it('refuses baskets and single portions with the time when it opens, and writes nothing', async () => {
    const { portion, basket, quote, written } = house(EVENINGS);
    const afternoon = Date.parse('2026-06-01T17:59+02:00');
    const details = {
      reason: 'hours',
      opensAt: '2026-06-01T16:00:00.000Z',
      message: null,
      timeZone: 'Europe/Berlin',
      sentence: 'Closed, opens 18:00.',
    };
    expect(await basket(afternoon)).toMatchObject({ reason: 'CLOSED', details: { closed: details } });
    expect(await portion(afternoon)).toMatchObject({ reason: 'CLOSED', details: { closed: details } });
    expect(await quote(afternoon)).toMatchObject({ totalMinor: 1900, closed: { reason: 'hours' } });
    expect(written()).toBe(0);
    expect(await basket(afternoon + 60_000)).toMatchObject({ status: 'done' });
    expect((await quote(afternoon + 60_000)).closed).toBeNull();
  });

  it('finds the order that was placed before it closed, when its answer was lost', async () => {
    const { basket, written } = house(EVENINGS);
    const last = Date.parse('2026-06-02T01:59+02:00');
    const placed = await basket(last, 'a-key');
    expect(await basket(last + 60_000, 'a-key')).toEqual(placed);
    expect([placed.status, written()]).toEqual(['done', 1]);
    expect(await basket(last + 60_000, 'another-key')).toMatchObject({ reason: 'CLOSED' });
  });

  it('C5 is closed on its exceptions, without banner, free times and structured data', async () => {
    const { basket, portion, quote } = house(EVENINGS);
    const christmas = Date.parse('2026-12-25T19:00+01:00');
    const closed = { reason: 'exception', message: 'Merry Christmas', opensAt: '2026-12-27T17:00:00.000Z' };
    expect(await basket(christmas)).toMatchObject({ details: { closed } });
    expect(await portion(christmas)).toMatchObject({ details: { closed } });
    const { opensAt, ...read } = closed;
    expect(await quote(christmas)).toMatchObject({ closed: { ...read, opensAtMs: Date.parse(opensAt) } });
  });
});

describe('a house that has not opened yet', () => {
  it('refuses guests, now and for later, and is tried by its staff', async () => {
    const noon = Date.parse('2026-06-01T12:00+02:00');
    const { portion, basket, later, quote, written } = house({
      notOpenYet: true,
      later: { minMinutes: 30, maxDays: 2 },
      answerMinutes: 3,
    });
    const closed = { reason: 'not-open-yet', sentence: 'Not open yet.' };
    const refused = { reason: 'CLOSED', details: { closed: { ...closed, opensAt: null } } };
    expect(await basket(noon)).toMatchObject(refused);
    expect(await portion(noon)).toMatchObject(refused);
    expect(await later(noon, noon + 3_600_000)).toMatchObject(refused);
    for (const caller of [null, ANN])
      expect(await quote(noon, undefined, caller)).toMatchObject({ closed, isForLater: false, laterFromMs: null });
    expect(written()).toBe(0);
    expect(await quote(noon, undefined, BOSS)).toMatchObject({ closed: null, isForLater: true });
    expect(await portion(noon, BOSS)).toMatchObject({ status: 'done', value: { answerByMs: noon + 180_000 } });
  });
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);
const period = fc.record({ from: time, to: time });
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-10-${String(date).padStart(2, '0')}`);
const settings = fc.record({
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Chatham'),
  hours: fc.record({
    pickup: fc.array(
      fc.record({ days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), from: time, to: time }),
      { maxLength: 4 },
    ),
  }),
  exceptions: fc.array(
    fc.record({
      from: day,
      to: day,
      services: fc.constant(['pickup'] as const),
      hours: fc.array(period, { maxLength: 2 }),
      message: fc.constant(null),
    }),
    { maxLength: 2 },
  ),
});

/** The hours of a service, for the one that orders are of. */
function asOrdered(service: (typeof INSTANTS)[number]['service']): Pick<HouseSettings, 'hours' | 'exceptions'> {
  const hours = LONG_EVENINGS.hours[service];
  const exceptions = LONG_EVENINGS.exceptions.filter(({ services }) => services.includes(service));
  return {
    hours: hours ? { [SERVICE_OF_ORDERS]: hours } : {},
    exceptions: exceptions.map((one) => ({ ...one, services: [SERVICE_OF_ORDERS] })),
  };
}

describe('a house whose last orders are half an hour before closing', () => {
  const LAST: Partial<HouseSettings> = {
    timeZone: 'Europe/Berlin',
    hours: { pickup: [{ days: [1, 2, 3, 4, 5, 6, 0], from: '11:00', to: '22:00' }] },
    lastOrderMinutes: 30,
    later: { minMinutes: 0, maxDays: 1 },
    answerMinutes: 3,
  };
  const at = (time: string): number => Date.parse(`2026-06-01T${time}+02:00`);

  it('refuses what is wanted at once with when it opens, and keeps what was ordered for later before', async () => {
    const { basket, portion, quote, later, written } = house(LAST);
    expect(await later(at('20:00'), at('21:45'))).toMatchObject({ status: 'done' });
    expect(await basket(at('21:29'))).toMatchObject({ status: 'done' });
    const closed = {
      reason: 'hours',
      opensAt: '2026-06-02T09:00:00.000Z',
      sentence: 'No new orders, opens Tue 11:00.',
    };
    expect(await basket(at('21:55'))).toMatchObject({ reason: 'CLOSED', details: { closed } });
    expect(await portion(at('21:55'))).toMatchObject({ reason: 'CLOSED', details: { closed } });
    expect((await quote(at('21:55'))).closed?.sentence).toBe(closed.sentence);
    expect(await later(at('21:35'), at('21:45'))).toMatchObject({ reason: 'TIME_NOT_FREE' });
    expect(written()).toBe(2);
  });

  it('is there until it closes: what comes then for tomorrow is answered at once', async () => {
    const tomorrow = Date.parse('2026-06-02T12:00+02:00');
    const value = { answerByMs: at('21:43') };
    expect(await house(LAST).later(at('21:40'), tomorrow)).toMatchObject({ value });
  });
});

describe('B4 without slots: an order for later', () => {
  const LATER: Partial<HouseSettings> = {
    ...EVENINGS,
    later: { minMinutes: 30, maxDays: 1 },
    prepMinutes: 20,
    answerMinutes: 3,
  };
  const NOON = Date.parse('2026-06-01T12:00+02:00');
  const SEVEN = Date.parse('2026-06-01T19:00+02:00');

  it('is taken while the house is closed, answered after it opens, and promised for its time', async () => {
    const { later, quote, accept } = house(LATER);
    expect(await quote(NOON)).toMatchObject({ closed: { reason: 'hours' }, isForLater: true, wanted: null });
    expect(await quote(NOON, SEVEN)).toMatchObject({ closed: null, isForLater: true, wanted: null });
    const placed = await later(NOON, SEVEN, 'k');
    const answerByMs = Date.parse('2026-06-01T18:15+02:00');
    expect(placed).toMatchObject({ status: 'done', value: { wantedAtMs: SEVEN, status: 'pending', answerByMs } });
    expect(await later(NOON, SEVEN, 'k')).toEqual(placed);
    expect(await later(NOON, SEVEN + 900_000, 'k')).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
    const { id } = (placed as { value: { id: string } }).value;
    const accepted = { promisedAtMs: SEVEN, firstPromisedAtMs: SEVEN, wantedAtMs: SEVEN };
    expect(await accept(NOON + 3_600_000, id)).toMatchObject({ value: accepted });
  });

  it.each([
    ['for other minutes that end after its time', 60, SEVEN + 600_000],
    ['for its time where the minutes end before it', 30, SEVEN],
  ])('is promised %s', async (_what, minutes, promisedAtMs) => {
    for (const prepMinutes of [20, null]) {
      const { later, accept } = house({ ...LATER, prepMinutes });
      const { id } = placedBy(await later(NOON, SEVEN));
      const accepted = { promisedAtMs, firstPromisedAtMs: promisedAtMs };
      expect(await accept(SEVEN - 3_000_000, id, minutes)).toMatchObject({ value: accepted });
    }
  });

  it.each([
    ['at its time', SEVEN],
    ['after its time', SEVEN + 60_000],
  ])('is promised as one for now where it is accepted %s', async (_when, atMs) => {
    const { later, accept } = house({ ...LATER, answerMinutes: null });
    const { id } = placedBy(await later(NOON, SEVEN));
    expect(await accept(atMs, id)).toMatchObject({ value: { promisedAtMs: atMs + 1_200_000 } });
  });

  it('is promised for no time in a house that promises none, nor where it is rejected', async () => {
    const silent = house({ ...LATER, prepMinutes: null });
    const first = placedBy(await silent.later(NOON, SEVEN));
    expect(await silent.accept(NOON, first.id)).toMatchObject({ value: { promisedAtMs: null } });
    const { later, reject, events } = house(LATER);
    const second = placedBy(await later(NOON, SEVEN));
    expect(await reject(NOON, second.id)).toMatchObject({ value: { status: 'reject', promisedAtMs: null } });
    expect(events(second.id).map(({ to, promisedAtMs }) => [to, promisedAtMs])).toEqual([['reject', null]]);
  });

  it('is answered within the minutes of the house where it is wanted for the opening itself', async () => {
    const answers = async (wantedAtMs: number): Promise<number | null> =>
      placedBy(await house(LATER).later(NOON, wantedAtMs)).answerByMs;
    const opening = Date.parse('2026-06-01T18:00+02:00');
    expect([await answers(opening), await answers(SEVEN)]).toEqual([
      Date.parse('2026-06-01T18:03+02:00'),
      Date.parse('2026-06-01T18:15+02:00'),
    ]);
  });

  it.each([
    ['past', -900_000],
    ['too-soon', 900_000],
    ['closed', 3_600_000],
    ['too-late', 4 * 86_400_000],
  ])('%s is refused with the times that a quote names, and nothing is written', async (why, afterMs) => {
    const { later, quote, written } = house(LATER);
    const wanted = { why, free: ['2026-06-01T16:00:00.000Z', '2026-06-01T16:15:00.000Z', '2026-06-01T16:30:00.000Z'] };
    expect(await later(NOON, NOON + afterMs)).toMatchObject({ reason: 'TIME_NOT_FREE', details: { wanted } });
    expect(toQuoteDto(await quote(NOON, NOON + afterMs)).wanted).toMatchObject(wanted);
    expect(written()).toBe(0);
  });

  it('is judged by a pause at its time, and not taken while nobody knows when that ends', async () => {
    const pause = { services: ['pickup'], untilMs: NOON + 3_600_000, message: null } as const;
    const { later, quote, basket } = house({ ...LATER, hours: {}, pause });
    const free = ['2026-06-01T11:00:00.000Z', '2026-06-01T11:15:00.000Z', '2026-06-01T11:30:00.000Z'];
    expect(toQuoteDto(await quote(NOON))).toMatchObject({ closed: {}, later: true, laterFrom: free[0] });
    expect(await basket(NOON)).toMatchObject({ reason: 'PAUSED' });
    const during = NOON + 2_700_000;
    expect(await later(NOON, during)).toMatchObject({ reason: 'TIME_NOT_FREE', details: { wanted: { free } } });
    expect(await later(NOON, NOON + 3_600_000)).toMatchObject({ status: 'done' });
    const endless = house({ ...LATER, hours: {}, pause: { ...pause, untilMs: null } });
    expect(await endless.later(NOON, SEVEN)).toMatchObject({ reason: 'PAUSED' });
    expect(toQuoteDto(await endless.quote(NOON))).not.toHaveProperty('later');
  });

  it('is not taken by a house that takes none', async () => {
    expect(await house({ ...LATER, later: null }).later(NOON, SEVEN)).toMatchObject({
      reason: 'TIME_NOT_FREE',
      details: { wanted: { why: 'not-offered', free: [] } },
    });
  });

  it('has what is served at its time, not at the time of ordering', async () => {
    const lunch = { mealtimes: { lunch: { from: '11:00', to: '14:00' } }, enforceMealtimes: true };
    const { later, quote } = house({ ...LATER, ...lunch, hours: {} });
    expect(await later(NOON, SEVEN)).toMatchObject({ reason: 'BASKET_CHANGED' });
    expect(await quote(NOON, SEVEN)).toMatchObject({ problems: [{ line: 0, reason: 'NOT_SERVED_NOW' }] });
    expect(await later(SEVEN, Date.parse('2026-06-02T13:00+02:00'))).toMatchObject({ status: 'done' });
  });

  it('is no slower in a busy house, which says so in the quote of what is wanted as soon as possible', async () => {
    const busy = { plusMinutes: 20, untilMs: SEVEN };
    const sentence = 'Busy: about 20 minutes longer until 19:00.';
    const { quote } = house({ ...LATER, hours: {}, busy });
    expect(toQuoteDto(await quote(NOON)).busy).toBe(sentence);
    expect(toQuoteDto(await quote(NOON, SEVEN))).not.toHaveProperty('busy');
    expect(toQuoteDto(await quote(SEVEN))).not.toHaveProperty('busy');
    const closed = house({ ...LATER, busy });
    expect(toQuoteDto(await closed.quote(NOON))).not.toHaveProperty('busy');
  });

  it('is not what an order is that is wanted as soon as possible: closed stays closed', async () => {
    expect(await house(LATER).basket(NOON)).toMatchObject({ reason: 'CLOSED' });
  });
});

describe('C1 quote and order are judged by the clock of the house', () => {
  it.each(INSTANTS)('in $timeZone, $service at $at', async ({ timeZone, service, at, judgement }) => {
    const { basket, quote } = house({ timeZone, ...asOrdered(service) });
    const atMs = Date.parse(at);
    const [ordered, quoted] = [await basket(atMs), await quote(atMs)];
    if (judgement.isOpen) {
      expect([ordered.status, quoted.closed]).toEqual(['done', null]);
    } else {
      const { reason, opensAtMs } = judgement;
      const opensAt = opensAtMs && new Date(opensAtMs).toISOString();
      expect(ordered).toMatchObject({ reason: 'CLOSED', details: { closed: { reason, opensAt } } });
      expect(quoted.closed).toMatchObject({ reason, opensAtMs });
    }
  });
});

describe('whatever the hours are', () => {
  it('no order is accepted while closed, and every one while open', async () => {
    const month = fc.integer({ min: Date.UTC(2026, 9, 1), max: Date.UTC(2026, 9, 31) });
    await fc.assert(
      fc.asyncProperty(settings, fc.array(month, { minLength: 1, maxLength: 4 }), async (hours, moments) => {
        const { basket, quote, kept, written } = house(hours);
        let accepted = 0;
        for (const atMs of moments.toSorted((one, other) => one - other)) {
          const closed = closedAt(kept, atMs);
          const outcome = await basket(atMs);
          accepted += closed ? 0 : 1;
          expect([outcome.status, written()]).toEqual([closed ? 'refused' : 'done', accepted]);
          expect((await quote(atMs)).closed).toEqual(closed);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a house that has set nothing takes orders at any time', async () => {
    expect(await house({}).basket(fixedClock.nowMs())).toMatchObject({ status: 'done' });
  });
});
