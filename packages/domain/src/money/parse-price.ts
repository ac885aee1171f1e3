import { withoutBidiMarks } from '../text/clean-text.ts';
import { decimalsOf, type Currency } from './currency.ts';
import { formatOf, fromDecimal, type Minor } from './money.ts';

const PRICE_TEXT = /^(\d{1,9})(?:([.,])(\d{1,3}))?$/;
/** Longer than any price with its sign. */
const MAX_LENGTH = 40;
/** A plus or a minus before the digits, as keyboards and other programs write it. */
const DIRECTION = /^([^\d+\-\u2010-\u2015\u2212]*)([+\-\u2010-\u2015\u2212]?)(.*)$/s;
/** What stands for no minor units: `12,-`. */
const NO_MINOR = /[.,][-\u2013\u2014]$/;
/** Other digits than those of ASCII, from their zero on. */
const ZEROS = [0x660, 0x6f0, 0x966];

/** How people of its country write a currency, beside its code and the signs that `Intl` knows. */
const WRITTEN: Readonly<Record<Currency, readonly string[]>> = {
  CHF: ['Fr.', 'SFr.', 'Fr'],
  CNY: ['元', '¥'],
  CZK: ['Kč', 'Kc'],
  DKK: ['kr.', 'kr'],
  EUR: ['Euro', 'euro', 'euros', 'eur'],
  HUF: ['Ft'],
  IDR: ['Rp.', 'Rp'],
  INR: ['Rs.', 'Rs'],
  ISK: ['kr.', 'kr'],
  JPY: ['円', '¥'],
  KRW: ['원'],
  NOK: ['kr.', 'kr'],
  PLN: ['zł', 'zl'],
  RON: ['lei'],
  SEK: ['kr.', 'kr', ':-'],
  TRY: ['TL', '₺'],
  UAH: ['грн.', 'грн'],
  VND: ['đ', '₫'],
};

/**
 * Reads a price as a number or in the text forms people use: `12`, `'12'`, `'12.00'`, `'12$'`, `'$12.50'`, `'12,50'`,
 * `'12 €'`, `'12 EUR'`, `'12,-'`, `'１２５０円'`. `$` may stand for any currency.
 * @returns null for anything else: more decimals than the currency has, a comma before three digits, which may be
 * thousands, signs on both sides
 */
export function parsePrice(price: unknown, currency: Currency): Minor | null {
  if (typeof price === 'number') return parsePriceNumber(price, currency);
  if (typeof price !== 'string' || price.length > MAX_LENGTH) return null;
  const amount = withoutSign(plain(price), currency).replace(NO_MINOR, '');
  const [, whole = '', separator, decimals = ''] = PRICE_TEXT.exec(amount) ?? [];
  const digits = decimalsOf(currency);
  if (whole === '' || decimals.length > digits || (separator === ',' && decimals.length === 3)) return null;
  return Number(whole + decimals.padEnd(digits, '0'));
}

/**
 * Reads what is added to a price, in the forms of a price, or taken off, with a minus before the amount or its sign: `-0.50`,
 * `'−0.50'`, `'-$0.50'`, `'€ -0,50'`. A plus says nothing.
 * @returns null for anything else, as `parsePrice`
 */
export function parseDifference(difference: unknown, currency: Currency): Minor | null {
  if (typeof difference === 'number') return signed(parsePrice(Math.abs(difference), currency), difference < 0);
  if (typeof difference !== 'string') return null;
  const { price, isTakenOff } = directionOf(difference);
  return signed(parsePrice(price, currency), isTakenOff);
}

/** The price within a difference, and whether it is taken off; without a price where the text is longer than any. */
export function directionOf(difference: string): { readonly price: string; readonly isTakenOff: boolean } {
  if (difference.length > MAX_LENGTH) return { price: '', isTakenOff: false };
  const [, before = '', direction = '', amount = ''] = DIRECTION.exec(plain(difference)) ?? [];
  return { price: before + amount, isTakenOff: direction !== '' && direction !== '+' };
}

export function signed(minor: Minor | null, isTakenOff: boolean): Minor | null {
  return isTakenOff && minor !== null && minor > 0 ? -minor : minor;
}

/** What stands before an amount: `$`, `€`, `KWD`. */
export function signOf(currency: Currency): string {
  return signIn(formatOf(currency), currency);
}

function signIn(format: Intl.NumberFormat, currency: Currency): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** With digits and signs of ASCII for those of full width and of other scripts. */
function plain(text: string): string {
  return withoutBidiMarks(text)
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
    })
    .replaceAll('\u066b', '.')
    .trim();
}

/** All that may stand beside an amount of a currency: the signs of English in every language, so that programs are read in each. */
export function signsOf(currency: Currency): readonly string[] {
  const english = ENGLISH.map((currencyDisplay) => signInEnglish(currency, currencyDisplay));
  return ['$', currency, signOf(currency), ...english, ...(WRITTEN[currency] ?? [])];
}

/** Takes one sign from either end. */
function withoutSign(text: string, currency: Currency): string {
  for (const sign of signsOf(currency).map((one) => one.normalize('NFKC'))) {
    if (text.startsWith(sign)) return text.slice(sign.length).trim();
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

const ENGLISH = ['symbol', 'narrowSymbol'] as const;
const IN_ENGLISH = new Map<string, string>();

/** `₺`, where English writes `TRY`. */
export function narrowSignOf(currency: Currency): string {
  return signInEnglish(currency, 'narrowSymbol');
}

function signInEnglish(currency: Currency, currencyDisplay: (typeof ENGLISH)[number]): string {
  const key = currency + currencyDisplay;
  const known =
    IN_ENGLISH.get(key) ??
    signIn(new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay }), currency);
  IN_ENGLISH.set(key, known);
  return known;
}

function parsePriceNumber(price: number, currency: Currency): Minor | null {
  if (!Number.isFinite(price) || price < 0) return null;
  const minor = fromDecimal(price, currency);
  return Math.abs(minor - price * 10 ** decimalsOf(currency)) < 1e-6 ? minor : null;
}
