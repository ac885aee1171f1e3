import {
  amountText,
  decimalsOf,
  DEFAULT_CURRENCY,
  parsePrice,
  toDecimal,
  type AreaDto,
  type Currency,
} from '@foodhouse/domain';
import { newId } from '../../../lib/new-id.ts';

/** An area as it is typed. */
export interface AreaValues extends Pick<AreaDto, 'id' | 'name' | 'days' | 'from' | 'to'> {
  /** With commas between them; empty: guests choose the area by its name. */
  readonly postcodes: string;
  readonly fee: string;
  readonly minimum: string;
  /** Empty: never. */
  readonly freeFrom: string;
  readonly minutes: string;
}

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 0];

export function newArea(currency: Currency, ids: readonly string[]): AreaValues {
  const zero = amountText(0, currency);
  const amounts = { fee: zero, minimum: zero, freeFrom: '', minutes: '30' };
  return {
    id: newId('area', ids),
    name: '',
    postcodes: '',
    days: EVERY_DAY,
    from: '00:00',
    to: '00:00',
    ...amounts,
  };
}

export function areaValuesOf(area: AreaDto, currency: Currency = DEFAULT_CURRENCY): AreaValues {
  const typed = (amount: number): string => amount.toFixed(decimalsOf(currency));
  return {
    ...area,
    postcodes: area.postcodes.join(', '),
    fee: typed(area.fee),
    minimum: typed(area.minimum),
    freeFrom: area.freeFrom === null ? '' : typed(area.freeFrom),
    minutes: String(area.minutes),
  };
}

/** What is saved: what is no number is what no house takes, and is said so. */
export function areaDtoOf(values: AreaValues, currency: Currency = DEFAULT_CURRENCY): AreaDto {
  const { id, name, postcodes, fee, minimum, freeFrom, minutes, days, from, to } = values;
  const amount = (text: string): number => {
    const minor = parsePrice(text, currency);
    return minor === null ? -1 : toDecimal(minor, currency);
  };
  return {
    id,
    days,
    from,
    to,
    name: name.trim(),
    postcodes: postcodes
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    fee: amount(fee),
    minimum: amount(minimum),
    freeFrom: freeFrom.trim() === '' ? null : amount(freeFrom),
    minutes: /^\d+$/.test(minutes.trim()) ? Number(minutes) : -1,
  };
}

/** What to say of an area that the house would not take. @param field such as `fee` or `postcodes.0` */
export function areaProblem(field: string): string {
  return WORDS[field.split('.')[0] ?? ''] ?? 'is not as the house takes it.';
}

const WORDS: Readonly<Record<string, string>> = {
  name: 'needs a name of at most 40 characters.',
  postcodes: 'needs postcodes such as 8001 or 80*, with commas between them.',
  fee: 'needs a fee, such as 3.00.',
  minimum: 'needs the least order, such as 20.00 or 0.',
  freeFrom: 'is free from some amount, or the field is empty.',
  minutes: 'needs minutes from 0 to 180.',
  days: 'needs a day on which you deliver.',
  from: 'needs two times, such as 11:00 and 22:00.',
  to: 'needs two times, such as 11:00 and 22:00.',
};
