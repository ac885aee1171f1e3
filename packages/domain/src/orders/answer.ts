import type { Order } from './order.ts';
import { canMove } from './moves.ts';
import { isUndecided, REJECTED, type OrderStatus } from './status.ts';

// A deadline is judged, nothing is switched: an order that nobody answered reads as rejected from that moment on, and
// whoever meets it next writes so (docs/decisions/047).

/** The parts of an order that say whether it still waits. */
export type Awaited = Pick<Order, 'status' | 'answerByMs'>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a house has to answer. */
export interface AnsweringHouse {
  /** Null: for ever. */
  readonly answerMinutes: number | null;
  /** From opening on, for an order that came before it. */
  readonly queuedAnswerMinutes: number;
}

/**
 * Until when the house has to answer an order that waits from this moment on. Null: for ever. Never after the time for
 * which it is wanted, while that is to come; but one that is wanted for the opening itself can be answered from then on.
 * @param times.opensAtMs of an order that waits while the house is closed: when it opens; null where that is not known, and
 * nobody can be awaited
 * @param times.wantedAtMs null: as soon as possible
 */
export function answerByOf(
  { answerMinutes, queuedAnswerMinutes }: AnsweringHouse,
  nowMs: number,
  {
    opensAtMs = nowMs,
    wantedAtMs = null,
  }: { readonly opensAtMs?: number | null; readonly wantedAtMs?: number | null } = {},
): number | null {
  if (answerMinutes === null || opensAtMs === null) return null;
  const isQueued = opensAtMs > nowMs;
  const byMs = isQueued ? opensAtMs + queuedAnswerMinutes * MINUTE_MS : nowMs + answerMinutes * MINUTE_MS;
  if (wantedAtMs === null || wantedAtMs <= nowMs) return byMs;
  if (isQueued && wantedAtMs <= opensAtMs) return Math.min(byMs, opensAtMs + answerMinutes * MINUTE_MS);
  return Math.min(byMs, wantedAtMs);
}

/** Whether nobody has answered in time. Whether that is written yet makes no difference to those who read. */
export function isOverdue({ status, answerByMs }: Awaited, nowMs: number): boolean {
  return isUndecided(status) && answerByMs !== null && nowMs >= answerByMs;
}

/**
 * Whether an order waits for the house's answer, or may wait again: the kitchen may give back what was accepted. After a day it
 * does not, so that lists of a house that marks nothing as delivered do not grow for ever.
 */
export function mayWait(order: Awaited & Pick<Order, 'updatedAtMs' | 'wantedAtMs'>, nowMs: number): boolean {
  if (isUndecided(order.status)) return !isOverdue(order, nowMs);
  return canMove('return', order.status) && Math.max(order.updatedAtMs, order.wantedAtMs ?? 0) + DAY_MS > nowMs;
}

/** The status of an order for everybody who reads it. */
export function effectiveStatus(order: Awaited, nowMs: number): OrderStatus {
  return isOverdue(order, nowMs) ? REJECTED : order.status;
}

/** The order for everybody who reads it: one that is overdue as it will be written. */
export function asItStands(order: Order, nowMs: number): Order {
  if (!isOverdue(order, nowMs)) return order;
  return { ...order, status: REJECTED, answerByMs: null, rejectCode: 'not-answered' };
}
