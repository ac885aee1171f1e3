import type { Currency } from '../money/currency.ts';
import { openVouchers, VOUCHER_FIELDS, type Customer } from '../orders/vouchers.ts';
import { plain, TEXT, toWire, type Fields, type ValueOf, type WireOf } from '../stored/field.ts';
import { USER_FIELDS, type User } from '../users/user.ts';

const { id, amountMinor, minMinor, expiresAtMs } = VOUCHER_FIELDS;

/** A voucher that a customer still has, as a house takes it along: what it is worth, and whose it is. */
export const TAKEN_VOUCHER_FIELDS = {
  orderId: { ...id, wire: 'orderId' },
  customerId: { kind: TEXT, privacy: 'business', wire: 'customerId' },
  /** Of a guest there is none. */
  email: { ...USER_FIELDS.email, isLeftOut: true, wire: 'email' },
  amountMinor: { ...amountMinor, wire: 'amount' },
  minMinor: { ...minMinor, wire: 'least' },
  currency: { kind: plain<Currency>(String, 'text'), privacy: 'business', wire: 'currency' },
  expiresAtMs: { ...expiresAtMs, wire: 'expiresAt' },
} as const satisfies Fields;

export interface TakenVoucher extends ValueOf<typeof TAKEN_VOUCHER_FIELDS> {}

/** A taken voucher on the wire: amounts are decimals in its currency. */
export interface TakenVoucherDto extends WireOf<typeof TAKEN_VOUCHER_FIELDS> {}

/** The vouchers that an account can take off now. */
export function takenVouchersOf(
  { uid: customerId, email }: Pick<User, 'uid' | 'email'>,
  customer: Customer,
  nowMs: number,
): readonly TakenVoucher[] {
  return openVouchers(customer, nowMs).map(({ id: orderId, ...voucher }) => ({
    ...voucher,
    orderId,
    customerId,
    email,
  }));
}

export function toTakenVoucherDto(voucher: TakenVoucher): TakenVoucherDto {
  return toWire(TAKEN_VOUCHER_FIELDS, voucher, voucher.currency);
}
