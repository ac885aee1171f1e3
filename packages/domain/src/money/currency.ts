/** An ISO 4217 code, such as `EUR`. */
export type Currency = string;

/** The currency of a house that has named none, and of whatever was stored before it could. */
export const DEFAULT_CURRENCY: Currency = 'USD';

// The minor units of ISO 4217, where they are not hundredths. Not those of Intl, which differ between browsers.
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND';

/** How many decimals an amount has: 2 for USD, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: Currency): number {
  if (WHOLE.includes(currency)) return 0;
  return THOUSANDTHS.includes(currency) ? 3 : 2;
}
