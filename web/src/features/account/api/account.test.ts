import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword } from './account.ts';
import { loadSignIn, type SignInSdk } from './load-sign-in.ts';

vi.mock('./load-sign-in.ts');

/** The requests of a change of password, in their order. */
type Request = 'first sign-in' | 'change' | 'second sign-in' | 'registration';
/** `request`: it never arrives; `answer`: it is done, but its answer is lost; `hangs`: it is done, and never answered. */
type Cut = 'request' | 'answer' | 'hangs';

let password = 'old';
let isKnown = false;
/** The SDK reads the browser's storage. */
const authStateReady = async (): Promise<void> => {
  await Promise.resolve();
  isKnown = true;
};

/** The provider and our server, with some requests cut. */
function serve(cuts: Partial<Record<Request, Cut>>): void {
  password = 'old';
  isKnown = false;
  let signIns = 0;
  const ask = async (request: Request, carryOut: () => void): Promise<void> => {
    const cut = cuts[request];
    if (cut !== 'request') carryOut();
    if (cut === 'hangs') await new Promise(() => undefined);
    if (cut !== undefined) throw Object.assign(new Error('cut'), { code: 'auth/network-request-failed' });
  };
  const sdk = {
    firebaseAuth: () => ({ currentUser: isKnown ? { email: 'ann@example.com' } : null, authStateReady }),
    EmailAuthProvider: { credential: (_email: string, typed: string) => typed },
    reauthenticateWithCredential: (_user: unknown, typed: string) => {
      signIns += 1;
      return ask(signIns === 1 ? 'first sign-in' : 'second sign-in', () => {
        if (typed !== password) throw Object.assign(new Error('wrong'), { code: 'auth/invalid-credential' });
      });
    },
    updatePassword: (_user: unknown, next: string) =>
      ask('change', () => {
        password = next;
      }),
    registerSession: () =>
      Promise.resolve(cuts.registration ? { ok: false, failure: 'unavailable' } : { ok: true, value: 'token' }),
  };
  vi.mocked(loadSignIn).mockResolvedValue(sdk as unknown as SignInSdk);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const CUTS: readonly (readonly [Partial<Record<Request, Cut>>, string, 'old' | 'new'])[] = [
  [{}, 'done', 'new'],
  [{ 'first sign-in': 'request' }, 'We could not reach the login service. Are you online?', 'old'],
  [{ change: 'request' }, 'Your password was not changed. Please try again.', 'old'],
  [{ change: 'request', 'second sign-in': 'request' }, 'unknown', 'old'],
  [{ change: 'answer' }, 'done', 'new'],
  [{ change: 'hangs' }, 'done', 'new'],
  [{ change: 'answer', 'second sign-in': 'request' }, 'unknown', 'new'],
  [{ 'second sign-in': 'request' }, 'changed', 'new'],
  [{ 'second sign-in': 'hangs' }, 'changed', 'new'],
  [{ registration: 'request' }, 'done', 'new'],
];

describe('a change of password', () => {
  it.each(CUTS)('with %j cut says %s, and the %s password is valid', async (cuts, said, valid) => {
    serve(cuts);
    const changing = changePassword('old', 'new');
    await vi.advanceTimersByTimeAsync(60_000);
    const result = await changing;
    expect([result.status === 'failed' ? result.message : result.status, password]).toEqual([said, valid]);
  });

  it('says that the old password is wrong, and changes nothing', async () => {
    serve({});
    expect(await changePassword('other', 'new')).toEqual({
      status: 'failed',
      message: 'The email or the password is not right.',
    });
    expect(password).toBe('old');
  });
});
