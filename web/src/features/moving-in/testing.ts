import { heldFoods, readGloriaFood, type HeldFood, type MovedMenu } from '@foodhouse/domain';
import example from './example-menu.json';

/** The example of the page, as it is read. */
export const MENU: MovedMenu = readGloriaFood(example, null);
export const FOODS: readonly HeldFood[] = heldFoods(MENU, { supplier: 'Ann', atMs: 0 });

export function heldFood(name: string): HeldFood {
  const found = FOODS.find(({ food }) => food.name === name);
  if (!found) throw new Error(`expected a food called ${name}`);
  return found;
}
