import {
  businessDayOf,
  categoryOf,
  foundOnMenu,
  inCategories,
  inMenuOrder,
  isJudgedByDay,
  MEALTIMES,
  NO_CATEGORIES,
  NO_SEARCH,
  onSale,
  type Categories,
  type Food,
  type Mealtime,
  type MenuRequest,
  type PlacedFood,
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
  /** By what was asked. */
  readonly answers: Map<string, ListedMenu>;
}

const known = new WeakMap<readonly Food[], KnownMenu>();
const MAX_ANSWERS = 200;

/** The menu as it is offered now: the same object until a food, a category or the business day changes. */
export async function listFoods(
  ports: ReadFoodsPorts & { readonly categoryBook: CategoryBook },
  request: MenuRequest,
): Promise<ListedMenu> {
  const menu = await ports.catalogue.menu();
  const own = known.get(menu) ?? knownOf(menu);
  known.set(menu, own);
  const isByCategory = own.hasCategories && (request.order === 'menu' || request.categoryId !== null);
  const categories = isByCategory ? await ports.categoryBook.categories() : NO_CATEGORIES;
  const businessDay = own.isJudgedByDay ? await businessDayNow(ports) : '';
  const question = JSON.stringify([request, categories.version, businessDay]);
  const answered = own.answers.get(question);
  if (answered) return answered;
  const last = request.after === null ? null : await ports.catalogue.food(request.after);
  if (own.answers.size >= MAX_ANSWERS) own.answers.clear();
  const answer = answerTo(request, menu, { ...own, categories, last, businessDay });
  own.answers.set(question, answer);
  return answer;
}

function knownOf(menu: readonly Food[]): KnownMenu {
  return {
    hasCategories: menu.some(({ categoryId }) => categoryId !== null),
    isJudgedByDay: menu.some(isJudgedByDay),
    declares: menu.some(({ allergens, tags }) => allergens !== null || tags.length > 0),
    mealtimes: mealtimesOf(menu),
    answers: new Map(),
  };
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
    businessDay,
  }: Pick<KnownMenu, 'declares' | 'mealtimes'> & {
    readonly categories: Categories;
    readonly last: Food | null;
    readonly businessDay: string;
  },
): ListedMenu {
  const isThere = search.categoryId === null || categoryOf(search, categories) !== null;
  const { foods, undeclared } = foundOnMenu(isThere ? menu : [], search);
  const rest = placedAfter(last, foods, order === 'menu' ? categories : NO_CATEGORIES);
  const shown = rest.slice(0, limit);
  return {
    items: shown.map(({ food }) => onSale(food, businessDay)),
    next: rest.length > limit ? (shown.at(-1)?.food.id ?? null) : null,
    total: menu.length,
    found: foods.length,
    undeclared: declares ? undeclared : null,
    mealtimes,
    categoryCount: categories.categories.length,
    categories: new Map(shown.flatMap(({ food, category }) => (category === null ? [] : [[food.id, category]]))),
  };
}

/** The foods after the last one of a page, which may have left them since; all of them without one. */
function placedAfter(last: Food | null, foods: readonly Food[], categories: Categories): readonly PlacedFood<Food>[] {
  if (last === null) return inCategories(foods, categories);
  const isLeft = foods.every(({ id }) => id !== last.id);
  const placed = inCategories(isLeft ? [...foods, last].toSorted(inMenuOrder) : foods, categories);
  return placed.slice(placed.findIndex(({ food }) => food.id === last.id) + 1);
}

/** A food on the menu as it is offered now; a removed one counts as unknown. */
export async function readFood(ports: ReadFoodsPorts, id: string): Promise<Outcome<Food>> {
  const food = await ports.catalogue.food(id);
  if (!food || food.retiredAtMs !== null)
    return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { id });
  return done(onSale(food, isJudgedByDay(food) ? await businessDayNow(ports) : ''));
}

/** Asked for where a food depends on it: without a par, settings would be read for nothing. */
async function businessDayNow({ clock, houseBook }: ReadFoodsPorts): Promise<string> {
  return businessDayOf(clock.nowMs(), await houseBook.settings());
}
