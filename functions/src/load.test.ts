import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { order, type Ordered } from './testing/load.ts';
import { openTimedHouse, type TimedHouse } from './testing/timed-house.ts';

// Orders while Firestore is as far away as a real one: the short form of npm run bench:load, which measures how many a second.

const LATENCY = { readMs: 20, commitMs: 80 } as const;
const LONGEST_WAIT_MS = 10_000;

vi.setConfig({ testTimeout: 60_000 });

async function open(foods: number, customers: number): Promise<TimedHouse> {
  const house = await openTimedHouse({ projectId: 'demo-load', foods, portions: 200, customers, latency: LATENCY });
  onTestFinished(house.stop);
  return house;
}

async function sold(house: TimedHouse): Promise<{ readonly portions: number; readonly orders: number }> {
  const { docs } = await house.db.collection('foods').get();
  const left = docs.reduce((sum, food) => sum + Number(food.get('quantity')), 0);
  const orders = (await house.db.collection('orders').count().get()).data().count;
  return { portions: docs.length * 200 - left, orders };
}

const placedIn = (answers: readonly Ordered[]): number => answers.filter(({ outcome }) => outcome === 'placed').length;

describe('two hundred buyers of one food at once', () => {
  it('have an order or are told that the house is busy, within ten seconds', async () => {
    const house = await open(1, 200);
    const [food] = house.foods;
    if (!food) throw new Error('expected a food');
    const answers = await Promise.all(
      house.customers.map((customer) => order(house, customer, food.id, food.priceMinor)),
    );
    expect(answers.filter(({ outcome }) => outcome !== 'placed' && outcome !== 'BUSY')).toEqual([]);
    expect(placedIn(answers)).toBeGreaterThan(0);
    expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(LONGEST_WAIT_MS);
    expect(await sold(house)).toEqual({ portions: placedIn(answers), orders: placedIn(answers) });
  });
});

describe('twenty orders a second on forty foods', () => {
  it('are all placed', async () => {
    const house = await open(40, 100);
    const answers = await Promise.all(
      house.customers.map(async (customer, index) => {
        await delay(index * 50);
        const food = house.foods[(index * 7) % house.foods.length];
        return order(house, customer, food?.id ?? '', food?.priceMinor ?? 0);
      }),
    );
    expect(answers.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'placed')).toEqual([]);
    expect(await sold(house)).toEqual({ portions: 100, orders: 100 });
  });
});
