import { decimalsOf, type Currency } from './currency.ts';
import type { Minor } from './money.ts';

// Beside money.ts, which every page has: forms and the API alone ask for it.

/** Of which a meal is a thousand units and more. */
const SMALL_UNITS = new Set(
  (
    'AOA ARS BIF CDF CLP COP CRC GNF IDR IQD IRR KHR KMF KRW KZT LAK LBP MGA MMK MNT MWK NGN PYG RWF SDG SOS SSP SYP ' +
    'TZS UGX UZS VES VND XAF XOF XPF YER'
  ).split(' '),
);

/** The highest price of a food: a hundred thousand units, and a hundred million where units are small. */
export function maxPriceMinor(currency: Currency): Minor {
  return (
    (SMALL_UNITS.has(currency) ? 100_000_000 : decimalsOf(currency) === 0 ? 10_000_000 : 100_000) *
    10 ** decimalsOf(currency)
  );
}
