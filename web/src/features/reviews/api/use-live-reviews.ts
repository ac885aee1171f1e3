import { COLLECTIONS, MAX_PAGE_SIZE, reviewFromDocument, type Review, type ReviewDto } from '@foodhouse/domain';
import { useCallback, useState } from 'react';
import type { ApiAnswer } from '../../../data/client.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import { takeFirstList } from '../../../first-list/take-first-list.ts';
import { REVIEWS_PAGE, REVIEWS_PATH } from '../../../first-list/first-lists.ts';
import { useRequest } from '../../../data/use-request.ts';
import { useLivePages, type FirstRows, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';

const NEWEST_FIRST = { size: REVIEWS_PAGE, by: 'createdAt', direction: 'desc' } as const;
const NONE: ReadonlyMap<string, string> = new Map();

/** Reviews, newest first, live; email addresses are masked. */
export function useLiveReviews(): Loadable<LivePages<Review>> {
  return useLivePages(
    'reviews',
    NEWEST_FIRST,
    ({ collection, firebaseFirestore }) => collection(firebaseFirestore(), COLLECTIONS.reviews),
    reviewFromDocument,
    takeFirstReviews,
  );
}

/** The reviews that our own server has sent already; with full addresses for admins. */
function takeFirstReviews(): FirstRows<Review> | null {
  const list = takeFirstList(REVIEWS_PATH);
  return list && { items: (list.rows as readonly ReviewDto[]).map(fromDto), hasMore: list.hasMore };
}

function fromDto({ _id: id, img, createdAt, ...review }: ReviewDto): Review {
  return { ...review, id, maskedEmail: img, createdAtMs: Date.parse(createdAt) };
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
  const [first] = useState(() => (isAdmin ? takeFirstEmails() : NONE));
  const isKnown = newestId === undefined || (first.has(newestId) && count <= first.size);
  const pages = isAdmin && !isKnown ? Math.ceil(count / MAX_PAGE_SIZE) : 0;
  const request = useCallback(async (): Promise<ApiAnswer<ReadonlyMap<string, string>>> => {
    const emails = new Map(first);
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
  return emails.status === 'ready' ? emails.value : first;
}

/** Those of the first list, by the id of the review. */
function takeFirstEmails(): ReadonlyMap<string, string> {
  return new Map(takeFirstReviews()?.items.map(({ id, maskedEmail }) => [id, maskedEmail]));
}
