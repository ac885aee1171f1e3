import type { Minor } from '../money/money.ts';

/** What a house gives. */
export interface VoucherRule {
  readonly amountMinor: Minor;
  /** The least price of a basket that a voucher is taken off. */
  readonly minMinor: Minor;
}
