import { perLocale } from '../text/formats.ts';
import { decimalsOf, type Currency } from './currency.ts';

/**
 * Whole minor units of a currency: cents of USD, yen, fils of KWD. Documents and the domain hold them, the HTTP wire a
 * decimal number.
 */
export type Minor = number;

/** Of a food: it may cost nothing, or what its sizes cost. */
export const MIN_PRICE_MINOR: Minor = 0;

/** Minor units as the decimal number of the HTTP wire: 1250 of USD are 12.5. */
export function toDecimal(minor: Minor, currency: Currency): number {
  return minor / 10 ** decimalsOf(currency);
}

/** The minor units of a number of the HTTP wire. */
export function fromDecimal(decimal: number, currency: Currency): Minor {
  return Math.round(decimal * 10 ** decimalsOf(currency));
}

/** An amount as files and programs have it in every language: `12.50`. */
export function amountText(minor: Minor, currency: Currency): string {
  return toDecimal(minor, currency).toFixed(decimalsOf(currency));
}

/** `$12.50`, for people. */
export function formatMoney(minor: Minor, currency: Currency): string {
  return formatOf(currency).format(toDecimal(minor, currency));
}

const wholeFormat = /* @__PURE__ */ perLocale(
  (tag, currency) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 0 }),
);

/** A limit, which has no minor units: `$100,000`. */
export function formatWhole(minor: Minor, currency: Currency): string {
  return wholeFormat(currency).format(toDecimal(minor, currency));
}

/** What is added, `+$0.50`, or taken off, `−$0.50`, for people. */
export function formatDifference(minor: Minor, currency: Currency): string {
  return `${minor < 0 ? '−' : '+'}${formatMoney(Math.abs(minor), currency)}`;
}

/** `$12.50`, or where it is taken off `−$0.50`, for people. */
export function formatSigned(minor: Minor, currency: Currency): string {
  return minor < 0 ? formatDifference(minor, currency) : formatMoney(minor, currency);
}

/** How an amount of a currency is written for people. */
export const formatOf: (currency: Currency) => Intl.NumberFormat = /* @__PURE__ */ perLocale((tag, currency) => {
  const digits = decimalsOf(currency);
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
});
