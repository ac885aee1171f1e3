import {
  CURRENCIES,
  DEFAULT_CURRENCY,
  fromDecimal,
  parsePrice,
  plainAmount,
  toDecimal,
  typedAmount,
  typedNumber,
  type Currency,
  type FieldErrors,
  type HouseDto,
  type TaxRate,
} from '@foodhouse/domain';
import { newId } from '../../../lib/new-id.ts';
import { inRows } from '../../../lib/use-rows.ts';
import { numberOf } from './number-text.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

// Currency, taxes and voucher as they are typed: each row of taxes under a name of its own.

export interface RateValues {
  /** Empty for a new one. */
  readonly id: TaxRate['id'];
  readonly name: string;
  readonly percent: string;
}

export interface MoneyValues {
  readonly currency: string;
  /** 'in' the prices, or 'on' top. */
  readonly taxIs: 'in' | 'on';
  readonly rates: Readonly<Record<string, RateValues>>;
  readonly givesVoucher: boolean;
  readonly voucher: { readonly amount: string; readonly minimum: string };
}

export const NEW_RATE: RateValues = { id: '', name: '', percent: '' };

export function moneyOf({ currency, tax, voucher }: HouseDto): MoneyValues {
  const typed = (amount: number): string => typedAmount(fromDecimal(amount, currency), currency);
  return {
    currency,
    taxIs: tax.inclusive ? 'in' : 'on',
    rates: inRows(tax.rates.map(({ id, name, percent }) => ({ id, name, percent: typedNumber(percent) }))),
    givesVoucher: voucher !== null,
    voucher: voucher
      ? { amount: typed(voucher.amount), minimum: typed(voucher.minimum) }
      : { amount: typedAmount(500, currency), minimum: typedAmount(1000, currency) },
  };
}

/** What is saved of them. @param rows the rows of taxes that are there, in their order */
export function moneyDtoOf(
  values: MoneyValues,
  rows: readonly string[],
  house: Pick<HouseDto, 'currency' | 'areas'>,
): Required<Pick<HouseDto, 'currency' | 'tax' | 'voucher'>> & Partial<Pick<HouseDto, 'areas'>> {
  const named = values.currency.trim().toUpperCase();
  const currency = CURRENCIES.includes(named) ? named : DEFAULT_CURRENCY;
  const taken: string[] = [];
  const rates = rows.map((row) => {
    const { id, name, percent } = values.rates[row] ?? NEW_RATE;
    const known = id === '' ? newId(name, [...taken, ...Object.values(values.rates).map((rate) => rate.id)]) : id;
    taken.push(known);
    return { id: known, name, percent: numberOf(percent) };
  });
  const { amount, minimum } = values.voucher;
  return {
    currency: named,
    tax: { inclusive: values.taxIs === 'in', rates },
    voucher: values.givesVoucher ? { amount: amountOf(amount, currency), minimum: amountOf(minimum, currency) } : null,
    // Read again in another currency, which may have other decimals.
    ...(named !== house.currency && { areas: house.areas }),
  };
}

/** What is expected of each field, by its name in the form. */
export function expectedIn(rows: readonly string[]): Readonly<Record<string, string>> {
  const ofRates = rows.flatMap((row) => [
    [`rates.${row}.name`, common.aNamePlease()] as const,
    [`rates.${row}.percent`, texts.percentLimits()] as const,
  ]);
  return {
    currency: texts.currencySample(),
    ...Object.fromEntries(ofRates),
    'voucher.amount': texts.worthSample(),
    'voucher.minimum': texts.minimumSample(),
  };
}

/** Refused fields under their names in the form: rates by their row. What a rate has no field for is said at its name. */
export function byRow(fields: FieldErrors, rows: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, expected]) => {
      const [, index = '', last = ''] = /^tax\.rates\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
      const row = index === '' ? undefined : rows[Number(index)];
      return [row === undefined ? path : `rates.${row}.${last === 'percent' ? last : 'name'}`, expected];
    }),
  );
}

function amountOf(text: string, currency: Currency): number {
  const minor = parsePrice(plainAmount(text, currency), currency);
  return minor === null ? Number.NaN : toDecimal(minor, currency);
}
