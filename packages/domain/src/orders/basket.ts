import type { Food } from '../foods/food.ts';
import type { Minor } from '../money/money.ts';
import { portionsByFood, type OrderLine } from './lines.ts';

/** The most lines of one basket. */
export const MAX_LINES = 30;
/** The most portions of one line. */
export const MAX_PORTIONS = 50;

/** What somebody wants of one food. */
export interface AskedLine {
  readonly foodId: string;
  /** Portions: from 1 to `MAX_PORTIONS`. */
  readonly quantity: number;
}

/** Why a line cannot be ordered as it is. */
export interface BasketProblem {
  /** The line's index, from 0. */
  readonly line: number;
  readonly reason: 'FOOD_NOT_FOUND' | 'OUT_OF_STOCK';
  readonly foodId: string;
  /** Portions of the food that are left, for all its lines together. */
  readonly left: number;
}

export interface PricedBasket {
  /** The lines whose food is on the menu, in their order. */
  readonly lines: readonly OrderLine[];
  readonly totalMinor: Minor;
  /** All of them; empty when the basket can be ordered. */
  readonly problems: readonly BasketProblem[];
}

/**
 * The price of a basket and everything that prevents it: the only arithmetic of orders. Lines of one food share its stock.
 * @param foods those that there are, by id
 */
export function priceBasket(asked: readonly AskedLine[], foods: ReadonlyMap<string, Food>): PricedBasket {
  const wanted = portionsByFood(asked);
  const lines: OrderLine[] = [];
  const problems: BasketProblem[] = [];
  for (const [line, { foodId, quantity }] of asked.entries()) {
    const food = foods.get(foodId);
    if (!food || food.retiredAtMs !== null) {
      problems.push({ line, reason: 'FOOD_NOT_FOUND', foodId, left: 0 });
      continue;
    }
    const { name, img: image, priceMinor: eachMinor } = food;
    lines.push({ foodId, name, image, quantity, eachMinor, totalMinor: quantity * eachMinor });
    if (food.quantity < (wanted.get(foodId) ?? 0))
      problems.push({ line, reason: 'OUT_OF_STOCK', foodId, left: food.quantity });
  }
  return { lines, totalMinor: lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0), problems };
}
