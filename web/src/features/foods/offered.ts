import { isJudgedByDay, offeredDay, onSale, type BackHouse, type Food } from '@foodhouse/domain';
import { serverNowMs } from '../../lib/server-clock.ts';
import type { Live } from '../../data/firebase/live.ts';
import type { Open } from '../../data/follow.ts';
import { followBusinessDay } from './business-day.ts';
import type { KnownFood } from './known-food.ts';

// Foods of the database as they are offered now: with the par of the day, and never running out when nobody counts them.
// A module of its own, fetched with what opens them.

/** Set while nobody knows by which clock the house's day begins: foods with a par are as they are stored. */
export interface Clocked {
  readonly isDayUnknown?: true;
}

/** How a food is judged. @param house null while the server has not said its settings */
type Judging = (food: Food, businessDay: string, house: BackHouse | null) => Food;

/** As the staff sees it: what is off is sold out. */
const FOR_STAFF: Judging = (food, businessDay) => onSale(food, businessDay);

/** As guests see it: what is off, and can be ordered for later, has the portions of the day on which it is back. */
export const FOR_GUESTS: Judging = (food, businessDay, house) =>
  onSale(food, businessDay, house ? offeredDay(food, house, serverNowMs(), businessDay) : businessDay);

/** A live list of foods as they are offered. */
export function offeredFoods<T extends Live<Food>>(open: Open<T>, judging = FOR_STAFF): Open<T & Clocked> {
  return offered<T, T & Clocked>(
    open,
    judging,
    ({ items }) => items,
    (list, judge, isDayUnknown) => ({
      ...list,
      items: list.items.map(judge),
      ...(isDayUnknown && { isDayUnknown }),
    }),
  );
}

/** One live food as it is offered. */
export function offeredFood(open: Open<KnownFood<Food>>, judging = FOR_STAFF): Open<KnownFood<Food>> {
  return offered(
    open,
    judging,
    ({ food }) => [food],
    (known, judge) => ({ ...known, food: judge(known.food) }),
  );
}

/**
 * Only a food with a par, or one that is off, asks for the business day: what comes first waits for it. With the next day everything is judged
 * again.
 */
function offered<T, Judged extends T>(
  open: Open<T>,
  judging: Judging,
  foodsOf: (value: T) => readonly Food[],
  judged: (value: T, judge: (food: Food) => Food, isDayUnknown: boolean) => Judged,
): Open<Judged> {
  return (next, fail) => {
    let latest: T | undefined;
    let businessDay: string | null | undefined;
    let house: BackHouse | null = null;
    let stopDay: (() => void) | null = null;
    let known = new WeakMap<Food, Food>();
    /** The same object for the same food, so that only changed rows are rendered. */
    const judge = (food: Food): Food => {
      const before = known.get(food) ?? judging(food, businessDay ?? '', house);
      known.set(food, before);
      return before;
    };
    const tell = (): void => {
      const isWaiting = stopDay !== null && businessDay === undefined;
      if (latest !== undefined && !isWaiting) next(judged(latest, judge, businessDay === null));
    };
    const begin = (day: string | null, says: BackHouse | null): void => {
      businessDay = day;
      house = says;
      known = new WeakMap();
      tell();
    };
    const stop = open((value) => {
      latest = value;
      if (stopDay === null && foodsOf(value).some(isJudgedByDay)) stopDay = followBusinessDay(begin);
      tell();
    }, fail);
    return () => {
      stop();
      stopDay?.();
    };
  };
}
