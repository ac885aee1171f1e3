import {
  DEFAULT_CURRENCY,
  fromDecimal,
  parsePrice,
  plainAmount,
  toDecimal,
  typedAmount,
  type AreaDto,
  type Currency,
} from '@foodhouse/domain';
import { newId } from '../../../lib/new-id.ts';
import * as texts from './texts.ts';

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
  const zero = typedAmount(0, currency);
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
  const typed = (amount: number): string => typedAmount(fromDecimal(amount, currency), currency);
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
    const minor = parsePrice(plainAmount(text, currency), currency);
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
export function areaProblem(number: number, field: string): string {
  const words = WORDS[field.split('.')[0] ?? ''] ?? texts.areaIsWrong;
  return words({ number });
}
const WORDS: Readonly<Record<string, typeof texts.areaIsWrong>> = {
  name: texts.areaNeedsName,
  postcodes: texts.areaNeedsPostcodes,
  fee: texts.areaNeedsFee,
  minimum: texts.areaNeedsLeastOrder,
  freeFrom: texts.areaIsFreeFrom,
  minutes: texts.areaNeedsMinutes,
  days: texts.areaNeedsDay,
  from: texts.areaNeedsTimes,
  to: texts.areaNeedsTimes,
};
