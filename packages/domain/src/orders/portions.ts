// How many portions one order may have, and how many may wait for the house's answer: each of them is off sale meanwhile.

/** What a house can allow in one order. */
export const PORTIONS = { least: 1, most: 500 } as const;

/** Portions of so many full orders of one customer may wait for an answer. */
const ORDERS_OF_CUSTOMER = 2;
/** The same of all newcomers behind one address, but for those at tables. New accounts cost nothing to make up. */
const ORDERS_OF_ADDRESS = 4;

/** The house's limit of one order. */
interface PortionsHouse {
  readonly maxPortions: number;
}

/** More portions than the house takes in one order. */
export interface TooManyPortions {
  readonly most: number;
  readonly sentence: string;
}

/** @returns null where the house takes so many in one order */
export function tooManyPortions(
  portions: ReadonlyMap<string, number>,
  { maxPortions: most }: PortionsHouse,
): TooManyPortions | null {
  const wanted = [...portions.values()].reduce((sum, count) => sum + count, 0);
  if (wanted <= most) return null;
  return { most, sentence: `At most ${most} ${most === 1 ? 'portion' : 'portions'} in one order.` };
}

/** The most portions of one customer that wait for an answer. */
export function mostWaitingOfCustomer({ maxPortions }: PortionsHouse): number {
  return ORDERS_OF_CUSTOMER * maxPortions;
}

/** The most portions of all newcomers behind one address that wait for an answer. */
export function mostWaitingOfAddress({ maxPortions }: PortionsHouse): number {
  return ORDERS_OF_ADDRESS * maxPortions;
}
