import { foodFromDocument } from '@foodhouse/domain';
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
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import { useLiveQuery } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { formatCursor, type FoodCursor, type FoodPage, type FoodSearch } from './food-page.ts';
import { whereFound } from './where-found.ts';

/**
 * One page of the foods on the menu with live stock, in the house's order; a search is in the order of the ids. The
 * database answers whatever is asked, so that a page costs what it shows.
 * @param after the page begins behind this food; null for the first
 */
export function useLiveFoods(search: FoodSearch, after: FoodCursor | null, pageSize: number): Loadable<FoodPage> {
  const { mealtime, terms } = search;
  const found = useLiveQuery(
    `foods ${terms.join(' ')} ${mealtime ?? 'all'} ${after ? formatCursor(after) : 'first'} ${pageSize}`,
    () =>
      query(
        collection(firebaseFirestore(), 'foods'),
        where('retiredAt', '==', null),
        ...(terms.length > 0 ? foundAfter(search, after) : listedAfter(search, after)),
        limit(pageSize),
      ),
    foodFromDocument,
  );
  if (found.status !== 'ready') return found;
  const last = found.value.items.at(-1);
  const isFull = found.value.items.length === pageSize;
  const next = last && isFull ? { createdAtMs: last.createdAtMs, id: last.id } : null;
  return { status: 'ready', value: { ...found.value, next } };
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
