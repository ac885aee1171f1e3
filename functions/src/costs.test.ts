import { DEFAULT_SETTINGS, settingsToDocument } from '@foodhouse/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { beatScreen } from './services/board/beat-screen.ts';
import { changeOrderStatus } from './services/board/change-order-status.ts';
import { delayOrder } from './services/board/delay-order.ts';
import { saveHouse } from './services/house/manage-house.ts';
import { placeOrder } from './services/ordering/place-order.ts';
import { tick } from './services/tick.ts';
import { acknowledgeAlert } from './services/board/watch-screens.ts';
import { offerOptions, runDay } from './testing/day.ts';
import { openTimedHouse, type TimedHouse, type TimedHouseOptions } from './testing/timed-house.ts';
import { sumOf, unbounded, type UsageLine } from './testing/usage.ts';

// What a day costs in Firestore: the short form of npm run bench:day, without a CDN in front.

/** Of foods, and of the settings, which say whether the house takes orders. */
const MOST_READS_OF_A_LOOK = { foods: 8, house: 6 } as const;
/** In all three steps. One read is that of the customer's vouchers, one write the move of stock (docs/decisions/037). */
const READS_OF_AN_ORDER = 13;
const WRITES_OF_AN_ORDER = 10;
/** The hourly question which pictures to look at: nothing found is one read. */
const PICTURES_CHECKED = 1;
/** Of three foods with options: at most 24 and 20 are wanted. */
const READS_OF_A_BASKET = 18;
const WRITES_OF_A_BASKET = 14;
/** Bytes that Firestore sends to the API, framing included. */
const MOST_BYTES_OF_A_LOOK = 2500;
const MOST_BYTES_OF_AN_ORDER = 5000;
/** Bytes that the API sends to somebody who looks, before compression. */
const MOST_BYTES_OF_A_VISIT = 30_000;

vi.setConfig({ testTimeout: 60_000 });

async function open(changes: Partial<TimedHouseOptions> = {}): Promise<TimedHouse> {
  const house = await openTimedHouse({ projectId: 'demo-day', foods: 30, portions: 99, customers: 12, ...changes });
  onTestFinished(house.stop);
  return house;
}

describe('an hour with a hundred visitors who only look', () => {
  it('costs the API at most eight reads of foods, six of the settings and 2.5 kilobytes a visitor, and no write', async () => {
    const house = await open();
    const { calls, bytes } = await runDay(house, { visitors: 100, orders: 0, hours: 1 });
    const lines = await house.billed();
    const { toServer } = await house.sent();
    expect(calls).toBe(2200); // eight for foods, fourteen for the house
    expect(toServer / 100).toBeLessThanOrEqual(MOST_BYTES_OF_A_LOOK);
    expect(bytes / 100).toBeLessThanOrEqual(MOST_BYTES_OF_A_VISIT);
    const [ofHouse, ofFoods] = [true, false].map((isHouse) =>
      sumOf(
        lines.filter(({ what }) => what.endsWith(' house') === isHouse),
        'reads',
      ),
    );
    expect(ofFoods).toBeLessThanOrEqual(MOST_READS_OF_A_LOOK.foods * 100);
    expect(ofHouse).toBeLessThanOrEqual(MOST_READS_OF_A_LOOK.house * 100);
    expect(sumOf(lines, 'writes')).toBe(0);
    expect(unbounded(lines)).toEqual([]);
  });
});

describe.each([0, 1000])('an order of one portion, from placed to delivered, after %i others', (oldOrders) => {
  it('costs thirteen reads, ten writes and five kilobytes', async () => {
    const house = await open({ oldOrders });
    await runDay(house, { visitors: 0, orders: 12, hours: 1 });
    const lines = await house.billed();
    const { toServer } = await house.sent();
    expect(toServer / 12).toBeLessThanOrEqual(MOST_BYTES_OF_AN_ORDER);
    expect([sumOf(lines, 'reads') / 12, sumOf(lines, 'writes') / 12]).toEqual([READS_OF_AN_ORDER, WRITES_OF_AN_ORDER]);
    expect(unbounded(lines)).toEqual([]);
  });
});

describe('an order of three foods with options, from placed to delivered', () => {
  it('costs at most 24 reads and 20 writes', async () => {
    const house = await open();
    await offerOptions(house);
    await house.billed();
    await runDay(house, { visitors: 0, orders: 0, baskets: 12, hours: 1 });
    const lines = await house.billed();
    const [reads, writes] = [sumOf(lines, 'reads') / 12, sumOf(lines, 'writes') / 12];
    expect([reads, writes]).toEqual([READS_OF_A_BASKET, WRITES_OF_A_BASKET]);
    expect(unbounded(lines)).toEqual([]);
  });
});

it('a member’s order behind a known address costs a read more, and before the first delivery another and a write', async () => {
  const house = await open({ customers: 1 });
  const { ports, admin, chef, customers, foods } = house;
  const [caller, food] = [customers[0] ?? admin, foods[0]];
  const costOf = async (address: string | null): Promise<readonly number[]> => {
    const request = { foodId: food?.id ?? '', userId: caller.uid, priceMinor: food?.priceMinor ?? 0 };
    await house.billed();
    const placed = await placeOrder(ports, { caller, request, idempotencyKey: null, address });
    const lines = await house.billed();
    const id = placed.status === 'done' ? placed.value.id : '';
    if (address !== null)
      for (const [by, status] of [[admin, 'approved'] as const, [chef, 'delivered'] as const])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await changeOrderStatus(ports, by, { id, status }, null)).status).toBe('done');
    return [sumOf(lines, 'reads'), sumOf(lines, 'writes')];
  };
  await costOf(null); // opens the ledger of the food
  const [reads = 0, writes = 0] = await costOf(null);
  expect(await costOf('bar')).toEqual([reads + 2, writes + 1]);
  expect(await costOf('bar')).toEqual([reads + 1, writes]);
});

describe('a promise', () => {
  it.each([
    ['nothing in a house that promises none', null, undefined, 2],
    ['nothing where a page names the minutes', 20, 25, 2],
    ['one read, of the settings, where nobody names them', 20, undefined, 3],
  ])('costs an acceptance %s', async (_what, prepMinutes, minutes, reads) => {
    const house = await open({ customers: 1 });
    const accept = await placedIn(house, prepMinutes);
    await house.billed();
    await accept(minutes);
    const lines = await house.billed();
    expect([sumOf(lines, 'reads'), sumOf(lines, 'writes')]).toEqual([reads, 3]);
  });

  it('costs two reads and three writes when it is moved', async () => {
    const house = await open({ customers: 1 });
    const accept = await placedIn(house, 20);
    const id = await accept(25);
    await house.billed();
    const late = { id, plus: 10, reason: 'The oven', seenMs: null } as const;
    expect((await delayOrder(house.ports, house.chef, late, 'late')).status).toBe('done');
    const lines = await house.billed();
    expect([sumOf(lines, 'reads'), sumOf(lines, 'writes')]).toEqual([2, 3]);
  });
});

/** Places an order in a house that promises, or does not. @returns accepts it */
async function placedIn(
  { ports, admin, customers, foods }: TimedHouse,
  prepMinutes: number | null,
): Promise<(minutes?: number) => Promise<string>> {
  const saved = await saveHouse(ports, admin, { ...DEFAULT_SETTINGS, prepMinutes });
  const caller = customers[0] ?? admin;
  const [food] = foods;
  if (saved.status !== 'done' || !food) throw new Error('expected a house with a food');
  const request = { foodId: food.id, userId: caller.uid, priceMinor: food.priceMinor };
  const placed = await placeOrder(ports, { caller, request, idempotencyKey: 'an-order' });
  if (placed.status !== 'done') throw new Error(placed.message);
  const { id } = placed.value;
  return async (minutes) => {
    const to = { id, status: 'approved', ...(minutes !== undefined && { minutes }) } as const;
    expect((await changeOrderStatus(ports, admin, to, 'accept')).status).toBe('done');
    return id;
  };
}

describe('an hour of a house that wants to know who listens', () => {
  const [DESK, KITCHEN] = ['6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10', '6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a11'];
  const BEAT = { page: 'orders', isVisible: true, newestMs: null, acknowledgedMs: null } as const;

  async function openListening(): Promise<TimedHouse> {
    const house = await open({ customers: 1, foods: 3 });
    const { ports, db } = house;
    const settings = { ...DEFAULT_SETTINGS, whenNobodyListens: 'pause' } as const;
    await db.doc('house/settings').set(settingsToDocument(settings));
    ports.houseBook.know(settings);
    await house.billed();
    return house;
  }

  async function runHour(house: TimedHouse, each: () => Promise<unknown>): Promise<readonly UsageLine[]> {
    for (let minute = 0; minute < 60; minute += 1) {
      house.moveTo(house.nowMs() + 60_000);
      await each();
      await tick(house.ports);
    }
    return house.billed();
  }

  it('costs 60 writes a screen, and four reads more a minute while one listens', async () => {
    const house = await openListening();
    const lines = await runHour(house, async () => {
      await beatScreen(house.ports, house.admin, { id: DESK, beat: { ...BEAT, soundOk: true } });
      await beatScreen(house.ports, house.admin, { id: KITCHEN, beat: { ...BEAT, soundOk: false } });
    });
    // Each new screen is counted once.
    expect(sumOf(lines, 'writes')).toBe(120 + 2);
    // Each minute: two screens, the settings, who was heard, and nothing unfinished, overdue or alerted.
    expect(sumOf(lines, 'reads')).toBe(60 * (2 + 1 + 1 + 3) + 2 + PICTURES_CHECKED);
    expect(unbounded(lines)).toEqual([]);
  });

  it('costs one pause and one alert when nobody listens, however long', async () => {
    const house = await openListening();
    const { ports, customers, foods, db } = house;
    const [customer] = customers;
    const [food] = foods;
    if (!customer || !food) throw new Error('there is nobody or nothing');
    const request = { foodId: food.id, userId: customer.uid, priceMinor: food.priceMinor };
    const placed = await placeOrder(ports, { caller: customer, request, idempotencyKey: null });
    if (placed.status !== 'done') throw new Error(placed.message);
    await house.billed();
    const lines = await runHour(house, async () => undefined);
    const alert = await db.doc(`alerts/${placed.value.id}`).get();
    expect([alert.get('isOpen'), (await db.doc('house/settings').get()).get('pause')]).toMatchObject([
      true,
      { isByHouse: true, untilMs: null },
    ]);
    // The pause and its entry in the audit, and the alert.
    expect(sumOf(lines, 'writes')).toBe(3);
    expect(unbounded(lines)).toEqual([]);
    await beatScreen(ports, house.admin, { id: DESK, beat: { ...BEAT, soundOk: true } });
    expect((await db.doc('house/settings').get()).get('pause')).toBe(null);
    await changeOrderStatus(ports, house.admin, { id: placed.value.id, status: 'reject' });
    expect((await tick(ports)).screens).toMatchObject({ value: { ended: [placed.value.id], failed: [] } });
    const known = await acknowledgeAlert(ports, placed.value.id);
    expect(known).toMatchObject({ value: { acknowledgedAtMs: null, endedAtMs: house.nowMs() } });
  });

  it('writes nothing in a house that has set nothing', async () => {
    const house = await open({ customers: 1, foods: 3 });
    await house.billed();
    const lines = await runHour(house, () =>
      beatScreen(house.ports, house.admin, { id: DESK, beat: { ...BEAT, soundOk: true } }),
    );
    expect(sumOf(lines, 'writes')).toBe(0);
    expect(sumOf(lines, 'reads')).toBe(60 * 3 + PICTURES_CHECKED);
  });
});

describe('a query that grows with the age of the house', () => {
  it('is found by its shape', () => {
    const line = (what: string) => ({ by: 'client', what, calls: 1, reads: 1, writes: 0, deletes: 0 }) as const;
    expect(
      unbounded([
        line('count orders where status == delivered'),
        line('count orders where status == delivered and createdAt >= …'),
        line('count orders where status == pending'),
        line('listen orders order by updatedAt desc limit 1'),
        line('query foods where retiredAt is-null order by createdAt asc'),
      ]),
    ).toEqual(['count orders where status == delivered']);
  });
});
