import {
  parsePrice,
  parseSaveHouseRequest,
  toDecimal,
  type FieldErrors,
  type HouseDto,
  type TaxRate,
} from '@foodhouse/domain';
import { newId } from '../../lib/new-id.ts';
import { inRows } from '../../lib/use-rows.ts';

// The settings of the house as they are typed: each row of taxes under a name of its own.

export interface RateValues {
  /** Empty for a new one. */
  readonly id: TaxRate['id'];
  readonly name: string;
  readonly percent: string;
}

export interface HouseValues {
  readonly timeZone: string;
  readonly dayStart: string;
  /** 'in' the prices, or 'on' top. */
  readonly taxIs: 'in' | 'on';
  readonly rates: Readonly<Record<string, RateValues>>;
  readonly givesVoucher: boolean;
  readonly amount: string;
  readonly minimum: string;
}

/** What a house is offered that has not decided about vouchers. */
const PROPOSED = { amount: '5.00', minimum: '10.00' } as const;
export const NEW_RATE: RateValues = { id: '', name: '', percent: '' };

export function valuesOf({ timeZone, dayStart, tax, voucher }: HouseDto): HouseValues {
  return {
    timeZone,
    dayStart,
    taxIs: tax.inclusive ? 'in' : 'on',
    rates: inRows(tax.rates.map(({ id, name, percent }) => ({ id, name, percent: String(percent) }))),
    givesVoucher: voucher !== null,
    ...(voucher ? { amount: voucher.amount.toFixed(2), minimum: voucher.minimum.toFixed(2) } : PROPOSED),
  };
}

/**
 * What the form sends.
 * @param rows the rows of taxes that are there, in their order
 * @param version of the settings that were edited
 */
export function dtoOf(values: HouseValues, rows: readonly string[], version: number): HouseDto {
  const taken: string[] = [];
  const rates = rows.map((row) => {
    const { id, name, percent } = values.rates[row] ?? NEW_RATE;
    const known = id === '' ? newId(name, [...taken, ...Object.values(values.rates).map((rate) => rate.id)]) : id;
    taken.push(known);
    return { id: known, name, percent: numberOf(percent) };
  });
  return {
    version,
    timeZone: values.timeZone.trim(),
    dayStart: values.dayStart,
    tax: { inclusive: values.taxIs === 'in', rates },
    voucher: values.givesVoucher ? { amount: amountOf(values.amount), minimum: amountOf(values.minimum) } : null,
  };
}

/** What is expected of each field that the house would not take, by the field's name in the form. */
export function errorsOf(dto: HouseDto, rows: readonly string[]): Readonly<Record<string, string>> {
  const parsed = parseSaveHouseRequest(dto);
  return parsed.ok ? {} : fieldErrorsOf(parsed.fields, rows);
}

/** The same for a refusal of the server. */
export function fieldErrorsOf(refused: FieldErrors, rows: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(refused).map((path) => {
      const [part = '', child = '', index = '', last = ''] = path.split('.');
      if (part === 'tax' && child === 'rates')
        return [`rates.${rows[Number(index)] ?? ''}.${last || 'name'}`, WORDS[last] ?? WORDS['name'] ?? ''];
      return [part === 'voucher' ? child : part, WORDS[part === 'voucher' ? child : part] ?? path];
    }),
  );
}

const WORDS: Readonly<Record<string, string>> = {
  timeZone: 'A time zone of the list, such as Europe/Berlin',
  dayStart: 'A time such as 04:00',
  name: 'A name, please',
  percent: 'A percentage from 0 to 50',
  amount: 'An amount such as 5.00',
  minimum: 'An amount such as 10.00, or 0',
};

/** NaN for text that is no number, which the contract refuses. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.').replace('%', ''));
}

function amountOf(text: string): number {
  const minor = parsePrice(text);
  return minor === null ? Number.NaN : toDecimal(minor);
}
