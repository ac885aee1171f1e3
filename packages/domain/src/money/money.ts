/** US cents. Documents and the domain hold whole minor units; the HTTP wire a decimal number. */
export type Minor = number;

export const CURRENCY = 'USD';
export const MIN_PRICE_MINOR: Minor = 1;
export const MAX_PRICE_MINOR: Minor = 100_000_00;

const PRICE_TEXT = /^\$?(\d{1,9})(?:[.,](\d{1,2}))?\$?$/;

/**
 * Reads a price as a number or in the text forms people use: `12`, `'12'`, `'12.00'`, `'12$'`, `'$12.50'`, `'12,50'`.
 * @returns cents, or null for anything else: more than two decimals, thousands with a comma, both signs at once
 */
export function parsePrice(price: unknown): Minor | null {
  if (typeof price === 'number') return parsePriceNumber(price);
  if (typeof price !== 'string') return null;
  const text = price.trim();
  const match = PRICE_TEXT.exec(text);
  if (!match || (text.startsWith('$') && text.endsWith('$'))) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Cents as the decimal number of the HTTP wire: 1250 is 12.5. */
export function toDecimal(minor: Minor): number {
  return minor / 100;
}

const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** `$12.50`, for people. */
export function formatMoney(minor: Minor): string {
  return FORMAT.format(minor / 100);
}

function parsePriceNumber(price: number): Minor | null {
  if (!Number.isFinite(price) || price < 0) return null;
  const minor = Math.round(price * 100);
  return Math.abs(minor - price * 100) < 1e-6 ? minor : null;
}
