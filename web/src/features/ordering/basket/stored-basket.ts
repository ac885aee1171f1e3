import {
  DEFAULT_CURRENCY,
  isDocumentId,
  MOST,
  PORTIONS,
  type AskedFulfilment,
  type AskedLine,
  type Contact,
} from '@foodhouse/domain';
import {
  NO_CONTACT,
  NOTHING_SAID,
  type Attempt,
  type Basket,
  type BasketLine,
  type Said,
  type Shown,
} from './basket.ts';
import { NO_HOW, type How } from './how.ts';

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
  const { id, foodId, quantity, sizeId, options, note, name, image, chosen, eachMinor, currency } = recordOf(stored);
  const isLine =
    isText(id) &&
    isText(foodId) &&
    isDocumentId(foodId) &&
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
  return { id, foodId, quantity, sizeId, options, note, name, image, chosen, eachMinor, currency: known };
}

function isOption(stored: unknown): stored is AskedLine['options'][number] {
  const { groupId, id, quantity } = recordOf(stored);
  return isText(groupId) && isText(id) && isWhole(quantity, 1, Number.MAX_SAFE_INTEGER);
}

/** Reads an order without an answer; null for one of another form. */
export function parseAttempt(stored: unknown): Attempt | null {
  const { key, uid, atMs, lines, totalMinor, fulfilment, wantedAt, contact, ...rest } = recordOf(stored);
  const { note, trackKey, isSingle, sentPrice, shown } = rest;
  const ordered = parseLines(lines);
  const isAttempt =
    isText(key) &&
    isText(uid) &&
    ordered.length > 0 &&
    isWhole(totalMinor, 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(atMs, 0, Number.MAX_SAFE_INTEGER);
  if (!isAttempt) return null;
  const reached = parseContact(contact);
  return {
    key,
    uid,
    atMs,
    lines: ordered,
    totalMinor,
    fulfilment: parseFulfilment(fulfilment),
    ...(isText(wantedAt) && { wantedAt }),
    ...(reached !== NO_CONTACT && { contact: reached }),
    ...(isText(note) && { note }),
    ...(isText(trackKey) && { trackKey }),
    ...(isSingle === true && { isSingle }),
    ...(isText(sentPrice) && { sentPrice }),
    ...(isShown(shown) && { shown }),
  };
}

function isShown(stored: unknown): stored is Shown {
  const { sums, allergens } = recordOf(stored);
  return Array.isArray(recordOf(sums)['taxes']) && allergens instanceof Object;
}

function parseSaid(stored: unknown, nowMs: number): Said {
  const { how, wantedAt, contact, note, by, untilMs } = recordOf(stored);
  if (!isWhole(untilMs, nowMs + 1, Number.MAX_SAFE_INTEGER)) return NOTHING_SAID;
  return {
    how: parseHow(how),
    wantedAt: isText(wantedAt) ? wantedAt : null,
    contact: parseContact(contact),
    note: isText(note) ? note : '',
    by: isText(by) ? by : null,
    untilMs,
  };
}

function parseHow(stored: unknown): How {
  const { kind, code, place } = recordOf(stored);
  if (typeof code !== 'string' || (kind !== 'pickup' && kind !== 'table' && kind !== 'delivery')) return NO_HOW;
  const { postcode, area, address } = recordOf(place);
  const named = Object.entries({ postcode, area, address }).filter(([, text]) => isText(text));
  return { kind, code, ...(named.length > 0 && { place: Object.fromEntries(named) }) };
}

function parseContact(stored: unknown): Contact {
  const { name, phone } = recordOf(stored);
  return typeof name === 'string' && typeof phone === 'string' ? { name, phone } : NO_CONTACT;
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

function readRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
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
