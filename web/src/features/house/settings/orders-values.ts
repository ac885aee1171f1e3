import {
  ANSWER_MINUTES,
  LATER_DAYS,
  LATER_MINUTES,
  PORTIONS,
  PROMISE_MINUTES,
  QUEUED_ANSWER_MINUTES,
  type HouseDto,
  type OrderWords,
  type WhenNobodyListens,
} from '@foodhouse/domain';
import { numberOf } from './number-text.ts';
import * as texts from './texts.ts';

// The rules of orders as they are typed.

export interface OrdersValues {
  readonly hasDeadline: boolean;
  readonly answerMinutes: string;
  readonly queuedAnswerMinutes: string;
  readonly takesLater: boolean;
  readonly later: { readonly minMinutes: string; readonly maxDays: string };
  readonly promises: boolean;
  readonly prepMinutes: string;
  readonly whenNobodyListens: WhenNobodyListens;
  readonly takesGuests: boolean;
  readonly askConsent: boolean;
  readonly maxPortions: string;
  readonly orderWords: OrderWords;
}

/** Long enough to walk to the screen. */
const PROPOSED_MINUTES = 3;
/** As long as a small kitchen takes for most of its food. */
const PROPOSED_PREPARATION = 20;
/** An hour ahead at least, and until tomorrow. */
const PROPOSED_LATER = { minMinutes: 60, maxDays: 1 };

export function ordersOf({
  answerMinutes,
  queuedAnswerMinutes,
  later,
  prepMinutes,
  whenNobodyListens,
  guestOrders,
  askConsent = false,
  maxPortions,
  orderWords,
}: HouseDto): OrdersValues {
  const { minMinutes, maxDays } = later ?? PROPOSED_LATER;
  return {
    hasDeadline: answerMinutes !== null,
    answerMinutes: String(answerMinutes ?? PROPOSED_MINUTES),
    queuedAnswerMinutes: String(queuedAnswerMinutes),
    takesLater: later !== null,
    later: { minMinutes: String(minMinutes), maxDays: String(maxDays) },
    promises: prepMinutes !== null,
    prepMinutes: String(prepMinutes ?? PROPOSED_PREPARATION),
    whenNobodyListens,
    takesGuests: guestOrders,
    askConsent,
    maxPortions: String(maxPortions),
    orderWords,
  };
}

/** What is saved of them. */
export function ordersDtoOf(values: OrdersValues): Partial<HouseDto> {
  const { hasDeadline, takesLater, later, promises, whenNobodyListens, takesGuests, askConsent, orderWords } = values;
  return {
    answerMinutes: hasDeadline ? numberOf(values.answerMinutes) : null,
    ...(hasDeadline && { queuedAnswerMinutes: numberOf(values.queuedAnswerMinutes) }),
    later: takesLater ? { minMinutes: numberOf(later.minMinutes), maxDays: numberOf(later.maxDays) } : null,
    prepMinutes: promises ? numberOf(values.prepMinutes) : null,
    whenNobodyListens,
    guestOrders: takesGuests,
    askConsent,
    maxPortions: numberOf(values.maxPortions),
    orderWords,
  };
}

/** What is expected of each field, under its path in the settings, which is its name in the form too. */
export const EXPECTED: Readonly<Record<string, string>> = {
  answerMinutes: texts.minutesLimits({ least: ANSWER_MINUTES.least, most: ANSWER_MINUTES.most }),
  queuedAnswerMinutes: texts.minutesLimits({ least: QUEUED_ANSWER_MINUTES.least, most: QUEUED_ANSWER_MINUTES.most }),
  'later.minMinutes': texts.minutesLimits({ least: LATER_MINUTES.least, most: LATER_MINUTES.most }),
  'later.maxDays': texts.daysLimits({ least: LATER_DAYS.least, most: LATER_DAYS.most }),
  maxPortions: texts.portionsLimits({ least: PORTIONS.least, most: PORTIONS.most }),
  prepMinutes: texts.minutesLimits({ least: PROMISE_MINUTES.least, most: PROMISE_MINUTES.most }),
};
