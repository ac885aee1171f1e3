import { readDocument, writeDocument, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import { REVIEW_FIELDS, type Review } from './review.ts';

export function reviewFromDocument(id: string, data: DocumentFields): Review {
  return readDocument(REVIEW_FIELDS, ['reviews', id], data);
}

export function reviewToDocument(review: Review, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(REVIEW_FIELDS, review, toTimestamp);
}
