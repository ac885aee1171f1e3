import {
  amountText,
  ANSWER_MINUTES,
  CURRENCIES,
  decimalsOf,
  DEFAULT_CURRENCY,
  MEALTIMES,
  parsePrice,
  parseSaveHouseRequest,
  LATER_DAYS,
  LATER_MINUTES,
  PROMISE_MINUTES,
  QUEUED_ANSWER_MINUTES,
  toDecimal,
  type Currency,
  type FieldErrors,
  type HouseDto,
  type Mealtime,
  type TaxRate,
  type WhenNobodyListens,
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
  readonly currency: string;
  readonly timeZone: string;
  readonly dayStart: string;
  /** 'in' the prices, or 'on' top. */
  readonly taxIs: 'in' | 'on';
  readonly rates: Readonly<Record<string, RateValues>>;
  readonly givesVoucher: boolean;
  readonly amount: string;
  readonly minimum: string;
  readonly takesGuests: boolean;
  readonly hasDeadline: boolean;
  readonly answerMinutes: string;
  readonly queuedAnswerMinutes: string;
  readonly takesLater: boolean;
  readonly minMinutes: string;
  readonly maxDays: string;
  readonly promises: boolean;
  readonly prepMinutes: string;
  readonly whenNobodyListens: WhenNobodyListens;
  /** Empty: at all times. */
  readonly mealtimes: Readonly<Record<Mealtime, { readonly from: string; readonly to: string }>>;
  readonly enforceMealtimes: boolean;
  /** Whether the house has said any: then an end of them is sent too. */
  readonly hadMealtimes: boolean;
}

/** Long enough to walk to the screen. */
const PROPOSED_MINUTES = 3;
/** Long enough to open the doors. */
const PROPOSED_AFTER_OPENING = 15;
/** As long as a small kitchen takes for most of its food. */
const PROPOSED_PREPARATION = 20;

/** An hour ahead at least, and until tomorrow. */
const PROPOSED_LATER = { minMinutes: 60, maxDays: 1 };

export const NEW_RATE: RateValues = { id: '', name: '', percent: '' };

export function valuesOf({
  currency = DEFAULT_CURRENCY,
  timeZone,
  dayStart,
  tax,
  voucher,
  answerMinutes = null,
  queuedAnswerMinutes = PROPOSED_AFTER_OPENING,
  later = null,
  prepMinutes = null,
  whenNobodyListens = 'nothing',
  guestOrders = false,
  mealtimes = {},
  enforceMealtimes = true,
}: HouseDto): HouseValues {
  const hoursOf = (mealtime: Mealtime) => mealtimes[mealtime] ?? { from: '', to: '' };
  const typed = (amount: number): string => amount.toFixed(decimalsOf(currency));
  return {
    currency,
    timeZone,
    dayStart,
    taxIs: tax.inclusive ? 'in' : 'on',
    rates: inRows(tax.rates.map(({ id, name, percent }) => ({ id, name, percent: String(percent) }))),
    givesVoucher: voucher !== null,
    amount: voucher ? typed(voucher.amount) : amountText(500, currency),
    minimum: voucher ? typed(voucher.minimum) : amountText(1000, currency),
    takesGuests: guestOrders,
    hasDeadline: answerMinutes !== null,
    answerMinutes: String(answerMinutes ?? PROPOSED_MINUTES),
    queuedAnswerMinutes: String(queuedAnswerMinutes),
    takesLater: later !== null,
    minMinutes: String((later ?? PROPOSED_LATER).minMinutes),
    maxDays: String((later ?? PROPOSED_LATER).maxDays),
    promises: prepMinutes !== null,
    prepMinutes: String(prepMinutes ?? PROPOSED_PREPARATION),
    whenNobodyListens,
    mealtimes: { breakfast: hoursOf('breakfast'), lunch: hoursOf('lunch'), dinner: hoursOf('dinner') },
    enforceMealtimes,
    hadMealtimes: Object.keys(mealtimes).length > 0,
  };
}

/**
 * What the form sends.
 * @param rows the rows of taxes that are there, in their order
 * @param version of the settings that were edited
 */
export function dtoOf(values: HouseValues, rows: readonly string[], version: number): HouseDto {
  const named = values.currency.trim().toUpperCase();
  const currency = CURRENCIES.includes(named) ? named : DEFAULT_CURRENCY;
  const taken: string[] = [];
  const rates = rows.map((row) => {
    const { id, name, percent } = values.rates[row] ?? NEW_RATE;
    const known = id === '' ? newId(name, [...taken, ...Object.values(values.rates).map((rate) => rate.id)]) : id;
    taken.push(known);
    return { id: known, name, percent: numberOf(percent) };
  });
  return {
    version,
    currency: named,
    timeZone: values.timeZone.trim(),
    dayStart: values.dayStart,
    tax: { inclusive: values.taxIs === 'in', rates },
    voucher: values.givesVoucher
      ? { amount: amountOf(values.amount, currency), minimum: amountOf(values.minimum, currency) }
      : null,
    answerMinutes: values.hasDeadline ? numberOf(values.answerMinutes) : null,
    ...(values.hasDeadline && { queuedAnswerMinutes: numberOf(values.queuedAnswerMinutes) }),
    later: values.takesLater ? { minMinutes: numberOf(values.minMinutes), maxDays: numberOf(values.maxDays) } : null,
    prepMinutes: values.promises ? numberOf(values.prepMinutes) : null,
    whenNobodyListens: values.whenNobodyListens,
    guestOrders: values.takesGuests,
    ...mealtimesOf(values),
  };
}

/** Nothing in a house that has said none, and says none now. */
function mealtimesOf({
  mealtimes,
  enforceMealtimes,
  hadMealtimes,
}: HouseValues): Pick<HouseDto, 'mealtimes' | 'enforceMealtimes'> {
  const said = MEALTIMES.filter((mealtime) => mealtimes[mealtime].from !== '' || mealtimes[mealtime].to !== '');
  if (said.length === 0 && !hadMealtimes) return {};
  return { mealtimes: Object.fromEntries(said.map((mealtime) => [mealtime, mealtimes[mealtime]])), enforceMealtimes };
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
      if (part === 'mealtimes') return [path, 'A time such as 11:00, or none of both'];
      const field = part === 'voucher' || part === 'later' ? child : part;
      return [field, WORDS[field] ?? path];
    }),
  );
}

const WORDS: Readonly<Record<string, string>> = {
  currency: 'A currency of the list, such as EUR. While the menu has prices, one with as many decimals',
  timeZone: 'A time zone of the list, such as Europe/Berlin',
  dayStart: 'A time such as 04:00',
  name: 'A name, please',
  percent: 'A percentage from 0 to 50',
  amount: 'An amount such as 5.00',
  answerMinutes: `Minutes from ${ANSWER_MINUTES.least} to ${ANSWER_MINUTES.most}`,
  queuedAnswerMinutes: `Minutes from ${QUEUED_ANSWER_MINUTES.least} to ${QUEUED_ANSWER_MINUTES.most}`,
  minMinutes: `Minutes from ${LATER_MINUTES.least} to ${LATER_MINUTES.most}`,
  maxDays: `Days from ${LATER_DAYS.least} to ${LATER_DAYS.most}`,
  prepMinutes: `Minutes from ${PROMISE_MINUTES.least} to ${PROMISE_MINUTES.most}`,
  minimum: 'An amount such as 10.00, or 0',
};

/** NaN for text that is no number, which the contract refuses. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.').replace('%', ''));
}

function amountOf(text: string, currency: Currency): number {
  const minor = parsePrice(text, currency);
  return minor === null ? Number.NaN : toDecimal(minor, currency);
}
