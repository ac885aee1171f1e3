import { COLLECTIONS, foodFromDocument } from '@foodhouse/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import type { Open } from '../../../data/follow.ts';
import { openQuery } from '../../../data/open-live.ts';
import { PAGE_SIZE, type FoodCursor, type FoodPage, type FoodSearch } from '../../foods/food-page.ts';
import { whereFound } from '../../foods/where-found.ts';

export { openCounter } from '../../../data/open-counter.ts';

// Makes the menu live. A module of its own, fetched after the page, because it imports the database's SDK.

/**
 * One page of the menu with live stock: in menu order, or by id for a search. The database filters, so that a page
 * reads only what it shows.
 * @param after the food before the page; null for the first page
 */
export function openFoods(search: FoodSearch, after: FoodCursor | null): Open<FoodPage> {
  const open = openQuery(
    () =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.foods),
        where('retiredAt', '==', null),
        ...(search.terms.length > 0 ? foundAfter(search, after) : listedAfter(search, after)),
        limit(PAGE_SIZE),
      ),
    foodFromDocument,
  );
  return (next, fail) =>
    open(({ items, isFresh }) => {
      const last = items.at(-1);
      const isFull = items.length === PAGE_SIZE;
      next({ items, isFresh, next: last && isFull ? { createdAtMs: last.createdAtMs, id: last.id } : null });
    }, fail);
}

function listedAfter({ mealtime }: FoodSearch, after: FoodCursor | null): readonly QueryConstraint[] {
  return [
    ...(mealtime ? [where('mealtimes', 'array-contains', mealtime)] : []),
    orderBy('createdAt'),
    orderBy('__name__'),
    ...(after ? [startAfter(Timestamp.fromMillis(after.createdAtMs), after.id)] : []),
  ];
}

function foundAfter({ mealtime, terms }: FoodSearch, after: FoodCursor | null): readonly QueryConstraint[] {
  return [...whereFound(terms, mealtime), orderBy('__name__'), ...(after ? [startAfter(after.id)] : [])];
}
