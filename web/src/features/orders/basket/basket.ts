import {
  askedLine,
  isDocumentId,
  MAX_LINES,
  MAX_PORTIONS,
  type AskedLine,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';

/** A food in the basket, with what was shown of it: the basket is readable before the server has answered, and offline. */
export interface BasketLine extends AskedLine {
  /** Its own: a food may have several lines. */
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** The price of one portion that the person saw. */
  readonly eachMinor: Minor;
}

/**
 * An order of this basket that was sent and not answered. A retry sends the same request with the same key, so that there
 * is one order, also after a reload.
 */
export interface Attempt {
  readonly key: string;
  /** The person who ordered. */
  readonly uid: string;
  readonly lines: readonly BasketLine[];
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly attempt: Attempt | null;
}

export const EMPTY: Basket = { lines: [], attempt: null };

/** The price of all lines, as shown. */
export function totalOf(lines: readonly BasketLine[]): Minor {
  return lines.reduce((sum, { quantity, eachMinor }) => sum + quantity * eachMinor, 0);
}

export function portionsIn(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The basket with one more portion of a food, at the price that was shown last.
 * @param id of the line, when it is a new one
 * @returns null when the basket is full
 */
export function withPortion(basket: Basket, food: MenuFood, id: string): Basket | null {
  const { id: foodId, name, img: image, priceMinor: eachMinor } = food;
  const known = basket.lines.find((line) => line.foodId === foodId && isPlain(line));
  if (!known) {
    if (basket.lines.length >= MAX_LINES) return null;
    return { ...basket, lines: [...basket.lines, { ...askedLine(foodId), id, name, image, eachMinor }] };
  }
  if (known.quantity >= MAX_PORTIONS) return null;
  return withLine(basket, { ...known, quantity: known.quantity + 1, name, image, eachMinor });
}

/** Whether nothing was chosen or said. */
function isPlain({ sizeId, options, note }: BasketLine): boolean {
  return sizeId === null && options.length === 0 && note === null;
}

/** A line as it is sent. */
export function askedOf({ foodId, quantity, sizeId, options, note }: BasketLine): AskedLine {
  return { foodId, quantity, sizeId, options, note };
}

/** The basket with a line changed; a line that is not in it stays out. */
export function withLine(basket: Basket, changed: BasketLine): Basket {
  return { ...basket, lines: basket.lines.map((line) => (line.id === changed.id ? changed : line)) };
}

export function withoutLine(basket: Basket, id: string): Basket {
  return { ...basket, lines: basket.lines.filter((line) => line.id !== id) };
}

/** The basket after its order was placed: what was put into it meanwhile stays. */
export function withoutOrdered(basket: Basket, { key, lines: ordered }: Attempt): Basket {
  if (basket.attempt?.key !== key) return basket;
  const rest = basket.lines.map((line) => {
    const quantity = line.quantity - (ordered.find(({ id }) => id === line.id)?.quantity ?? 0);
    return { ...line, quantity };
  });
  return { lines: rest.filter(({ quantity }) => quantity > 0), attempt: null };
}

/** Reads a stored basket. Text, lines and attempts of another form are dropped: older versions of the site wrote them. */
export function parseBasket(text: string | null): Basket {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return EMPTY;
  }
  const { lines, attempt } = recordOf(stored);
  return { lines: parseLines(lines), attempt: parseAttempt(attempt) };
}

function parseLines(stored: unknown): readonly BasketLine[] {
  return Array.isArray(stored) ? stored.slice(0, MAX_LINES).flatMap((line) => parseLine(line) ?? []) : [];
}

function parseLine(stored: unknown): BasketLine | null {
  const { id, foodId, quantity, sizeId, options, note, name, image, eachMinor } = recordOf(stored);
  const isLine =
    isText(id) &&
    isText(foodId) &&
    isDocumentId(foodId) &&
    isWhole(quantity, 1, MAX_PORTIONS) &&
    isTextOrNull(sizeId) &&
    Array.isArray(options) &&
    options.every(isOption) &&
    isTextOrNull(note) &&
    isText(name) &&
    isText(image) &&
    isWhole(eachMinor, 0, Number.MAX_SAFE_INTEGER);
  return isLine ? { id, foodId, quantity, sizeId, options, note, name, image, eachMinor } : null;
}

function isOption(stored: unknown): stored is AskedLine['options'][number] {
  const { groupId, id, quantity } = recordOf(stored);
  return isText(groupId) && isText(id) && isWhole(quantity, 1, Number.MAX_SAFE_INTEGER);
}

function parseAttempt(stored: unknown): Attempt | null {
  const { key, uid, lines } = recordOf(stored);
  const ordered = parseLines(lines);
  return isText(key) && isText(uid) && ordered.length > 0 ? { key, uid, lines: ordered } : null;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return value instanceof Object ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
