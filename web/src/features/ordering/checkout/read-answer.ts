import {
  fromDecimal,
  type ClosedDto,
  type Currency,
  type Minor,
  type OrderDto,
  type WantedProblemDto,
} from '@foodhouse/domain';
import type { ApiAnswer } from '../../../data/client.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import type { BasketLine, Shown } from '../basket/basket.ts';

/** Why the lines cannot be ordered as they are; the first reason of each kind counts. */
export type LineProblem = 'sold-out' | 'gone' | 'not-served' | 'allergens' | 'choices';

export interface Placed {
  readonly status: 'placed';
  readonly order: OrderDto;
  readonly lines: readonly BasketLine[];
  /** For the whole order; null without one. */
  readonly note: string | null;
  /** Where a guest follows it; null for others. */
  readonly link: string | null;
  /** What was said when it was confirmed, for the first time; left out where that is not known. */
  readonly shown?: Shown | undefined;
}

/** Nothing was ordered, except perhaps where it is `unknown`. */
export type Refused =
  /** The stock, the menu or what can be chosen has changed. */
  | {
      readonly status: 'changed';
      readonly problems: readonly LineProblem[];
      /** The foods that have sold out, by id: of a line with two halves it may be the other one. */
      readonly lacking?: readonly string[];
      /** From when on a food is served that is not now, in words; left out where that is not why. */
      readonly from?: string;
      /** What of the choice is off until then; left out where it is the food. */
      readonly names?: readonly string[];
      /** What it costs now; left out where that is not known, or was shown. */
      readonly totalMinor?: Minor;
      readonly currency?: Currency;
    }
  | { readonly status: 'price-changed'; readonly totalMinor: Minor; readonly currency: Currency }
  | { readonly status: 'try-later' | 'waiting' }
  /** Not now, or not in this way. */
  | {
      readonly status: 'closed';
      readonly sentence: string;
      /** The house takes no orders at this moment: for another one it may. */
      readonly isNow?: true;
    }
  /** Not at that time. */
  | { readonly status: 'untimely'; readonly wanted: WantedProblemDto }
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  /** The request was refused before the order was judged. */
  | { readonly status: 'refused'; readonly reason: FailureReason }
  /** A retry with the same key never makes a second order. */
  | { readonly status: 'unknown'; readonly reason: FailureReason };

/** What a refusal means; null without an answer, and when the request was refused before the key was checked. */
export function readRefusal(answer: ApiAnswer<OrderDto>, currency: Currency): Refused | null {
  if (answer.ok) return null;
  const { reason, details } = answer;
  switch (reason) {
    case 'BASKET_CHANGED':
      return changedBy(details, currency);
    case 'OUT_OF_STOCK':
      return { status: 'changed', problems: ['sold-out'] };
    case 'FOOD_NOT_FOUND':
      return { status: 'changed', problems: ['gone'] };
    case 'CHOICES_REQUIRED':
      return { status: 'changed', problems: ['choices'] };
    case 'PRICE_CHANGED': {
      const { price, total, currency: now } = details;
      const named = typeof now === 'string' ? now : currency;
      const totalMinor = fromDecimal(Number(total ?? price), named);
      return Number.isNaN(totalMinor)
        ? { status: 'changed', problems: [] }
        : { status: 'price-changed', totalMinor, currency: named };
    }
    case 'CLOSED':
    case 'PAUSED':
      return { status: 'closed', sentence: (details['closed'] as ClosedDto).sentence, isNow: true };
    case 'TIME_NOT_FREE':
      return { status: 'untimely', wanted: details['wanted'] as WantedProblemDto };
    case 'SERVICE_NOT_OFFERED':
    case 'NOT_SERVED_NOW':
    case 'TABLE_NOT_FOUND':
    case 'TABLE_WAITS':
    case 'CONSENT_MISSING':
    case 'OUT_OF_ZONE':
    case 'AREA_CLOSED':
    case 'MIN_ORDER':
    case 'TOO_MANY_PORTIONS':
      return { status: 'closed', sentence: String(details['sentence']) };
    case 'ORDERS_WAITING':
      return { status: 'waiting' };
    case 'CONTENTION':
      return { status: 'try-later' };
    case 'RATE_LIMITED':
      return { status: 'too-many', waitSeconds: Number(details['retryAfterSeconds'] ?? 60) };
    case 'IDEMPOTENCY_KEY_REUSED':
    case 'INVALID_FIELDS':
      return { status: 'refused', reason: 'broken' };
    default:
      return null;
  }
}

/** @param isUnanswered whether one of the requests may have been carried out */
export function withoutAnswer(answer: ApiAnswer<OrderDto>, isUnanswered: boolean): Refused {
  const failure = answer.ok ? 'broken' : answer.failure;
  const isBusy = !answer.ok && answer.reason === 'BUSY';
  if (isBusy && !isUnanswered) return { status: 'try-later' };
  return { status: isUnanswered ? 'unknown' : 'refused', reason: isBusy ? 'unavailable' : failure };
}

const PROBLEMS: Readonly<Record<string, LineProblem>> = {
  FOOD_NOT_FOUND: 'gone',
  OUT_OF_STOCK: 'sold-out',
  NOT_SERVED_NOW: 'not-served',
  ALLERGENS_CHANGED: 'allergens',
};

/** @param details with the problems of the lines, as the server says them, and what they cost now */
function changedBy({ problems, total }: Readonly<Record<string, unknown>>, currency: Currency): Refused {
  const all = Array.isArray(problems)
    ? (problems as readonly (Partial<Record<'reason' | 'foodId' | 'fromWords' | 'names', unknown>> | null)[])
    : [];
  const from = all.map((problem) => problem?.fromWords).find((time) => typeof time === 'string');
  const names = all.map((problem) => problem?.names).find((some) => Array.isArray(some));
  const lacking = all
    .filter((problem) => problem?.reason === 'OUT_OF_STOCK')
    .map((problem) => problem?.foodId)
    .filter((id) => typeof id === 'string');
  return {
    status: 'changed',
    problems: all.map((problem) => PROBLEMS[String(problem?.reason)] ?? 'choices'),
    ...(lacking.length > 0 && { lacking }),
    ...(from !== undefined && { from }),
    ...(names !== undefined && { names: names.map(String) }),
    ...(typeof total === 'number' && { totalMinor: fromDecimal(total, currency), currency }),
  };
}
