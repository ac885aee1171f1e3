import { COLLECTIONS, foodFromDocument, LOW_STOCK, type Food } from '@foodhouse/domain';
import type { Query, QueryFieldFilterConstraint } from 'firebase/firestore';
import * as database from '../../../data/firebase/database.ts';
import type { Live } from '../../../data/firebase/live.ts';
import type { Open } from '../../../data/follow.ts';
import { openQuery } from '../../../data/open-live.ts';
import { offeredFoods } from '../../foods/offered.ts';

const MOST = 20;

const { collection, firebaseFirestore, limit, orderBy, query, where } = database;

/**
 * Foods on the menu that run low, the fewest portions first, live: those that their last commit found low, and those
 * that were written before commits did, by their number alone.
 */
export function openLowStock(): Open<Live<Food>> {
  const found = openFoods(() => where('low', '==', true));
  const few = openFoods(() => where('quantity', '<=', LOW_STOCK));
  return offeredFoods(together(found, few));
}

function openFoods(which: () => QueryFieldFilterConstraint): Open<Live<Food>> {
  const foods = (): Query =>
    query(
      collection(firebaseFirestore(), COLLECTIONS.foods),
      where('retiredAt', '==', null),
      which(),
      orderBy('quantity'),
      limit(MOST),
    );
  return openQuery(database, foods, foodFromDocument);
}

/** The foods of both lists as one, once both are known. */
export function together(one: Open<Live<Food>>, other: Open<Live<Food>>): Open<Live<Food>> {
  return (next, fail) => {
    const lists: (Live<Food> | undefined)[] = [undefined, undefined];
    const take =
      (index: number) =>
      (list: Live<Food>): void => {
        lists[index] = list;
        const [a, b] = lists;
        if (!a || !b) return;
        const foods = new Map([...b.items, ...a.items].map((food) => [food.id, food]));
        const items = [...foods.values()].toSorted((x, y) => x.quantity - y.quantity);
        next({ items, isFresh: a.isFresh && b.isFresh });
      };
    const stops = [one(take(0), fail), other(take(1), fail)];
    return () => {
      for (const stop of stops) stop();
    };
  };
}
