import { COLLECTIONS, LOW_STOCK, type Food } from '@foodhouse/domain';
import type { Live } from '../../../data/firebase/live.ts';
import { useLiveQuery } from '../../../data/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { offeredFood } from '../../foods/offered-food.ts';

const MOST = 8;

/** Foods on the menu that are nearly sold out, the fewest portions first, live. */
export function useLowStock(): Loadable<Live<Food>> {
  return useLiveQuery(
    'low stock',
    ({ collection, firebaseFirestore, limit, orderBy, query, where }) =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.foods),
        where('retiredAt', '==', null),
        where('quantity', '<=', LOW_STOCK),
        orderBy('quantity'),
        limit(MOST),
      ),
    offeredFood,
  );
}
