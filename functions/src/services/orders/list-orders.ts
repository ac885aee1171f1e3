import {
  canDecide,
  isOverdue,
  visibleStatuses,
  type Order,
  type OrderStatus,
  type PageRequest,
} from '@foodhouse/domain';
import { expireEach, type FindingPorts } from './expire-order.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Caller, OrderBook, Page } from '../shared/ports.ts';

interface Ports extends FindingPorts {
  readonly orderBook: OrderBook;
}

/** The house's orders: an admin sees all, a chef what the kitchen needs. */
export async function listHouseOrders(
  ports: Ports,
  caller: Caller,
  status: OrderStatus,
  page: PageRequest,
): Promise<Outcome<Page<Order>>> {
  if (!visibleStatuses(caller.role).includes(status)) {
    return refused('ROLE_REQUIRED', 'Your role does not allow this list.');
  }
  return done(await withoutOverdue(ports, await ports.orderBook.ordersByStatus(status, page)));
}

/** A customer's own orders, or anybody's for an admin. */
export async function listOrdersOfUser(
  ports: Ports,
  caller: Caller,
  userId: string,
  status: OrderStatus,
  page: PageRequest,
): Promise<Outcome<Page<Order>>> {
  if (caller.uid !== userId && !canDecide(caller.role)) {
    return refused('NOT_YOURS', 'These are not your orders.');
  }
  return done(await withoutOverdue(ports, await ports.orderBook.ordersOfUser(userId, status, page)));
}

/** Nobody waits for more commits than these before a list. */
const MOST_EXPIRED_BY_READER = 5;

/** Leaves the overdue orders out, which are none of the pending ones, and rejects the first of them. The others are the next tick's. */
async function withoutOverdue(ports: Ports, page: Page<Order>): Promise<Page<Order>> {
  const nowMs = ports.clock.nowMs();
  const overdue = page.items.filter((order) => isOverdue(order, nowMs));
  if (overdue.length === 0) return page;
  await expireEach(ports, overdue.slice(0, MOST_EXPIRED_BY_READER));
  return { ...page, items: page.items.filter((order) => !overdue.includes(order)) };
}
