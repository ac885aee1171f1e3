import {
  readDocument,
  said,
  textOrNull,
  toMillis,
  writeDocument,
  type DocumentFields,
  type ToTimestamp,
} from '../stored/field.ts';
import { toActingRole } from '../users/roles.ts';
import { CONTACT_FIELDS, type OrderContact } from './contact.ts';
import { ORDER_FIELDS, type Order, type OrderEvent } from './order.ts';
import { isOrderStatus, isRejectCode, isUndecided } from './status.ts';

/** `orders/{id}`. @throws Error for a status that no order has: such a document was not written by us */
export function orderFromDocument(id: string, data: DocumentFields): Order {
  return readDocument(ORDER_FIELDS, ['orders', id], data);
}

export function orderToDocument(order: Order, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(ORDER_FIELDS, order, toTimestamp);
}

/** The fields of an order that a move changes. */
export function moveToDocument(order: Order, toTimestamp: ToTimestamp): DocumentFields {
  const document = orderToDocument(order, toTimestamp);
  const { status, updatedAt, acceptedAt, deliveredAt, returnedAt, returnReason, rejectReason } = document;
  const { answerBy = null, rejectCode = null } = document;
  const moved = { status, updatedAt, acceptedAt, deliveredAt, returnedAt, returnReason, rejectReason };
  return { ...moved, answerBy, ...said({ rejectCode }), ...promiseToDocument(order, document) };
}

/** The promise of an order. One that is given back has none any more; a house that promises nothing writes nothing. */
function promiseToDocument(
  { status, promisedAtMs }: Pick<Order, 'status' | 'promisedAtMs'>,
  { promisedAt = null, firstPromisedAt = null, delayReason = null }: DocumentFields,
): DocumentFields {
  return isUndecided(status) || promisedAtMs !== null ? { promisedAt, firstPromisedAt, delayReason } : {};
}

/** `orders/{id}/events/{id}`. @throws Error for a status that no order has */
export function orderEventFromDocument(id: string, data: DocumentFields): OrderEvent {
  const { from, to, reason, code, promisedAt, plusMinutes } = data;
  if (!isOrderStatus(to)) throw new Error(`events/${id}: to: expected a known status, got ${String(to)}`);
  return {
    from: isOrderStatus(from) ? from : null,
    to,
    byRole: toActingRole(data['byRole']),
    atMs: toMillis(data['at']),
    reason: textOrNull(reason),
    ...(isRejectCode(code) && { code }),
    ...(promisedAt ? { promisedAtMs: toMillis(promisedAt) } : {}),
    ...(typeof plusMinutes === 'number' && { plusMinutes }),
  };
}

export function orderEventToDocument(
  { atMs, promisedAtMs, ...fields }: OrderEvent,
  toTimestamp: ToTimestamp,
): DocumentFields {
  const promise = promisedAtMs === undefined ? {} : { promisedAt: toTimestamp(promisedAtMs) };
  return { ...fields, ...promise, at: toTimestamp(atMs) };
}

/** `orders/{id}/actors/{id}`: the person who made a move, stored apart from the event, which the customer reads. */
export interface OrderActor extends Pick<OrderEvent, 'to' | 'atMs'> {
  readonly byUid: string;
}

export function orderActorToDocument({ to, byUid, atMs }: OrderActor, toTimestamp: ToTimestamp): DocumentFields {
  return { to, byUid, at: toTimestamp(atMs) };
}

export function orderContactFromDocument(orderId: string, data: DocumentFields): OrderContact {
  return readDocument(CONTACT_FIELDS, ['orderContacts', orderId], data);
}

export function orderContactToDocument(contact: OrderContact, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(CONTACT_FIELDS, contact, toTimestamp);
}
