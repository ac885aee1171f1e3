import {
  decideMove,
  isOverdue,
  leastMinutes,
  moversOf,
  PROMISE_MINUTES,
  type ChangeOrderStatusRequest,
  type Order,
} from '@foodhouse/domain';
import { moveOrder, refusedMove, type MoveOrderPorts } from '../orders/move-order.ts';
import { expire } from '../orders/expire-order.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { invalidFields, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Caller } from '../shared/ports.ts';

/**
 * Changes an order's status, compare-and-set: of two concurrent changes one succeeds, the other returns the current
 * status. An acceptance promises a time in the same commit, by the server's clock, none sooner than a delivery's way takes. Nobody decides after the deadline: the customer has been told. A rejection returns the portions in the same commit.
 * @param idempotencyKey null when the client sent none; a repeated key returns the order as it is
 */
export function changeOrderStatus(
  ports: MoveOrderPorts,
  caller: Caller,
  { id, status: to, reason, minutes }: ChangeOrderStatusRequest,
  idempotencyKey: string | null = null,
): Promise<Outcome<Order>> {
  const asked = { request: 'change', to } as const;
  const request = { ...asked, id, reason: reason ?? null, minutes: minutes ?? null, idempotencyKey };
  return moveOrder(ports, caller, request, async (order, transaction, nowMs) => {
    const decision = decideMove(order, asked, moversOf(order, caller), nowMs);
    if (decision.status === 'forbidden') return refusedMove(order, decision);
    if (isOverdue(order, nowMs)) return expired(await expire(transaction, order, nowMs));
    if (order.rejectCode !== null && order.rejectCode !== 'customer') return expired(order);
    if (decision.status !== 'allowed') return refusedMove(order, decision);
    if (minutes !== undefined && minutes < leastMinutes(order, nowMs)) return tooSoon(order, minutes, nowMs);
    if (decision.releases) await releaseOrder(transaction, order, caller, nowMs);
    return decision;
  });
}

/** The refusal of minutes in which the order cannot be with its guest. */
function tooSoon(order: Order, minutes: number, nowMs: number): Refusal {
  const expected = `expected minutes from ${leastMinutes(order, nowMs)} to ${PROMISE_MINUTES.most}`;
  return invalidFields({ minutes: `${expected}, ${order.wayMinutes} of them on the way, got ${minutes}` });
}

/** The refusal of a decision that came too late. */
function expired({ status }: Order): Refusal {
  return refused('EXPIRED', 'Nobody answered in time: the order is rejected, and its customer knows.', { status });
}
