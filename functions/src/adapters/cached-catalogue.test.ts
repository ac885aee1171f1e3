import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import type { MenuPage } from '../services/ports.ts';
import { CachedCatalogue } from './cached-catalogue.ts';

const PAGE = { limit: 10, after: null };

function house(): {
  catalogue: CachedCatalogue;
  asked: () => number;
  pass: (ms: number) => void;
  fail: (is: boolean) => void;
} {
  let [asked, nowMs, fails] = [0, 0, false];
  const source = {
    foodsOnMenu: (): Promise<MenuPage> => {
      asked += 1;
      return fails
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ items: [aFood({ quantity: asked })], next: null, total: 1 });
    },
    food: () => Promise.resolve(null),
  };
  return {
    catalogue: new CachedCatalogue(source, { nowMs: () => nowMs }),
    asked: () => asked,
    pass: (ms) => {
      nowMs += ms;
    },
    fail: (is) => {
      fails = is;
    },
  };
}

describe('the cached menu', () => {
  it('is read once while it is fresh, also by concurrent requests', async () => {
    const { catalogue, asked, pass } = house();
    const first = await Promise.all([catalogue.foodsOnMenu(PAGE), catalogue.foodsOnMenu(PAGE)]);
    expect(first[0]).toBe(first[1]);
    pass(999);
    expect(await catalogue.foodsOnMenu(PAGE)).toBe(first[0]);
    pass(1);
    expect(await catalogue.foodsOnMenu(PAGE)).not.toBe(first[0]);
    expect(asked()).toBe(2);
  });

  it('is read again after a food was written, page by page', async () => {
    const { catalogue, asked } = house();
    await catalogue.foodsOnMenu(PAGE);
    catalogue.forget();
    expect((await catalogue.foodsOnMenu(PAGE)).items[0]?.quantity).toBe(2);
    await catalogue.foodsOnMenu({ limit: 10, after: 'pho' });
    expect(asked()).toBe(3);
  });

  it('does not cache a failure', async () => {
    const { catalogue, fail } = house();
    fail(true);
    await expect(catalogue.foodsOnMenu(PAGE)).rejects.toThrow('away');
    fail(false);
    expect((await catalogue.foodsOnMenu(PAGE)).items).toHaveLength(1);
  });

  it('caches a bounded number of pages', async () => {
    const { catalogue, asked } = house();
    for (let index = 0; index < 1000; index += 1) await catalogue.foodsOnMenu({ limit: 1, after: `food-${index}` });
    await catalogue.foodsOnMenu({ limit: 1, after: 'food-0' });
    expect(asked()).toBe(1001);
  });
});
