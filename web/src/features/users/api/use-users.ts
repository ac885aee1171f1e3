import type { Role, UserBody } from '@foodhouse/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiAnswer } from '../../../firebase/api.ts';
import { callCallable } from '../../../firebase/callable.ts';
import { callAsUser } from '../../../firebase/call-as-user.ts';
import { LOADING, type FailureReason, type Loadable } from '../../../lib/loadable.ts';
import { useIsLate } from '../../../lib/use-is-late.ts';
import { reasonOfFailure, RequestFailure } from '../../../lib/request-failure.ts';

const USERS_KEY = ['users'];
const PAGE = 100;

export interface Users {
  readonly users: Loadable<readonly UserBody[]>;
  /** Null when all are there. */
  readonly loadMore: (() => void) | null;
  readonly refetch: () => void;
}

/**
 * Everybody who registered, by email, in pages, or those whom the server finds; cached under the key `users`. For admins.
 * @param search empty for everybody; an answer stands under its own search alone
 */
export function useUsers(search: string): Users {
  const queries = useQueryClient();
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: search === '' ? USERS_KEY : [...USERS_KEY, search],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const after = pageParam === '' ? '' : `&after=${encodeURIComponent(pageParam)}`;
      const asked = search === '' ? `limit=${PAGE}${after}` : `search=${encodeURIComponent(search)}`;
      const answer = await callAsUser<readonly UserBody[]>(`/users?${asked}`, {});
      if (!answer.ok) throw new RequestFailure(answer.failure === 'refused' ? 'broken' : answer.failure);
      return answer.value;
    },
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?._id : undefined),
  });
  const isLate = useIsLate(!data && !error);
  // A question without an answer is given up, and asked anew.
  const retry = (): void => void queries.resetQueries({ queryKey: USERS_KEY });
  const users: Loadable<readonly UserBody[]> = data
    ? { status: 'ready', value: data.pages.flat() }
    : error
      ? { status: 'failed', reason: reasonOfFailure(error), retry }
      : isLate
        ? { status: 'failed', reason: 'unavailable', retry }
        : LOADING;
  return { users, loadMore: hasNextPage ? () => void fetchNextPage() : null, refetch: retry };
}

export type ManageUserResult =
  | { readonly status: 'done'; readonly count: number }
  | { readonly status: 'self' | 'last-admin' | 'not-verified' }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** Changes of users, after which the list is asked for anew. */
export function useManageUsers(): {
  readonly setRole: (email: string, role: Role) => Promise<ManageUserResult>;
  readonly remove: (email: string) => Promise<ManageUserResult>;
} {
  const queries = useQueryClient();
  const finish = async (result: ManageUserResult): Promise<ManageUserResult> => {
    await queries.invalidateQueries({ queryKey: USERS_KEY });
    return result;
  };
  return {
    setRole: async (email, role) =>
      finish(toResult(await callCallable<{ modifiedCount: number }>('setUserRole', { email, role }), 'modifiedCount')),
    remove: async (email) =>
      finish(toResult(await callCallable<{ deletedCount: number }>('deleteUser', { email }), 'deletedCount')),
  };
}

function toResult<Key extends string>(answer: ApiAnswer<Readonly<Record<Key, number>>>, key: Key): ManageUserResult {
  if (answer.ok) return { status: 'done', count: answer.value[key] };
  if (answer.reason === 'SELF') return { status: 'self' };
  if (answer.reason === 'LAST_ADMIN') return { status: 'last-admin' };
  if (answer.reason === 'EMAIL_NOT_VERIFIED') return { status: 'not-verified' };
  return { status: 'failed', reason: answer.failure === 'refused' ? 'broken' : answer.failure };
}
