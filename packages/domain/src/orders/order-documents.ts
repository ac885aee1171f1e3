import { readDocument, said, writeDocument, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import { CONTACT_FIELDS, type OrderContact } from './contact.ts';
import { ACTOR_FIELDS, EVENT_FIELDS, ORDER_FIELDS, type Order, type OrderActor, type OrderEvent } from './order.ts';
import { isUndecided } from './status.ts';

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

/** @throws Error for a status that no order has */
export function orderEventFromDocument(id: string, data: DocumentFields): OrderEvent {
  return readDocument(EVENT_FIELDS, ['events', id], data);
}

export function orderEventToDocument(event: OrderEvent, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(EVENT_FIELDS, event, toTimestamp);
}

/** @throws Error for a status that no order has */
export function orderActorFromDocument(id: string, data: DocumentFields): OrderActor {
  return readDocument(ACTOR_FIELDS, ['actors', id], data);
}

export function orderActorToDocument(actor: OrderActor, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(ACTOR_FIELDS, actor, toTimestamp);
}

export function orderContactFromDocument(orderId: string, data: DocumentFields): OrderContact {
  return readDocument(CONTACT_FIELDS, ['orderContacts', orderId], data);
}

export function orderContactToDocument(contact: OrderContact, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(CONTACT_FIELDS, contact, toTimestamp);
}
