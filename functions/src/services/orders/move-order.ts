import {
  afterMove,
  deadlineOf,
  isBeingMade,
  isDelivered,
  isMoveBy,
  isUndecided,
  NEW_EVENT,
  preselectedMinutes,
  promiseOf,
  SERVICE_OF_ORDERS,
  type AllowedMove,
  type MoveDecision,
  type MoveKind,
  type Order,
  type OrderEvent,
  type OrderStatus,
} from '@foodhouse/domain';
import { digest } from '../shared/digest.ts';
import { countDelivery, uncountDelivery } from './vouchers.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Caller, Clock, Ids, Transaction, UnitOfWork } from '../shared/ports.ts';

export interface MoveOrderPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface MoveRequest {
  readonly id: string;
  readonly request: MoveKind;
  /** Where the request names it. */
  readonly to?: OrderStatus;
  readonly reason: string | null;
  /** Of an acceptance: when the order is ready. Null: as long as the house takes. */
  readonly minutes?: number | null;
  /** Null when the client sent none; then only this process's own retries are recognised. */
  readonly idempotencyKey: string | null;
}

/** Judges the move by the read documents, and adds writes to its commit. */
type Judge = (order: Order, transaction: Transaction, nowMs: number) => Promise<AllowedMove | Refusal>;

/** Moves an order, compare-and-set, with its event, in one commit. */
export function moveOrder(
  ports: MoveOrderPorts,
  caller: Caller,
  { id, reason, minutes = null, idempotencyKey, ...asked }: MoveRequest,
  judge: Judge,
): Promise<Outcome<Order>> {
  const isOwn = (own: OrderEvent): boolean => own.plusMinutes === null && isMoveBy(own, asked);
  return recordChange(ports, caller, { id, idempotencyKey, isOwn }, async (order, transaction, nowMs) => {
    const judged = await judge(order, transaction, nowMs);
    if (judged.status === 'refused') return judged;
    const { to } = judged;
    await countFor(order, to, transaction, nowMs);
    const answerByMs = isUndecided(to) ? await answeredBy(order, transaction, nowMs) : null;
    const accepts = isBeingMade(to) && isUndecided(order.status);
    const promisedAtMs = accepts ? await promisedBy(order, minutes, transaction, nowMs) : null;
    return done({
      order: afterMove(order, to, nowMs, { reason, answerByMs, promisedAtMs }),
      event: { ...NEW_EVENT, from: order.status, to, byRole: caller.role, atMs: nowMs, reason, promisedAtMs },
    });
  });
}

/** What is delivered counts for its customer's vouchers, and no more once that is undone. */
async function countFor(order: Order, to: OrderStatus, transaction: Transaction, nowMs: number): Promise<void> {
  if (isDelivered(to) && !isDelivered(order.status)) await countDelivery(transaction, order, nowMs);
  if (!isDelivered(to) && isDelivered(order.status)) await uncountDelivery(transaction, order);
}

/** Until when the house answers an order that it gave back to itself: at night, from its opening on. */
async function answeredBy(
  { fulfilment, wantedAtMs }: Order,
  transaction: Transaction,
  nowMs: number,
): Promise<number | null> {
  return deadlineOf(await transaction.houseSettings(), fulfilment?.kind ?? SERVICE_OF_ORDERS, wantedAtMs, nowMs);
}

/** What an acceptance promises: the time for which it is wanted, while that is to come, or the minutes that are named. */
async function promisedBy(
  order: Order,
  minutes: number | null,
  transaction: Transaction,
  nowMs: number,
): Promise<number | null> {
  const { prepMinutes, wantedAtMs } = order;
  const isForLater = minutes === null && prepMinutes !== null && wantedAtMs !== null && wantedAtMs > nowMs;
  return isForLater ? wantedAtMs : promiseOf(order, minutes ?? (await minutesOf(order, transaction, nowMs)), nowMs);
}

/** Without a read for an order of a house that promised nothing when it was placed. */
async function minutesOf(order: Order, transaction: Transaction, nowMs: number): Promise<number | null> {
  return order.prepMinutes === null ? null : preselectedMinutes(await transaction.houseSettings(), order, nowMs);
}

interface ChangeRequest {
  readonly id: string;
  readonly idempotencyKey: string | null;
  /** Whether an event under the request's key is of this request. */
  readonly isOwn: (event: OrderEvent) => boolean;
}

/** What a change makes of an order. */
interface Changed {
  readonly order: Order;
  readonly event: OrderEvent;
}

/**
 * Changes an order with its event, in one commit. The event's id is made before the work runs, so that a retry
 * recognises its own commit whose answer was lost.
 */
export function recordChange(
  { unitOfWork, clock, ids }: MoveOrderPorts,
  caller: Caller,
  { id, idempotencyKey, isOwn }: ChangeRequest,
  change: (order: Order, transaction: Transaction, nowMs: number) => Promise<Outcome<Changed>>,
): Promise<Outcome<Order>> {
  const eventId = idempotencyKey === null ? ids.newId() : digest('event', caller.uid, id, idempotencyKey);
  let mayHaveHappened = idempotencyKey !== null;
  return unitOfWork.run(`order ${id}`, async (transaction) => {
    const order = await transaction.order(id);
    if (!order) return refused('ORDER_NOT_FOUND', 'There is no such order.', { id });
    const own = mayHaveHappened ? await transaction.orderEvent(id, eventId) : null;
    mayHaveHappened = true;
    if (own && isOwn(own)) return done(order);
    if (own) return refused('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used for another move.');
    const changed = await change(order, transaction, clock.nowMs());
    if (changed.status === 'refused') return changed;
    transaction.moveOrder({ ...changed.value, eventId, byUid: caller.uid });
    return done(changed.value.order);
  });
}

/** The refusal of a move that the table of moves does not allow. */
export function refusedMove({ status, rejectCode }: Order, decision: Exclude<MoveDecision, AllowedMove>): Refusal {
  return decision.status === 'forbidden'
    ? refused('ROLE_REQUIRED', 'Your role does not allow this.')
    : refused('BAD_TRANSITION', `The order is ${status}.`, { status, ...(rejectCode !== null && { rejectCode }) });
}
