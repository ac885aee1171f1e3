import { reviewFromDocument, type Review, type ReviewBody } from '@foodhouse/domain';
import { useQuery } from '@tanstack/react-query';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import type { Live } from '../../../firebase/live.ts';
import { callAsUser } from '../../../firebase/session.ts';
import { useLiveQuery } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

export const REVIEW_PAGE = 50;

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
  const { data } = useQuery({
    queryKey: ['reviews', 'emails', newestId],
    enabled: isAdmin && newestId !== undefined,
    queryFn: async () => {
      const answer = await callAsUser<readonly ReviewBody[]>('/review?limit=100', {});
      return answer.ok ? answer.value.map(({ _id, img }) => [_id, img] as const) : [];
    },
  });
  return new Map(data);
}
