import {
  CHECKOUT_FIELDS,
  DEFAULT_CURRENCY,
  isAllergen,
  isDocumentId,
  MOST,
  PORTIONS,
  readAsked,
  readDocument,
  recordOf,
  someText,
  type AllergenStatement,
  type AskedLine,
  type DocumentFields,
} from '@foodhouse/domain';
import { NOTHING_SAID, type Attempt, type Basket, type BasketLine, type Said, type Shown } from './basket.ts';

/** Reads a stored basket. Text and lines of another form are dropped: older versions of the site wrote them. */
export function parseBasket(text: string | null, nowMs = Date.now()): Basket {
  const { lines, said } = readRecord(text);
  return { lines: parseLines(lines), said: parseSaid(said, nowMs) };
}

/** When what was said is over, in epoch milliseconds: then it is read again. */
export function endOf({ said }: Basket): number {
  return said === NOTHING_SAID ? Infinity : said.untilMs;
}

/** The orders without an answer that older versions of the site kept with the basket. */
export function oldAttempts(text: string | null): readonly Attempt[] {
  const { attempts } = readRecord(text);
  return Array.isArray(attempts) ? attempts.flatMap((one) => parseAttempt(one) ?? []) : [];
}

function parseLines(stored: unknown): readonly BasketLine[] {
  return Array.isArray(stored) ? stored.slice(0, MOST.lines).flatMap((line) => parseLine(line) ?? []) : [];
}

function parseLine(stored: unknown): BasketLine | null {
  const { id, foodId, halfFoodId = null, quantity, sizeId, options, note, name, image, ...shown } = recordOf(stored);
  const { chosen, eachMinor, currency, allergens } = shown;
  const isLine =
    isText(id) &&
    isText(foodId) &&
    isDocumentId(foodId) &&
    isTextOrNull(halfFoodId) &&
    (halfFoodId === null || isDocumentId(halfFoodId)) &&
    isWhole(quantity, 1, PORTIONS.most) &&
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
  const line = { id, foodId, quantity, sizeId, options, note, name, image, chosen, eachMinor, currency: known };
  const half = halfFoodId === null ? {} : { halfFoodId };
  return { ...line, ...half, ...(isStatement(allergens) && { allergens }) };
}

function isStatement(stored: unknown): stored is AllergenStatement {
  const { contains, undeclared } = recordOf(stored);
  return isList(contains, isAllergen) && isList(undeclared, isText);
}

function isList<T>(stored: unknown, isOne: (value: unknown) => value is T): stored is readonly T[] {
  return Array.isArray(stored) && stored.every(isOne);
}

function isOption(stored: unknown): stored is AskedLine['options'][number] {
  const { groupId, id, quantity } = recordOf(stored);
  return isText(groupId) && isText(id) && isWhole(quantity, 1, Number.MAX_SAFE_INTEGER);
}

/** Reads an order without an answer; null for one of another form. */
export function parseAttempt(stored: unknown): Attempt | null {
  const record = recordOf(stored);
  const { key, uid, atMs, lines, totalMinor, trackKey, isSingle, sentPrice, shown } = record;
  const ordered = parseLines(lines);
  const isAttempt =
    isText(key) &&
    isText(uid) &&
    ordered.length > 0 &&
    isWhole(totalMinor, 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(atMs, 0, Number.MAX_SAFE_INTEGER);
  if (!isAttempt) return null;
  return {
    key,
    uid,
    atMs,
    lines: ordered,
    totalMinor,
    ...readAsked(record),
    ...(isText(trackKey) && { trackKey }),
    ...(isSingle === true && { isSingle }),
    ...(isText(sentPrice) && { sentPrice }),
    ...(isShown(shown) && { shown }),
  };
}

function isShown(stored: unknown): stored is Shown {
  const { sums, allergens, readyInMs = 0 } = recordOf(stored);
  return (
    Array.isArray(recordOf(sums)['taxes']) &&
    allergens instanceof Object &&
    isWhole(readyInMs, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  );
}

function parseSaid(stored: unknown, nowMs: number): Said {
  const record = recordOf(stored);
  const { by, untilMs } = record;
  if (!isWhole(untilMs, nowMs + 1, Number.MAX_SAFE_INTEGER)) return NOTHING_SAID;
  return { ...readDocument(CHECKOUT_FIELDS, ['basket', 'said'], record), by: someText(by), untilMs };
}

function readRecord(text: string | null): DocumentFields {
  try {
    return recordOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function isText(value: unknown): value is string {
  return someText(value) !== null;
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
