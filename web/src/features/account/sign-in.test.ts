import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSignIn, type SignInSdk } from './load-sign-in.ts';
import { signInWithGoogle, signUp } from './sign-in.ts';

vi.mock('./load-sign-in.ts');

const GUEST = { uid: 'guest', isAnonymous: true };
const ANN = { name: 'Ann', email: 'ann@example.com', password: 'secret-1' };

let asked: string[];

/** The provider on a page that was just loaded: it knows the guest once it has read the browser's storage. */
function serve(): void {
  let currentUser: typeof GUEST | null = null;
  const answer = (request: string) => async (user: { readonly uid?: string }) => {
    asked.push(`${request} ${user.uid ?? 'nobody'}`);
    return { user: { ...GUEST, displayName: ANN.name, emailVerified: true } };
  };
  const sdk = {
    firebaseAuth: () => ({
      get currentUser() {
        return currentUser;
      },
      authStateReady: async () => {
        await Promise.resolve();
        currentUser = GUEST;
      },
    }),
    EmailAuthProvider: { credential: () => 'credential' },
    GoogleAuthProvider: Object.assign(
      class {
        setCustomParameters(): void {}
      },
      { credentialFromResult: () => 'credential' },
    ),
    createUserWithEmailAndPassword: answer('create'),
    signInWithEmailAndPassword: answer('sign in'),
    linkWithCredential: answer('link'),
    linkWithPopup: answer('link'),
    signInWithPopup: answer('create'),
    signInWithCredential: answer('sign in'),
    getAdditionalUserInfo: () => ({ isNewUser: false }),
    registerSession: async () => ({ ok: true, value: 'token' }),
  };
  vi.mocked(loadSignIn).mockResolvedValue(sdk as unknown as SignInSdk);
}

beforeEach(() => {
  asked = [];
  serve();
});

describe('a guest on a page that was just loaded', () => {
  it.each([
    ['signs up', () => signUp(ANN)],
    ['comes in with Google', () => signInWithGoogle()],
  ])('%s with the account that has their orders', async (_, signIn) => {
    expect(await signIn()).toEqual({ status: 'done' });
    expect(asked).toEqual(['link guest', 'sign in nobody']);
  });
});
