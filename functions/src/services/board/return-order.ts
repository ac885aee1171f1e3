import { decideMove, moversOf, type Order, type ReturnOrderRequest } from '@foodhouse/domain';
import { moveOrder, refusedMove, type MoveOrderPorts } from '../orders/move-order.ts';
import type { Outcome } from '../shared/outcomes.ts';
import type { Caller } from '../shared/ports.ts';

/**
 * Returns an accepted order that cannot be cooked to the house: it is pending again, with the kitchen's reason. The
 * portion stays taken until an admin rejects the order.
 */
export function returnOrder(
  ports: MoveOrderPorts,
  caller: Caller,
  { id, reason }: ReturnOrderRequest & { readonly id: string },
  idempotencyKey: string | null = null,
): Promise<Outcome<Order>> {
  const request = { request: 'return', id, reason, idempotencyKey } as const;
  return moveOrder(ports, caller, request, async (order, _transaction, nowMs) => {
    const decision = decideMove(order, request, moversOf(order, caller), nowMs);
    return decision.status === 'allowed' ? decision : refusedMove(order, decision);
  });
}
