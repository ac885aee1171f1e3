import { z } from 'zod';
import type { Parsed } from '../result.ts';
import type { Review } from '../reviews/review.ts';
import { line, optionalLine, text } from './fields.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { parseWith } from './parse.ts';

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
export interface ReviewDto {
  readonly _id: string;
  readonly name: string;
  readonly description: string;
  readonly img: string;
  readonly createdAt: string;
}

/** @param email unmasked; the masked one when left out */
export function toReviewDto(review: Review, email = review.maskedEmail): ReviewDto {
  return {
    _id: review.id,
    name: review.name,
    description: review.description,
    img: email,
    createdAt: new Date(review.createdAtMs).toISOString(),
  };
}
