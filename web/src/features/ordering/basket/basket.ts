import {
  askedLine,
  DEFAULT_CURRENCY,
  foodIdsOf,
  MOST,
  NO_WORDS,
  PORTIONS,
  statementOf,
  type AskedCheckout,
  type AskedLine,
  type AllergenStatement,
  type CheckoutWords,
  type Currency,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';
import type { ReadSums } from '../../orders/details/order-sums.tsx';
import type { NewLine } from '../../orders/again/new-line.ts';
import * as texts from './texts.ts';

/** A food in the basket. */
export interface BasketLine extends NewLine {
  /** Its own: a food may have several lines. */
  readonly id: string;
}

/**
 * An order that was sent and not answered yet. A retry sends the same request with the same key, so that there is one order,
 * also after a reload. What was ordered lies here, and no more among the lines of the basket.
 */
export interface Attempt extends AskedCheckout {
  readonly key: string;
  /** The person who ordered. */
  readonly uid: string;
  /** When it was sent for the first time, in epoch milliseconds by this machine's clock. */
  readonly atMs: number;
  readonly lines: readonly BasketLine[];
  /** What they saw as the total. */
  readonly totalMinor: Minor;
  /** The key of the link that a guest's order will have; left out for others. */
  readonly trackKey?: string;
  /** Of Order Now: it was never in the basket. */
  readonly isSingle?: true;
  /** The constant that the dashboard sends as the price of one portion. */
  readonly sentPrice?: string;
  /** What was said beside the lines, for the receipt; left out by older versions of the site. */
  readonly shown?: Shown;
}

/** What the server had said of lines when somebody confirmed them. */
export interface Shown {
  readonly sums: ReadSums;
  /** By the line's id; of those that the server knew. */
  readonly allergens: Readonly<Record<string, AllergenStatement | null>>;
  /** In how long it would be ready if it were accepted at once, in milliseconds; left out where nobody knew. */
  readonly readyInMs?: number;
}

/** What was said in the checkout. It belongs to the basket: whoever closes it, or loads the page again, finds it there. */
export interface Said extends CheckoutWords {
  /** Who said it; null while nobody with an account was signed in. */
  readonly by: string | null;
  /** When it is forgotten, in epoch milliseconds. */
  readonly untilMs: number;
}

export const NOTHING_SAID: Said = { ...NO_WORDS, by: null, untilMs: 0 };

export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly said: Said;
}

export const EMPTY: Basket = { lines: [], said: NOTHING_SAID };

/** That of the first line: a house has one. */
export function currencyOf([first]: readonly BasketLine[]): Currency {
  return first?.currency ?? DEFAULT_CURRENCY;
}

/** The price of all lines, as shown. */
export function totalOf(lines: readonly BasketLine[]): Minor {
  return lines.reduce((sum, { quantity, eachMinor }) => sum + quantity * eachMinor, 0);
}

export function portionsIn(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * How many portions of each food are in it, and how many of them with nothing chosen or said; by the food's id. One of half and half
 * is of both its foods: whoever looks at either reads that it is in the basket.
 */
export function foodsIn(
  lines: readonly BasketLine[],
): ReadonlyMap<string, { readonly count: number; readonly plain: number }> {
  const foods = new Map<string, { readonly count: number; readonly plain: number }>();
  for (const line of lines) {
    for (const id of foodIdsOf(line)) {
      const { count, plain } = foods.get(id) ?? { count: 0, plain: 0 };
      foods.set(id, { count: count + line.quantity, plain: plain + (isPlain(line) ? line.quantity : 0) });
    }
  }
  return foods;
}

/** How much is in it, in words. */
export function itemsText(lines: readonly BasketLine[]): string {
  return texts.items({ count: portionsIn(lines) });
}

/** One portion of a food with nothing chosen. */
export function plainLine(food: MenuFood): NewLine {
  const { id, name, img: image, priceMinor: eachMinor, currency } = food;
  return { ...askedLine(id), name, image, chosen: '', eachMinor, currency, allergens: statementOf([food]) };
}

/**
 * The basket with more portions of a food, at the price that was shown last. What was chosen alike is one line.
 * @param id of the line, when it is a new one
 * @returns null when the basket is full
 */
export function withMore(basket: Basket, added: NewLine, id: string): Basket | null {
  const known = basket.lines.find((line) => isAlike(line, added));
  if (!known)
    return basket.lines.length >= MOST.lines ? null : { ...basket, lines: [...basket.lines, { ...added, id }] };
  const quantity = known.quantity + added.quantity;
  return quantity > PORTIONS.most ? null : withLine(basket, { ...added, id: known.id, quantity });
}

function isPlain(line: AskedLine): boolean {
  return isAlike(line, askedLine(line.foodId));
}

function isAlike(one: AskedLine, other: AskedLine): boolean {
  const [a, b] = [one, other].map((line) => {
    const { sizeId, options, note } = line;
    return JSON.stringify([
      foodIdsOf(line),
      sizeId,
      options.map(({ groupId, id, quantity }) => [groupId, id, quantity]),
      note,
    ]);
  });
  return a === b;
}

/** The basket with one portion less of a food with nothing chosen or said; null when it has none. */
export function withOneLess(basket: Basket, foodId: string): Basket | null {
  const line = basket.lines.find((one) => one.foodId === foodId && isPlain(one));
  if (!line) return null;
  return line.quantity > 1 ? withLine(basket, { ...line, quantity: line.quantity - 1 }) : withoutLine(basket, line.id);
}

/** A line as it is sent. */
export function askedOf({ foodId, halfFoodId = null, quantity, sizeId, options, note }: AskedLine): AskedLine {
  return { foodId, ...(halfFoodId !== null && { halfFoodId }), quantity, sizeId, options, note };
}

/** The basket with a line changed; a line that is not in it stays out. */
export function withLine(basket: Basket, changed: BasketLine): Basket {
  return { ...basket, lines: basket.lines.map((line) => (line.id === changed.id ? changed : line)) };
}

export function withoutLine(basket: Basket, id: string): Basket {
  return { ...basket, lines: basket.lines.filter((line) => line.id !== id) };
}

/** The basket while an order is on its way: what is ordered lies with it. */
export function withOrdered(basket: Basket, { lines, isSingle }: Attempt): Basket {
  const ordered = new Set(isSingle ? [] : lines.map(({ id }) => id));
  return { ...basket, lines: basket.lines.filter(({ id }) => !ordered.has(id)) };
}

/** The basket after an order was not placed, or was given up: what was taken out of it is in it again, where it was. */
export function withBack(basket: Basket, { lines, isSingle }: Attempt): Basket {
  if (isSingle) return basket;
  return basket.lines.reduce((all, { id, ...line }) => withMore(all, line, id) ?? all, { ...basket, lines });
}

/**
 * The basket after its order was placed. What was said goes with it: the table, where one sits, stays. Beside Order Now the basket keeps
 * what was said, but for the consent, which was for that order.
 */
export function withoutPlaced(basket: Basket, { isSingle }: Attempt): Basket {
  if (isSingle && basket.lines.length > 0) return { ...basket, said: { ...basket.said, consent: false } };
  const { how, untilMs } = basket.said;
  return { ...basket, said: how.kind === 'table' ? { ...NOTHING_SAID, how, untilMs } : NOTHING_SAID };
}
