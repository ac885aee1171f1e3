import type { Minor } from '../money/money.ts';
import type { Role } from '../users/roles.ts';

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
}

/** One step in the life of an order: who moved it, when, and why. `from` is null for the order itself. */
export interface OrderEvent {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly byUid: string;
  readonly byRole: Role;
  readonly atMs: number;
  /** What the customer is told of a rejection. */
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

/** Every allowed move of an order and who may make it. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'pending', to: 'approved', by: ['admin'], returnsPortion: false },
  { from: 'pending', to: 'reject', by: ['admin'], returnsPortion: true },
  { from: 'approved', to: 'delivered', by: ['admin', 'chef'], returnsPortion: false },
];

export type TransitionDecision =
  | { readonly status: 'allowed'; readonly returnsPortion: boolean }
  | { readonly status: 'forbidden' }
  | { readonly status: 'impossible' };

/** Judges a move: `forbidden` when somebody else may make it, `impossible` when nobody may from where the order stands. */
export function decideTransition(from: OrderStatus, to: OrderStatus, role: Role): TransitionDecision {
  const towards = TRANSITIONS.filter((transition) => transition.to === to);
  if (!towards.some((transition) => transition.by.includes(role))) return { status: 'forbidden' };
  const transition = towards.find((candidate) => candidate.from === from);
  if (!transition) return { status: 'impossible' };
  return transition.by.includes(role)
    ? { status: 'allowed', returnsPortion: transition.returnsPortion }
    : { status: 'forbidden' };
}

/** Which orders a role may list, by status; customers list their own. */
export function visibleStatuses(role: Role): readonly OrderStatus[] {
  if (role === 'admin') return ORDER_STATUSES;
  return role === 'chef' ? ['approved', 'delivered'] : [];
}
