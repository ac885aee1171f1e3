import { fieldOf } from '../lib/field-of.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { within } from '../lib/within.ts';
import { whenEnded } from './session.ts';
import * as texts from './texts.ts';

const TIMEOUT_MS = 20_000;

/** The provider makes a hundred new accounts an hour for an address, which a full room shares. */
const NOT_NOW = texts.tooManyGuests();

const SENTENCES: Readonly<Record<string, string>> = {
  'auth/too-many-requests': NOT_NOW,
  'auth/operation-not-allowed': texts.signInSwitchedOff(),
  'auth/admin-restricted-operation': texts.signInSwitchedOff(),
};

/**
 * Makes this browser a guest of the house, or finds the guest that it already is: the provider keeps one anonymous
 * account for a browser.
 * @returns a sentence when that failed
 */
export async function enterAsGuest(): Promise<string | null> {
  await whenEnded();
  try {
    const sdk = await loadChunk(() => import('./sign-in-sdk.ts'));
    await within(TIMEOUT_MS, sdk.signInAnonymously(sdk.firebaseAuth()));
    const answer = await sdk.registerSession(false);
    if (answer.ok) return null;
    return answer.reason === 'RATE_LIMITED' ? NOT_NOW : texts.noAnswer();
  } catch (error) {
    return SENTENCES[String(fieldOf(error, 'code'))] ?? texts.loginNotReached();
  }
}
