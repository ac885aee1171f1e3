import { decideMove, moversOf, type Order } from '@foodhouse/domain';
import { moveOrder, refusedMove, type MoveOrderPorts } from '../orders/move-order.ts';
import { refused, type Outcome } from '../shared/outcomes.ts';
import type { Caller } from '../shared/ports.ts';

/** Undoes a delivery: the order is accepted again. Only the person who delivered it may, within ten seconds. */
export function undeliverOrder(
  ports: MoveOrderPorts,
  caller: Caller,
  id: string,
  idempotencyKey: string | null = null,
): Promise<Outcome<Order>> {
  const request = { request: 'undeliver', id, reason: null, idempotencyKey } as const;
  return moveOrder(ports, caller, request, async (order, transaction, nowMs) => {
    // Read after the order: if the order is unchanged at the commit, so is its last step.
    const last = await transaction.lastMoveOf(order);
    const back = { ...request, ...(last?.from && { to: last.from }) };
    const decision = decideMove(order, back, moversOf(order, caller, last?.byUid), nowMs);
    if (decision.status === 'forbidden')
      return refused('NOT_YOURS', 'Only the person who delivered the order can take that back.');
    if (decision.status === 'too-late')
      return refused('TOO_LATE', 'A delivery can be taken back for ten seconds.', { status: order.status });
    if (decision.status !== 'allowed') return refusedMove(order, decision);
    return decision;
  });
}
