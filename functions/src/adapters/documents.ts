import {
  foodFromDocument,
  foodToDocument,
  reviewFromDocument,
  reviewToDocument,
  toMillis,
  type DocumentFields,
} from '@foodhouse/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { FirstAnswer, IdempotencyRecord, WaitingOrder } from '../services/shared/ports.ts';

// Documents that only functions read and write; those that the site reads too are in the domain's documents.ts.

/** How long a repeated key returns its first answer; afterwards Firestore's TTL policy removes the record. */
const KEEP_KEYS_MS = 7 * 24 * 60 * 60 * 1000;

/** The admin SDK's timestamp of epoch milliseconds. */
export function toTimestamp(atMs: number): Timestamp {
  return Timestamp.fromMillis(atMs);
}

/** Firestore's own times have microseconds. @returns epoch microseconds, exactly */
export function toMicros({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.trunc(nanoseconds / 1000);
}

export function timestampOfMicros(atUs: number): Timestamp {
  const seconds = Math.floor(atUs / 1_000_000);
  return new Timestamp(seconds, (atUs - seconds * 1_000_000) * 1000);
}

export function idempotencyFromDocument(data: DocumentFields): IdempotencyRecord {
  return {
    requestHash: String(data['requestHash']),
    answer: firstAnswerFromDocument(data),
    createdAtMs: toMillis(data['createdAt']),
  };
}

function firstAnswerFromDocument(data: DocumentFields): FirstAnswer {
  const { foodId, reviewId } = data;
  if (typeof foodId === 'string') return { kind: 'food', food: foodFromDocument(foodId, fieldsOf(data['food'])) };
  return { kind: 'review', review: reviewFromDocument(String(reviewId), fieldsOf(data['review'])) };
}

/** The fields of a map inside a document; none of anything else. */
function fieldsOf(value: unknown): DocumentFields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function idempotencyToDocument({ requestHash, answer, createdAtMs }: IdempotencyRecord): DocumentFields {
  return {
    requestHash,
    ...firstAnswerToDocument(answer),
    createdAt: toTimestamp(createdAtMs),
    expiresAt: toTimestamp(createdAtMs + KEEP_KEYS_MS),
  };
}

function firstAnswerToDocument(answer: FirstAnswer): DocumentFields {
  switch (answer.kind) {
    case 'food':
      return { foodId: answer.food.id, food: foodToDocument(answer.food, toTimestamp) };
    case 'review':
      return { reviewId: answer.review.id, review: reviewToDocument(answer.review, toTimestamp) };
  }
}

export function limitFromDocument(data: DocumentFields): readonly number[] {
  return Array.isArray(data['takenAt']) ? data['takenAt'].map(toMillis) : [];
}

export function waitingPortionsFromDocument(data: DocumentFields | null): readonly WaitingOrder[] {
  return (data?.['waiting'] as readonly WaitingOrder[] | undefined) ?? [];
}

/** @param waiting left out: as it was */
export function limitToDocument(
  takenAtMs: readonly number[],
  expiresAtMs: number,
  waiting?: readonly WaitingOrder[],
): DocumentFields {
  const kept = waiting ? { waiting: waiting.map((order) => ({ ...order })) } : {};
  return { takenAt: takenAtMs.map(toTimestamp), expiresAt: toTimestamp(expiresAtMs), ...kept };
}
