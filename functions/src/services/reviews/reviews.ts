import {
  canSeeAddresses,
  maskEmail,
  toReviewDto,
  type PageRequest,
  type Review,
  type ReviewDto,
  type SendReviewRequest,
} from '@foodhouse/domain';
import { countByAddress } from '../shared/limits.ts';
import { invariant } from '../shared/invariant.ts';
import { done, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Clock, FirstAnswer, Identity, Ids, Page, ReviewBook, UnitOfWork } from '../shared/ports.ts';
import { findRepeat, keepAnswer, repeatable } from '../shared/repeats.ts';

export interface SendReviewPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Stores a review.
 * @param address of the client, whose reviews are limited; null where it is unknown
 * @param idempotencyKey without an owner, because visitors change their addresses: it must be random
 */
export function sendReview(
  { unitOfWork, clock, ids }: SendReviewPorts,
  request: SendReviewRequest,
  address: string | null,
  idempotencyKey: string | null,
): Promise<Outcome<Review>> {
  const repeat = repeatable('review', idempotencyKey, request);
  const id = ids.newId(); // made once, however often the work runs
  let mayHaveHappened = false;
  return unitOfWork.run(`reviews of ${address ?? 'unknown visitors'}`, async (transaction) => {
    const [known, own] = await Promise.all([
      findRepeat(transaction, repeat),
      mayHaveHappened ? transaction.review(id) : null,
    ]);
    mayHaveHappened = true;
    if (own) return done(own);
    if (known) return answerAgain(known);
    const nowMs = clock.nowMs();
    const limited = await countByAddress(transaction, 'review', address, nowMs);
    if (limited) return limited;
    const review: Review = {
      id,
      name: request.name,
      description: request.description,
      maskedEmail: request.img === '' ? '' : maskEmail(request.img),
      createdAtMs: nowMs,
    };
    transaction.createReview(review, request.img);
    transaction.addToCounter('reviews', 1);
    keepAnswer(transaction, repeat, { kind: 'review', review }, nowMs);
    return done(review);
  });
}

function answerAgain(known: FirstAnswer | Refusal): Outcome<Review> {
  if ('status' in known) return known;
  invariant(known.kind === 'review', 'the key of a review leads to a review');
  return done(known.review);
}

/** Reviews with their addresses: masked, except for an admin. */
export async function listReviews(
  { reviewBook }: { readonly reviewBook: ReviewBook },
  caller: Identity | null,
  page: PageRequest,
): Promise<Page<ReviewDto>> {
  const { items, next } = await reviewBook.reviews(page);
  const emails =
    caller && canSeeAddresses(caller.role)
      ? await reviewBook.emailsOf(items.map(({ id }) => id))
      : new Map<string, string>();
  return { items: items.map((review) => toReviewDto(review, emails.get(review.id))), next };
}
