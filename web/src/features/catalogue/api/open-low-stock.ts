import { COLLECTIONS, foodFromDocument, LOW_STOCK, runsLow, type Food } from '@foodhouse/domain';
import type { Query, QueryFieldFilterConstraint } from 'firebase/firestore';
import * as database from '../../../data/firebase/database.ts';
import type { Live } from '../../../data/firebase/live.ts';
import type { Open } from '../../../data/follow.ts';
import { openQuery } from '../../../data/open-live.ts';
import { offeredFoods, type Clocked } from '../../foods/offered.ts';

/** So many low foods are looked for, among so many that may be low, in so many steps. */
const WANTED = 20;
const STEPS = [20, 80, 320] as const;

const { collection, firebaseFirestore, limit, orderBy, query, where } = database;

/** Foods that run low, the fewest portions first; while the day is unknown those without a par alone. */
export interface LowFoods extends Live<Food>, Clocked {
  /** Other foods with so many portions or more may run low too: they were not read. Missing when all were. */
  readonly hiddenFrom?: number;
}

/**
 * Foods on the menu that run low, live: those that their last commit found low, and those that were written before
 * commits did, by their number alone.
 */
export function openLowStock(): Open<LowFoods> {
  const found = readOn(openFoods(() => where('low', '==', true)));
  const few = readOn(openFoods(() => where('quantity', '<=', LOW_STOCK)));
  return together(found, few);
}

/** So many foods that may be low, as they are stored, the fewest portions first. */
export type OpenFew = (most: number) => Open<Live<Food>>;

function openFoods(which: () => QueryFieldFilterConstraint): OpenFew {
  return (most) => {
    const foods = (): Query =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.foods),
        where('retiredAt', '==', null),
        which(),
        orderBy('quantity'),
        limit(most),
      );
    return openQuery(database, foods, foodFromDocument);
  };
}

/**
 * The foods that are low as they are offered. Uncounted foods and those that their par has refilled take nobody's place:
 * while there are too few others, more are read.
 */
export function readOn(openFew: OpenFew): Open<LowFoods> {
  return (next, fail) => {
    let stop: () => void = () => undefined;
    let hasEnded = false;
    const begin = (step: number): void => {
      const most = STEPS[step] ?? WANTED;
      let isOver = false;
      let stored: readonly Food[] = [];
      const keep: Open<Live<Food>> = (tell, refuse) =>
        openFew(most)((list) => {
          stored = list.items;
          tell(list);
        }, refuse);
      const end = offeredFoods(keep)((list) => {
        if (isOver) return;
        const { isDayUnknown = false } = list;
        const items = list.items.filter((food) => runsLow(food) && !(isDayUnknown && food.par));
        const last = stored.length < most ? undefined : stored.at(-1);
        if (last && items.length < WANTED && step + 1 < STEPS.length) {
          isOver = true;
          queueMicrotask(() => {
            stop();
            if (!hasEnded) begin(step + 1);
          });
        } else next({ ...list, items, ...(last && { hiddenFrom: last.quantity }) });
      }, fail);
      stop = end;
    };
    begin(0);
    return () => {
      hasEnded = true;
      stop();
    };
  };
}

/** The foods of both lists as one, once both are known. */
export function together(one: Open<LowFoods>, other: Open<LowFoods>): Open<LowFoods> {
  return (next, fail) => {
    const lists: (LowFoods | undefined)[] = [undefined, undefined];
    const take =
      (index: number) =>
      (list: LowFoods): void => {
        lists[index] = list;
        const [a, b] = lists;
        if (!a || !b) return;
        const foods = new Map([...b.items, ...a.items].map((food) => [food.id, food]));
        const items = [...foods.values()].toSorted((x, y) => x.quantity - y.quantity);
        const hiddenFrom = Math.min(a.hiddenFrom ?? Infinity, b.hiddenFrom ?? Infinity);
        const isDayUnknown = a.isDayUnknown ?? b.isDayUnknown;
        next({
          items,
          isFresh: a.isFresh && b.isFresh,
          ...(hiddenFrom < Infinity && { hiddenFrom }),
          ...(isDayUnknown && { isDayUnknown }),
        });
      };
    const stops = [one(take(0), fail), other(take(1), fail)];
    return () => {
      for (const stop of stops) stop();
    };
  };
}
