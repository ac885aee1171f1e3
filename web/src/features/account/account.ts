import { within } from '../../lib/within.ts';
import { loadSignIn } from './load-sign-in.ts';
import { sentenceOf } from './sentences.ts';

export type AccountResult = { readonly status: 'done' } | { readonly status: 'failed'; readonly message: string };

const PATIENCE_MS = 20_000;
const DONE = { status: 'done' } as const;
const CHANGED_ONLY = { status: 'failed', message: 'Your password was changed. Please log in again with it.' } as const;
const NOBODY = { status: 'failed', message: 'Your session has ended. Please log in again.' } as const;

/** What the account dialog shows beside the name. */
export interface AccountFacts {
  /** False for who came with Google: there is no password to change. */
  readonly hasPassword: boolean;
  readonly isVerified: boolean;
}

/** Facts as the provider knows them now; null where it cannot be asked. */
export async function readAccount(): Promise<AccountFacts | null> {
  try {
    const { reload, firebaseAuth } = await loadSignIn();
    const user = firebaseAuth().currentUser;
    if (!user) return null;
    await within(PATIENCE_MS, reload(user));
    return {
      hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
      isVerified: user.emailVerified,
    };
  } catch {
    return null;
  }
}

/** Sends the letter for a forgotten password. Done too where there is no such account: nobody finds out who has one. */
export function sendPasswordReset(email: string): Promise<AccountResult> {
  return attempt(async () => {
    const { sendPasswordResetEmail, firebaseAuth } = await loadSignIn();
    try {
      await within(PATIENCE_MS, sendPasswordResetEmail(firebaseAuth(), email));
    } catch (error) {
      if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
    }
    return DONE;
  });
}

/** Sends the letter that proves the address once more. */
export function sendVerification(): Promise<AccountResult> {
  return attempt(async () => {
    const { sendEmailVerification, firebaseAuth } = await loadSignIn();
    const user = firebaseAuth().currentUser;
    if (!user) return NOBODY;
    await within(PATIENCE_MS, sendEmailVerification(user));
    return DONE;
  });
}

/** Changes the name in the account and in the person's record. */
export function changeName(name: string): Promise<AccountResult> {
  return attempt(async () => {
    const { updateProfile, firebaseAuth } = await loadSignIn();
    const user = firebaseAuth().currentUser;
    if (!user) return NOBODY;
    await within(PATIENCE_MS, updateProfile(user, { displayName: name }));
    return registerAnew();
  });
}

/**
 * Changes the password of somebody who knows it. Sessions elsewhere end; this one goes on. Auth refuses every sign-in that
 * is older than the change, in whole seconds and this one too, so the person is signed in with the new password.
 */
export function changePassword(current: string, next: string): Promise<AccountResult> {
  return attempt(async () => {
    const auth = await loadSignIn();
    const user = auth.firebaseAuth().currentUser;
    if (!user?.email) return NOBODY;
    const { email } = user;
    const signInWith = (password: string): Promise<unknown> =>
      within(PATIENCE_MS, auth.reauthenticateWithCredential(user, auth.EmailAuthProvider.credential(email, password)));
    await signInWith(current);
    await within(PATIENCE_MS, auth.updatePassword(user, next));
    const renewed = await attempt(async () => {
      await signInWith(next);
      return registerAnew();
    });
    return renewed.status === 'done' ? DONE : CHANGED_ONLY;
  });
}

/** With an ID token of now: the record takes the name from it, and an issued token does not outlive a password. */
async function registerAnew(): Promise<AccountResult> {
  const { registerSession } = await loadSignIn();
  const answer = await registerSession(false, true);
  return answer.ok ? DONE : { status: 'failed', message: 'Our service did not answer. Please try again.' };
}

async function attempt(change: () => Promise<AccountResult>): Promise<AccountResult> {
  try {
    return await change();
  } catch (error) {
    return { status: 'failed', message: sentenceOf(error) };
  }
}
