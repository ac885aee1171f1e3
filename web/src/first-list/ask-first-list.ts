import { CALLER_ROLE_HEADER, isRole, type Role } from '@foodhouse/domain';
import type { KnownSession } from '../data/known-person.ts';
import { FROM_CACHE_HEADER } from '../data/menu.ts';

// How a page of the dashboard asks our own server for its first list. The first script of the page does it, and hands
// the answer to the main script through the global object: it is a bundle of its own.

/** Stands for the uid of the person who opens the page, in the route of a first list. */
export const OWN_UID = 'UID';

/** The routes of a page's first list, as it is without a filter. */
export interface FirstList {
  /** What a row is: `decisions` are orders for an admin. */
  readonly kind: 'foods' | 'orders' | 'decisions' | 'reviews' | 'users';
  readonly rows: string;
  /** The routes of further rows, which the page shows with them. */
  readonly also?: readonly string[];
  /** A route that names the caller, because that of the rows is for everybody. */
  readonly caller?: string;
  /** The page shows the oldest by this field first, and its route the newest: a part of the list is of no use then. */
  readonly oldestBy?: 'createdAt';
}

/** One route's answer. */
export interface EarlyRows {
  readonly path: string;
  /** In the order of the page. */
  readonly rows: readonly unknown[];
  /** Whether more rows follow. */
  readonly hasMore: boolean;
}

export interface FirstAnswer {
  /** The person's role, as the server read it. */
  readonly role: Role;
  /** The page's list, and further rows. */
  readonly lists: readonly EarlyRows[];
}

interface EarlyAnswer {
  readonly list: FirstList;
  readonly token: string;
  readonly answer: Promise<FirstAnswer | null>;
}

const handover = globalThis as { earlyAnswer?: EarlyAnswer };

export function rememberEarlyAnswer(early: EarlyAnswer): void {
  handover.earlyAnswer = early;
}

/** The answer that the first script asked for, if it is the one for this list and this token. */
export function earlyAnswer(list: FirstList, token: string): Promise<FirstAnswer | null> | null {
  const early = handover.earlyAnswer;
  return early?.list.rows === list.rows && early.token === token ? early.answer : null;
}

/**
 * @returns null without an answer, after a refusal, and for a part of a list that the page orders anew; without a request for
 * a guest on a page of members
 */
export async function askFirstList(
  list: FirstList,
  { person: { uid, email }, token }: KnownSession,
): Promise<FirstAnswer | null> {
  const { rows, also = [], caller, oldestBy } = list;
  if (email === '' && !rows.includes(OWN_UID)) return null;
  try {
    const [named, ...answered] = await Promise.all([
      caller === undefined ? null : ask(caller, token),
      ...[rows, ...also].map((route) =>
        askRows(route.replace(OWN_UID, encodeURIComponent(uid)), caller === undefined ? token : null),
      ),
    ]);
    const role = (named ?? answered[0]?.response)?.headers.get(CALLER_ROLE_HEADER);
    const lists = answered.map(({ list: one }) => (oldestBy ? { ...one, rows: sortedBy(oldestBy, one.rows) } : one));
    if (!isRole(role) || (oldestBy && lists.some(({ hasMore }) => hasMore))) return null;
    return { role, lists };
  } catch {
    return null;
  }
}

async function askRows(
  path: string,
  token: string | null,
): Promise<{ readonly response: Response; readonly list: EarlyRows }> {
  const response = await ask(path, token);
  const rows = (await response.json()) as readonly unknown[];
  return { response, list: { path, rows, hasMore: response.headers.has('link') } };
}

/** @throws TypeError without an answer, Error for a refusal and for an old answer from the cache */
async function ask(path: string, token: string | null): Promise<Response> {
  const response = await fetch(`/api${path}`, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || response.headers.has(FROM_CACHE_HEADER)) throw new Error(`${path}: ${response.status}`);
  return response;
}

function sortedBy(field: 'createdAt', rows: readonly unknown[]): readonly unknown[] {
  return (rows as readonly Readonly<Record<typeof field, string>>[]).toSorted((a, b) => (a[field] < b[field] ? -1 : 1));
}
