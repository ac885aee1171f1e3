import { COLLECTIONS, foodFromDocument, type Food, type MenuSearch } from '@foodhouse/domain';
import type { QueryConstraint } from 'firebase/firestore';
import * as database from '../../../data/firebase/database.ts';
import type { Live } from '../../../data/firebase/live.ts';
import type { Open } from '../../../data/follow.ts';
import { openCounter } from '../../../data/open-counter.ts';
import { openQuery, type LiveDocument } from '../../../data/open-live.ts';
import { PAGE_SIZE, type FoodCursor, type FoodPage } from '../../foods/food-page.ts';
import { FOR_GUESTS, offeredFoods } from '../../foods/offered.ts';
import { whereFound } from '../../foods/where-found.ts';

/** Counts the foods of the menu. */
export function openFoodCount(): Open<LiveDocument<number>> {
  return openCounter(database, 'foods');
}

// Makes the menu live. A module of its own, fetched after the page, because it imports the database's SDK.

const { collection, firebaseFirestore, limit, orderBy, query, startAfter, Timestamp, where } = database;

/** What a query can look for: diets and allergens are left to the API. */
type LiveSearch = Pick<MenuSearch, 'mealtime' | 'terms'>;

/**
 * One page of the menu with live stock: in menu order, or by id for a search. The database filters, so that a page
 * reads only what it shows.
 * @param after the food before the page; null for the first page
 */
export function openFoods(search: LiveSearch, after: FoodCursor | null): Open<FoodPage> {
  const stored = openQuery(
    database,
    () =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.foods),
        where('retiredAt', '==', null),
        ...(search.terms.length > 0 ? foundAfter(search, after) : listedAfter(search, after)),
        limit(PAGE_SIZE),
      ),
    foodFromDocument,
  );
  const open = offeredFoods(stored, FOR_GUESTS);
  return (next, fail) =>
    open(({ items, isFresh }) => {
      const last = items.at(-1);
      const isFull = items.length === PAGE_SIZE;
      next({ items, isFresh, next: last && isFull ? { createdAtMs: last.createdAtMs, id: last.id } : null });
    }, fail);
}

function listedAfter({ mealtime }: LiveSearch, after: FoodCursor | null): readonly QueryConstraint[] {
  return [
    ...(mealtime ? [where('mealtimes', 'array-contains', mealtime)] : []),
    orderBy('createdAt'),
    orderBy('__name__'),
    ...(after ? [startAfter(Timestamp.fromMillis(after.createdAtMs), after.id)] : []),
  ];
}

function foundAfter({ mealtime, terms }: LiveSearch, after: FoodCursor | null): readonly QueryConstraint[] {
  return [...whereFound(database, terms, mealtime), orderBy('__name__'), ...(after ? [startAfter(after.id)] : [])];
}

/** The limit of `in` in a query. */
const MOST_IDS = 30;

/** These foods, as far as they are on the menu, live and in no order. */
export function openFoodsById(ids: readonly string[]): Open<Live<Food>> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, part) =>
    ids.slice(part * MOST_IDS, (part + 1) * MOST_IDS),
  );
  return offeredFoods(openTogether(parts.map(openPart)), FOR_GUESTS);
}

function openPart(ids: readonly string[]): Open<Live<Food>> {
  return openQuery(
    database,
    () =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.foods),
        where('retiredAt', '==', null),
        where('__name__', 'in', ids),
        limit(MOST_IDS),
      ),
    foodFromDocument,
  );
}

/** Several lists as one, once all of them have answered. */
function openTogether<T>(parts: readonly Open<Live<T>>[]): Open<Live<T>> {
  return (next, fail) => {
    const answers = new Map<number, Live<T>>();
    const stops = parts.map((open, part) =>
      open((answer) => {
        answers.set(part, answer);
        if (answers.size < parts.length) return;
        const all = [...answers.values()];
        next({ items: all.flatMap(({ items }) => items), isFresh: all.every(({ isFresh }) => isFresh) });
      }, fail),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
}
