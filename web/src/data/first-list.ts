import { CALLER_ROLE_HEADER, isRole, type Role } from '@foodhouse/domain';
import { earlyAnswer } from './early-list.ts';
import type { Loadable } from '../lib/loadable.ts';
import { currentEra } from './session-store.ts';

/** Time limit for the list to be rendered and painted, such as on a page that was left meanwhile. */
const PAINT_MS = 1000;

interface FirstList {
  readonly era: number;
  readonly path: string;
  readonly rows: readonly unknown[];
}

let first: FirstList | null = null;
let painted: PromiseWithResolvers<void> | null = null;

/**
 * Asks our own server for the first list, with a stored token.
 * @returns the role of the person, as the server read it; null without an answer, or for a list of several pages
 */
export async function askFirstList(path: string, token: string): Promise<Role | null> {
  const era = currentEra();
  const response = await (earlyAnswer(path) ?? ask(path, token)).catch(() => null);
  const role = response?.headers.get(CALLER_ROLE_HEADER);
  // The page waits for the SDK after a refusal, and without an answer.
  if (!response?.ok || response.headers.has('link') || !isRole(role)) return null;
  const rows = (await response.json().catch(() => null)) as readonly unknown[] | null;
  if (rows === null) return null;
  first = { era, path, rows };
  const own = Promise.withResolvers<void>();
  painted = own;
  setTimeout(own.resolve, PAINT_MS);
  return role;
}

function ask(path: string, token: string): Promise<Response> {
  return fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}

/**
 * The rows of the first list, once: a page that is opened again later asks anew. Null for any other list, and after the
 * session in which it was asked for.
 */
export function takeFirstList(path: string): readonly unknown[] | null {
  if (first?.path !== path || first.era !== currentEra()) return null;
  const { rows } = first;
  first = null;
  requestAnimationFrame(() => requestAnimationFrame(() => painted?.resolve()));
  return rows;
}

/** Resolves once the first list is painted; at once where there is none. The SDKs wait for this. */
export async function whenFirstListIsPainted(): Promise<void> {
  await painted?.promise;
}

/**
 * Puts the first list before a live one. Until the live list has answered, the first one stays; when that is late, it is
 * shown as what it is then: not live.
 */
export function beginWith<T extends { readonly isFresh: boolean }>(
  list: T,
  tell: (state: Loadable<T>) => void,
): (state: Loadable<T>) => void {
  let isAnswered = false;
  tell({ status: 'ready', value: list });
  return (state) => {
    isAnswered ||= state.status === 'ready' || (state.status === 'failed' && state.reason !== 'unavailable');
    if (isAnswered) tell(state);
    else if (state.status === 'failed') tell({ status: 'ready', value: { ...list, isFresh: false } });
  };
}
