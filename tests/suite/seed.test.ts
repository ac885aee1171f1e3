import { describe, expect, it } from 'vitest';
import { DEMO_FOODS } from '../../tools/seed/foods.ts';
import { seedHouse } from '../../tools/seed/seed-house.ts';
import { PROJECT_ID } from '../../tools/suite.ts';
import { database } from './house.ts';

describe('seeding', () => {
  it('leaves a seeded house as it is', async () => {
    const before = await contents();
    expect(await seedHouse(PROJECT_ID)).toBe(0);
    expect(await contents()).toEqual(before);
  });

  it('gives the house forty foods or more, some low and one sold out, and orders in every status', async () => {
    const seeded = new Set(DEMO_FOODS.map(({ id }) => id));
    const foods = (await database().collection('foods').get()).docs.filter((food) => seeded.has(food.id));
    expect(foods.length).toBeGreaterThanOrEqual(40);
    expect(new Set(foods.map((food) => food.get('img') as string)).size).toBe(foods.length);
    expect(foods.some((food) => (food.get('quantity') as number) === 0)).toBe(true);
    expect(foods.some((food) => [1, 2, 3, 4, 5].includes(food.get('quantity') as number))).toBe(true);
    const orders = (await database().collection('orders').get()).docs.filter((order) => order.id.startsWith('demo-'));
    expect(orders).toHaveLength(7);
  });
});

async function contents(): Promise<Record<string, unknown>> {
  const collections = await Promise.all(
    ['foods', 'orders', 'reviews', 'users', 'counters'].map((name) => database().collection(name).get()),
  );
  return Object.fromEntries(
    collections.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()])),
  );
}
