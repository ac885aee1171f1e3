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
import { done, refused, type Outcome } from './outcomes.ts';
import type { Catalogue, CategoryBook, Clock, HouseBook, MenuPage } from './ports.ts';

export interface ReadFoodsPorts {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly houseBook: HouseBook;
}

/** A page of the menu as it is offered. */
export interface ListedMenu extends MenuPage {
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

/** Pages as they were last offered, by the pages of the catalogue, which are the same object until a food changes. */
const offered = new WeakMap<MenuPage, { readonly businessDay: string; readonly page: ListedMenu }>();

/** The menu as it is offered now: the same object until a food, a category or the business day changes. */
export async function listFoods(
  ports: ReadFoodsPorts & { readonly categoryBook: CategoryBook },
  request: MenuRequest,
): Promise<ListedMenu> {
  const { limit, after, order } = request;
  const menu = await ports.catalogue.menu();
  const said = saidOf(menu);
  const isByCategory = said.hasCategories && (order === 'menu' || request.categoryId !== null);
  const categories = isByCategory ? await ports.categoryBook.categories() : NO_CATEGORIES;
  if (categories.categories.length > 0 || isSearch(request))
    return searched(ports, request, { menu, categories, said });
  const listed = await ports.catalogue.foodsOnMenu({ limit, after });
  const businessDay = await dayFor(ports, listed.items);
  const known = offered.get(listed);
  if (known?.businessDay === businessDay) return known.page;
  const page = {
    ...listed,
    items: listed.items.map((food) => onSale(food, businessDay)),
    found: listed.total,
    undeclared: said.declares ? said.undeclared : null,
    mealtimes: said.mealtimes,
    categoryCount: 0,
    categories: NO_NAMES,
  };
  offered.set(listed, { businessDay, page });
  return page;
}

const NO_NAMES: ListedMenu['categories'] = new Map();

function isSearch({ terms, mealtime, categoryId, tags, without }: MenuRequest): boolean {
  return terms.length + tags.length + without.length > 0 || mealtime !== null || categoryId !== null;
}

/** What the house has said of its foods. */
interface Said {
  readonly hasCategories: boolean;
  readonly declares: boolean;
  readonly undeclared: number;
  readonly mealtimes: ListedMenu['mealtimes'];
}

const saidOfMenus = new WeakMap<readonly Food[], Said>();

function saidOf(menu: readonly Food[]): Said {
  const known = saidOfMenus.get(menu);
  if (known) return known;
  const said = {
    hasCategories: menu.some(({ categoryId }) => categoryId !== null),
    declares: menu.some(({ allergens, tags }) => allergens !== null || tags.length > 0),
    undeclared: menu.filter(({ allergens }) => allergens === null).length,
    mealtimes: mealtimesOf(menu),
  };
  saidOfMenus.set(menu, said);
  return said;
}

function mealtimesOf(menu: readonly Food[]): ListedMenu['mealtimes'] {
  const served = MEALTIMES.filter((mealtime) => foundOnMenu(menu, { ...NO_SEARCH, mealtime }).foods.length > 0);
  return served.length === MEALTIMES.length ? null : served;
}

/** The menu as the catalogue keeps it, with the house's categories. */
interface KeptMenu {
  readonly menu: readonly Food[];
  readonly categories: Categories;
  readonly said: Said;
}

/** Answers by what was asked, for each menu, which is the same array until a food changes. */
const answered = new WeakMap<readonly Food[], Map<string, ListedMenu>>();
const MAX_ANSWERS = 200;

/** The answer to a search or of a menu by category: the same object until a food, a category or the business day changes. */
async function searched(ports: ReadFoodsPorts, request: MenuRequest, kept: KeptMenu): Promise<ListedMenu> {
  const answers = answered.get(kept.menu) ?? new Map<string, ListedMenu>();
  answered.set(kept.menu, answers);
  const businessDay = await dayFor(ports, kept.menu);
  const question = JSON.stringify([request, kept.categories.version, businessDay]);
  const known = answers.get(question);
  if (known) return known;
  const last = request.after === null ? null : await ports.catalogue.food(request.after);
  if (answers.size >= MAX_ANSWERS) answers.clear();
  const answer = answerTo(request, kept, last, businessDay);
  answers.set(question, answer);
  return answer;
}

function answerTo(
  { limit, after: _after, order, ...search }: MenuRequest,
  { menu, categories, said }: KeptMenu,
  last: Food | null,
  businessDay: string,
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
    undeclared: said.declares ? undeclared : null,
    mealtimes: said.mealtimes,
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
  return done(onSale(food, await dayFor(ports, [food])));
}

/** The business day, where one of the foods depends on it: without a par, settings would be read for nothing. */
async function dayFor({ clock, houseBook }: ReadFoodsPorts, foods: readonly Food[]): Promise<string> {
  return foods.some(isJudgedByDay) ? businessDayOf(clock.nowMs(), await houseBook.settings()) : '';
}
