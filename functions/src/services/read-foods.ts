import { businessDayOf, onSale, type Food, type PageRequest } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Catalogue, Clock, HouseBook, MenuPage } from './ports.ts';

export interface ReadFoodsPorts {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly houseBook: HouseBook;
}

/** Pages as they were last offered, by the pages of the catalogue, which are the same object until a food changes. */
const offered = new WeakMap<MenuPage, { readonly businessDay: string; readonly page: MenuPage }>();

/** The menu as it is offered now. It is the same object as before until a food or the business day changes. */
export async function listFoods(ports: ReadFoodsPorts, request: PageRequest): Promise<MenuPage> {
  const listed = await ports.catalogue.foodsOnMenu(request);
  const businessDay = await dayFor(ports, listed.items);
  const known = offered.get(listed);
  if (known?.businessDay === businessDay) return known.page;
  const page = { ...listed, items: listed.items.map((food) => onSale(food, businessDay)) };
  offered.set(listed, { businessDay, page });
  return page;
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
  return foods.some(({ par }) => par !== null) ? businessDayOf(clock.nowMs(), await houseBook.settings()) : '';
}
