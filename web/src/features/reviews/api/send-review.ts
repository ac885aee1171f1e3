import type { FieldErrors, ReviewDto } from '@foodhouse/domain';
import { callApi } from '../../../data/client.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { inPage } from '../../../data/unanswered.ts';
import type { FailureReason } from '../../../lib/loadable.ts';

export type SendReviewResult =
  | { readonly status: 'sent' }
  | { readonly status: 'invalid'; readonly fields: FieldErrors }
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** Sends it as nobody. Without an answer, the same again makes one review. */
export async function sendReview(body: {
  readonly name: string;
  readonly description: string;
  readonly img: string;
}): Promise<SendReviewResult> {
  const { answer } = await sendOnce<ReviewDto>({ path: '/review', body, store: inPage, uid: null, call: callApi });
  if (answer.ok) return { status: 'sent' };
  switch (answer.reason) {
    case 'INVALID_FIELDS':
      return { status: 'invalid', fields: answer.details['fields'] as FieldErrors };
    case 'RATE_LIMITED':
      return { status: 'too-many', waitSeconds: Number(answer.details['retryAfterSeconds'] ?? 600) };
    default:
      return { status: 'failed', reason: answer.failure };
  }
}
