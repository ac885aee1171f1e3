import { decideUndelivery, moversOf, type Order } from '@foodhouse/domain';
import { badTransition, moveOrder, type MoveOrderPorts } from './move-order.ts';
import { refused, type Outcome } from './outcomes.ts';
import { uncountDelivery } from './vouchers.ts';
import type { Caller } from './ports.ts';

/** Undoes a delivery: the order is accepted again. Only the person who delivered it may, within ten seconds. */
export function undeliverOrder(
  ports: MoveOrderPorts,
  caller: Caller,
  id: string,
  idempotencyKey: string | null = null,
): Promise<Outcome<Order>> {
  const request = { id, to: 'approved', undoes: true, reason: null, idempotencyKey } as const;
  return moveOrder(ports, caller, request, async (order, transaction, nowMs) => {
    // Read after the order: if the order is unchanged at the commit, so is its latest delivery.
    const deliverer = await transaction.delivererOf(id);
    switch (decideUndelivery(order, moversOf(order, caller, deliverer), nowMs)) {
      case 'allowed':
        await uncountDelivery(transaction, order);
        return null;
      case 'impossible':
        return badTransition(order);
      case 'forbidden':
        return refused('NOT_YOURS', 'Only the person who delivered the order can take that back.');
      case 'too-late':
        return refused('TOO_LATE', 'A delivery can be taken back for ten seconds.', { status: order.status });
    }
  });
}
