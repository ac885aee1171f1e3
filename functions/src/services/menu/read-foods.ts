import {
  businessDayOf,
  categoryOf,
  foundOnMenu,
  inCategories,
  inMenuOrder,
  isJudgedByDay,
  isServedByTime,
  judgeServed,
  MEALTIMES,
  offeredDay,
  NO_CATEGORIES,
  NO_SEARCH,
  onSale,
  type Categories,
  type Food,
  type HouseSettings,
  type Mealtime,
  type MenuRequest,
  type PlacedFood,
  type ServedAgain,
} from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Catalogue, CategoryBook, Clock, HouseBook, Page } from '../shared/ports.ts';

export interface ReadFoodsPorts {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly houseBook: HouseBook;
}

/** A page of the menu as it is offered, with the number of all foods on it. */
export interface ListedMenu extends Page<Food> {
  readonly total: number;
  /** How many foods fit. */
  readonly found: number;
  /** How many foods fit but for their allergens, of which nothing was said; null in a house that says none of any food. */
  readonly undeclared: number | null;
  /** The mealtimes that some food is of; null where each of them has one. */
  readonly mealtimes: readonly Mealtime[] | null;
  /** How many foods of the menu are served now; null where time decides of none. */
  readonly served: number | null;
  /** How many categories the menu has. */
  readonly categoryCount: number;
  /** The names of the foods' categories, by the foods' ids. */
  readonly categories: ReadonlyMap<string, string>;
}

/** What is known of a menu, which is the same array until a food changes. */
interface KnownMenu {
  readonly hasCategories: boolean;
  readonly isJudgedByDay: boolean;
  readonly declares: boolean;
  readonly mealtimes: ListedMenu['mealtimes'];
  /** By the version of the settings and the day that were asked about last: whether time decides of a food. */
  isByTime: readonly [of: string, isByTime: boolean] | null;
  /** By what was asked. */
  readonly answers: Map<string, ListedMenu>;
}

const known = new WeakMap<readonly Food[], KnownMenu>();
const MAX_ANSWERS = 200;

const MINUTE_MS = 60_000;

/**
 * The menu as it is offered now: the same object until a food, a category or the business day changes; where time decides what is
 * served, for a minute. What is not served stands below the rest of its category.
 */
export async function listFoods(
  ports: ReadFoodsPorts & { readonly categoryBook: CategoryBook },
  request: MenuRequest,
): Promise<ListedMenu> {
  const menu = await ports.catalogue.menu();
  const own = known.get(menu) ?? knownOf(menu);
  known.set(menu, own);
  const isByCategory = own.hasCategories && (request.order === 'menu' || request.categoryId !== null);
  const categories = isByCategory ? await ports.categoryBook.categories() : NO_CATEGORIES;
  const house = await ports.houseBook.settings();
  const nowMs = ports.clock.nowMs();
  const businessDay = own.isJudgedByDay ? businessDayOf(nowMs, house) : '';
  // Hours begin and end with a minute.
  const minute = isByTime(own, menu, house, { businessDay, nowMs }) ? Math.floor(nowMs / MINUTE_MS) : null;
  const question = JSON.stringify([request, categories.version, businessDay, minute, minute && house.version]);
  const answered = own.answers.get(question);
  if (answered) return answered;
  const last = request.after === null ? null : await ports.catalogue.food(request.after);
  if (own.answers.size >= MAX_ANSWERS) own.answers.clear();
  const judge = minute === null ? null : judgeServed(house, nowMs);
  const answer = answerTo(request, menu, {
    ...own,
    categories,
    last,
    offered: offeredOn(businessDay, house, nowMs),
    judge,
  });
  own.answers.set(question, answer);
  return answer;
}

function knownOf(menu: readonly Food[]): KnownMenu {
  return {
    hasCategories: menu.some(({ categoryId }) => categoryId !== null),
    isJudgedByDay: menu.some(isJudgedByDay),
    declares: menu.some(({ allergens, tags }) => allergens !== null || tags.length > 0),
    mealtimes: mealtimesOf(menu),
    isByTime: null,
    answers: new Map(),
  };
}

function isByTime(
  own: KnownMenu,
  menu: readonly Food[],
  house: HouseSettings,
  { businessDay, nowMs }: { readonly businessDay: string; readonly nowMs: number },
): boolean {
  const of = `${house.version} ${businessDay}`;
  if (own.isByTime?.[0] !== of) own.isByTime = [of, menu.some((food) => isServedByTime(food, house, nowMs))];
  return own.isByTime[1];
}

/** A food as it is offered, with the portions of the day on which it is next. @param businessDay empty where no food is judged by it */
function offeredOn(businessDay: string, house: HouseSettings, nowMs: number): (food: Food) => Food {
  return (food) => onSale(food, businessDay, offeredDay(food, house, nowMs, businessDay));
}

function mealtimesOf(menu: readonly Food[]): ListedMenu['mealtimes'] {
  const served = MEALTIMES.filter((mealtime) => foundOnMenu(menu, { ...NO_SEARCH, mealtime }).foods.length > 0);
  return served.length === MEALTIMES.length ? null : served;
}

function answerTo(
  { limit, after: _after, order, ...search }: MenuRequest,
  menu: readonly Food[],
  {
    declares,
    mealtimes,
    categories,
    last,
    offered,
    judge,
  }: Pick<KnownMenu, 'declares' | 'mealtimes'> & {
    readonly categories: Categories;
    readonly last: Food | null;
    readonly offered: (food: Food) => Food;
    /** Null where time decides of no food. */
    readonly judge: ReturnType<typeof judgeServed> | null;
  },
): ListedMenu {
  const isThere = search.categoryId === null || categoryOf(search, categories) !== null;
  const { foods, undeclared } = foundOnMenu(isThere ? menu : [], search);
  const isServed = (food: Food): boolean => judge === null || judge(food) === null;
  const places = order === 'menu' ? { categories, isServed } : { categories: NO_CATEGORIES, isServed: () => true };
  const rest = placedAfter(last, foods, places);
  const shown = rest.slice(0, limit);
  return {
    items: shown.map(({ food }) => ({ ...offered(food), ...servedFromOf(judge?.(food) ?? null) })),
    next: rest.length > limit ? (shown.at(-1)?.food.id ?? null) : null,
    total: menu.length,
    found: foods.length,
    undeclared: declares ? undeclared : null,
    mealtimes,
    served: judge && menu.filter(isServed).length,
    categoryCount: categories.categories.length,
    categories: new Map(shown.flatMap(({ food, category }) => (category === null ? [] : [[food.id, category]]))),
  };
}

/** The foods after the last one of a page, which may have left them since; all of them without one. */
function placedAfter(last: Food | null, foods: readonly Food[], places: Places): readonly PlacedFood<Food>[] {
  if (last === null) return placedIn(foods, places);
  const isLeft = foods.every(({ id }) => id !== last.id);
  const placed = placedIn(isLeft ? [...foods, last].toSorted(inMenuOrder) : foods, places);
  return placed.slice(placed.findIndex(({ food }) => food.id === last.id) + 1);
}

interface Places {
  readonly categories: Categories;
  readonly isServed: (food: Food) => boolean;
}

/** By category, within one what is served first; categories of which nothing is served come behind the others. */
function placedIn(foods: readonly Food[], { categories, isServed }: Places): readonly PlacedFood<Food>[] {
  const served = new Set(foods.filter(isServed).map(({ categoryId }) => categoryId));
  return inCategories(
    foods.toSorted((one, other) => Number(isServed(other)) - Number(isServed(one))),
    {
      categories: categories.categories.toSorted(
        (one, other) => Number(served.has(other.id)) - Number(served.has(one.id)),
      ),
    },
  );
}

function servedFromOf(again: ServedAgain | null): Pick<Food, 'servedFrom'> {
  return again ? { servedFrom: again.fromWords } : {};
}

/** A food on the menu as it is offered now; a removed one counts as unknown. */
export async function readFood(ports: ReadFoodsPorts, id: string): Promise<Outcome<Food>> {
  const food = await ports.catalogue.food(id);
  if (!food || food.retiredAtMs !== null)
    return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { id });
  const house = await ports.houseBook.settings();
  const nowMs = ports.clock.nowMs();
  const offered = offeredOn(isJudgedByDay(food) ? businessDayOf(nowMs, house) : '', house, nowMs);
  return done({ ...offered(food), ...servedFromOf(judgeServed(house, nowMs)(food)) });
}
