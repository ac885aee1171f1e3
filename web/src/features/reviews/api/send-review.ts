import type { FieldErrors, ReviewDto } from '@foodhouse/domain';
import { callApi } from '../../../data/client.ts';
import type { FailureReason } from '../../../lib/loadable.ts';

export type SendReviewResult =
  | { readonly status: 'sent' }
  | { readonly status: 'invalid'; readonly fields: FieldErrors }
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** @param key idempotency key of the form: repeated requests make one review */
export async function sendReview(
  review: { readonly name: string; readonly description: string; readonly img: string },
  key: string,
): Promise<SendReviewResult> {
  const headers = { 'idempotency-key': key };
  const answer = await callApi<ReviewDto>('/review', { method: 'POST', headers, body: review });
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
