import type { Minor } from '../money/money.ts';
import { worksInKitchen, type Role } from '../users/roles.ts';

export const ORDER_STATUSES = ['pending', 'approved', 'reject', 'delivered'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** An order keeps the food's name, picture and price of the moment of ordering. `token` is the pickup code. */
export interface Order {
  readonly id: string;
  readonly foodId: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly priceMinor: Minor;
  readonly image: string;
  readonly foodName: string;
  /** The customer's email. */
  readonly user: string;
  readonly token: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** When the house accepted the order: its waiting in the kitchen counts from here. Null before, and for old orders. */
  readonly acceptedAtMs: number | null;
  /** Null until the order is delivered, and for orders that were delivered before this was written down. */
  readonly deliveredAtMs: number | null;
  /** When the kitchen gave the order back to the house, and why. Null once the house has decided again. */
  readonly returnedAtMs: number | null;
  readonly returnReason: string | null;
}

/**
 * One step in the life of an order: the role that moved it, when, and why. `from` is null for the order itself. The
 * person who moved it is written apart, since customers read events.
 */
export interface OrderEvent {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly byRole: Role;
  readonly atMs: number;
  /** Why an order was rejected, or why the kitchen gave it back. */
  readonly reason: string | null;
}

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.includes(value as OrderStatus);
}

/** What the filters call each status. */
export const STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Pending',
  approved: 'Accepted',
  reject: 'Reject',
  delivered: 'Delivered',
};

/** How long an accepted order has waited, as the kitchen looks at it. */
export type Waiting = 'fine' | 'warning' | 'late';

const MINUTE_MS = 60_000;
export const WAITING_WARNING_MS = 5 * MINUTE_MS;
export const WAITING_LATE_MS = 8 * MINUTE_MS;

export function judgeWaiting(ageMs: number): Waiting {
  if (ageMs >= WAITING_LATE_MS) return 'late';
  return ageMs >= WAITING_WARNING_MS ? 'warning' : 'fine';
}

interface Transition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly Role[];
  /** The portion goes back on the shelf. */
  readonly returnsPortion: boolean;
}

/** Every move that `POST /orderstatuschange` allows and who may make it. Giving back and taking back have their own rules. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'pending', to: 'approved', by: ['admin'], returnsPortion: false },
  { from: 'pending', to: 'reject', by: ['admin'], returnsPortion: true },
  { from: 'approved', to: 'delivered', by: ['admin', 'chef'], returnsPortion: false },
];

export type TransitionDecision =
  | { readonly status: 'allowed'; readonly returnsPortion: boolean }
  | { readonly status: 'forbidden' }
  | { readonly status: 'impossible' };

/**
 * Judges a move: `forbidden` when only other roles make moves to this status, `impossible` when nobody makes this move
 * from where the order stands.
 */
export function decideTransition(from: OrderStatus, to: OrderStatus, role: Role): TransitionDecision {
  const towards = TRANSITIONS.filter((transition) => transition.to === to);
  const own = towards.filter((transition) => transition.by.includes(role));
  const movesNothing = !TRANSITIONS.some((transition) => transition.by.includes(role));
  if (own.length === 0) return { status: towards.length > 0 || movesNothing ? 'forbidden' : 'impossible' };
  const transition = own.find((candidate) => candidate.from === from);
  return transition ? { status: 'allowed', returnsPortion: transition.returnsPortion } : { status: 'impossible' };
}

/** How long a delivery can be taken back. */
export const UNDELIVER_MS = 10_000;

/** Judges taking a delivery back: only the person who delivered the order may, and only for a few seconds. */
export function decideUndelivery(
  { status, deliveredAtMs }: Pick<Order, 'status' | 'deliveredAtMs'>,
  isDeliverer: boolean,
  nowMs: number,
): 'allowed' | 'impossible' | 'forbidden' | 'too-late' {
  if (status !== 'delivered') return 'impossible';
  if (!isDeliverer) return 'forbidden';
  return deliveredAtMs !== null && nowMs - deliveredAtMs <= UNDELIVER_MS ? 'allowed' : 'too-late';
}

/** Judges giving an accepted order back to the house, which then decides again. */
export function decideReturn(status: OrderStatus, role: Role): 'allowed' | 'impossible' | 'forbidden' {
  if (!worksInKitchen(role)) return 'forbidden';
  return status === 'approved' ? 'allowed' : 'impossible';
}

/** Returns the order as it stands after a move, with the times by which it is listed. */
export function afterMove(order: Order, to: OrderStatus, atMs: number, reason: string | null = null): Order {
  const moved = { ...order, status: to, updatedAtMs: atMs, returnedAtMs: null, returnReason: null };
  switch (to) {
    case 'pending':
      return { ...moved, acceptedAtMs: null, returnedAtMs: atMs, returnReason: reason };
    case 'approved': // a delivery that is taken back does not begin the waiting anew
      return { ...moved, acceptedAtMs: order.status === 'delivered' ? order.acceptedAtMs : atMs, deliveredAtMs: null };
    case 'delivered':
      return { ...moved, deliveredAtMs: atMs };
    case 'reject':
      return moved;
  }
}

/** Which orders a role may list, by status; customers list their own. */
export function visibleStatuses(role: Role): readonly OrderStatus[] {
  if (role === 'admin') return ORDER_STATUSES;
  return role === 'chef' ? ['approved', 'delivered'] : [];
}
