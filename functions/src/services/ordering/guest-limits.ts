import { isOverdue, isUndecided, statusesThat, WAITING_ORDERS } from '@foodhouse/domain';
import { refused, type Refusal } from '../shared/outcomes.ts';
import type { Caller, OrderBook } from '../shared/ports.ts';

/** The refusal of one order more of a guest whose orders nobody has answered: each holds portions. Null when it is allowed. */
export async function refusalOfWaiting(
  orderBook: Pick<OrderBook, 'ordersOfUser'>,
  { uid }: Caller,
  nowMs: number,
): Promise<Refusal | null> {
  const page = { limit: WAITING_ORDERS.ofGuest, after: null };
  const undecided = statusesThat(isUndecided).map((status) => orderBook.ordersOfUser(uid, status, page));
  const orders = (await Promise.all(undecided)).flatMap(({ items }) => items);
  const waiting = orders.filter((order) => !isOverdue(order, nowMs)).length;
  if (waiting < WAITING_ORDERS.ofGuest) return null;
  return refused(
    'ORDERS_WAITING',
    `${waiting} orders wait for the house’s answer: order again once it has answered one of them.`,
  );
}
