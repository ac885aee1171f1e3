import { perLocale } from '../text/formats.ts';
import type { Minor } from './money.ts';

/** A share of a hundred thousand: 19 % are 19,000, 8.875 % are 8,875. */
export type TaxShare = number;
const WHOLE = 100_000;

/** One of the rates of a house. */
export interface TaxRate {
  readonly id: string;
  readonly name: string;
  readonly share: TaxShare;
}

/** A rate as the wire has it. Not with its contract: pages parse nothing. */
export function rateFromDto({ percent, ...rate }: Omit<TaxRate, 'share'> & { readonly percent: number }): TaxRate {
  return { ...rate, share: Math.round(percent * 1000) };
}

/** What is sold at one rate. */
export interface TaxedAmount {
  readonly amountMinor: Minor;
  readonly share: TaxShare;
}

/** The tax of everything at one rate. */
export interface TaxSum {
  readonly share: TaxShare;
  readonly netMinor: Minor;
  readonly taxMinor: Minor;
}

/**
 * The tax of each rate, rounded once, on the sum of what is sold at it: the highest rate first.
 * @param isInclusive whether the amounts contain the tax
 */
export function taxesOf(sold: readonly TaxedAmount[], isInclusive: boolean): readonly TaxSum[] {
  const sums = new Map<TaxShare, Minor>();
  for (const { amountMinor, share } of sold) sums.set(share, (sums.get(share) ?? 0) + amountMinor);
  return [...sums]
    .toSorted(([a], [b]) => b - a)
    .map(([share, amountMinor]) => {
      const taxMinor = Math.round((amountMinor * share) / (isInclusive ? WHOLE + share : WHOLE));
      return { share, netMinor: isInclusive ? amountMinor - taxMinor : amountMinor, taxMinor };
    });
}

const percent = /* @__PURE__ */ perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 }),
);

/** As files have it in every language: `8.875%`. */
export function shareText(share: TaxShare): string {
  return `${share / 1000}%`;
}

/** `19%`, `8.875%`, for people. */
export function formatShare(share: TaxShare): string {
  return percent().format(share / WHOLE);
}
