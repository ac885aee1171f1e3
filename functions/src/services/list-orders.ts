import { canDecide, visibleStatuses, type Order, type OrderStatus, type PageRequest } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Caller, OrderBook, Page } from './ports.ts';

interface Ports {
  readonly orderBook: OrderBook;
}

/** The house's orders: an admin sees all, a chef what the kitchen needs. */
export async function listHouseOrders(
  { orderBook }: Ports,
  caller: Caller,
  status: OrderStatus,
  page: PageRequest,
): Promise<Outcome<Page<Order>>> {
  if (!visibleStatuses(caller.role).includes(status)) {
    return refused('ROLE_REQUIRED', 'Your role does not allow this list.');
  }
  return done(await orderBook.ordersByStatus(status, page));
}

/** A customer's own orders, or anybody's for an admin. */
export async function listOrdersOfUser(
  { orderBook }: Ports,
  caller: Caller,
  userId: string,
  status: OrderStatus,
  page: PageRequest,
): Promise<Outcome<Page<Order>>> {
  if (caller.uid !== userId && !canDecide(caller.role)) {
    return refused('NOT_YOURS', 'These are not your orders.');
  }
  return done(await orderBook.ordersOfUser(userId, status, page));
}
