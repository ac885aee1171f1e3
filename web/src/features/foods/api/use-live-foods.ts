import { foodFromDocument, matchesTerms } from '@foodhouse/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import { useLiveQuery } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { FoodPage, FoodSearch } from './food-page.ts';

/**
 * Foods on the menu with live stock, in the house's order. A query can hold one list condition: the longest search term,
 * else the mealtime; the others are looked at here, so that a page costs what it reads.
 */
export function useLiveFoods({ mealtime, terms }: FoodSearch, count: number): Loadable<FoodPage> {
  const [term] = terms;
  const found = useLiveQuery(
    `foods ${term ?? mealtime ?? 'all'} ${term === undefined} ${count}`,
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
        limit(count),
      ),
    foodFromDocument,
  );
  if (found.status !== 'ready') return found;
  const items = found.value.items.filter(
    (food) => matchesTerms(food, terms) && (mealtime === null || food.mealtimes.includes(mealtime)),
  );
  return { status: 'ready', value: { ...found.value, items, hasMore: found.value.items.length === count } };
}
