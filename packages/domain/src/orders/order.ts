import type { Fee } from '../house/areas.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { Currency } from '../money/currency.ts';
import type { TaxSum } from '../money/tax.ts';
import type { ActingRole } from '../users/roles.ts';
import type { Discount } from './basket.ts';
import type { OrderHead, OrderLine } from './lines.ts';
import { PLACED, type OrderStatus, type RejectCode } from './status.ts';

/** An order keeps names, pictures and prices of the moment of ordering. `token` is the pickup code. */
export interface Order extends OrderHead {
  /** Of all its amounts, as it was ordered. */
  readonly currency: Currency;
  readonly id: string;
  /** At least one. */
  readonly lines: readonly OrderLine[];
  readonly userId: string;
  readonly status: OrderStatus;
  /** The customer's email. */
  readonly user: string;
  readonly token: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /**
   * When the house accepted the order: its waiting time in the kitchen starts here. Null before, and for old orders.
   */
  readonly acceptedAtMs: number | null;
  /** Null until the order is delivered, and for old orders. */
  readonly deliveredAtMs: number | null;
  /** When and why the kitchen returned the order. Null once the house has decided again; one that ran out keeps it. */
  readonly returnedAtMs: number | null;
  readonly returnReason: string | null;
  /** Why the house rejected the order, for its customer. Null without a reason, and for old orders. */
  readonly rejectReason: string | null;
  /** Why it is rejected where the house did not decide that; null otherwise. */
  readonly rejectCode: RejectCode | null;
  /** Until when the house has to answer: it counts while the order is pending. Null: for ever. */
  readonly answerByMs: number | null;
  /** What the kitchen took as a rule when it was ordered. Null in a house that promised no times then. */
  readonly prepMinutes: number | null;
  /** By when the order is ready, as its customer was told last. Null where no time is promised, and for old orders. */
  readonly promisedAtMs: number | null;
  /** As they were told first: the promise that is kept or not. */
  readonly firstPromisedAtMs: number | null;
  /** Why it is ready later than they were told, for its customer. Null without a reason. */
  readonly delayReason: string | null;
  /** `YYYY-MM-DD`, by the house's clock when it was ordered; null for old orders. */
  readonly businessDay: string | null;
  /**
   * A digest of the request that placed it: a repeat is told from another request with the same key. Null for orders
   * that have an event of their placing instead.
   */
  readonly request: string | null;
  /** What was taken off the price of the lines. */
  readonly discounts: readonly Discount[];
  /** Whether `orderContacts` says how the house reaches whoever ordered. */
  readonly hasContact: boolean;
  /** Of the delivery; null for none. */
  readonly fee: Fee | null;
  /** How it is served; null where the house offered no choice, and for old orders. */
  readonly fulfilment: Fulfilment | null;
  /** For when it is wanted; null: as soon as possible. */
  readonly wantedAtMs: number | null;
  /** What the guest asks of the house for the whole order; null without, and for old orders. */
  readonly note: string | null;
  /** Of the key that its link has; null without a link. */
  readonly trackDigest: string | null;
  /** What was taken of a day to come, as it was ordered; left out for nothing. */
  readonly ahead?: TakenAhead;
  /** Of each rate: within the price, or on top of the lines. Empty in a house without tax. */
  readonly taxes: readonly TaxSum[];
}

/** Portions of foods with a par, of the business day for which an order is wanted. */
export interface TakenAhead {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly foodIds: readonly string[];
}

/**
 * One event of an order: the actor's role, the time and the reason. `from` is null for the order itself. The actor is
 * stored apart, because customers read events.
 */
export interface OrderEvent {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly byRole: ActingRole;
  readonly atMs: number;
  /** Why the house rejected the order, why the kitchen returned it, or why it is late. */
  readonly reason: string | null;
  /** Of a rejection that no person made. */
  readonly code?: RejectCode;
  /** Of an acceptance with a promise, and of a delay: when the order is ready. */
  readonly promisedAtMs?: number;
  /** Of a delay: by how many minutes. Its order was accepted, and is. */
  readonly plusMinutes?: number;
}

/** The event of an order's placing, which newer orders hold in themselves: one write less. */
export function placingOf({ createdAtMs }: Pick<Order, 'createdAtMs'>): OrderEvent {
  return { from: null, to: PLACED, byRole: 'user', atMs: createdAtMs, reason: null };
}

/** The constant price that the dashboard's order dialog sends; the food's true price is charged. */
export const DASHBOARD_PRICE_TEXT = '120$';

/** How late an order is. */
export type Waiting = 'fine' | 'warning' | 'late';

const MINUTE_MS = 60_000;
export const WAITING_LATE_MS = 8 * MINUTE_MS;
/** Half of the time is over. */
export const WAITING_WARNING_MS = WAITING_LATE_MS / 2;

/** How late an accepted order is, by its time in the kitchen. */
export function judgeWaiting(ageMs: number): Waiting {
  if (ageMs >= WAITING_LATE_MS) return 'late';
  return ageMs >= WAITING_WARNING_MS ? 'warning' : 'fine';
}

/** A customer should not wait longer for the house's decision. */
export const UNDECIDED_WARNING_MS = 3 * MINUTE_MS;
const UNDECIDED_LATE_MS = 8 * MINUTE_MS;

/** How late the house is to decide about a pending order, by the time since it was placed. */
export function judgeUndecided(ageMs: number): Waiting {
  if (ageMs >= UNDECIDED_LATE_MS) return 'late';
  return ageMs >= UNDECIDED_WARNING_MS ? 'warning' : 'fine';
}
