import { z } from 'zod';
import type { Parsed } from '../../result.ts';
import { DEFAULT_CURRENCY } from '../../money/currency.ts';
import { REVIEW_FIELDS, type Review } from '../review.ts';
import { toWire, type WireOf } from '../../stored/field.ts';
import { line, optionalLine, text } from '../../contracts/fields.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { parseWith } from '../../contracts/parse.ts';

/** POST /review. `img` is the form's email-like field: optional, and not checked to be an address. */
export const sendReviewSchema = z.strictObject({
  name: line(LIMITS.name),
  description: text(LIMITS.reviewText).default(''),
  img: optionalLine(LIMITS.email).default(''),
});
export type SendReviewRequest = z.infer<typeof sendReviewSchema>;

export function parseSendReviewRequest(body: unknown): Parsed<SendReviewRequest> {
  return parseWith(sendReviewSchema, body);
}

/** A review on the wire. `img` is the email: masked, except for admins. */
export interface ReviewDto extends WireOf<typeof REVIEW_FIELDS> {}

/** @param email unmasked; the masked one when left out */
export function toReviewDto(review: Review, email = review.maskedEmail): ReviewDto {
  return toWire(REVIEW_FIELDS, { ...review, maskedEmail: email }, DEFAULT_CURRENCY);
}
