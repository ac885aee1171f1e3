import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runDay } from './testing/day.ts';
import { openTimedHouse, type TimedHouse, type TimedHouseOptions } from './testing/timed-house.ts';
import { sumOf, unbounded } from './testing/usage.ts';

// What a day costs in Firestore: the short form of npm run bench:day, without a CDN in front.

const MOST_READS_OF_A_LOOK = 8;
/** In all three steps. One write of an order is its move of stock (docs/decisions/037). */
const READS_OF_AN_ORDER = 11;
const WRITES_OF_AN_ORDER = 11;
/** Bytes that Firestore sends to the API, framing included. */
const MOST_BYTES_OF_A_LOOK = 2000;
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
  it('costs the API at most eight reads and two kilobytes a visitor, and no write', async () => {
    const house = await open();
    const { calls, bytes } = await runDay(house, { visitors: 100, orders: 0, hours: 1 });
    const lines = await house.billed();
    const { toServer } = await house.sent();
    expect(calls).toBe(800);
    expect(toServer / 100).toBeLessThanOrEqual(MOST_BYTES_OF_A_LOOK);
    expect(bytes / 100).toBeLessThanOrEqual(MOST_BYTES_OF_A_VISIT);
    expect(sumOf(lines, 'reads') / 100).toBeLessThanOrEqual(MOST_READS_OF_A_LOOK);
    expect(sumOf(lines, 'writes')).toBe(0);
    expect(unbounded(lines)).toEqual([]);
  });
});

describe.each([0, 1000])('an order of one portion, from placed to delivered, after %i others', (oldOrders) => {
  it('costs at most twelve reads, eleven writes and five kilobytes', async () => {
    const house = await open({ oldOrders });
    await runDay(house, { visitors: 0, orders: 12, hours: 1 });
    const lines = await house.billed();
    const { toServer } = await house.sent();
    expect(toServer / 12).toBeLessThanOrEqual(MOST_BYTES_OF_AN_ORDER);
    expect([sumOf(lines, 'reads') / 12, sumOf(lines, 'writes') / 12]).toEqual([READS_OF_AN_ORDER, WRITES_OF_AN_ORDER]);
    expect(unbounded(lines)).toEqual([]);
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
