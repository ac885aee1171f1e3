import type { MenuFood } from '@foodhouse/domain';
import type { Menu } from '../data/menu.ts';

// The first script is a bundle of its own, to keep it small. It hands its results to the main script through the global
// object.

/** Dispatched on the window after hydration. */
export const STARTED = 'foodhouse:started';

interface Left {
  filledMenus?: Map<string, Menu>;
  filledFood?: MenuFood;
}

const left = globalThis as Left;

/** The foods that the first script rendered, with which React starts. */
export function filledMenu(region: string): Menu | undefined {
  return left.filledMenus?.get(region);
}

export function rememberFilled(region: string, menu: Menu): void {
  left.filledMenus ??= new Map();
  left.filledMenus.set(region, menu);
}

/** The food that the first script rendered. */
export function filledFood(id: string): MenuFood | undefined {
  return left.filledFood?.id === id ? left.filledFood : undefined;
}

export function rememberFilledFood(food: MenuFood): void {
  left.filledFood = food;
}
