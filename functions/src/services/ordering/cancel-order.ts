import { afterMove, decideMove, isOverdue, moversOf, NEW_EVENT, type Order, type OrderEvent } from '@foodhouse/domain';
import { digest } from '../shared/digest.ts';
import { expire, type ExpiryPorts } from '../orders/expire-order.ts';
import { refusedMove } from '../orders/move-order.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import { releaseOrder } from '../orders/release-order.ts';
import type { Caller, Transaction } from '../shared/ports.ts';
import { noSuchLink, orderOfLink, type OrderLink } from './track-order.ts';

/**
 * Cancels a pending order for its customer: what it had taken goes back in the same commit. Its event has the same id
 * however often they ask, and a repeat gets the order as it stands. One that nobody answered in time is rejected as
 * such.
 */
export function cancelOrder({ unitOfWork, clock }: ExpiryPorts, caller: Caller, id: string): Promise<Outcome<Order>> {
  return unitOfWork.run(`order ${id}`, async (transaction) => {
    const order = await transaction.order(id);
    if (!order) return refused('ORDER_NOT_FOUND', 'There is no such order.', { id });
    return cancel(transaction, order, caller, clock.nowMs());
  });
}

/** The same for whoever has the link of the order, who need not be signed in. */
export function cancelTracked({ unitOfWork, clock }: ExpiryPorts, link: OrderLink): Promise<Outcome<Order>> {
  return unitOfWork.run(`order ${link.id}`, async (transaction) => {
    const order = await orderOfLink(transaction, link);
    if (!order) return noSuchLink();
    return cancel(transaction, order, { uid: order.userId, role: 'guest' }, clock.nowMs());
  });
}

async function cancel(
  transaction: Transaction,
  order: Order,
  by: Pick<Caller, 'uid' | 'role'>,
  nowMs: number,
): Promise<Outcome<Order>> {
  const decision = decideMove(order, { request: 'cancel' }, moversOf(order, by), nowMs);
  if (decision.status === 'forbidden') return refused('NOT_YOURS', 'Only whoever ordered can cancel that.');
  if (decision.status === 'done') return done(order);
  if (decision.status !== 'allowed') return refusedMove(order, decision);
  if (isOverdue(order, nowMs)) return done(await expire(transaction, order, nowMs));
  await releaseOrder(transaction, order, { uid: null, role: by.role }, nowMs);
  const cancelled = afterMove(order, decision.to, nowMs, { rejectCode: 'customer' });
  const event: OrderEvent = {
    ...NEW_EVENT,
    from: order.status,
    to: decision.to,
    byRole: by.role,
    atMs: nowMs,
    code: 'customer',
  };
  transaction.moveOrder({ order: cancelled, eventId: digest('cancellation', order.id), event, byUid: by.uid });
  return done(cancelled);
}
