import { OLD_TOKEN_STORAGE_KEY, TOKEN_STORAGE_KEY } from './storage-keys.ts';
import { forgetStored, keepStored, readStored } from '../lib/stored.ts';

// The issued token, which our own server gives to who is signed in. issue-token.ts gets one and renews it.

/** The issued token where nothing can be stored: it lasts as long as the page. */
let unstoredToken: string | null = null;

/** The issued token of this page or of an earlier one; null when there is none. */
export function storedToken(): string | null {
  return unstoredToken ?? readStored(TOKEN_STORAGE_KEY);
}

/** Keeps an issued token for later pages; where storage is switched off or full, for this one. */
export function keepToken(token: string): void {
  unstoredToken = null;
  if (keepStored(TOKEN_STORAGE_KEY, token)) return;
  forgetTokens(); // an older token must not come back with the next page
  unstoredToken = token;
}

/** How long an issued token still serves; less than nothing for what has expired or cannot be read. */
export function msLeftOf(token: string): number {
  return Number(payloadOf(token).exp ?? 0) * 1000 - Date.now();
}

/** Whose token it is; undefined for what cannot be read. */
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

/** Removes the issued token, and the key that older versions left behind. */
export function forgetTokens(): void {
  unstoredToken = null;
  forgetStored(TOKEN_STORAGE_KEY);
  forgetStored(OLD_TOKEN_STORAGE_KEY);
}
