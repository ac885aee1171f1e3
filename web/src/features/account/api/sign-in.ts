import type { LoginForm, SignUpForm } from '@foodhouse/domain';
import type { FirebaseError } from 'firebase/app';
import type { GoogleAuthProvider, User, UserCredential } from 'firebase/auth';
import type { ApiAnswer } from '../../../data/client.ts';
import { whenEnded } from '../../../data/session.ts';
import { within } from '../../../lib/within.ts';
import { loadSignIn } from './load-sign-in.ts';
import { readPerson } from './person.ts';
import { isOfProvider, sentenceOf } from './sentences.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import * as texts from './texts.ts';

export type SignInResult = { readonly status: 'done' } | { readonly status: 'failed'; readonly message: string };

/** Limit for the provider's answer; the SDK's own limits are too long. */
const TIMEOUT_MS = 20_000;

export function logIn({ email, password }: LoginForm): Promise<SignInResult> {
  return attempt(async () => {
    const { signInWithEmailAndPassword, firebaseAuth, registerSession } = await loadSignIn();
    await within(TIMEOUT_MS, signInWithEmailAndPassword(firebaseAuth(), email, password));
    return registerSession(false);
  });
}

/**
 * Creates an account and registers it; that of a guest becomes one of theirs. An account that an interrupted sign-up left
 * is continued with the same password; any other of that address is somebody's, and stays as it is.
 */
export function signUp({ name, email, password }: SignUpForm): Promise<SignInResult> {
  return attempt(async () => {
    const { sendEmailVerification, updateProfile, registerSession } = await loadSignIn();
    const user = await within(TIMEOUT_MS, makeAccount(email, password));
    if (user.displayName !== name) await within(TIMEOUT_MS, updateProfile(user, { displayName: name }));
    const answer = await registerSession(true);
    if (answer.ok) begun.delete(email);
    // The provider sends this email. A person who does not get it can request another in the account dialog.
    if (answer.ok && !user.emailVerified) void sendEmailVerification(user).catch(() => undefined);
    return answer;
  });
}

/** The addresses whose accounts this page has made and our server has not answered for: that sign-up may be repeated. */
const begun = new Set<string>();

async function makeAccount(email: string, password: string): Promise<User> {
  const { createUserWithEmailAndPassword, signInWithEmailAndPassword, firebaseAuth, ...auth } = await loadSignIn();
  const guest = await readPerson();
  try {
    if (guest?.isAnonymous) {
      // A guest keeps their uid, and so their orders. The sign-in after it is one by password for our server too.
      await auth.linkWithCredential(guest, auth.EmailAuthProvider.credential(email, password));
      begun.add(email);
      return (await signInWithEmailAndPassword(firebaseAuth(), email, password)).user;
    }
    const made = await createUserWithEmailAndPassword(firebaseAuth(), email, password);
    begun.add(email);
    return made.user;
  } catch (error) {
    // A guest would lose the account that has their orders.
    if (fieldOf(error, 'code') !== 'auth/email-already-in-use' || guest?.isAnonymous) throw error;
    const known = await signInWithEmailAndPassword(firebaseAuth(), email, password).catch(() => null);
    if (known && (begun.has(email) || !known.user.displayName)) return known.user;
    if (known) await auth.endIdentity();
    throw error;
  }
}

/** Loads what a sign-in needs, and finds out who is here. Without it the press does. */
export function prepareSignIn(): void {
  readPerson().catch(() => undefined);
}

/** Google's popup: 500 by 600, as the SDK opens it. A new account gets the same role as in a sign-up. */
export function signInWithGoogle(): Promise<SignInResult> {
  return attempt(async () => {
    const auth = await loadSignIn();
    const provider = new auth.GoogleAuthProvider();
    provider.setCustomParameters({ prompt: 'select_account' });
    const guest = await readPerson();
    const credential = guest?.isAnonymous
      ? await linkGoogle(guest, provider)
      : await auth.signInWithPopup(auth.firebaseAuth(), provider, auth.browserPopupRedirectResolver);
    return auth.registerSession(auth.getAdditionalUserInfo(credential)?.isNewUser ?? false);
  });
}

/** Makes a guest's account one of Google's; where Google's person has one here already, they come in with that. */
async function linkGoogle(guest: User, provider: GoogleAuthProvider): Promise<UserCredential> {
  const auth = await loadSignIn();
  const known = await auth.linkWithPopup(guest, provider, auth.browserPopupRedirectResolver).then(
    (linked) => auth.GoogleAuthProvider.credentialFromResult(linked),
    (error: unknown) => {
      if (fieldOf(error, 'code') !== 'auth/credential-already-in-use') throw error;
      return auth.GoogleAuthProvider.credentialFromError(error as FirebaseError);
    },
  );
  if (!known) throw new Error('Google did not say who that is.');
  return auth.signInWithCredential(auth.firebaseAuth(), known);
}

/** The emulator accepts unsigned tokens, so the demo Google account needs no popup and no internet. */
export function signInAsDemoGoogleUser(): Promise<SignInResult> {
  return attempt(async () => {
    const auth = await loadSignIn();
    const credential = auth.GoogleAuthProvider.credential(
      JSON.stringify({ sub: 'demo-google', email: 'gina@example.com', email_verified: true, name: 'Gina Google' }),
    );
    const signedIn = await within(TIMEOUT_MS, auth.signInWithCredential(auth.firebaseAuth(), credential));
    return auth.registerSession(auth.getAdditionalUserInfo(signedIn)?.isNewUser ?? false);
  });
}

/** Nobody is signed in until our own server has registered the person; if that fails, nobody is. */
async function attempt(signIn: () => Promise<ApiAnswer<string>>): Promise<SignInResult> {
  await whenEnded();
  try {
    const answer = await withoutStorage(signIn);
    if (answer.ok) return { status: 'done' };
    const { endIdentity } = await loadSignIn();
    await endIdentity();
    return {
      status: 'failed',
      message: answer.reason === 'RATE_LIMITED' ? texts.tooManyAccounts() : texts.noAnswer(),
    };
  } catch (error) {
    return { status: 'failed', message: sentenceOf(error) };
  }
}

/** Full storage is detected only on writing: then the sign-in is repeated and kept in memory for this page. */
async function withoutStorage<T>(signIn: () => Promise<T>): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    if (isOfProvider(error) || !isOfStorage(error)) throw error;
    const { keepInMemory } = await loadSignIn();
    await keepInMemory();
    return signIn();
  }
}

function isOfStorage(error: unknown): boolean {
  return error instanceof DOMException;
}
