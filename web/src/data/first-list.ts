import { CALLER_ROLE_HEADER, isRole, type Role } from '@foodhouse/domain';
import { earlyAnswer } from './early-list.ts';
import type { Loadable } from '../lib/loadable.ts';
import { currentEra } from './session-store.ts';

/** Time limit for the list to be rendered and painted, such as on a page that was left meanwhile. */
const PAINT_MS = 1000;

/** A first list is shown by the page that asked for it, and not by one that is opened later. */
const OLD_MS = 5000;

interface FirstAnswer {
  /** The person's role, as the server read it. */
  readonly role: Role;
  readonly rows: readonly unknown[];
}

interface FirstList {
  readonly era: number;
  readonly atMs: number;
  readonly path: string;
  readonly rows: readonly unknown[];
}

let first: FirstList | null = null;
let painted: PromiseWithResolvers<void> | null = null;

/**
 * Asks our own server for the first list, with a stored token.
 * @returns null without an answer, after a refusal, and for a list of several pages: the page then waits for the SDK
 */
export async function askFirstList(path: string, token: string): Promise<FirstAnswer | null> {
  const response = await (earlyAnswer(path, token) ?? ask(path, token)).catch(() => null);
  const role = response?.headers.get(CALLER_ROLE_HEADER);
  if (!response?.ok || response.headers.has('link') || !isRole(role)) return null;
  const rows = (await response.json().catch(() => null)) as readonly unknown[] | null;
  return rows && { role, rows };
}

/** Keeps the list for the page that is about to be rendered; the SDKs wait for it. */
export function keepFirstList(path: string, rows: readonly unknown[]): void {
  first = { era: currentEra(), atMs: performance.now(), path, rows };
  painted = Promise.withResolvers<void>();
  setTimeout(painted.resolve, PAINT_MS);
}

function ask(path: string, token: string): Promise<Response> {
  return fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}

/**
 * The rows of the first list, once and soon: a page that is opened later asks anew. Null for any other list, and after
 * the session in which it was asked for.
 */
export function takeFirstList(path: string): readonly unknown[] | null {
  if (first?.path !== path || first.era !== currentEra() || performance.now() - first.atMs > OLD_MS) return null;
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
