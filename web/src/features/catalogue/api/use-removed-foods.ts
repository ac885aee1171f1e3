import { COLLECTIONS, foodFromDocument, type Food } from '@foodhouse/domain';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { LARGEST_QUERY, PAGE_SIZE } from '../../foods/food-page.ts';

const LATEST_FIRST = { size: PAGE_SIZE, by: 'retiredAt', direction: 'desc', most: LARGEST_QUERY } as const;

/** Removed foods, the latest first, live. */
export function useRemovedFoods(): Loadable<LivePages<Food>> {
  return useLivePages(
    'removed foods',
    LATEST_FIRST,
    // Foods on the menu do not have this field.
    ({ collection, firebaseFirestore, query, Timestamp, where }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.foods), where('retiredAt', '>', Timestamp.fromMillis(0))),
    foodFromDocument,
  );
}
