import { NO_CATEGORIES, type Categories } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { readCategories, saveCategories, type ManageCategoriesPorts } from './manage-categories.ts';
import { BOSS, fixedClock } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const TWO: Categories = {
  ...NO_CATEGORIES,
  categories: [
    { id: 'starters', name: 'Starters' },
    { id: 'drinks', name: 'Drinks' },
  ],
};

function house(): { store: MemoryStore; ports: ManageCategoriesPorts } {
  const store = new MemoryStore();
  let kept = NO_CATEGORIES;
  const know = (categories: Categories): void => {
    kept = categories;
  };
  const catalogue = { menu: async () => [aFood({ categoryId: 'drinks' })] };
  const categoryBook = { categories: async () => kept, know };
  return { store, ports: { unitOfWork: store, clock: fixedClock, catalogue, categoryBook } };
}

describe('the categories of the menu', () => {
  it('are none until an admin saves some, in their order', async () => {
    const { store, ports } = house();
    expect(await readCategories(ports)).toMatchObject({ value: { version: 0, categories: [] } });
    expect(await saveCategories(ports, BOSS, TWO)).toMatchObject({ status: 'done', value: { version: 1 } });
    expect(await readCategories(ports)).toMatchObject({
      value: {
        version: 1,
        categories: [
          { id: 'starters', foods: 0 },
          { id: 'drinks', foods: 1 },
        ],
      },
    });
    expect(store.audit).toMatchObject([{ action: 'house.categories', byUid: 'boss', subject: 'house/categories' }]);
  });

  it('are not overwritten by somebody who saw older ones, and saved once', async () => {
    const { store, ports } = house();
    store.losesAnswer = true;
    await saveCategories(ports, BOSS, TWO);
    expect(await saveCategories(ports, BOSS, { version: 0, categories: [] })).toMatchObject({
      reason: 'CATEGORIES_CHANGED',
      details: { version: 1 },
    });
    expect([store.commits, store.get<Categories>('house/categories')?.categories.length]).toEqual([1, 2]);
  });
});
