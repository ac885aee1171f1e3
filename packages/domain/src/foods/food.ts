import { MAX_QUANTITY } from '../limits/counts.ts';
import type { Food } from './food-fields.ts';
import * as texts from './texts.ts';

/** Newest last: what sorts a menu without categories. */
export function inMenuOrder(a: Food, b: Food): number {
  return a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The picture of a food that has none of its own. */
export const HOUSE_PICTURE = '/img/site/plate.webp';

/** Digits of `MAX_QUANTITY`, for a typed quantity. */
export const QUANTITY_TEXT = /^\d{1,6}$/;

/** From this number of portions on, a card says how many are left. */
export const LOW_STOCK = 5;

/** The portions of a food for people: of one that nobody counts, which the wire says as the most, no number. */
export function portionsText(quantity: number): string {
  return quantity < MAX_QUANTITY ? String(quantity) : texts.plenty();
}

export type Stock =
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'plenty' };

/** @param lowAt from how many portions on they are few: for staff, that of the food; null for what guests read */
export function stockOf(food: Pick<Food, 'quantity'>, lowAt: number | null = null): Stock {
  if (food.quantity <= 0) return { kind: 'sold-out' };
  return food.quantity <= (lowAt ?? LOW_STOCK) ? { kind: 'low', left: food.quantity } : { kind: 'plenty' };
}

/** The portions of a food, on sale or put aside. */
export function portionsOf({ quantity, putAside }: Pick<Food, 'quantity'> & Partial<Pick<Food, 'putAside'>>): number {
  return quantity + (putAside ?? 0);
}

/** Whether staff should see to it that there is more of a food. */
export function runsLow({ counted, quantity, lowAt }: Pick<Food, 'counted' | 'quantity' | 'lowAt'>): boolean {
  return counted && quantity <= (lowAt ?? LOW_STOCK);
}

/** Whether it is off the menu to come back. Functions that knew no hidden foods put one back and left its time behind. */
export function isHidden({ retiredAtMs, hiddenAtMs }: Pick<Food, 'retiredAtMs' | 'hiddenAtMs'>): boolean {
  return retiredAtMs !== null && hiddenAtMs !== null;
}
