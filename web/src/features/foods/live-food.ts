import { COLLECTIONS, foodFromDocument, type Food } from '@foodhouse/domain';
import * as database from '../../data/firebase/database.ts';
import type { Open } from '../../data/follow.ts';
import { openDocument } from '../../data/open-live.ts';
import type { KnownFood } from './known-food.ts';
import { offeredFood, type FOR_GUESTS } from './offered.ts';

/** One food with live stock; a food that has left the menu counts as unknown. @param judging left out: as the staff sees it */
export function openFood(id: string, judging?: typeof FOR_GUESTS): Open<KnownFood<Food>> {
  const open = openDocument(
    database,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.foods, id),
    foodFromDocument,
  );
  return offeredFood(
    (next, fail) =>
      open(({ item, isFresh }) => {
        if (item === null || item.retiredAtMs !== null) fail('not-found');
        else next({ food: item, isFresh });
      }, fail),
    judging,
  );
}
