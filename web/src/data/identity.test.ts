import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiAnswer } from './client.ts';
import type * as CallModule from './call-as-user.ts';
import type * as SessionModule from './session.ts';
import { TOKEN_STORAGE_KEY } from './storage-keys.ts';

// The session over an identity SDK that starts slowly: it has no current user until the provider has answered.

const provider = vi.hoisted(() => {
  const listeners: ((user: unknown) => void)[] = [];
  const auth = {
    currentUser: null as unknown,
    onIdTokenChanged: (listener: (user: unknown) => void) => {
      if (auth.isReady) listener(auth.currentUser);
      listeners.push(listener);
    },
    authStateReady: (): Promise<void> =>
      new Promise((resolve) => {
        auth.onIdTokenChanged(() => {
          resolve();
        });
      }),
    isReady: false,
    ended: 0,
    signOut: () => {
      auth.ended += 1;
      auth.tell(null);
      return Promise.resolve();
    },
    tell: (user: unknown) => {
      Object.assign(auth, { isReady: true, currentUser: user });
      for (const listener of listeners) listener(user);
    },
    start: () => {
      Object.assign(auth, { isReady: false, currentUser: null, ended: 0 });
      listeners.length = 0;
    },
  };
  return auth;
});

vi.mock('./firebase/auth.ts', () => ({ firebaseAuth: () => provider }));
vi.mock('./firebase/firestore.ts', () => ({ endFirestore: () => Promise.resolve() }));

function tokenFor(seconds: number, claims = {}): string {
  return `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds, ...claims }))}.`;
}

function ann(): unknown {
  const idToken = tokenFor(3600, { role: 'user', auth_time: 1, iat: 1 });
  return { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', getIdToken: () => Promise.resolve(idToken) };
}

/**
 * A page of a person whose token an earlier page stored. The modules are loaded already, so that no fake clock waits
 * for them.
 */
async function openPage(token: string): Promise<typeof SessionModule & typeof CallModule> {
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  await import('./session-identity.ts');
  await import('./issue-token.ts');
  return { ...(await import('./session.ts')), ...(await import('./call-as-user.ts')) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  provider.start();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a slow identity provider', () => {
  it('leaves the session loading until it answers', async () => {
    const token = tokenFor(3600);
    const { sessionStore } = await openPage(token);
    sessionStore.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sessionStore.get()).toEqual({ status: 'unknown' });
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe(token);

    provider.tell(ann());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { uid: 'ann', role: 'user' } });
    expect(provider.ended).toBe(0);
  });

  it('signs nobody out whose issued token has expired meanwhile', async () => {
    const token = tokenFor(-60);
    const { sessionStore, callAsUser } = await openPage(token);
    const heard = vi.fn<(answer: ApiAnswer<unknown>) => void>();
    void callAsUser('/orders', {}).then(heard);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ ok: false, failure: 'unavailable' }));
    expect(sessionStore.get().status).not.toBe('signed-out');
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe(token);
  });

  it('signs out a person whom it does not know', async () => {
    const { sessionStore } = await openPage(tokenFor(3600));
    sessionStore.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(5000);
    provider.tell(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sessionStore.get()).toEqual({ status: 'signed-out', hasLeft: false });
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
  });
});
