import {
  afterDelay,
  decideMove,
  delayedTo,
  moversOf,
  NEW_EVENT,
  type DelayOrderRequest,
  type Order,
  type OrderEvent,
} from '@foodhouse/domain';
import { recordChange, refusedMove, type MoveOrderPorts } from '../orders/move-order.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Caller } from '../shared/ports.ts';

/**
 * Moves the promise of an accepted order, with the reason for its customer. What was promised first stays. A request
 * that names the promise it saw moves that one alone: two people do not move it twice.
 */
export function delayOrder(
  ports: MoveOrderPorts,
  caller: Caller,
  { id, plus, reason, seenMs }: DelayOrderRequest & { readonly id: string },
  idempotencyKey: string | null = null,
): Promise<Outcome<Order>> {
  const request = {
    id,
    idempotencyKey,
    isOwn: ({ plusMinutes }: Pick<OrderEvent, 'plusMinutes'>) => plusMinutes === plus,
  };
  return recordChange(ports, caller, request, async (order, _transaction, nowMs) => {
    const decision = decideMove(order, { request: 'delay' }, moversOf(order, caller), nowMs);
    if (decision.status !== 'allowed') return refusedMove(order, decision);
    const { status, promisedAtMs: before } = order;
    if (before === null) return refused('NOT_PROMISED', 'No time was promised for this order.', { promisedAt: null });
    if (seenMs !== null && seenMs !== before) {
      const promisedAt = new Date(before).toISOString();
      return refused('NOT_PROMISED', `The order is promised for ${promisedAt} by now.`, { promisedAt });
    }
    const promisedAtMs = delayedTo(before, plus, nowMs);
    return done({
      order: afterDelay(order, promisedAtMs, nowMs, reason),
      event: {
        ...NEW_EVENT,
        from: status,
        to: status,
        byRole: caller.role,
        atMs: nowMs,
        reason,
        promisedAtMs,
        plusMinutes: plus,
      },
    });
  });
}
