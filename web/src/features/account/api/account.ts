import { within } from '../../../lib/within.ts';
import { loadSignIn } from './load-sign-in.ts';
import { readPerson } from './person.ts';
import { isUnanswered, sentenceOf } from './sentences.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import * as texts from './texts.ts';

interface Failed {
  readonly status: 'failed';
  readonly message: string;
}

export type AccountResult = { readonly status: 'done' } | Failed;

/** `changed`: the password was changed, but the session ends; `unknown`: no answer says which password is valid. */
export type PasswordResult = AccountResult | { readonly status: 'changed' | 'unknown' };

const TIMEOUT_MS = 20_000;
const DONE = { status: 'done' } as const;
const UNCHANGED = { status: 'failed', message: texts.passwordNotChanged() } as const;
const NOBODY = { status: 'failed', message: texts.sessionEnded() } as const;

/** The facts in the account dialog beside the name. */
export interface AccountFacts {
  /** False for a Google account: it has no password to change. */
  readonly hasPassword: boolean;
  readonly isVerified: boolean;
}

/** The account's current facts from the provider; null when it cannot be reached. */
export async function readAccount(): Promise<AccountFacts | null> {
  try {
    const { reload } = await loadSignIn();
    const user = await readPerson();
    if (!user) return null;
    await within(TIMEOUT_MS, reload(user));
    return {
      hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
      isVerified: user.emailVerified,
    };
  } catch {
    return null;
  }
}

/**
 * Sends the email for a forgotten password. It succeeds for unknown addresses too, so that it does not reveal who has
 * an account.
 */
export function sendPasswordReset(email: string): Promise<AccountResult> {
  return attempt(async () => {
    const { sendPasswordResetEmail, firebaseAuth } = await loadSignIn();
    try {
      await within(TIMEOUT_MS, sendPasswordResetEmail(firebaseAuth(), email));
    } catch (error) {
      if (fieldOf(error, 'code') !== 'auth/user-not-found') throw error;
    }
    return DONE;
  });
}

/** Sends the verification email again. */
export function sendVerification(): Promise<AccountResult> {
  return attempt(async () => {
    const { sendEmailVerification } = await loadSignIn();
    const user = await readPerson();
    if (!user) return NOBODY;
    await within(TIMEOUT_MS, sendEmailVerification(user));
    return DONE;
  });
}

/** Changes the name in the account and in the person's record. */
export function changeName(name: string): Promise<AccountResult> {
  return attempt(async () => {
    const { updateProfile } = await loadSignIn();
    const user = await readPerson();
    if (!user) return NOBODY;
    await within(TIMEOUT_MS, updateProfile(user, { displayName: name }));
    return registerAnew();
  });
}

/**
 * Changes the password of a person who knows the old one. Other sessions end; this one continues. Auth revokes every
 * sign-in of the same second or earlier, this one too, so the person is signed in again with the new password. That
 * sign-in also tells whether the password was changed when the answer to the change is lost.
 */
export function changePassword(current: string, next: string): Promise<PasswordResult> {
  return attempt(async (): Promise<PasswordResult> => {
    const auth = await loadSignIn();
    const user = await readPerson();
    if (!user?.email) return NOBODY;
    const { email } = user;
    const signInWith = (password: string): Promise<unknown> =>
      within(TIMEOUT_MS, auth.reauthenticateWithCredential(user, auth.EmailAuthProvider.credential(email, password)));
    await signInWith(current);
    let isChanged = true;
    try {
      await within(TIMEOUT_MS, auth.updatePassword(user, next));
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      isChanged = false;
    }
    try {
      await signInWith(next);
    } catch (error) {
      if (isChanged) return { status: 'changed' };
      return isUnanswered(error) ? { status: 'unknown' } : UNCHANGED;
    }
    await registerAnew(); // if it fails, the next call renews the token
    return DONE;
  });
}

/**
 * Registers again with a fresh ID token: the record takes the name from it, and a new password ends the old issued
 * token.
 */
async function registerAnew(): Promise<AccountResult> {
  const { registerSession } = await loadSignIn();
  const answer = await registerSession(false, true);
  return answer.ok ? DONE : { status: 'failed', message: texts.noAnswer() };
}

async function attempt<Result>(change: () => Promise<Result>): Promise<Result | Failed> {
  try {
    return await change();
  } catch (error) {
    return { status: 'failed', message: sentenceOf(error) };
  }
}
