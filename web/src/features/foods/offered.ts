import { onSale, type Food } from '@foodhouse/domain';
import type { Live } from '../../data/firebase/live.ts';
import type { Open } from '../../data/follow.ts';
import { followBusinessDay } from './business-day.ts';
import type { KnownFood } from './known-food.ts';

// Foods of the database as they are offered now: with the par of the day, and never running out when nobody counts them.
// A module of its own, fetched with what opens them.

/** A live list of foods as they are offered. */
export function offeredFoods<T extends Live<Food>>(open: Open<T>): Open<T> {
  return offered(
    open,
    ({ items }) => items,
    (list, judge) => ({ ...list, items: list.items.map(judge) }),
  );
}

/** One live food as it is offered. */
export function offeredFood(open: Open<KnownFood<Food>>): Open<KnownFood<Food>> {
  return offered(
    open,
    ({ food }) => [food],
    (known, judge) => ({ ...known, food: judge(known.food) }),
  );
}

/**
 * Only a food with a par asks for the business day: what comes first waits for it. With the next day everything is judged
 * again.
 */
function offered<T>(
  open: Open<T>,
  foodsOf: (value: T) => readonly Food[],
  judged: (value: T, judge: (food: Food) => Food) => T,
): Open<T> {
  return (next, fail) => {
    let latest: T | undefined;
    let businessDay: string | null = null;
    let stopDay: (() => void) | null = null;
    let known = new WeakMap<Food, Food>();
    /** The same object for the same food, so that only changed rows are rendered. */
    const judge = (food: Food): Food => {
      const before = known.get(food) ?? onSale(food, businessDay ?? '');
      known.set(food, before);
      return before;
    };
    const tell = (): void => {
      const isWaiting = stopDay !== null && businessDay === null;
      if (latest !== undefined && !isWaiting) next(judged(latest, judge));
    };
    const begin = (day: string): void => {
      businessDay = day;
      known = new WeakMap();
      tell();
    };
    const stop = open((value) => {
      latest = value;
      if (stopDay === null && foodsOf(value).some(({ par }) => par !== null)) stopDay = followBusinessDay(begin);
      tell();
    }, fail);
    return () => {
      stop();
      stopDay?.();
    };
  };
}
