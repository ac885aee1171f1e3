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
