import { z } from 'zod';
import { HOUSE_PICTURE, QUANTITY_TEXT } from '../foods/food.ts';
import { mostBeforeCleaning, tidyText, withoutBidiMarks } from '../text/clean-text.ts';
import { isPathSegment } from '../text/document-id.ts';
import { isPhone, tidyPhone } from '../text/phone.ts';
import { isSafeText } from '../text/safe-text.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import { amountText, MIN_PRICE_MINOR, toDecimal, type Minor } from '../money/money.ts';
import { isDayOfHouse, isTimeOfHouse } from '../time/years.ts';
import { maxPriceMinor } from '../money/max-price.ts';
import { parseDifference, parsePrice } from '../money/parse-price.ts';

/**
 * Text of people in one line or more, cleaned: at most `max` characters, nothing unsafe, empty when nothing is visible. It is
 * measured before it is cleaned: whoever sends a long one may not keep the process busy.
 */
export function text(max: number): z.ZodType<string, string> {
  const tooLong = `expected at most ${max} characters`;
  return z
    .string({ error: (issue) => `expected text, got ${describe(issue.input)}` })
    .max(mostBeforeCleaning(max), { error: tooLong, abort: true })
    .transform(withoutBidiMarks)
    .refine(isSafeText, 'expected text without control characters')
    .transform(tidyText)
    .pipe(z.string().max(max, tooLong));
}

/** One line of people's text, possibly empty. */
export function optionalLine(max: number): z.ZodType<string, string> {
  return text(max).refine((value) => !/[\t\n\r]/.test(value), 'expected one line');
}

/** A required line of people's text, such as a name. */
export function line(max: number): z.ZodType<string, string> {
  return optionalLine(max).refine((value) => value !== '', 'expected some text');
}

export const EXPECTED_PHONE = 'expected a phone number such as +49 30 123456';

const PHONE_TOO_LONG = `expected at most ${LIMITS.phone} characters`;

/** A phone number as people write it, with the signs between its digits, and perhaps an extension. Blanks become plain ones. */
export const phoneField: z.ZodType<string, string> = z
  .string({ error: (issue) => `${EXPECTED_PHONE}, got ${describe(issue.input)}` })
  .max(mostBeforeCleaning(LIMITS.phone), { error: PHONE_TOO_LONG, abort: true })
  .transform(tidyPhone)
  .pipe(z.string().max(LIMITS.phone, PHONE_TOO_LONG))
  .refine(isPhone, EXPECTED_PHONE);

/** Whole minutes within these limits. */
export function minutesField({ least, most }: { readonly least: number; readonly most: number }): z.ZodNumber {
  const expected = `expected minutes from ${least} to ${most}`;
  return z
    .int({ error: (issue) => `${expected}, got ${describe(issue.input)}` })
    .min(least, expected)
    .max(most, expected);
}

/** A day of the calendar, in years that every clock and every store of the house has. */
export const dateField = z.iso
  .date({ error: (issue) => `expected a date such as 2026-12-24, got ${describe(issue.input)}`, abort: true })
  .refine(isDayOfHouse, 'expected a day from 2000 to 2199');

/** A moment, in years that every clock and every store of the house has. @param example what is said to be expected */
export function instantField(example: string): z.ZodType<string, string> {
  const expected = `expected a time from 2000 to 2199 such as ${example}`;
  return z.iso
    .datetime({ error: (issue) => `${expected}, got ${describe(issue.input)}` })
    .refine((time) => isTimeOfHouse(Date.parse(time)), expected);
}

/** The id of a document: any valid path segment. */
export const documentIdSchema = z
  .string({ error: (issue) => `expected an id, got ${describe(issue.input)}` })
  .min(1, 'expected an id')
  .max(LIMITS.id, `expected at most ${LIMITS.id} characters`)
  .refine(isPathSegment, 'expected an id without slashes')
  .refine(isSafeText, 'expected an id without control characters');

export const emailAddress = z
  .string({ error: (issue) => `expected an email address, got ${describe(issue.input)}` })
  .trim()
  .max(LIMITS.email, `expected at most ${LIMITS.email} characters`)
  .refine((email) => /^[^\s@\p{DI}]+@[^\s@\p{DI}]+$/u.test(email) && isSafeText(email), 'expected an email address');

export const CURRENCY_WORDS = 'of all amounts, an ISO 4217 code; left out for USD';
/** Of all amounts of an answer. */
export const currencyAnswer = z.string().exactOptional().describe(CURRENCY_WORDS);

/** The currency on the wire: nothing for USD, as it was before there were others. */
export function currencyField({ currency }: { readonly currency: Currency }): { readonly currency?: Currency } {
  return currency === DEFAULT_CURRENCY ? {} : { currency };
}

/** In which currency a request's prices were read; left out: USD. */
export interface Priced {
  readonly currency?: Currency;
}

/** @param currency undefined where none was named: USD */
export function pricedIn(currency: Currency = DEFAULT_CURRENCY): Priced {
  return currencyField({ currency });
}

/** What reads amounts of one currency, made once for each. */
export interface InCurrency<T> {
  (currency?: Currency): T;
}

/** @param make the schema for amounts of a currency */
export function inCurrency<T>(make: (currency: Currency) => T): InCurrency<T> {
  const made = new Map<Currency, T>();
  return (currency = DEFAULT_CURRENCY) => {
    const known = made.get(currency) ?? make(currency);
    made.set(currency, known);
    return known;
  };
}

/** A price as a number or in one of the text forms that people use, in minor units. */
export const priceField = inCurrency((currency) =>
  amountField(currency, `expected a price such as ${amountText(1250, currency)}`, parsePrice),
);

/** The same of what is added to a price, or below 0 taken off. */
export const differenceField = inCurrency((currency) =>
  amountField(
    currency,
    `expected an amount such as ${amountText(150, currency)} or ${amountText(-150, currency)}`,
    parseDifference,
  ),
);

/** @param expected what is said of anything that `parse` does not read */
function amountField(
  currency: Currency,
  expected: string,
  parse: typeof parsePrice,
): z.ZodType<Minor, number | string> {
  return z
    .union([z.number(), z.string()], { error: (issue) => `${expected}, got ${describe(issue.input)}` })
    .transform((amount, context): Minor => {
      const minor = parse(amount, currency);
      if (minor !== null) return minor;
      context.addIssue({ code: 'custom', message: `${expected}, got ${describe(amount)}` });
      return z.NEVER;
    });
}

/** What a food may cost. */
export const foodPriceField = inCurrency((currency) =>
  priceField(currency).refine(
    (minor) => minor >= MIN_PRICE_MINOR && minor <= maxPriceMinor(currency),
    `expected a price from ${toDecimal(MIN_PRICE_MINOR, currency)} to ${toDecimal(maxPriceMinor(currency), currency)}`,
  ),
);

const EXPECTED_QUANTITY = `expected a whole number from 0 to ${LIMITS.quantity}`;

/** Portions, as a number or as the text of a form's field. */
export const quantityField = z
  .union([z.number(), z.string().trim().regex(QUANTITY_TEXT, EXPECTED_QUANTITY)], {
    error: (issue) => `${EXPECTED_QUANTITY}, got ${describe(issue.input)}`,
  })
  .transform(Number)
  .refine((quantity) => Number.isInteger(quantity) && quantity >= 0 && quantity <= LIMITS.quantity, EXPECTED_QUANTITY);

/** The address of a picture, which the browser fetches and the server never does. Empty text is the house's own picture. */
export const pictureAddress = z
  .string({ error: (issue) => `expected a picture's address, got ${describe(issue.input)}` })
  .trim()
  .max(LIMITS.pictureAddress, `expected at most ${LIMITS.pictureAddress} characters`)
  .refine((address) => address === '' || isPictureAddress(address), 'expected an https address or a path of this site')
  .transform((address) => (address === '' ? HOUSE_PICTURE : address));

// Two leading slashes, or a backslash that browsers read as one, would lead to another host.
function isPictureAddress(address: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(address) || address.includes('\\')) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?([/?#]|$)/i.test(address);
}

/** Describes a wrong value for a message: the value itself when it is short and harmless, else its type. */
export function describe(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (input === null || typeof input === 'number' || typeof input === 'boolean') return String(input);
  if (typeof input === 'string')
    return input.length <= 40 ? JSON.stringify(input) : `text of ${input.length} characters`;
  return Array.isArray(input) ? 'a list' : 'an object';
}

/** The fields of a request that may name some of them. */
export function mayLeaveOut<Shape extends z.ZodRawShape>(
  shape: Shape,
): { readonly [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]> } {
  const fields = Object.entries(shape).map(([name, field]) => [name, z.exactOptional(field)] as const);
  return Object.fromEntries(fields) as { readonly [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]> };
}
