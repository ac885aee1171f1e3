import {
  CONTACT_STORAGE_KEY,
  OLD_TOKEN_STORAGE_KEY,
  PERSON_STORAGE_KEY,
  SEEN_STORAGE_KEY,
  TOKEN_STORAGE_KEY,
} from './storage-keys.ts';
import { forgetStored, keepStored, readStored } from '../lib/stored.ts';

// The token that our own server issues to a signed-in person. issue-token.ts gets and renews it.

/** Holds the token where the browser stores nothing: it lasts as long as the page. */
let unstoredToken: string | null = null;

/** The issued token of this page or of an earlier one; null when there is none. */
export function storedToken(): string | null {
  return unstoredToken ?? readStored(TOKEN_STORAGE_KEY);
}

/** Keeps an issued token for later pages; for this page alone where storage is disabled or full. */
export function keepToken(token: string): void {
  unstoredToken = null;
  if (keepStored(TOKEN_STORAGE_KEY, token)) return;
  // The next page would read an older token. One of the same person it may: without any, other tabs would take that for the end
  // of the session.
  const older = storedToken();
  if (older === null || uidOf(older) === undefined || uidOf(older) !== uidOf(token)) forgetTokens();
  unstoredToken = token;
}

/** Time until an issued token expires; negative for an expired or unreadable one. */
export function msLeftOf(token: string): number {
  return Number(payloadOf(token).exp ?? 0) * 1000 - Date.now();
}

/** The uid of a token; undefined for an unreadable one. */
export function uidOf(token: string): unknown {
  return payloadOf(token).sub;
}

function payloadOf(token: string): { readonly exp?: unknown; readonly sub?: unknown } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as object;
  } catch {
    return {};
  }
}

/** Removes the issued token, whose it was and how the house reaches them, and the key of older versions. */
export function forgetTokens(): void {
  unstoredToken = null;
  forgetStored(TOKEN_STORAGE_KEY);
  forgetStored(OLD_TOKEN_STORAGE_KEY);
  forgetStored(PERSON_STORAGE_KEY);
  forgetStored(CONTACT_STORAGE_KEY);
  forgetStored(SEEN_STORAGE_KEY);
}
