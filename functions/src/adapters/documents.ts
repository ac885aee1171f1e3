import {
  foodFromDocument,
  orderFromDocument,
  reviewFromDocument,
  searchKeysOf,
  toMillis,
  userKeysOf,
  type Food,
  type Order,
  type PendingChange,
  type Review,
  type User,
  type OrderEvent,
} from '@foodhouse/domain';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { FirstAnswer, IdempotencyRecord } from '../services/ports.ts';

// Documents of docs/data-model.md to domain values and back. Times are Firestore timestamps there, epoch ms here.

export const COLLECTIONS = {
  foods: 'foods',
  orders: 'orders',
  events: 'events',
  actors: 'actors',
  users: 'users',
  reviews: 'reviews',
  reviewContacts: 'reviewContacts',
  counters: 'counters',
  idempotencyKeys: 'idempotencyKeys',
  rateLimits: 'rateLimits',
  pendingChanges: 'pendingChanges',
  audit: 'audit',
} as const;

/** How long a repeated key gets its first answer again; Firestore's TTL policy removes the record afterwards. */
const KEEP_KEYS_MS = 7 * 24 * 60 * 60 * 1000;

export function foodToDocument(food: Food, updatedAtMs = food.createdAtMs): DocumentData {
  const { id: _id, createdAtMs, retiredAtMs, ...fields } = food;
  return {
    ...fields,
    mealtimes: [...food.mealtimes],
    search: searchKeysOf(food),
    createdAt: Timestamp.fromMillis(createdAtMs),
    updatedAt: Timestamp.fromMillis(updatedAtMs),
    retiredAt: timestampOrNull(retiredAtMs),
  };
}

export function orderToDocument(order: Omit<Order, 'user'>): DocumentData {
  const { id: _id, createdAtMs, updatedAtMs, acceptedAtMs, deliveredAtMs, returnedAtMs, ...fields } = order;
  return {
    ...fields,
    createdAt: Timestamp.fromMillis(createdAtMs),
    updatedAt: Timestamp.fromMillis(updatedAtMs),
    acceptedAt: timestampOrNull(acceptedAtMs),
    deliveredAt: timestampOrNull(deliveredAtMs),
    returnedAt: timestampOrNull(returnedAtMs),
  };
}

/** The fields of an order that a move writes. */
export function moveToDocument(order: Order): DocumentData {
  const { status, updatedAt, acceptedAt, deliveredAt, returnedAt, returnReason } = orderToDocument(order);
  return { status, updatedAt, acceptedAt, deliveredAt, returnedAt, returnReason };
}

/** Who made a move, apart from the event that customers read. */
export function actorToDocument({
  to,
  byUid,
  atMs,
}: Pick<OrderEvent, 'to' | 'atMs'> & { readonly byUid: string }): DocumentData {
  return { to, byUid, at: Timestamp.fromMillis(atMs) };
}

export function eventToDocument({ atMs, ...fields }: OrderEvent): DocumentData {
  return { ...fields, at: Timestamp.fromMillis(atMs) };
}

export function reviewToDocument({ id: _id, createdAtMs, ...fields }: Review): DocumentData {
  return { ...fields, createdAt: Timestamp.fromMillis(createdAtMs) };
}

export function userToDocument(user: User): DocumentData {
  return {
    email: user.email,
    displayName: user.displayName,
    role: user.role,
    search: userKeysOf(user),
    createdAt: Timestamp.fromMillis(user.createdAtMs),
    updatedAt: Timestamp.fromMillis(user.updatedAtMs),
    claimsChangedAt: Timestamp.fromMillis(user.claimsChangedAtMs),
  };
}

export function pendingChangeToDocument({ uid: _uid, startedAtMs, ...fields }: PendingChange): DocumentData {
  return { ...fields, startedAt: Timestamp.fromMillis(startedAtMs) };
}

export function idempotencyFromDocument(data: DocumentData): IdempotencyRecord {
  return {
    requestHash: String(data['requestHash']),
    answer: firstAnswerFromDocument(data),
    createdAtMs: toMillis(data['createdAt']),
  };
}

function firstAnswerFromDocument(data: DocumentData): FirstAnswer {
  if (data['foodId'] !== undefined) {
    return { kind: 'food', food: foodFromDocument(String(data['foodId']), data['food'] as DocumentData) };
  }
  if (data['reviewId'] !== undefined) {
    return { kind: 'review', review: reviewFromDocument(String(data['reviewId']), data['review'] as DocumentData) };
  }
  const { user: _user, ...order } = orderFromDocument(String(data['orderId']), data['order'] as DocumentData);
  return { kind: 'order', order };
}

export function idempotencyToDocument({ requestHash, answer, createdAtMs }: IdempotencyRecord): DocumentData {
  return {
    requestHash,
    ...firstAnswerToDocument(answer),
    createdAt: Timestamp.fromMillis(createdAtMs),
    expiresAt: Timestamp.fromMillis(createdAtMs + KEEP_KEYS_MS),
  };
}

function firstAnswerToDocument(answer: FirstAnswer): DocumentData {
  switch (answer.kind) {
    case 'order':
      return { orderId: answer.order.id, order: orderToDocument(answer.order) };
    case 'food':
      return { foodId: answer.food.id, food: foodToDocument(answer.food) };
    case 'review':
      return { reviewId: answer.review.id, review: reviewToDocument(answer.review) };
  }
}

export function limitFromDocument(data: DocumentData): readonly number[] {
  return Array.isArray(data['takenAt']) ? data['takenAt'].map(toMillis) : [];
}

export function limitToDocument(takenAtMs: readonly number[], expiresAtMs: number): DocumentData {
  return { takenAt: takenAtMs.map((atMs) => Timestamp.fromMillis(atMs)), expiresAt: Timestamp.fromMillis(expiresAtMs) };
}

function timestampOrNull(atMs: number | null): Timestamp | null {
  return atMs === null ? null : Timestamp.fromMillis(atMs);
}
