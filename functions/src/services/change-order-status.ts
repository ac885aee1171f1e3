import { decideTransition, putPortionBack, type ChangeOrderStatusRequest, type Order } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Caller, Clock, UnitOfWork } from './ports.ts';

export interface ChangeOrderStatusPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/**
 * Moves an order, compare-and-set: of two people who move it at once one succeeds, the other learns the status that
 * now stands. A rejection puts the portion back in the same commit.
 */
export function changeOrderStatus(
  { unitOfWork, clock }: ChangeOrderStatusPorts,
  caller: Caller,
  request: ChangeOrderStatusRequest,
): Promise<Outcome<Order>> {
  return unitOfWork.run(`order ${request.id}`, async (transaction) => {
    const order = await transaction.order(request.id);
    if (!order) return refused('ORDER_NOT_FOUND', 'There is no such order.', { id: request.id });
    const decision = decideTransition(order.status, request.status, caller.role);
    if (decision.status === 'forbidden') {
      return refused('ROLE_REQUIRED', 'Your role does not allow this change.');
    }
    if (decision.status === 'impossible') {
      return refused('BAD_TRANSITION', `The order is ${order.status}.`, { status: order.status });
    }
    const nowMs = clock.nowMs();
    if (decision.returnsPortion) {
      const food = await transaction.food(order.foodId);
      if (food) transaction.saveFood(putPortionBack(food), nowMs);
    }
    transaction.moveOrder(order.id, request.status, {
      from: order.status,
      to: request.status,
      byUid: caller.uid,
      byRole: caller.role,
      atMs: nowMs,
      reason: request.reason ?? null,
    });
    return done({ ...order, status: request.status, updatedAtMs: nowMs });
  });
}
