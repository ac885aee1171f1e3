import { within } from '../../lib/within.ts';
import { loadSignIn } from './load-sign-in.ts';
import { sentenceOf } from './sentences.ts';

export type AccountResult = { readonly status: 'done' } | { readonly status: 'failed'; readonly message: string };

const PATIENCE_MS = 20_000;
const DONE = { status: 'done' } as const;
const CHANGED_ONLY = { status: 'failed', message: 'Your password was changed. Please log in again with it.' } as const;
const NOBODY = { status: 'failed', message: 'Your session has ended. Please log in again.' } as const;

/** The facts in the account dialog beside the name. */
export interface AccountFacts {
  /** False for a Google account: it has no password to change. */
  readonly hasPassword: boolean;
  readonly isVerified: boolean;
}

/** The account's current facts from the provider; null when it cannot be reached. */
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

/**
 * Sends the email for a forgotten password. It succeeds for unknown addresses too, so that it does not reveal who has
 * an account.
 */
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

/** Sends the verification email again. */
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
 * Changes the password of a person who knows the old one. Other sessions end; this one continues. Auth revokes every
 * sign-in of the same second or earlier, this one too, so the person is signed in again with the new password.
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

/**
 * Registers again with a fresh ID token: the record takes the name from it, and a new password ends the old issued
 * token.
 */
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
