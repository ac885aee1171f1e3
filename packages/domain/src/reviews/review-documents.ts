import { toMillis, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import type { Review } from './review.ts';

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

export function reviewToDocument(
  { id: _id, createdAtMs, ...fields }: Review,
  toTimestamp: ToTimestamp,
): DocumentFields {
  return { ...fields, createdAt: toTimestamp(createdAtMs) };
}
