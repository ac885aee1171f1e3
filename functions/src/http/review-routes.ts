import {
  parseSendReviewRequest,
  reviewAnswer,
  sendReviewSchema,
  toReviewBody,
  type Review,
  type ReviewBody,
} from '@foodhouse/domain';
import { z } from 'zod';
import { done, invalidFields } from '../services/outcomes.ts';
import type { Listed } from '../services/ports.ts';
import { listReviews, sendReview } from '../services/reviews.ts';
import { clientAddress } from './client-address.ts';
import { idempotencyKeyOf, linkNext, PAGE_QUERY, parsePage, REPEATABLE } from './parameters.ts';
import { route } from './route.ts';

export const reviewRoutes = [
  route({
    method: 'post',
    path: '/review',
    access: 'anyone',
    summary: 'Keeps what a visitor writes. Five in ten minutes from one address.',
    body: { schema: sendReviewSchema, parse: parseSendReviewRequest },
    answer: { http: 201, schema: reviewAnswer, toBody: (review: Review) => toReviewBody(review) },
    headers: REPEATABLE,
    refusals: ['RATE_LIMITED', 'IDEMPOTENCY_KEY_REUSED', 'CONTENTION'],
    async handle({ ports, body, request }) {
      const key = idempotencyKeyOf(request);
      return key.ok ? sendReview(ports, body, clientAddress(request), key.value) : invalidFields(key.fields);
    },
  }),
  route({
    method: 'get',
    path: '/review',
    access: 'optional',
    summary: 'What visitors wrote, newest first. Addresses are masked, but for admins.',
    query: PAGE_QUERY,
    answer: { schema: z.array(reviewAnswer), toBody: ({ items }: Listed<ReviewBody>) => items },
    async handle({ ports, caller, request, response }) {
      const page = parsePage(request);
      if (!page.ok) return invalidFields(page.fields);
      const listed = await listReviews(ports, caller, page.value);
      linkNext(request, response, page.value, listed);
      return done(listed);
    },
  }),
] as const;
