import {
  DEFAULT_CURRENCY,
  fromDecimal,
  isMealtime,
  MEALTIMES,
  type FoodDto,
  type Mealtime,
  type MenuFood,
} from '@foodhouse/domain';

// The menu's routes, parsed in one place, for the first script of a page too.

/** The service worker sets it on an answer from its cache. */
export const FROM_CACHE_HEADER = 'x-from-cache';

/** An answer of GET /foods. The first script, which must be small, hands it over as it is: `factsOf` reads the rest. */
export interface Menu {
  readonly foods: readonly MenuFood[];
  /** Total number of foods, where the server sends it. */
  readonly total: string | null;
  /** Names of categories by the foods' ids; empty in a house without categories. */
  readonly categories: ReadonlyMap<string, string>;
  readonly headers: Headers;
}

export interface MenuFacts {
  readonly total: number | null;
  /** The place of the next page; null on the last one. */
  readonly next: string | null;
  readonly hasCategories: boolean;
  /** Whether time decides what is served: then the API says the order of the foods. */
  readonly isByTime: boolean;
  /** How many foods a search found. */
  readonly found: number | null;
  /** How many of them nothing was said about, before allergens are excluded; null in a house that declares nothing. */
  readonly undeclared: number | null;
  /** The mealtimes that some food of the house is of; null where each of them has one. */
  readonly mealtimes: readonly Mealtime[] | null;
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
  const { headers } = response;
  const categories = new Map(foods.flatMap(({ _id, category }) => (category === undefined ? [] : [[_id, category]])));
  return {
    foods: availableFirst(foods.map(foodFromDto), categories),
    categories,
    total: headers.get('x-total-count'),
    headers,
  };
}

/** What cannot be had now stands below what can, within its category. @param categories names by the foods' ids */
export function availableFirst<F extends Pick<MenuFood, 'id' | 'quantity' | 'servedFrom'>>(
  foods: readonly F[],
  categories: Menu['categories'],
): readonly F[] {
  const names = [...new Set(foods.map(({ id }) => categories.get(id)))];
  const placeOf = ({ id, quantity, servedFrom }: F): number =>
    2 * names.indexOf(categories.get(id)) + Number(quantity < 1 || servedFrom !== undefined);
  return foods.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether the house has categories. */
export function hasCategories({ headers }: Menu): boolean {
  return headers.has('x-category-count');
}

export function factsOf(menu: Menu): MenuFacts {
  const { headers } = menu;
  const count = (text: string | null): number | null => (text === null ? null : Number(text));
  return {
    total: count(menu.total),
    next: headers.get('x-next-place'),
    hasCategories: hasCategories(menu),
    isByTime: headers.has('x-served-count'),
    found: count(headers.get('x-found-count') ?? menu.total),
    undeclared: count(headers.get('x-undeclared-count')),
    mealtimes: headers.get('x-mealtimes')?.split(',').filter(isMealtime) ?? null,
    isOld: headers.has(FROM_CACHE_HEADER),
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
    pictureText: null,
    allergens: null,
    tags: [],
    served: [],
    ...food,
    id,
    priceMinor,
    currency,
    leastExtraMinor: from === undefined ? null : fromDecimal(from, currency) - priceMinor,
    mealtimes: MEALTIMES.filter((mealtime) => mealtimes.includes(mealtime)),
  };
}
