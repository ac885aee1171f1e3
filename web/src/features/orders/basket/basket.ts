import {
  askedLine,
  DEFAULT_CURRENCY,
  isDocumentId,
  MAX_LINES,
  MAX_PORTIONS,
  type AskedFulfilment,
  type AskedLine,
  type Currency,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';

/** A food in the basket, with what was shown of it: the basket is readable before the server has answered, and offline. */
export interface BasketLine extends AskedLine {
  /** Its own: a food may have several lines. */
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** Its size and options in words; empty where nothing was chosen. */
  readonly chosen: string;
  /** The price of one portion that the person saw, with size and options. */
  readonly eachMinor: Minor;
  readonly currency: Currency;
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
  /** What they saw as the total. */
  readonly totalMinor: Minor;
  /** How it is to be served; null where nothing was said. */
  readonly fulfilment: AskedFulfilment | null;
  /** For when it is wanted, ISO 8601; left out: as soon as possible. */
  readonly wantedAt?: string;
  /** The key of the link that a guest's order will have; left out for others. */
  readonly trackKey?: string;
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly attempt: Attempt | null;
}

export const EMPTY: Basket = { lines: [], attempt: null };

/** That of the first line: a house has one. */
export function currencyOf([first]: readonly BasketLine[]): Currency {
  return first?.currency ?? DEFAULT_CURRENCY;
}

/** The price of all lines, as shown. */
export function totalOf(lines: readonly BasketLine[]): Minor {
  return lines.reduce((sum, { quantity, eachMinor }) => sum + quantity * eachMinor, 0);
}

export function portionsIn(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How much is in it, in words. */
export function itemsText(lines: readonly BasketLine[]): string {
  const portions = portionsIn(lines);
  return portions === 1 ? '1 item' : `${portions} items`;
}

/** What is put into the basket. */
export type NewLine = Omit<BasketLine, 'id'>;

/** One portion of a food with nothing chosen. */
export function plainLine({ id, name, img: image, priceMinor: eachMinor, currency }: MenuFood): NewLine {
  return { ...askedLine(id), name, image, chosen: '', eachMinor, currency };
}

/**
 * The basket with more portions of a food, at the price that was shown last. What was chosen alike is one line.
 * @param id of the line, when it is a new one
 * @returns null when the basket is full
 */
export function withMore(basket: Basket, added: NewLine, id: string): Basket | null {
  const known = basket.lines.find((line) => isAlike(line, added));
  if (!known)
    return basket.lines.length >= MAX_LINES ? null : { ...basket, lines: [...basket.lines, { ...added, id }] };
  const quantity = known.quantity + added.quantity;
  return quantity > MAX_PORTIONS ? null : withLine(basket, { ...added, id: known.id, quantity });
}

function isAlike(one: NewLine, other: NewLine): boolean {
  const [a, b] = [one, other].map(({ foodId, sizeId, options, note }) =>
    JSON.stringify([foodId, sizeId, options.map(({ groupId, id, quantity }) => [groupId, id, quantity]), note]),
  );
  return a === b;
}

/** A line as it is sent. */
export function askedOf({ foodId, quantity, sizeId, options, note }: NewLine): AskedLine {
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
  const { id, foodId, quantity, sizeId, options, note, name, image, chosen, eachMinor, currency } = recordOf(stored);
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
    typeof chosen === 'string' &&
    isWhole(eachMinor, 0, Number.MAX_SAFE_INTEGER);
  if (!isLine) return null;
  const known = isText(currency) ? currency : DEFAULT_CURRENCY;
  return { id, foodId, quantity, sizeId, options, note, name, image, chosen, eachMinor, currency: known };
}

function isOption(stored: unknown): stored is AskedLine['options'][number] {
  const { groupId, id, quantity } = recordOf(stored);
  return isText(groupId) && isText(id) && isWhole(quantity, 1, Number.MAX_SAFE_INTEGER);
}

function parseAttempt(stored: unknown): Attempt | null {
  const { key, uid, lines, totalMinor, fulfilment, wantedAt, trackKey } = recordOf(stored);
  const ordered = parseLines(lines);
  const isAttempt = isText(key) && isText(uid) && ordered.length > 0 && isWhole(totalMinor, 0, Number.MAX_SAFE_INTEGER);
  return isAttempt
    ? {
        key,
        uid,
        lines: ordered,
        totalMinor,
        fulfilment: parseFulfilment(fulfilment),
        ...(isText(wantedAt) && { wantedAt }),
        ...(isText(trackKey) && { trackKey }),
      }
    : null;
}

function parseFulfilment(stored: unknown): AskedFulfilment | null {
  const { kind, table, postcode, area, address } = recordOf(stored);
  if (kind === 'pickup') return { kind };
  if (kind === 'delivery' && isText(address)) {
    if (isText(area)) return { kind, address, area };
    return isText(postcode) ? { kind, address, postcode } : null;
  }
  return kind === 'table' && isText(table) ? { kind, table } : null;
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
