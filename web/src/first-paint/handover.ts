import type { MenuFood } from '@foodhouse/domain';
import type { Menu } from '../data/menu.ts';

// The first script is a bundle of its own, to keep it small. It hands its results to the main script through the global
// object.

/** Dispatched on the window after hydration. */
export const STARTED = 'foodhouse:started';

interface Handover {
  filledMenus?: Map<string, Menu>;
  filledFood?: MenuFood;
}

const handover = globalThis as Handover;

/** The foods that the first script rendered, with which React starts. */
export function filledMenu(region: string): Menu | undefined {
  return handover.filledMenus?.get(region);
}

export function rememberFilled(region: string, menu: Menu): void {
  handover.filledMenus ??= new Map();
  handover.filledMenus.set(region, menu);
}

/** The food that the first script rendered. */
export function filledFood(id: string): MenuFood | undefined {
  return handover.filledFood?.id === id ? handover.filledFood : undefined;
}

export function rememberFilledFood(food: MenuFood): void {
  handover.filledFood = food;
}
