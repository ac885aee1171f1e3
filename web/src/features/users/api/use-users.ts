import { MAX_PAGE_SIZE, type Role, type UserDto } from '@foodhouse/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiAnswer } from '../../../data/client.ts';
import { callCallable } from '../../../data/callable.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import { takeFirstList } from '../../../first-list/take-first-list.ts';
import { USERS_PATH } from '../../../first-list/first-lists.ts';
import { useRequest } from '../../../data/use-request.ts';
import type { FailureReason, Loadable } from '../../../lib/loadable.ts';

export interface Users {
  readonly users: Loadable<readonly UserDto[]>;
  /** Null on the last page. */
  readonly more: MoreUsers | null;
}

/** The next page. */
export interface MoreUsers {
  readonly state: 'there' | 'coming' | 'failed';
  readonly load: () => void;
}

/** The server's last answer, and the number of loaded pages. */
interface Answered {
  readonly users: readonly UserDto[];
  readonly pages: number;
}

/** The server's last answers by search, kept between visits while the same person is signed in. */
const kept = { uid: '', answers: new Map<string, Answered>() };
/** The mounted lists, each with a function that reloads it. */
const shown = new Set<() => Promise<void>>();

/**
 * Every registered user, by email, in pages, or the result of a server search. For admins.
 * @param search empty for everybody; an answer belongs to its own search
 * @param count the live number of users, null while it is unknown; another number reloads the list
 */
export function useUsers(search: string, uid: string, count: number | null): Users {
  const [asked, setAsked] = useState(() => {
    const first = search === '' ? takeFirstUsers() : null;
    if (first) answersOf(uid).set('', { users: first, pages: 1 });
    return { pages: answersOf(uid).get(search)?.pages ?? 1 };
  });
  const [counted, setCounted] = useState(count);
  if (count !== null && count !== counted) {
    setCounted(count);
    if (counted !== null) setAsked(({ pages }) => ({ pages }));
  }
  const waiting = useRef(new Set<() => void>());
  const request = useCallback(async (): Promise<ApiAnswer<Answered>> => {
    const { pages } = asked;
    const answer = await (search === '' ? fetchPages(pages) : fetchFound(search));
    if (answer.ok) answersOf(uid).set(search, { users: answer.value, pages });
    for (const done of waiting.current) done();
    waiting.current.clear();
    return answer.ok ? { ok: true, value: { users: answer.value, pages } } : answer;
  }, [search, uid, asked]);
  const answer = useRequest(request);
  useEffect(() => {
    const refetch = (): Promise<void> =>
      new Promise((resolve) => {
        waiting.current.add(resolve);
        setAsked(({ pages }) => ({ pages }));
      });
    shown.add(refetch);
    return () => {
      shown.delete(refetch);
    };
  }, []);
  const before = answersOf(uid).get(search);
  const last: Loadable<Answered> = answer.status !== 'ready' && before ? { status: 'ready', value: before } : answer;
  if (last.status !== 'ready') return { users: last, more: null };
  const { users, pages } = last.value;
  const isFull = search === '' && users.length === pages * MAX_PAGE_SIZE;
  const more: MoreUsers = {
    state: asked.pages === pages ? 'there' : answer.status === 'failed' ? 'failed' : 'coming',
    load: () => {
      if (answer.status === 'failed') answer.retry?.(); // otherwise the failure stays until the next answer
      if (asked.pages === pages) setAsked({ pages: pages + 1 });
    },
  };
  return { users: { status: 'ready', value: users }, more: isFull ? more : null };
}

function answersOf(uid: string): Map<string, Answered> {
  if (kept.uid !== uid) {
    kept.uid = uid;
    kept.answers.clear();
  }
  return kept.answers;
}

async function fetchPages(pages: number): Promise<ApiAnswer<readonly UserDto[]>> {
  const users: UserDto[] = [];
  for (let page = 0; page < pages; page += 1) {
    const after = users.at(-1)?._id;
    const behind = after === undefined ? '' : `&after=${encodeURIComponent(after)}`;
    const first = page === 0 ? takeFirstUsers() : null;
    // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before it
    const answer = first ? ok(first) : await callAsUser<readonly UserDto[]>(`${USERS_PATH}${behind}`, {});
    if (!answer.ok) return answer;
    users.push(...answer.value);
  }
  return ok(users);
}

/** The first page, if the page of the site has asked for it already. */
function takeFirstUsers(): readonly UserDto[] | null {
  return (takeFirstList(USERS_PATH)?.rows ?? null) as readonly UserDto[] | null;
}

function ok<T>(value: T): ApiAnswer<T> {
  return { ok: true, value };
}

function fetchFound(search: string): Promise<ApiAnswer<readonly UserDto[]>> {
  return callAsUser<readonly UserDto[]>(`/users?search=${encodeURIComponent(search)}`, {});
}

export type ManageUserResult =
  | { readonly status: 'done'; readonly count: number }
  | { readonly status: 'self' | 'last-admin' | 'being-deleted' | 'not-verified' }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/**
 * Changes of users. After a change the shown lists are reloaded before it counts as done; after a refusal they are
 * reloading.
 */
export const manageUsers = {
  setRole: async (email: string, role: Role): Promise<ManageUserResult> =>
    finish(toResult(await callCallable<{ modifiedCount: number }>('setUserRole', { email, role }), 'modifiedCount')),
  remove: async (email: string): Promise<ManageUserResult> =>
    finish(toResult(await callCallable<{ deletedCount: number }>('deleteUser', { email }), 'deletedCount')),
};

async function finish(result: ManageUserResult): Promise<ManageUserResult> {
  const refetched = Promise.all([...shown].map((refetch) => refetch()));
  if (result.status === 'done') await refetched;
  return result;
}

function toResult<Key extends string>(answer: ApiAnswer<Readonly<Record<Key, number>>>, key: Key): ManageUserResult {
  if (answer.ok) return { status: 'done', count: answer.value[key] };
  if (answer.reason === 'SELF') return { status: 'self' };
  if (answer.reason === 'LAST_ADMIN') return { status: 'last-admin' };
  if (answer.reason === 'BEING_DELETED') return { status: 'being-deleted' };
  if (answer.reason === 'EMAIL_NOT_VERIFIED') return { status: 'not-verified' };
  return { status: 'failed', reason: answer.failure };
}
