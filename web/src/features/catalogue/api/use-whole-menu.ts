import { COLLECTIONS, NEW_FOOD, foodFromDocument, type Food, type FoodDto } from '@foodhouse/domain';
import { takeFirstList } from '../../../first-list/take-first-list.ts';
import { MENU_PATH } from '../../../first-list/first-lists.ts';
import { foodFromDto } from '../../../data/menu.ts';
import { useLivePages, type FirstRows, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { LARGEST_QUERY, PAGE_SIZE } from '../../foods/food-page.ts';
import { whereFound } from '../../foods/where-found.ts';

const PAGE = { size: PAGE_SIZE, direction: 'asc', most: LARGEST_QUERY } as const;
const HOUSE_ORDER = { ...PAGE, by: 'createdAt' } as const;
const BY_ID = { ...PAGE, by: '__name__' } as const;
/**
 * The menu with live stock, page by page: all foods in menu order, or those that match every term.
 * @param terms as searchTermsOf makes them; none for the whole menu
 */
export function useWholeMenu(terms: readonly string[]): Loadable<LivePages<Food>> {
  return useLivePages(
    `menu ${terms.join(' ')}`,
    terms.length === 0 ? HOUSE_ORDER : BY_ID,
    (database) =>
      database.query(
        database.collection(database.firebaseFirestore(), COLLECTIONS.foods),
        database.where('retiredAt', '==', null),
        ...whereFound(database, terms),
      ),
    foodFromDocument,
    () => (terms.length === 0 ? takeFirstFoods() : null),
    async () => (await import('../../foods/offered.ts')).offeredFoods,
  );
}

/** The menu as everybody sees it: it does not say which portions are put aside. */
function takeFirstFoods(): FirstRows<Food> | null {
  const list = takeFirstList(MENU_PATH);
  return (
    list && {
      items: (list.rows as readonly FoodDto[]).map((food) => ({ ...NEW_FOOD, createdAtMs: 0, ...foodFromDto(food) })),
      hasMore: list.hasMore,
    }
  );
}
