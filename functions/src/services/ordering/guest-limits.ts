import { isOverdue, WAITING_ORDERS, PLACED } from '@foodhouse/domain';
import { refused, type Refusal } from '../shared/outcomes.ts';
import type { Caller, OrderBook } from '../shared/ports.ts';

/** The refusal of one order more of a guest whose orders nobody has answered: each holds portions. Null when it is allowed. */
export async function refusalOfWaiting(
  orderBook: Pick<OrderBook, 'ordersOfUser'>,
  { uid }: Caller,
  nowMs: number,
): Promise<Refusal | null> {
  const { items } = await orderBook.ordersOfUser(uid, PLACED, { limit: WAITING_ORDERS.ofGuest, after: null });
  const waiting = items.filter((order) => !isOverdue(order, nowMs)).length;
  if (waiting < WAITING_ORDERS.ofGuest) return null;
  return refused(
    'ORDERS_WAITING',
    `${waiting} orders wait for the house’s answer: order again once it has answered one of them.`,
  );
}
