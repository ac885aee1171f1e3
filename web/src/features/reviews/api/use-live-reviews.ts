import { reviewFromDocument, type Review, type ReviewBody } from '@foodhouse/domain';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useCallback } from 'react';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import type { Live } from '../../../firebase/live.ts';
import { callAsUser } from '../../../firebase/session.ts';
import { useLiveQuery } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useFetched } from '../../../lib/use-fetched.ts';

export const REVIEW_PAGE = 50;
const NONE: ReadonlyMap<string, string> = new Map();

/** What visitors wrote, newest first, live; addresses are masked. */
export function useLiveReviews(count: number): Loadable<Live<Review>> {
  return useLiveQuery(
    `reviews ${count}`,
    () => query(collection(firebaseFirestore(), 'reviews'), orderBy('createdAt', 'desc'), limit(count)),
    reviewFromDocument,
  );
}

/** The addresses behind reviews, by id. For admins: nobody else is told. */
export function useReviewEmails(isAdmin: boolean, newestId: string | undefined): ReadonlyMap<string, string> {
  const request = useCallback(async (): Promise<ReadonlyMap<string, string>> => {
    if (!isAdmin || newestId === undefined) return NONE;
    const answer = await callAsUser<readonly ReviewBody[]>('/review?limit=100', {});
    return answer.ok ? new Map(answer.value.map(({ _id, img }) => [_id, img] as const)) : NONE;
  }, [isAdmin, newestId]);
  const { answer: emails } = useFetched(request);
  return emails.status === 'ready' ? emails.value : NONE;
}
