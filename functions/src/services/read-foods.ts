import type { Food, PageRequest } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Catalogue, MenuPage } from './ports.ts';

export function listFoods({ catalogue }: { readonly catalogue: Catalogue }, page: PageRequest): Promise<MenuPage> {
  return catalogue.foodsOnMenu(page);
}

/** A food on the menu; a removed one counts as unknown. */
export async function readFood({ catalogue }: { readonly catalogue: Catalogue }, id: string): Promise<Outcome<Food>> {
  const food = await catalogue.food(id);
  if (!food || food.retiredAtMs !== null)
    return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { id });
  return done(food);
}
