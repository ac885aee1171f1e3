import { decideReturn, moversOf, type Order, type ReturnOrderRequest } from '@foodhouse/domain';
import { badTransition, moveOrder, type MoveOrderPorts } from './move-order.ts';
import { refused, type Outcome } from './outcomes.ts';
import type { Caller } from './ports.ts';

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
  return moveOrder(ports, caller, { id, to: 'pending', reason, idempotencyKey }, async (order) => {
    const decision = decideReturn(order.status, moversOf(order, caller));
    if (decision === 'forbidden') return refused('ROLE_REQUIRED', 'Your role does not allow this.');
    if (decision === 'impossible') return badTransition(order);
    return null;
  });
}
