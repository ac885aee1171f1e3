import type { Fee } from '../house/areas.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { Currency } from '../money/currency.ts';
import type { TaxSum } from '../money/tax.ts';
import type { ActingRole, Role } from '../users/roles.ts';

import type { Discount } from './basket.ts';
import type { OrderHead, OrderLine } from './lines.ts';
import { ORDER_STATUSES, type OrderStatus, type RejectCode } from './status.ts';

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
  return { from: null, to: 'pending', byRole: 'user', atMs: createdAtMs, reason: null };
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

/** Who may make a move: everybody with a role, or the one person with this part in the order. */
export type Mover = Role | 'customer' | 'deliverer';

/** One possible move of an order. */
interface Transition {
  /** The request of the move: one that names the new status, or one of its own. */
  readonly request: 'change' | 'return' | 'undeliver' | 'cancel';
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly Mover[];
  /** Whether the move gives back what the order had taken. */
  readonly releases: boolean;
}

/** How long a delivery can be undone. */
export const UNDELIVER_MS = 10_000;

const RETURN = {
  request: 'return',
  from: 'approved',
  to: 'pending',
  by: ['admin', 'chef'],
  releases: false,
} as const satisfies Transition;

/** For `UNDELIVER_MS` after the delivery. */
const UNDELIVERY = {
  request: 'undeliver',
  from: 'delivered',
  to: 'approved',
  by: ['deliverer'],
  releases: false,
} as const satisfies Transition;

/** The customer's own way back, until the house has decided. */
const CANCELLATION = {
  request: 'cancel',
  from: 'pending',
  to: 'reject',
  by: ['customer'],
  releases: true,
} as const satisfies Transition;

/** Every move of an order, and who may make it. */
export const TRANSITIONS: readonly Transition[] = [
  { request: 'change', from: 'pending', to: 'approved', by: ['admin'], releases: false },
  { request: 'change', from: 'pending', to: 'reject', by: ['admin'], releases: true },
  { request: 'change', from: 'approved', to: 'delivered', by: ['admin', 'chef'], releases: false },
  RETURN,
  UNDELIVERY,
  CANCELLATION,
];

/** A person's parts in an order: their role, its customer, the one who delivered it. */
export function moversOf(
  { userId }: Pick<Order, 'userId'>,
  { uid, role }: { readonly uid: string; readonly role: Role },
  delivererUid: string | null = null,
): readonly Mover[] {
  return [
    role,
    ...(uid === userId ? (['customer'] as const) : []),
    ...(uid === delivererUid ? (['deliverer'] as const) : []),
  ];
}

export type TransitionDecision =
  | { readonly status: 'allowed'; readonly releases: boolean }
  | { readonly status: 'forbidden' }
  | { readonly status: 'impossible' };

/**
 * Decides on a move that names the new status: `forbidden` when only others make moves to this status, or when the
 * person makes none at all; `impossible` when no such move exists from the order's status.
 * @param movers the person's parts in this order, from `moversOf`
 */
export function decideTransition(
  from: OrderStatus,
  to: OrderStatus,
  movers: readonly Mover[],
  transitions: readonly Transition[] = TRANSITIONS,
): TransitionDecision {
  const changes = transitions.filter(({ request }) => request === 'change');
  const own = changes.filter((transition) => isMadeBy(transition, movers));
  const isForOthers = changes.some((transition) => transition.to === to);
  const ownTowards = own.filter((transition) => transition.to === to);
  if (ownTowards.length === 0) return { status: isForOthers || own.length === 0 ? 'forbidden' : 'impossible' };
  const transition = ownTowards.find((candidate) => candidate.from === from);
  return transition ? { status: 'allowed', releases: transition.releases } : { status: 'impossible' };
}

/** Decides on undoing a delivery: only the person who delivered the order may, for a few seconds. */
export function decideUndelivery(
  { status, deliveredAtMs }: Pick<Order, 'status' | 'deliveredAtMs'>,
  movers: readonly Mover[],
  nowMs: number,
): 'allowed' | 'impossible' | 'forbidden' | 'too-late' {
  if (status !== UNDELIVERY.from) return 'impossible';
  if (!isMadeBy(UNDELIVERY, movers)) return 'forbidden';
  return deliveredAtMs !== null && nowMs - deliveredAtMs <= UNDELIVER_MS ? 'allowed' : 'too-late';
}

/** Decides on returning an accepted order to the house, which then decides again. */
export function decideReturn(status: OrderStatus, movers: readonly Mover[]): 'allowed' | 'impossible' | 'forbidden' {
  if (!isMadeBy(RETURN, movers)) return 'forbidden';
  return status === RETURN.from ? 'allowed' : 'impossible';
}

/** Decides on the cancellation of an order by its customer: `done` when that has happened. */
export function decideCancellation(
  { status, rejectCode }: Pick<Order, 'status' | 'rejectCode'>,
  movers: readonly Mover[],
): 'allowed' | 'done' | 'impossible' | 'forbidden' {
  if (!isMadeBy(CANCELLATION, movers)) return 'forbidden';
  if (rejectCode === 'customer') return 'done';
  return status === CANCELLATION.from ? 'allowed' : 'impossible';
}

function isMadeBy({ by }: Transition, movers: readonly Mover[]): boolean {
  return by.some((mover) => movers.includes(mover));
}

const UNDECIDED = { returnedAtMs: null, returnReason: null, rejectReason: null } as const;

/** What a move may bring with it, beside its status. */
interface MoveFacts {
  readonly reason?: string | null;
  readonly rejectCode?: RejectCode | null;
  /** Of an order that waits for an answer again. */
  readonly answerByMs?: number | null;
  /** Of an order that the house accepts. */
  readonly promisedAtMs?: number | null;
}

const UNPROMISED = { promisedAtMs: null, firstPromisedAtMs: null, delayReason: null } as const;

/** Returns the order after a move, with its new times. */
export function afterMove(
  order: Order,
  to: OrderStatus,
  atMs: number,
  { reason = null, rejectCode = null, answerByMs = null, promisedAtMs = null }: MoveFacts = {},
): Order {
  const moved = { ...order, status: to, updatedAtMs: atMs, ...UNDECIDED, rejectCode: null, answerByMs: null };
  switch (to) {
    case 'pending':
      return { ...moved, ...UNPROMISED, acceptedAtMs: null, returnedAtMs: atMs, returnReason: reason, answerByMs };
    case 'approved': // a delivery that is taken back does not begin the waiting anew, and its promise stays
      if (order.status === 'delivered') return { ...moved, deliveredAtMs: null };
      return { ...moved, acceptedAtMs: atMs, deliveredAtMs: null, promisedAtMs, firstPromisedAtMs: promisedAtMs };
    case 'delivered':
      return { ...moved, deliveredAtMs: atMs };
    case 'reject':
      // Nobody has decided again about an order that ran out: that the kitchen had given it back stays.
      return { ...moved, ...(hasRunOut(rejectCode) && returnOf(order)), rejectReason: reason, rejectCode };
  }
}

/** Whether an order was rejected because nobody answered it in time. */
export function hasRunOut(rejectCode: RejectCode | null): boolean {
  return rejectCode !== null && rejectCode !== 'customer';
}

function returnOf({ returnedAtMs, returnReason }: Order): Pick<Order, 'returnedAtMs' | 'returnReason'> {
  return { returnedAtMs, returnReason };
}

/** Returns an accepted order that is ready later than its customer was told. */
export function afterDelay(order: Order, promisedAtMs: number, atMs: number, reason: string | null): Order {
  return { ...order, promisedAtMs, delayReason: reason, updatedAtMs: atMs };
}

/** Who may say that an accepted order is late: whoever may give it back. */
export function decideDelay(status: OrderStatus, movers: readonly Mover[]): ReturnType<typeof decideReturn> {
  return decideReturn(status, movers);
}

/** Which orders a role may list, by status; customers list their own. */
export function visibleStatuses(role: Role): readonly OrderStatus[] {
  if (role === 'admin') return ORDER_STATUSES;
  return role === 'chef' ? ['approved', 'delivered'] : [];
}
