import { afterMove, answerByOf, type Order, type OrderStatus } from '@foodhouse/domain';
import { digest } from './digest.ts';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import type { Caller, Clock, Ids, Transaction, UnitOfWork } from './ports.ts';

export interface MoveOrderPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface MoveRequest {
  readonly id: string;
  readonly to: OrderStatus;
  readonly reason: string | null;
  /** Null when the client sent none; then only this process's own retries are recognised. */
  readonly idempotencyKey: string | null;
}

/** Judges the move by the read documents, and adds writes to its commit. Null when the move is allowed. */
type Judge = (order: Order, transaction: Transaction, nowMs: number) => Promise<Refusal | null>;

/**
 * Moves an order, compare-and-set, with its event, in one commit. The event's id is made before the work runs, so that
 * a retry recognises its own commit whose answer was lost.
 */
export function moveOrder(
  { unitOfWork, clock, ids }: MoveOrderPorts,
  caller: Caller,
  { id, to, reason, idempotencyKey }: MoveRequest,
  judge: Judge,
): Promise<Outcome<Order>> {
  const eventId = idempotencyKey === null ? ids.newId() : digest('event', caller.uid, id, idempotencyKey);
  let mayHaveHappened = idempotencyKey !== null;
  return unitOfWork.run(`order ${id}`, async (transaction) => {
    const order = await transaction.order(id);
    if (!order) return refused('ORDER_NOT_FOUND', 'There is no such order.', { id });
    const own = mayHaveHappened ? await transaction.orderEvent(id, eventId) : null;
    mayHaveHappened = true;
    if (own?.to === to) return done(order);
    if (own) return refused('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used for another move.');
    const nowMs = clock.nowMs();
    const refusal = await judge(order, transaction, nowMs);
    if (refusal) return refusal;
    const answerByMs = to === 'pending' ? answerByOf(await transaction.houseSettings(), nowMs) : null;
    const moved = afterMove(order, to, nowMs, { reason, answerByMs });
    const event = { from: order.status, to, byRole: caller.role, atMs: nowMs, reason };
    transaction.moveOrder({ order: moved, eventId, event, byUid: caller.uid });
    return done(moved);
  });
}

/** The refusal of a move that does not exist from the order's status. */
export function badTransition({ status }: Order): Refusal {
  return refused('BAD_TRANSITION', `The order is ${status}.`, { status });
}
