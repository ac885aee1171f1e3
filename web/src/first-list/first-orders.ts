import {
  DEFAULT_CURRENCY,
  fromWire,
  isBeingMade,
  isDelivered,
  NEW_ORDER,
  onlyLineOf,
  ORDER_FIELDS,
  type Order,
  type OrderDto,
} from '@foodhouse/domain';
import { takeFirstList } from './take-first-list.ts';
import type { FirstRows } from '../data/use-live-pages.ts';

/**
 * The orders of a page's first list, which our own server sends; null for any other list. The route's answer is older
 * than these fields and does not have them: of several lines it has the words, when an order was accepted is when it changed last, and why the kitchen
 * returned it is seen once the list is live.
 */
export function takeFirstOrders(path: string): FirstRows<Order> | null {
  const list = takeFirstList(path);
  return list && { items: (list.rows as readonly OrderDto[]).map(fromDto), hasMore: list.hasMore };
}

function fromDto(dto: OrderDto): Order {
  const order = { ...NEW_ORDER, ...fromWire(ORDER_FIELDS, dto, dto.currency ?? DEFAULT_CURRENCY) } as Omit<
    Order,
    'lines'
  >;
  return {
    ...order,
    lines: [onlyLineOf(order)],
    acceptedAtMs: isBeingMade(order.status) ? order.updatedAtMs : null,
    deliveredAtMs: isDelivered(order.status) ? order.updatedAtMs : null,
  };
}
