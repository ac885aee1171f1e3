import {
  DEFAULT_CURRENCY,
  fromDecimal,
  isDelivered,
  isInKitchen,
  onlyLineOf,
  type Order,
  type OrderDto,
} from '@foodhouse/domain';
import { takeFirstList } from '../../../data/first-list.ts';
import type { FirstRows } from '../../../data/use-live-pages.ts';

/**
 * The orders of a page's first list, which our own server sends; null for any other list. The route's answer is older
 * than these fields and does not have them: of several lines it has the words, when an order was accepted is when it changed last, and why the kitchen
 * returned it is seen once the list is live.
 */
export function takeFirstOrders(path: string): FirstRows<Order> | null {
  const list = takeFirstList(path);
  return list && { items: (list.rows as readonly OrderDto[]).map(fromDto), hasMore: list.hasMore };
}

function fromDto({ _id: id, price, currency = DEFAULT_CURRENCY, createdAt, updatedAt, ...order }: OrderDto): Order {
  const updatedAtMs = Date.parse(updatedAt);
  const priceMinor = fromDecimal(price, currency);
  return {
    ...order,
    id,
    priceMinor,
    currency,
    lines: [onlyLineOf({ ...order, priceMinor })],
    createdAtMs: Date.parse(createdAt),
    updatedAtMs,
    acceptedAtMs: isInKitchen(order.status) ? updatedAtMs : null,
    deliveredAtMs: isDelivered(order.status) ? updatedAtMs : null,
    returnedAtMs: null,
    returnReason: null,
    rejectReason: null,
    rejectCode: null,
    answerByMs: null,
    prepMinutes: null,
    wantedAtMs: timeOf(order.wantedAt),
    note: order.note ?? null,
    promisedAtMs: timeOf(order.promisedAt),
    firstPromisedAtMs: null,
    delayReason: null,
    businessDay: null,
    request: null,
    discounts: [],
    hasContact: false,
    trackDigest: null,
    taxes: [],
    fulfilment: order.fulfilment ?? null,
    fee: null,
  };
}

function timeOf(time: string | undefined): number | null {
  return time === undefined ? null : Date.parse(time);
}
