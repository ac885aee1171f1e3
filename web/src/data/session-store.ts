import type { Role } from '@foodhouse/domain';
import { forgetTokens, storedToken } from './token.ts';

export interface SignedInUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
}

export type Session =
  | { readonly status: 'loading' }
  /** Somebody was signed in, and it could not be found out whether they still are. It is tried again. */
  | { readonly status: 'unknown' }
  /**
   * `hasLeft` when the session ended on this page, rather than that the person came without one; `wasRefused` when the
   * server ended it.
   */
  | { readonly status: 'signed-out'; readonly hasLeft: boolean; readonly wasRefused?: boolean }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

// The page knows at once whether somebody was signed in: a stored token says so. Only then, or on the login pages,
// is the identity SDK loaded, so that a visitor pays nothing for it.
let session: Session = storedToken() === null ? { status: 'signed-out', hasLeft: false } : { status: 'loading' };
let era = 0;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

/** Counts the ends of sessions: what was begun before one drops its answer. */
export function currentEra(): number {
  return era;
}

/** @returns stops telling */
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

/** Ends the session of this page: its tokens are gone, and so is the answer of whatever is on its way. */
export function leave(how: { readonly hasLeft: boolean; readonly wasRefused?: boolean }): void {
  era += 1;
  forgetTokens();
  publish({ status: 'signed-out', ...how });
}
