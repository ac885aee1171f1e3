import { foodFromDocument, matchesTerms } from '@foodhouse/domain';
import { collection, limit, orderBy, query, startAfter, Timestamp, where } from 'firebase/firestore';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import { useLiveQuery } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { formatCursor, type FoodCursor, type FoodPage, type FoodSearch } from './food-page.ts';

/**
 * One page of the foods on the menu with live stock, in the house's order. A query can hold one list condition: the longest
 * search term, else the mealtime; the others are looked at here, so that a page costs what it reads.
 * @param after the page begins behind this food; null for the first
 */
export function useLiveFoods(
  { mealtime, terms }: FoodSearch,
  after: FoodCursor | null,
  pageSize: number,
): Loadable<FoodPage> {
  const [term] = terms;
  const found = useLiveQuery(
    `foods ${term ?? mealtime ?? 'all'} ${term === undefined} ${after ? formatCursor(after) : 'first'} ${pageSize}`,
    () =>
      query(
        collection(firebaseFirestore(), 'foods'),
        where('retiredAt', '==', null),
        ...(term !== undefined
          ? [where('words', 'array-contains', term)]
          : mealtime
            ? [where('mealtimes', 'array-contains', mealtime)]
            : []),
        orderBy('createdAt'),
        orderBy('__name__'),
        ...(after ? [startAfter(Timestamp.fromMillis(after.createdAtMs), after.id)] : []),
        limit(pageSize),
      ),
    foodFromDocument,
  );
  if (found.status !== 'ready') return found;
  const read = found.value.items;
  const last = read.at(-1);
  return {
    status: 'ready',
    value: {
      ...found.value,
      items: read.filter(
        (food) => matchesTerms(food, terms) && (mealtime === null || food.mealtimes.includes(mealtime)),
      ),
      next: last && read.length === pageSize ? { createdAtMs: last.createdAtMs, id: last.id } : null,
    },
  };
}
