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
import { done } from '../../services/shared/outcomes.ts';
import type { Page } from '../../services/shared/ports.ts';
import { listReviews, sendReview } from '../../services/reviews/reviews.ts';
import { clientAddress } from '../client-address.ts';
import { limitInProcess } from '../process-limits.ts';
import { FIRST_ANSWER_AGAIN, linkNext } from '../parameters.ts';
import { route, type Route } from '../route.ts';

/** Of all addresses together: whoever sends from inside the edge's networks can choose the address that is counted. */
const ALL_REVIEWS = { count: 300, windowMs: 600_000 };

/** Reviews, which strangers send. */
export function reviewRoutes(): readonly Route[] {
  const ofAll = limitInProcess(ALL_REVIEWS);
  return [
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
      async handle({ ports, body, key, request }) {
        const nowMs = ports.clock.nowMs();
        const full = ofAll.look('all', nowMs);
        if (full) return full;
        const sent = await sendReview(ports, body, clientAddress(request), key);
        if (sent.status === 'done') ofAll.refusalOf('all', nowMs); // what one address may not send uses up nothing
        return sent;
      },
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
  ];
}
