import type { FoodBody } from '@foodhouse/domain';
import type { MenuAnswer } from './menu-fill.ts';

// The first script is a file of its own, so that a visitor waits for one small request; what it leaves for the whole page
// stands on the global object.

/** Dispatched on the window when the whole page has taken over. */
export const STARTED = 'foodhouse:started';

interface Left {
  filledMenus?: Map<string, MenuAnswer>;
  filledFood?: FoodBody;
}

/** What the first script put into the page, so that React begins with it. */
export function filledMenu(region: string): MenuAnswer | undefined {
  return (globalThis as Left).filledMenus?.get(region);
}

export function rememberFilled(region: string, menu: MenuAnswer): void {
  const left = globalThis as Left;
  left.filledMenus ??= new Map();
  left.filledMenus.set(region, menu);
}

/** The food that the first script put into its page. */
export function filledFood(id: string): FoodBody | undefined {
  const { filledFood: filled } = globalThis as Left;
  return filled?._id === id ? filled : undefined;
}

export function rememberFilledFood(food: FoodBody): void {
  (globalThis as Left).filledFood = food;
}
