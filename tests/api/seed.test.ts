import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { database } from '../../local/house.ts';

describe('npm run seed', () => {
  it('leaves a seeded house unchanged', async () => {
    const before = await contents();
    const { stdout } = spawnSync(process.execPath, ['tools/seed.ts'], { encoding: 'utf8' });
    expect(stdout).toBe('Nothing to seed: the demo house is there already.\n');
    expect(await contents()).toEqual(before);
  });

  it('creates forty foods or more, some low and one sold out, and orders in every status', async () => {
    // A demo food has the id of its picture; foods of other tests do not.
    const { docs } = await database().collection('foods').get();
    const foods = docs.filter((food) => food.get('img') === `/img/food/${food.id}.webp`);
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
