import { decimalsOf, type Currency } from './currency.ts';
import { formatOf, fromDecimal, type Minor } from './money.ts';

const PRICE_TEXT = /^(\d{1,9})(?:([.,])(\d{1,3}))?$/;

/**
 * Reads a price as a number or in the text forms people use: `12`, `'12'`, `'12.00'`, `'12$'`, `'$12.50'`, `'12,50'`,
 * `'12 €'`, `'12 EUR'`. `$` may stand for any currency.
 * @returns null for anything else: more decimals than the currency has, a comma before three digits, which may be
 * thousands, signs on both sides
 */
export function parsePrice(price: unknown, currency: Currency): Minor | null {
  if (typeof price === 'number') return parsePriceNumber(price, currency);
  if (typeof price !== 'string') return null;
  const [, whole = '', separator, decimals = ''] = PRICE_TEXT.exec(withoutSign(price.trim(), currency)) ?? [];
  const digits = decimalsOf(currency);
  if (whole === '' || decimals.length > digits || (separator === ',' && decimals.length === 3)) return null;
  return Number(whole + decimals.padEnd(digits, '0'));
}

/** What stands before an amount: `$`, `€`, `KWD`. */
export function signOf(currency: Currency): string {
  return (
    formatOf(currency)
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency
  );
}

/** Takes one sign from either end. */
function withoutSign(text: string, currency: Currency): string {
  for (const sign of ['$', currency, signOf(currency)]) {
    if (text.startsWith(sign)) return text.slice(sign.length).trim();
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

function parsePriceNumber(price: number, currency: Currency): Minor | null {
  if (!Number.isFinite(price) || price < 0) return null;
  const minor = fromDecimal(price, currency);
  return Math.abs(minor - price * 10 ** decimalsOf(currency)) < 1e-6 ? minor : null;
}
