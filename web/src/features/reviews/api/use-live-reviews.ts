import { COLLECTIONS, MAX_PAGE_SIZE, reviewFromDocument, type Review, type ReviewDto } from '@foodhouse/domain';
import { useCallback } from 'react';
import type { ApiAnswer } from '../../../data/client.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import { useRequest } from '../../../data/use-request.ts';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';

const NEWEST_FIRST = { size: 25, by: 'createdAt', direction: 'desc' } as const;
const NONE: ReadonlyMap<string, string> = new Map();

/** Reviews, newest first, live; email addresses are masked. */
export function useLiveReviews(): Loadable<LivePages<Review>> {
  return useLivePages(
    'reviews',
    NEWEST_FIRST,
    ({ collection, firebaseFirestore }) => collection(firebaseFirestore(), COLLECTIONS.reviews),
    reviewFromDocument,
  );
}

/**
 * The full addresses of the newest reviews, by id. For admins.
 * @param count number of shown reviews
 */
export function useReviewEmails(
  isAdmin: boolean,
  newestId: string | undefined,
  count: number,
): ReadonlyMap<string, string> {
  const pages = isAdmin && newestId !== undefined ? Math.ceil(count / MAX_PAGE_SIZE) : 0;
  const request = useCallback(async (): Promise<ApiAnswer<ReadonlyMap<string, string>>> => {
    const emails = new Map<string, string>();
    let after = '';
    for (let page = 0; page < pages; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before it
      const answer = await callAsUser<readonly ReviewDto[]>(`/review?limit=${MAX_PAGE_SIZE}${after}`, {});
      if (!answer.ok) break;
      for (const { _id, img } of answer.value) emails.set(_id, img);
      after = `&after=${encodeURIComponent(answer.value.at(-1)?._id ?? '')}`;
    }
    return { ok: true, value: emails };
    // oxlint-disable-next-line react/exhaustive-deps -- another newest review asks anew
  }, [pages, newestId]);
  const emails = useRequest(request);
  return emails.status === 'ready' ? emails.value : NONE;
}
