import { COLLECTIONS, foodFromDocument, LOW_STOCK, type Food } from '@foodhouse/domain';
import * as database from '../../../data/firebase/database.ts';
import type { Live } from '../../../data/firebase/live.ts';
import type { Open } from '../../../data/follow.ts';
import { openQuery } from '../../../data/open-live.ts';
import { offeredFoods } from '../../foods/offered.ts';

const MOST = 8;

/** Foods on the menu that are nearly sold out, the fewest portions first, live. */
export function openLowStock(): Open<Live<Food>> {
  const { collection, firebaseFirestore, limit, orderBy, query, where } = database;
  return offeredFoods(
    openQuery(
      database,
      () =>
        query(
          collection(firebaseFirestore(), COLLECTIONS.foods),
          where('retiredAt', '==', null),
          where('quantity', '<=', LOW_STOCK),
          orderBy('quantity'),
          limit(MOST),
        ),
      foodFromDocument,
    ),
  );
}
