import type { Food, FoodDto } from '@foodhouse/domain';
import { expect, vi } from 'vitest';
import { call } from '../../local/house.ts';

/**
 * Waits until the API's menu, which is up to five seconds old, begins with these foods among others: a page that asks
 * earlier asks again fifteen seconds later.
 */
export async function untilOnMenu(...foods: readonly Pick<Food, 'id'>[]): Promise<void> {
  const wanted: readonly string[] = foods.map(({ id }) => id);
  await vi.waitFor(
    async () => {
      const menu = (await call('/foods?limit=24')).body as readonly FoodDto[];
      expect(menu.map(({ _id }) => _id)).toEqual(expect.arrayContaining([...wanted]));
    },
    { timeout: 10_000 },
  );
}
