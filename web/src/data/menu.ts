import { DEFAULT_CURRENCY, MEALTIMES, fromDecimal, PLAIN_FOOD, type FoodDto, type MenuFood } from '@foodhouse/domain';

// The menu's routes, parsed in one place, for the first script of a page too.

/** The service worker sets it on an answer from its cache. */
export const FROM_CACHE_HEADER = 'x-from-cache';

export interface Menu {
  readonly foods: readonly MenuFood[];
  /** Total number of foods, where the server sends it. */
  readonly total: number | null;
  /** The place of the next page; null on the last one. */
  readonly next: string | null;
  /** Whether the answer comes from the service worker's cache. */
  readonly isOld: boolean;
}

/** Foods per page of the menu. */
export const MENU_PAGE = 24;

/** The first foods of the menu. */
export function menuPath(limit: number): string {
  return `/foods?limit=${limit}`;
}

export function foodPath(id: string): string {
  return `/fooddetails/${encodeURIComponent(id)}`;
}

export async function menuOf(response: Response): Promise<Menu> {
  const foods: readonly FoodDto[] = await response.json();
  const total = response.headers.get('x-total-count');
  return {
    foods: foods.map(foodFromDto),
    total: total === null ? null : Number(total),
    next: response.headers.get('x-next-place'),
    isOld: response.headers.has(FROM_CACHE_HEADER),
  };
}

export async function foodOf(response: Response): Promise<MenuFood> {
  return foodFromDto(await response.json());
}

export function foodFromDto({
  _id: id,
  price,
  currency = DEFAULT_CURRENCY,
  from,
  mealtimes,
  ...food
}: FoodDto): MenuFood {
  const priceMinor = fromDecimal(price, currency);
  return {
    ...PLAIN_FOOD,
    ...food,
    id,
    priceMinor,
    currency,
    leastExtraMinor: from === undefined ? null : fromDecimal(from, currency) - priceMinor,
    mealtimes: MEALTIMES.filter((mealtime) => mealtimes.includes(mealtime)),
  };
}
