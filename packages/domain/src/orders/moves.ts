import type { Role } from '../users/roles.ts';
import { nothingYet, type Order } from './order.ts';
import {
  isInKitchen,
  isOfKitchen,
  isUndecided,
  ORDER_STATUSES,
  REJECTED,
  statusesThat,
  type OrderStatus,
  type RejectCode,
} from './status.ts';

/** Who may make a move: everybody with a role, or the one person with this part in the order. */
export type Mover = Role | 'customer' | 'last mover';

/** A change names the new status; the others are requests of their own. */
export type MoveKind = 'change' | 'return' | 'undeliver' | 'cancel' | 'delay';

/** One possible move of an order. */
export interface Transition {
  readonly request: MoveKind;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly Mover[];
  /** Whether the move gives back what the order had taken. */
  readonly releases: boolean;
  /** How long after the order's last step; left out: for ever. */
  readonly withinMs?: number;
  /** What the order then says of its rejection; left out for none. */
  readonly code?: RejectCode;
}

/** How long a delivery can be undone. */
export const UNDELIVER_MS = 10_000;

/** Every move of an order, and who may make it. */
export const TRANSITIONS: readonly Transition[] = [
  { request: 'change', from: 'pending', to: 'approved', by: ['admin'], releases: false },
  { request: 'change', from: 'pending', to: 'reject', by: ['admin'], releases: true },
  { request: 'change', from: 'approved', to: 'delivered', by: ['admin', 'chef'], releases: false },
  // The house then decides again.
  { request: 'return', from: 'approved', to: 'pending', by: ['admin', 'chef'], releases: false },
  {
    request: 'undeliver',
    from: 'delivered',
    to: 'approved',
    by: ['last mover'],
    releases: false,
    withinMs: UNDELIVER_MS,
  },
  // The customer's own way back, until the house has decided.
  { request: 'cancel', from: 'pending', to: 'reject', by: ['customer'], releases: true, code: 'customer' },
  // It stays accepted, and is promised for later.
  { request: 'delay', from: 'approved', to: 'approved', by: ['admin', 'chef'], releases: false },
];

/** A person's parts in an order: their role, its customer, the one who made its last step. */
export function moversOf(
  { userId }: Pick<Order, 'userId'>,
  { uid, role }: { readonly uid: string; readonly role: Role },
  lastMoverUid: string | null = null,
): readonly Mover[] {
  return [
    role,
    ...(uid === userId ? (['customer'] as const) : []),
    ...(uid === lastMoverUid ? (['last mover'] as const) : []),
  ];
}

/** `done`: what is asked for has happened already. */
export type MoveDecision =
  | { readonly status: 'allowed'; readonly to: OrderStatus; readonly releases: boolean }
  | { readonly status: 'forbidden' | 'impossible' | 'too-late' | 'done' };

/** The move of an order that somebody may make. */
export type AllowedMove = Extract<MoveDecision, { readonly status: 'allowed' }>;

/** What is known of an order when somebody wants to move it. */
type Movable = Pick<Order, 'status' | 'rejectCode' | 'updatedAtMs'>;

/**
 * Decides on a move: `forbidden` when only others make it, or when the person makes none of its kind at all; `impossible` when
 * no such move exists from the order's status.
 * @param move its request, and the new status where the request names one
 * @param movers the person's parts in this order, from `moversOf`
 */
export function decideMove(
  order: Movable,
  { request, to }: { readonly request: MoveKind; readonly to?: OrderStatus },
  movers: readonly Mover[],
  nowMs: number,
  transitions: readonly Transition[] = TRANSITIONS,
): MoveDecision {
  const moves = transitions.filter((transition) => transition.request === request);
  const isFromHere = moves.some(({ from }) => from === order.status);
  const own = moves.filter((transition) => isMadeBy(transition, movers, isFromHere));
  const towards = (all: readonly Transition[]): readonly Transition[] =>
    to === undefined ? all : all.filter((transition) => transition.to === to);
  const ownTowards = towards(own);
  if (ownTowards.length === 0)
    return { status: towards(moves).length > 0 || own.length === 0 ? 'forbidden' : 'impossible' };
  if (ownTowards.some(({ code }) => code !== undefined && code === order.rejectCode)) return { status: 'done' };
  const transition = ownTowards.find(({ from }) => from === order.status);
  if (!transition) return { status: 'impossible' };
  return isInTime(transition, order, nowMs)
    ? { status: 'allowed', to: transition.to, releases: transition.releases }
    : { status: 'too-late' };
}

/** Where a step can be undone, it was made by somebody: of any other order anybody may be told that the move is impossible. */
function isMadeBy({ by }: Transition, movers: readonly Mover[], isFromHere: boolean): boolean {
  return by.some((mover) => movers.includes(mover) || (mover === 'last mover' && !isFromHere));
}

function isInTime({ withinMs }: Transition, { updatedAtMs }: Movable, nowMs: number): boolean {
  return withinMs === undefined || nowMs - updatedAtMs <= withinMs;
}

/** Where a request takes an order with this status, in the order of the table. @param by left out for anybody */
export function targetsOf(request: MoveKind, from: OrderStatus, by?: Mover): readonly OrderStatus[] {
  return TRANSITIONS.filter(
    (one) => one.request === request && one.from === from && (by === undefined || one.by.includes(by)),
  ).map(({ to }) => to);
}

/** Whether somebody can make such a request of an order with this status. */
export function canMove(request: MoveKind, from: OrderStatus): boolean {
  return targetsOf(request, from).length > 0;
}

/** What the kitchen can make of an order with this status, its next step first. */
export function stepsInKitchen(from: OrderStatus): readonly OrderStatus[] {
  return targetsOf('change', from, 'chef');
}

/** What the kitchen's next step makes of an order with this status: the same where there is none. */
export function nextInKitchen(from: OrderStatus): OrderStatus {
  return stepsInKitchen(from)[0] ?? from;
}

/** Whether whoever brought an order to this status may take that back for a while. */
export function isUndoable(status: OrderStatus): boolean {
  return canMove('undeliver', status);
}

/** Whether an order went from one status to another by such a request. @param to where the request names it */
export function isMoveBy(
  { from, to }: { readonly from: OrderStatus | null; readonly to: OrderStatus },
  { request, to: asked = to }: { readonly request: MoveKind; readonly to?: OrderStatus | undefined },
): boolean {
  return from !== null && asked === to && targetsOf(request, from).includes(to);
}

const UNANSWERED = { returnedAtMs: null, returnReason: null, rejectReason: null } as const;

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

/** An order as it was placed, whatever became of it since. */
export function asPlaced(order: Order): Order {
  return { ...order, ...nothingYet(), updatedAtMs: order.createdAtMs };
}

/** Returns the order after a move, with its new times. */
export function afterMove(
  order: Order,
  to: OrderStatus,
  atMs: number,
  { reason = null, rejectCode = null, answerByMs = null, promisedAtMs = null }: MoveFacts = {},
): Order {
  const moved = { ...order, status: to, updatedAtMs: atMs, ...UNANSWERED, rejectCode: null, answerByMs: null };
  switch (to) {
    case 'pending':
      return { ...moved, ...UNPROMISED, acceptedAtMs: null, returnedAtMs: atMs, returnReason: reason, answerByMs };
    case 'approved': // a step that is taken back does not begin the waiting anew, and its promise stays
      if (!isUndecided(order.status)) return { ...moved, deliveredAtMs: null };
      return { ...moved, acceptedAtMs: atMs, deliveredAtMs: null, promisedAtMs, firstPromisedAtMs: promisedAtMs };
    case 'delivered':
      return { ...moved, deliveredAtMs: atMs };
    case 'reject':
      // Nobody has decided again about an order that ran out: that the kitchen had given it back stays.
      return { ...moved, ...(hasRunOut(rejectCode) && returnOf(order)), rejectReason: reason, rejectCode };
  }
}

/** Returns the order that nobody answered in time. */
export function afterExpiry(order: Order, atMs: number, rejectCode: RejectCode): Order {
  return afterMove(order, REJECTED, atMs, { rejectCode });
}

/** Whether an order was rejected because nobody answered it in time. */
export function hasRunOut(rejectCode: RejectCode | null): boolean {
  return rejectCode !== null && !isCancelled(rejectCode);
}

/** Whether its customer cancelled it. */
export function isCancelled(rejectCode: RejectCode | null): boolean {
  return rejectCode === 'customer';
}

function returnOf({ returnedAtMs, returnReason }: Order): Pick<Order, 'returnedAtMs' | 'returnReason'> {
  return { returnedAtMs, returnReason };
}

/** Returns an accepted order that is ready later than its customer was told. */
export function afterDelay(order: Order, promisedAtMs: number, atMs: number, reason: string | null): Order {
  return { ...order, promisedAtMs, delayReason: reason, updatedAtMs: atMs };
}

/** Which orders a role may list, by status; customers list their own. */
export function visibleStatuses(role: Role): readonly OrderStatus[] {
  if (role === 'admin') return ORDER_STATUSES;
  return role === 'chef' ? statusesThat(isOfKitchen) : [];
}

/** Whether a role reads how the house reaches whoever ordered: the kitchen while it cooks. Customers read their own. */
export function mayReadContact(role: Role, status: OrderStatus): boolean {
  return role === 'admin' || (role === 'chef' && isInKitchen(status));
}
