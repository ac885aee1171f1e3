import { foodFromDocument, type Food, type Mealtime } from '@foodhouse/domain';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import { useLiveDocument, useLiveQuery, type Live } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

export const PAGE_SIZE = 24;

/** Foods on the menu with live stock, in the house's order. */
export function useLiveFoods(mealtime: Mealtime | null, count: number): Loadable<Live<Food>> {
  return useLiveQuery(
    `foods ${mealtime ?? 'all'} ${count}`,
    () =>
      query(
        collection(firebaseFirestore(), 'foods'),
        where('retiredAt', '==', null),
        ...(mealtime ? [where('mealtimes', 'array-contains', mealtime)] : []),
        orderBy('createdAt'),
        limit(count),
      ),
    foodFromDocument,
  );
}

/** How many foods are on the menu, without reading them. */
export function useFoodCount(): number | null {
  const counter = useLiveDocument(
    'counter foods',
    () => doc(firebaseFirestore(), 'counters/foods'),
    (_id, data) => Number(data['count']),
  );
  return counter.status === 'ready' ? counter.value : null;
}
