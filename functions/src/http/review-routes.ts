import {
  pageSchema,
  parseSendReviewRequest,
  reviewAnswer,
  sendReviewSchema,
  toReviewDto,
  type Review,
  type ReviewDto,
} from '@foodhouse/domain';
import { z } from 'zod';
import { done } from '../services/outcomes.ts';
import type { Page } from '../services/ports.ts';
import { listReviews, sendReview } from '../services/reviews.ts';
import { clientAddress } from './client-address.ts';
import { FIRST_ANSWER_AGAIN, linkNext } from './parameters.ts';
import { route } from './route.ts';

export const reviewRoutes = [
  route({
    method: 'post',
    path: '/review',
    access: 'anyone',
    checksApp: true,
    summary: 'Stores a review. An address may send five in ten minutes.',
    body: { schema: sendReviewSchema, parse: parseSendReviewRequest },
    answer: { http: 201, schema: reviewAnswer, toBody: (review: Review) => toReviewDto(review) },
    repeats: FIRST_ANSWER_AGAIN,
    refusals: ['RATE_LIMITED', 'IDEMPOTENCY_KEY_REUSED', 'CONTENTION'],
    handle: ({ ports, body, key, request }) => sendReview(ports, body, clientAddress(request), key),
  }),
  route({
    method: 'get',
    path: '/review',
    access: 'optional',
    checksApp: true,
    summary: 'The reviews, newest first. Addresses are masked, except for admins.',
    query: pageSchema,
    answer: { schema: z.array(reviewAnswer), toBody: ({ items }: Page<ReviewDto>) => items },
    async handle({ ports, caller, query, request, response }) {
      const listed = await listReviews(ports, caller, query);
      linkNext(request, response, query, listed);
      return done(listed);
    },
  }),
] as const;
