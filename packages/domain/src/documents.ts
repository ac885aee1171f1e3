import { isMealtime, type Food } from './foods/food.ts';
import { isOrderStatus, type Order, type OrderEvent } from './orders/order.ts';
import type { Review } from './reviews/review.ts';
import type { PendingChange } from './users/pending-change.ts';
import { toRole } from './users/roles.ts';
import type { User } from './users/user.ts';

// Firestore documents (docs/data-model.md) as domain values, for the site and the functions alike. Their SDKs have a
// Timestamp class each; both answer `toMillis()`.

export type DocumentFields = Readonly<Record<string, unknown>>;

/** `foods/{id}`. */
export function foodFromDocument(id: string, data: DocumentFields): Food {
  return {
    id,
    name: String(data['name']),
    img: String(data['img']),
    priceMinor: Number(data['priceMinor']),
    description: String(data['description']),
    quantity: Number(data['quantity']),
    supplier: String(data['supplier']),
    mealtimes: Array.isArray(data['mealtimes']) ? data['mealtimes'].filter(isMealtime) : [],
    createdAtMs: toMillis(data['createdAt']),
    retiredAtMs: toMillisOrNull(data['retiredAt']),
    putAside: typeof data['putAside'] === 'number' ? data['putAside'] : null,
  };
}

/** `orders/{id}`. @throws Error for a status that no order has: such a document was not written by us */
export function orderFromDocument(id: string, data: DocumentFields): Order {
  const { status } = data;
  if (!isOrderStatus(status)) throw new Error(`orders/${id}: status: expected a known status, got ${String(status)}`);
  return {
    id,
    foodId: String(data['foodId']),
    userId: String(data['userId']),
    status,
    priceMinor: Number(data['priceMinor']),
    image: String(data['image']),
    foodName: String(data['foodName']),
    user: String(data['user']),
    token: String(data['token']),
    createdAtMs: toMillis(data['createdAt']),
    updatedAtMs: toMillis(data['updatedAt']),
    acceptedAtMs: toMillisOrNull(data['acceptedAt']),
    deliveredAtMs: toMillisOrNull(data['deliveredAt']),
    returnedAtMs: toMillisOrNull(data['returnedAt']),
    returnReason: typeof data['returnReason'] === 'string' ? data['returnReason'] : null,
  };
}

/** `orders/{id}/events/{id}`. @throws Error for a status that no order has */
export function orderEventFromDocument(id: string, data: DocumentFields): OrderEvent {
  const { from, to, reason } = data;
  if (!isOrderStatus(to)) throw new Error(`events/${id}: to: expected a known status, got ${String(to)}`);
  return {
    from: isOrderStatus(from) ? from : null,
    to,
    byRole: toRole(data['byRole']),
    atMs: toMillis(data['at']),
    reason: typeof reason === 'string' ? reason : null,
  };
}

/** `reviews/{id}`. */
export function reviewFromDocument(id: string, data: DocumentFields): Review {
  return {
    id,
    name: String(data['name']),
    description: String(data['description']),
    maskedEmail: String(data['maskedEmail']),
    createdAtMs: toMillis(data['createdAt']),
  };
}

/** `users/{uid}`. */
export function userFromDocument(uid: string, data: DocumentFields): User {
  return {
    uid,
    email: String(data['email']),
    displayName: typeof data['displayName'] === 'string' ? data['displayName'] : '',
    role: toRole(data['role']),
    createdAtMs: toMillis(data['createdAt']),
    updatedAtMs: toMillis(data['updatedAt']),
    claimsChangedAtMs: toMillis(data['claimsChangedAt']),
  };
}

/** `pendingChanges/{uid}`. */
export function pendingChangeFromDocument(uid: string, data: DocumentFields): PendingChange {
  const common = { uid, email: String(data['email']), startedAtMs: toMillis(data['startedAt']) };
  return data['kind'] === 'deletion'
    ? { ...common, kind: 'deletion' }
    : { ...common, kind: 'role', role: toRole(data['role']) };
}

/** A Firestore timestamp in epoch milliseconds; 0 for anything else, such as a time not yet written. */
export function toMillis(value: unknown): number {
  const timestamp = value as { toMillis?: () => number } | null | undefined;
  return typeof timestamp?.toMillis === 'function' ? timestamp.toMillis() : 0;
}

function toMillisOrNull(value: unknown): number | null {
  return value ? toMillis(value) : null;
}
