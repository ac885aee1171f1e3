import type { Role } from '@foodhouse/domain';
import { fieldOf } from '../lib/field-of.ts';
import { forgetStored, readStored } from '../lib/stored.ts';
import { BASKET_STORAGE_KEY, UNANSWERED_STORAGE_KEY } from './storage-keys.ts';
import { forgetTokens, storedToken } from './token.ts';

export interface SignedInUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
}

export type Session =
  | { readonly status: 'loading' }
  /** Somebody was signed in, and nobody could confirm that they still are. The page retries. */
  | { readonly status: 'unknown' }
  /**
   * `hasLeft`: the session ended while this page was open; false when there was none. `wasRefused`: the server ended
   * the session.
   */
  | { readonly status: 'signed-out'; readonly hasLeft: boolean; readonly wasRefused?: boolean }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

// A stored token tells the page at once that somebody was signed in. Only then, or on the login pages, is the identity
// SDK loaded, so that a visitor pays nothing for it.
let session: Session = storedToken() === null ? { status: 'signed-out', hasLeft: false } : { status: 'loading' };
let era = 0;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

/** Counts ended sessions: a request that began before the latest end drops its answer. */
export function currentEra(): number {
  return era;
}

/** @returns unsubscribes */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function publish(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  session = next;
  if (next.status === 'signed-out') document.documentElement.removeAttribute('data-session');
  for (const listener of listeners) listener();
}

/** Whether a session ended because the person left: not because the server ended it, who goes on after the next login. */
export function hasSignedOut(now: Session): boolean {
  return now.status === 'signed-out' && now.hasLeft && now.wasRefused !== true;
}

/** Whether a basket with lines is stored, which a sign-out empties. features/ordering/basket reads what is in it. */
export function isBasketFilled(): boolean {
  try {
    const lines = fieldOf(JSON.parse(readStored(BASKET_STORAGE_KEY) ?? 'null'), 'lines');
    return Array.isArray(lines) && lines.length > 0;
  } catch {
    return false; // no basket can be read from it
  }
}

/**
 * Ends the session of this page: forgets its tokens and drops the answers of its pending requests. Whoever leaves takes the
 * basket along: its notes, its address and its phone number are nobody else's.
 */
export function leave(how: { readonly hasLeft: boolean; readonly wasRefused?: boolean }): void {
  era += 1;
  forgetTokens();
  if (hasSignedOut({ status: 'signed-out', ...how })) {
    forgetStored(BASKET_STORAGE_KEY);
    forgetStored(UNANSWERED_STORAGE_KEY);
  }
  // Another tab of the person who left knows only that the session has ended.
  if (how.wasRefused !== true) forgetStored(UNANSWERED_STORAGE_KEY, 'sessionStorage');
  publish({ status: 'signed-out', ...how });
}
