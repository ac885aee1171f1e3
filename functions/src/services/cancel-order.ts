import { afterMove, decideCancellation, isOverdue, moversOf, type Order, type OrderEvent } from '@foodhouse/domain';
import { digest } from './digest.ts';
import { expire, type ExpiryPorts } from './expire-order.ts';
import { badTransition } from './move-order.ts';
import { done, refused, type Outcome } from './outcomes.ts';
import { releaseOrder } from './release-order.ts';
import type { Caller } from './ports.ts';

/**
 * Cancels a pending order for its customer: what it had taken goes back in the same commit. Its event has the same id
 * however often they ask, and a repeat gets the order as it stands. One that nobody answered in time is rejected as
 * such.
 */
export function cancelOrder({ unitOfWork, clock }: ExpiryPorts, caller: Caller, id: string): Promise<Outcome<Order>> {
  return unitOfWork.run(`order ${id}`, async (transaction) => {
    const order = await transaction.order(id);
    if (!order) return refused('ORDER_NOT_FOUND', 'There is no such order.', { id });
    const decision = decideCancellation(order, moversOf(order, caller));
    if (decision === 'forbidden') return refused('NOT_YOURS', 'Only whoever ordered can cancel that.');
    if (decision === 'done') return done(order);
    if (decision === 'impossible') return badTransition(order);
    const nowMs = clock.nowMs();
    if (isOverdue(order, nowMs)) return done(await expire(transaction, order, nowMs));
    await releaseOrder(transaction, order, { uid: null, role: caller.role }, nowMs);
    const cancelled = afterMove(order, 'reject', nowMs, { rejectCode: 'customer' });
    const event: OrderEvent = {
      from: order.status,
      to: 'reject',
      byRole: caller.role,
      atMs: nowMs,
      reason: null,
      code: 'customer',
    };
    transaction.moveOrder({ order: cancelled, eventId: digest('cancellation', id), event, byUid: caller.uid });
    return done(cancelled);
  });
}
