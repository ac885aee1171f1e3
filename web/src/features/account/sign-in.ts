import { MESSAGES, type LoginForm, type SignUpForm } from '@foodhouse/domain';
import { registerSession, startSession } from '../../firebase/session.ts';

export type SignInResult = { readonly status: 'done' } | { readonly status: 'failed'; readonly message: string };

/** Plain sentences for the provider codes people meet; others show the provider's own message. */
const SENTENCES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'The email or the password is not right.',
  'auth/wrong-password': 'The email or the password is not right.',
  'auth/user-not-found': 'The email or the password is not right.',
  'auth/invalid-email': MESSAGES.emailInvalid,
  'auth/email-already-in-use': 'There is an account with this email already. Log in instead.',
  'auth/weak-password': MESSAGES.passwordTooShort.trim(),
  'auth/too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'auth/network-request-failed': 'We could not reach the login service. Are you online?',
  'auth/user-disabled': 'This account is disabled.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Allow popups for this site and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before it was done.',
  'auth/cancelled-popup-request': 'The Google window was closed before it was done.',
  'auth/unauthorized-domain': 'Google sign-in is not set up for this address.',
  'auth/operation-not-allowed': 'This way of signing in is switched off.',
  'auth/account-exists-with-different-credential': 'You signed up with a password: please use that.',
  'auth/user-mismatch': 'That is another account than the one you are signed in with.',
  'auth/internal-error': 'Google could not be reached. Are you online?',
};

export function logIn({ email, password }: LoginForm): Promise<SignInResult> {
  return attempt(async () => {
    const [{ signInWithEmailAndPassword }, { firebaseAuth }] = await loadAuth();
    await signInWithEmailAndPassword(firebaseAuth(), email, password);
    return registerSession(false);
  });
}

export function signUp({ name, email, password }: SignUpForm): Promise<SignInResult> {
  return attempt(async () => {
    const [{ createUserWithEmailAndPassword, updateProfile }, { firebaseAuth }] = await loadAuth();
    const { user } = await createUserWithEmailAndPassword(firebaseAuth(), email, password);
    await updateProfile(user, { displayName: name });
    return registerSession(true);
  });
}

/** The Google popup: 500 by 600, as the SDK opens it. A new account gets the role of every sign-up. */
export function signInWithGoogle(): Promise<SignInResult> {
  return attempt(async () => {
    const [auth, { firebaseAuth }] = await loadAuth();
    const provider = new auth.GoogleAuthProvider();
    provider.setCustomParameters({ prompt: 'select_account' });
    const credential = await auth.signInWithPopup(firebaseAuth(), provider, auth.browserPopupRedirectResolver);
    return registerSession(auth.getAdditionalUserInfo(credential)?.isNewUser ?? false);
  });
}

/** The emulator believes what such a token says, so a demo Google account needs no popup and no internet. */
export function signInAsDemoGoogleUser(): Promise<SignInResult> {
  return attempt(async () => {
    const [auth, { firebaseAuth }] = await loadAuth();
    const claims = { sub: 'demo-google', email: 'gina@example.com', email_verified: true, name: 'Gina Google' };
    const credential = auth.GoogleAuthProvider.credential(JSON.stringify(claims));
    const signedIn = await auth.signInWithCredential(firebaseAuth(), credential);
    return registerSession(auth.getAdditionalUserInfo(signedIn)?.isNewUser ?? false);
  });
}

function loadAuth(): Promise<[typeof import('firebase/auth'), typeof import('../../firebase/auth.ts')]> {
  return Promise.all([import('firebase/auth'), import('../../firebase/auth.ts')]);
}

async function attempt(signIn: () => ReturnType<typeof registerSession>): Promise<SignInResult> {
  try {
    const answer = await signIn();
    await startSession();
    if (answer.ok) return { status: 'done' };
    return {
      status: 'failed',
      message:
        answer.reason === 'RATE_LIMITED'
          ? 'Many accounts were just made from where you are. Please try again in a minute.'
          : 'Our service did not answer. Please try again.',
    };
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return { status: 'failed', message: SENTENCES[code ?? ''] ?? message ?? 'Something went wrong.' };
  }
}
