import { COLLECTIONS, foodFromDocument, type Food } from '@foodhouse/domain';
import { doc } from 'firebase/firestore';
import { firebaseFirestore } from '../../data/firebase/firestore.ts';
import type { Open } from '../../data/follow.ts';
import { openDocument } from '../../data/open-live.ts';
import type { KnownFood } from './known-food.ts';

/** One food with live stock; a food that has left the menu counts as unknown. */
export function openFood(id: string): Open<KnownFood<Food>> {
  const open = openDocument(() => doc(firebaseFirestore(), COLLECTIONS.foods, id), foodFromDocument);
  return (next, fail) =>
    open(({ item, isFresh }) => {
      if (item === null || item.retiredAtMs !== null) fail('not-found');
      else next({ food: item, isFresh });
    }, fail);
}
