import { maskEmail, toReviewBody, type Review, type ReviewBody, type SendReviewRequest } from '@foodhouse/domain';
import { countLimited } from './limits.ts';
import { done, type Outcome } from './outcomes.ts';
import type { Clock, Identity, Ids, Listed, Page, ReviewBook, UnitOfWork } from './ports.ts';

export interface SendReviewPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Keeps what a visitor wrote. @param address the client's: so many reviews and no more */
export function sendReview(
  { unitOfWork, clock, ids }: SendReviewPorts,
  request: SendReviewRequest,
  address: string,
): Promise<Outcome<Review>> {
  return unitOfWork.run(`reviews of ${address}`, async (transaction) => {
    const nowMs = clock.nowMs();
    const limited = await countLimited(transaction, 'review', address, nowMs);
    if (limited) return limited;
    const review: Review = {
      id: ids.newId(),
      name: request.name,
      description: request.description,
      maskedEmail: request.img === '' ? '' : maskEmail(request.img),
      createdAtMs: nowMs,
    };
    transaction.createReview(review, request.img);
    transaction.addToCounter('reviews', 1);
    return done(review);
  });
}

/** Reviews with their addresses: masked, but for an admin. */
export async function listReviews(
  { reviewBook }: { readonly reviewBook: ReviewBook },
  caller: Identity | null,
  page: Page,
): Promise<Listed<ReviewBody>> {
  const { items, next } = await reviewBook.reviews(page);
  const emails =
    caller?.role === 'admin' ? await reviewBook.emailsOf(items.map(({ id }) => id)) : new Map<string, string>();
  return { items: items.map((review) => toReviewBody(review, emails.get(review.id))), next };
}
