import { orderFromDocument, toMillis, toRole, type Food, type Order } from '@foodhouse/domain';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { IdempotencyRecord, OrderEvent, UserRecord } from '../services/ports.ts';

// Documents of docs/data-model.md to domain values and back. Times are Firestore timestamps there, epoch ms here.

export const COLLECTIONS = {
  foods: 'foods',
  orders: 'orders',
  events: 'events',
  users: 'users',
  counters: 'counters',
  idempotencyKeys: 'idempotencyKeys',
  audit: 'audit',
} as const;

/** How long a repeated key gets its first answer again; Firestore's TTL policy removes the record afterwards. */
const KEEP_KEYS_MS = 7 * 24 * 60 * 60 * 1000;

export function foodToDocument(food: Food): DocumentData {
  const { id: _id, createdAtMs, retiredAtMs, ...fields } = food;
  return {
    ...fields,
    mealtimes: [...food.mealtimes],
    createdAt: Timestamp.fromMillis(createdAtMs),
    updatedAt: Timestamp.fromMillis(createdAtMs),
    retiredAt: retiredAtMs === null ? null : Timestamp.fromMillis(retiredAtMs),
  };
}

export function orderToDocument(order: Order): DocumentData {
  const { id: _id, createdAtMs, updatedAtMs, ...fields } = order;
  return { ...fields, createdAt: Timestamp.fromMillis(createdAtMs), updatedAt: Timestamp.fromMillis(updatedAtMs) };
}

export function eventToDocument({ atMs, ...fields }: OrderEvent): DocumentData {
  return { ...fields, at: Timestamp.fromMillis(atMs) };
}

export function userFromDocument(uid: string, data: DocumentData): UserRecord {
  return {
    uid,
    email: String(data['email']),
    displayName: String(data['displayName'] ?? ''),
    role: toRole(data['role']),
    createdAtMs: toMillis(data['createdAt']),
    updatedAtMs: toMillis(data['updatedAt']),
    claimsChangedAtMs: toMillis(data['claimsChangedAt']),
  };
}

export function userToDocument(user: UserRecord): DocumentData {
  return {
    email: user.email,
    displayName: user.displayName,
    role: user.role,
    createdAt: Timestamp.fromMillis(user.createdAtMs),
    updatedAt: Timestamp.fromMillis(user.updatedAtMs),
    claimsChangedAt: Timestamp.fromMillis(user.claimsChangedAtMs),
  };
}

export function idempotencyFromDocument(data: DocumentData): IdempotencyRecord {
  const order = data['order'] as DocumentData;
  return {
    requestHash: String(data['requestHash']),
    order: orderFromDocument(String(data['orderId']), order),
    createdAtMs: toMillis(data['createdAt']),
  };
}

export function idempotencyToDocument(record: IdempotencyRecord): DocumentData {
  return {
    requestHash: record.requestHash,
    orderId: record.order.id,
    order: orderToDocument(record.order),
    createdAt: Timestamp.fromMillis(record.createdAtMs),
    expiresAt: Timestamp.fromMillis(record.createdAtMs + KEEP_KEYS_MS),
  };
}
