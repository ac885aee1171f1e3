import type { Order } from './order.ts';
import type { OrderStatus } from './status.ts';

// A deadline is judged, nothing is switched: an order that nobody answered reads as rejected from that moment on, and
// whoever meets it next writes so (docs/decisions/047).

/** The minutes that a house may give itself. */
export const ANSWER_MINUTES = { least: 1, most: 60 } as const;

/** The most orders of a guest that wait for an answer: each holds portions, and a guest costs nothing to make up. */
export const MOST_WAITING_OF_GUEST = 3;

/** The parts of an order that say whether it still waits. */
export type Awaited = Pick<Order, 'status' | 'answerByMs'>;

const MINUTE_MS = 60_000;

/** Until when the house has to answer an order that waits from this moment on. Null: for ever. */
export function answerByOf({ answerMinutes }: { readonly answerMinutes: number | null }, nowMs: number): number | null {
  return answerMinutes === null ? null : nowMs + answerMinutes * MINUTE_MS;
}

/** Whether nobody has answered in time. Whether that is written yet makes no difference to those who read. */
export function isOverdue({ status, answerByMs }: Awaited, nowMs: number): boolean {
  return status === 'pending' && answerByMs !== null && nowMs >= answerByMs;
}

/** The status of an order for everybody who reads it. */
export function effectiveStatus(order: Awaited, nowMs: number): OrderStatus {
  return isOverdue(order, nowMs) ? 'reject' : order.status;
}

/** The order for everybody who reads it: one that is overdue as it will be written. */
export function asItStands(order: Order, nowMs: number): Order {
  if (!isOverdue(order, nowMs)) return order;
  return { ...order, status: 'reject', answerByMs: null, rejectCode: 'not-answered' };
}
