import type { Minor } from '../money/money.ts';

// Apart from the choices: a card of the menu needs their tables for nothing.

/**
 * The price of one portion with what is chosen. Whatever is taken off, it is never below 0, also after the food's own price
 * has changed.
 */
export function portionPrice(priceMinor: Minor, extraMinor: Minor): Minor {
  return Math.max(0, priceMinor + extraMinor);
}
