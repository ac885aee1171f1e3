import { isAllergen, wholeStatement, type AllergenStatement } from '../foods/declarations.ts';
import { DEFAULT_CURRENCY } from '../money/currency.ts';
import {
  listOf,
  said,
  textOrNull,
  toMillis,
  unlessEmpty,
  type DocumentFields,
  type ToTimestamp,
} from '../stored/field.ts';
import type { Discount } from './basket.ts';
import { PLAIN_LINE, type OrderLine } from './lines.ts';
import { NEW_CUSTOMER, type Customer, type Voucher } from './vouchers.ts';

export const LINES = listOf<OrderLine>(lineFromMap, lineToMap);
export const DISCOUNTS = listOf<Discount>(discountFromMap, discountToMap);

function lineFromMap({ allergens, declared, ...line }: DocumentFields): OrderLine {
  const whole = wholeStatement(Array.isArray(allergens) ? allergens.filter(isAllergen) : null);
  const statement = (declared as AllergenStatement | undefined) ?? whole;
  return { ...PLAIN_LINE, ...(line as unknown as OrderLine), allergens: statement };
}

function lineToMap({ kitchenName, size, options, note, taxShare, allergens, ...line }: OrderLine): DocumentFields {
  return {
    ...line,
    ...said({ kitchenName, size, options: unlessEmpty(options), note, taxShare }),
    ...statementToMap(allergens),
  };
}

/** `allergens` is a whole statement for every reader: a page of an earlier build knows no other. */
function statementToMap(statement: AllergenStatement | null): DocumentFields {
  if (statement === null) return {};
  const { contains, undeclared } = statement;
  return undeclared.length === 0
    ? { allergens: [...contains] }
    : { declared: { contains: [...contains], undeclared: [...undeclared] } };
}

function discountFromMap({ voucher, ...discount }: DocumentFields): Discount {
  return { ...(discount as unknown as Discount), voucher: voucherFromMap(voucher as DocumentFields) };
}

function discountToMap({ voucher, ...discount }: Discount, toTimestamp: ToTimestamp): DocumentFields {
  return { ...discount, voucher: voucherToMap(voucher, toTimestamp) };
}

function voucherFromMap({ expiresAt, ...voucher }: DocumentFields): Voucher {
  return {
    ...(voucher as unknown as Voucher),
    currency: textOrNull(voucher['currency']) ?? DEFAULT_CURRENCY,
    expiresAtMs: toMillis(expiresAt),
  };
}

function voucherToMap({ expiresAtMs, currency, ...voucher }: Voucher, toTimestamp: ToTimestamp): DocumentFields {
  return {
    ...voucher,
    ...said({ currency: currency === DEFAULT_CURRENCY ? null : currency }),
    expiresAt: toTimestamp(expiresAtMs),
  };
}

/** `customers/{uid}`; null for whom nothing was counted yet. */
export function customerFromDocument(data: DocumentFields | null): Customer {
  if (!data) return NEW_CUSTOMER;
  const { delivered, given, vouchers } = data;
  return {
    delivered: Number(delivered),
    given: Number(given),
    vouchers: Array.isArray(vouchers) ? vouchers.map(voucherFromMap) : [],
  };
}

export function customerToDocument({ vouchers, ...counts }: Customer, toTimestamp: ToTimestamp): DocumentFields {
  return { ...counts, vouchers: vouchers.map((voucher) => voucherToMap(voucher, toTimestamp)) };
}
