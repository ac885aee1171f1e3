import { COLLECTIONS, foodFromDocument, type Food } from '@foodhouse/domain';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { LARGEST_QUERY, PAGE_SIZE } from '../../foods/food-page.ts';

const LATEST_FIRST = { size: PAGE_SIZE, direction: 'desc', most: LARGEST_QUERY } as const;

/** The time of a food that says since when it is off the menu. */
export type OffMenu = 'retiredAt' | 'hiddenAt';

/** Foods off the menu by one of their times, the latest first, live. Hidden ones have both. */
export function useFoodsOffMenu(by: OffMenu): Loadable<LivePages<Food>> {
  return useLivePages(
    `foods by ${by}`,
    { ...LATEST_FIRST, by },
    // Foods on the menu do not have this field.
    ({ collection, firebaseFirestore, query, Timestamp, where }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.foods), where(by, '>', Timestamp.fromMillis(0))),
    foodFromDocument,
  );
}
