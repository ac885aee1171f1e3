import { WAITING_ORDERS } from '../limits/counts.ts';
import * as texts from './texts.ts';

// How many portions one order may have, and how many may wait for the house's answer: each of them is off sale meanwhile.

/** The house's limit of one order. */
interface PortionsHouse {
  readonly maxPortions: number;
}

/** More portions than the house takes in one order. */
export interface TooManyPortions {
  readonly most: number;
  readonly sentence: string;
}

/**
 * @param lines one that is half and half is as many portions as are served, though it takes one of each food
 * @returns null where the house takes so many in one order
 */
export function tooManyPortions(
  lines: readonly { readonly quantity: number }[],
  { maxPortions: most }: PortionsHouse,
): TooManyPortions | null {
  const wanted = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (wanted <= most) return null;
  return { most, sentence: texts.mostPortions({ most }) };
}

/** The most portions of one customer that wait for an answer. */
export function mostWaitingOfCustomer({ maxPortions }: PortionsHouse): number {
  return WAITING_ORDERS.ofCustomer * maxPortions;
}

/** The most portions of all newcomers behind one address that wait for an answer. */
export function mostWaitingOfAddress({ maxPortions }: PortionsHouse): number {
  return WAITING_ORDERS.ofAddress * maxPortions;
}
