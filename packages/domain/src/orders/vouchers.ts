import {
  CURRENCY,
  initialOf,
  listOf,
  mapOf,
  MONEY,
  NUMBER,
  TEXT,
  TIME,
  type Fields,
  type ValueOf,
} from '../stored/field.ts';
import type { VoucherRule } from '../house/voucher-rule.ts';

/** A voucher comes with every fifth order that was delivered. */
export const VOUCHER_EVERY = 5;
/** How long a voucher can be taken off, in days. */
const VOUCHER_DAYS = 90;
const DAY_MS = 86_400_000;

/** It is taken off a basket without a code. */
export const VOUCHER_FIELDS = {
  /** That of the order it came with. */
  id: { kind: TEXT, privacy: 'business' },
  amountMinor: { kind: MONEY, privacy: 'business' },
  /** The price of the lines from which on it can be taken off. */
  minMinor: { kind: MONEY, privacy: 'business' },
  /** It is not taken off a basket in another. */
  currency: CURRENCY,
  expiresAtMs: { kind: TIME, stored: 'expiresAt', privacy: 'business' },
} as const satisfies Fields;

export interface Voucher extends ValueOf<typeof VOUCHER_FIELDS> {}

/** `customers/{uid}`: what a customer has had delivered, and has coming. */
export const CUSTOMER_FIELDS = {
  /** Orders that were delivered since the house gives vouchers. */
  delivered: { kind: NUMBER, initially: 0, privacy: 'business' },
  /** Vouchers that came with them, the ones that are spent among them. */
  given: { kind: NUMBER, initially: 0, privacy: 'business' },
  /** Those that are not spent, the oldest first. */
  vouchers: { kind: listOf(mapOf(VOUCHER_FIELDS)), initially: [] as readonly Voucher[], privacy: 'business' },
} as const satisfies Fields;

export interface Customer extends ValueOf<typeof CUSTOMER_FIELDS> {}

/** For whom nothing was counted yet. */
export const NEW_CUSTOMER: Customer = initialOf(CUSTOMER_FIELDS);

/** The vouchers that can be taken off now, the oldest first. */
export function openVouchers({ vouchers }: Customer, nowMs: number): readonly Voucher[] {
  return vouchers.filter(({ expiresAtMs }) => expiresAtMs > nowMs);
}

export function spendVoucher(customer: Customer, { id }: Voucher): Customer {
  return { ...customer, vouchers: customer.vouchers.filter((voucher) => voucher.id !== id) };
}

/** The voucher of a basket that was not sold after all. */
export function giveVoucherBack(customer: Customer, voucher: Voucher): Customer {
  const { vouchers } = spendVoucher(customer, voucher);
  return { ...customer, vouchers: [...vouchers, voucher].toSorted((a, b) => a.expiresAtMs - b.expiresAtMs) };
}

/** Counts a delivered order, which brings a voucher if it is a fifth one. */
export function afterDelivery(
  customer: Customer,
  orderId: string,
  rule: VoucherRule & Pick<Voucher, 'currency'>,
  atMs: number,
): Customer {
  const delivered = customer.delivered + 1;
  // A fifth order whose voucher was spent before its delivery was taken back brings no second one.
  if (customer.given >= Math.floor(delivered / VOUCHER_EVERY)) return { ...customer, delivered };
  const { amountMinor, minMinor, currency } = rule;
  const voucher = { id: orderId, amountMinor, minMinor, currency, expiresAtMs: atMs + VOUCHER_DAYS * DAY_MS };
  return { delivered, given: customer.given + 1, vouchers: [...customer.vouchers, voucher] };
}

/** Takes back a delivery, and the voucher that came with it while it is not spent. */
export function afterUndelivery(customer: Customer, orderId: string): Customer {
  const vouchers = customer.vouchers.filter(({ id }) => id !== orderId);
  const taken = customer.vouchers.length - vouchers.length;
  return { delivered: Math.max(0, customer.delivered - 1), given: customer.given - taken, vouchers };
}
