import type { MenuFood } from '@foodhouse/domain';
import type { Menu } from '../data/menu.ts';

// The first script is a file of its own, so that a visitor waits for one small request; what it leaves for the whole page
// stands on the global object.

/** Dispatched on the window when the whole page has taken over. */
export const STARTED = 'foodhouse:started';

interface Left {
  filledMenus?: Map<string, Menu>;
  filledFood?: MenuFood;
}

/** What the first script put into the page, so that React begins with it. */
export function filledMenu(region: string): Menu | undefined {
  return (globalThis as Left).filledMenus?.get(region);
}

export function rememberFilled(region: string, menu: Menu): void {
  const left = globalThis as Left;
  left.filledMenus ??= new Map();
  left.filledMenus.set(region, menu);
}

/** The food that the first script put into its page. */
export function filledFood(id: string): MenuFood | undefined {
  const { filledFood: filled } = globalThis as Left;
  return filled?.id === id ? filled : undefined;
}

export function rememberFilledFood(food: MenuFood): void {
  (globalThis as Left).filledFood = food;
}
