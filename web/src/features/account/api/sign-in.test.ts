import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSignIn, type SignInSdk } from './load-sign-in.ts';
import { signInWithGoogle, signUp } from './sign-in.ts';

vi.mock('./load-sign-in.ts');

const GUEST = { uid: 'guest', isAnonymous: true };
const ANN = { name: 'Ann', email: 'ann@example.com', password: 'secret-1' };

let asked: string[];
let signedIn: typeof GUEST | null;
/** The name of the account that there is with this address; null for one without, left out for no account. */
let isUnanswered: boolean;
let taken: { readonly name: string | null } | null;

/** The provider on a page that was just loaded: it knows the guest once it has read the browser's storage. */
function serve(): void {
  let currentUser: typeof GUEST | null = null;
  const answer = (request: string) => async (user: { readonly uid?: string }) => {
    asked.push(`${request} ${user.uid ?? 'nobody'}`);
    if (taken && request !== 'sign in') throw Object.assign(new Error('taken'), { code: 'auth/email-already-in-use' });
    return { user: { ...GUEST, displayName: taken ? taken.name : ANN.name, emailVerified: true } };
  };
  const sdk = {
    firebaseAuth: () => ({
      get currentUser() {
        return currentUser;
      },
      authStateReady: async () => {
        await Promise.resolve();
        currentUser = signedIn;
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
    updateProfile: async (_user: object, { displayName }: { readonly displayName: string }) => {
      asked.push(`name ${displayName}`);
    },
    endIdentity: async () => {
      asked.push('end');
    },
    registerSession: async () => (isUnanswered ? { ok: false, reason: null } : { ok: true, value: 'token' }),
  };
  vi.mocked(loadSignIn).mockResolvedValue(sdk as unknown as SignInSdk);
}

beforeEach(() => {
  [asked, signedIn, taken, isUnanswered] = [[], GUEST, null, false];
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

describe('a sign-up with an address that has an account', () => {
  const TAKEN = { status: 'failed', message: 'There is an account with this email already. Log in instead.' };

  it('leaves it as it is, with the right password too', async () => {
    [signedIn, taken] = [null, { name: 'Cora Customer' }];
    expect(await signUp(ANN)).toEqual(TAKEN);
    expect(asked).toEqual(['create nobody', 'sign in nobody', 'end']);
  });

  it('leaves a guest the account that has their orders', async () => {
    taken = { name: 'Cora Customer' };
    expect(await signUp(ANN)).toEqual(TAKEN);
    expect(asked).toEqual(['link guest']);
  });

  it('continues one that an interrupted sign-up left', async () => {
    [signedIn, taken] = [null, { name: null }];
    expect(await signUp(ANN)).toEqual({ status: 'done' });
    expect(asked).toEqual(['create nobody', 'sign in nobody', 'name Ann']);
  });

  it('continues one that this page has made and named before our server answered', async () => {
    [signedIn, isUnanswered] = [null, true];
    expect(await signUp(ANN)).toMatchObject({ status: 'failed' });
    [asked, taken, isUnanswered] = [[], { name: ANN.name }, false];
    expect(await signUp(ANN)).toEqual({ status: 'done' });
    expect(asked).toEqual(['create nobody', 'sign in nobody']);
    asked = [];
    expect(await signUp(ANN)).toEqual(TAKEN);
  });
});
