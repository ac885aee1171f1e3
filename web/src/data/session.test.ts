import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiAnswer } from './client.ts';
import type { Identity } from './identity.ts';
import type * as CallModule from './call-as-user.ts';
import type * as SessionModule from './session.ts';
import { TOKEN_STORAGE_KEY } from './storage-keys.ts';

// The session over a fake provider and a fake server, whose answers each test gives.

const ANN = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'user' } as const;
const KNOWN: Identity = { status: 'known', user: ANN, idToken: 'id-token' };

const provider = vi.hoisted(() => ({
  identity: { status: 'nobody' } as unknown,
  uid: null as string | null,
  tell: (_uid: string | null): void => undefined,
  ended: 0,
  canLoad: true,
}));

vi.mock('./identity.ts', () => ({
  followIdentity: (onChange: (uid: string | null) => void) => {
    provider.tell = onChange;
    onChange(provider.uid);
  },
  currentIdentity: () => Promise.resolve(provider.identity),
  currentUid: () => provider.uid,
  endIdentity: () => {
    provider.ended += 1;
    provider.uid = null;
    provider.identity = { status: 'nobody' };
    provider.tell(null);
    return Promise.resolve();
  },
}));
vi.mock('./firebase/firestore.ts', () => ({ endFirestore: () => Promise.resolve() }));

function tokenFor(seconds: number): string {
  return `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.`;
}

interface Asked {
  readonly path: string;
  readonly answer: (status: number, body: unknown) => void;
}

let asked: Asked[] = [];

/** The next request to this path, once it has been sent. */
async function request(path: string): Promise<Asked> {
  const found = await vi.waitUntil(() => asked.find((call) => call.path === path));
  asked = asked.filter((call) => call !== found);
  return found;
}

function refusal(reason: string): unknown {
  return { error: { status: 'UNAUTHENTICATED', message: reason, details: { reason, requestId: 'r' } } };
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  asked = [];
  Object.assign(provider, { identity: KNOWN, uid: 'ann', ended: 0, tell: () => undefined });
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const path = url === '/api/users' ? `${url} for ${emailIn(init)}` : url;
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({
      path,
      answer: (status, body) => {
        resolve(new Response(JSON.stringify(body), { status }));
      },
    });
    return promise;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../lib/load-chunk.ts');
  vi.unstubAllGlobals();
});

/** Whom a registration is of. */
function emailIn({ body }: RequestInit): string {
  return (JSON.parse(body as string) as { email: string }).email;
}

/** A page of a person whose token an earlier page stored. */
async function openPage(token: string | null = tokenFor(3600)): Promise<typeof SessionModule & typeof CallModule> {
  if (token !== null) localStorage.setItem(TOKEN_STORAGE_KEY, token);
  const session = { ...(await import('./session.ts')), ...(await import('./call-as-user.ts')) };
  session.sessionStore.subscribe(() => undefined);
  return session;
}

describe('a sign-out', () => {
  it('is not undone by a pending renewal', async () => {
    const { sessionStore, callAsUser, signOut } = await openPage(tokenFor(60));
    const call = callAsUser('/orders', {});
    const renewal = await request('/api/users for ann@example.com');
    await signOut();
    renewal.answer(200, { token: tokenFor(3600) });
    await expect(call).resolves.toMatchObject({ ok: false, failure: 'signed-out' });
    expect(sessionStore.get()).toEqual({ status: 'signed-out', hasLeft: true });
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
  });

  it('ends within three seconds when its modules never arrive', async () => {
    vi.useFakeTimers();
    vi.doMock('../lib/load-chunk.ts', () => ({ loadChunk: () => new Promise(() => undefined) }));
    const { sessionStore, signOut } = await openPage();
    let hasEnded = false;
    void signOut().then(() => {
      hasEnded = true;
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect([hasEnded, sessionStore.get().status]).toEqual([true, 'signed-out']);
  });

  it('in another tab drops this tab’s pending renewal', async () => {
    const { sessionStore, callAsUser, startSession } = await openPage(tokenFor(60));
    await startSession();
    const call = callAsUser('/orders', {});
    const renewal = await request('/api/users for ann@example.com');
    localStorage.removeItem(TOKEN_STORAGE_KEY);
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_STORAGE_KEY, newValue: null }));
    renewal.answer(200, { token: tokenFor(3600) });
    await call;
    expect(sessionStore.get()).toEqual({ status: 'signed-out', hasLeft: false });
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
  });

  it('does not drop the renewal of the next person', async () => {
    const { sessionStore, callAsUser, signOut } = await openPage(tokenFor(60));
    const first = callAsUser('/orders', {});
    const late = await request('/api/users for ann@example.com');
    await signOut();
    Object.assign(provider, {
      uid: 'bob',
      identity: { ...KNOWN, user: { ...ANN, uid: 'bob', email: 'bob@example.com' } },
    });
    const { registerSession } = await import('./issue-token.ts');
    const second = registerSession(false);
    (await request('/api/users for bob@example.com')).answer(200, { token: 'of-bob' });
    await second;
    late.answer(200, { token: 'of-ann' });
    await first;
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('of-bob');
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { uid: 'bob' } });
  });
});

describe('a refused person', () => {
  it('is signed out when the first renewal is refused', async () => {
    const { sessionStore, callAsUser, startSession } = await openPage(tokenFor(60));
    await startSession();
    expect(sessionStore.get().status).toBe('signed-in');
    const call = callAsUser('/orders', {});
    (await request('/api/users for ann@example.com')).answer(401, refusal('ACCOUNT_DISABLED'));
    await expect(call).resolves.toMatchObject({ ok: false, failure: 'signed-out' });
    expect(sessionStore.get()).toEqual({ status: 'signed-out', hasLeft: true, wasRefused: true });
    expect(provider.ended).toBe(1);
  });

  it('is signed out when the provider refuses the account on page load', async () => {
    provider.identity = { status: 'refused' };
    const { sessionStore, startSession } = await openPage();
    await startSession();
    await waitFor(() => {
      expect(sessionStore.get()).toEqual({ status: 'signed-out', hasLeft: true, wasRefused: true });
    });
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
  });

  it('stays signed in while nothing answers', async () => {
    const { sessionStore, callAsUser, startSession } = await openPage(tokenFor(60));
    await startSession();
    const call = callAsUser('/orders', {});
    (await request('/api/users for ann@example.com')).answer(503, refusal('BACKEND_UNAVAILABLE'));
    (await request('/api/orders')).answer(200, []); // the token is valid for another minute
    await expect(call).resolves.toEqual({ ok: true, value: [] });
    expect(sessionStore.get().status).toBe('signed-in');
  });
});

describe('a request of one person', () => {
  const STOCK = '/foods/pho/stock';
  const BOB = { status: 'known', user: { ...ANN, uid: 'bob', email: 'bob@example.com' }, idToken: 'id-token-2' };

  /** Signs the next person in, on the same page. */
  async function enterBob(): Promise<void> {
    Object.assign(provider, { uid: 'bob', identity: BOB });
    const { registerSession } = await import('./issue-token.ts');
    const login = registerSession(false);
    (await request('/api/users for bob@example.com')).answer(200, { token: tokenFor(3600) });
    await login;
  }

  /** The result of the call, or the request that it sends instead. */
  function answerOrRequest(call: Promise<unknown>): Promise<unknown> {
    return Promise.race([call, vi.waitUntil(() => asked[0])]);
  }

  it('is not repeated as the next person, whose token is valid', async () => {
    const { sessionStore, callAsUser, startSession, endSession } = await openPage();
    await startSession();
    const call = callAsUser(STOCK, { method: 'POST', body: { change: 5 } });
    const first = await request(`/api${STOCK}`);
    await endSession();
    await enterBob();
    first.answer(401, refusal('TOKEN_REVOKED'));
    expect(await answerOrRequest(call)).toMatchObject({ ok: false, failure: 'signed-out' });
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { uid: 'bob' } });
  });

  it('is not sent as the next person while its token is being renewed', async () => {
    const { callAsUser, startSession, endSession } = await openPage(tokenFor(60));
    await startSession();
    const call = callAsUser(STOCK, { method: 'POST', body: { change: 5 } });
    const renewal = await request('/api/users for ann@example.com');
    await endSession();
    await enterBob();
    renewal.answer(503, refusal('BACKEND_UNAVAILABLE'));
    expect(await answerOrRequest(call)).toMatchObject({ ok: false, failure: 'signed-out' });
  });

  it('is not sent as the next person when the module for the renewal arrives late', async () => {
    const { callAsUser, endSession } = await openPage(tokenFor(60));
    const call = callAsUser(STOCK, { method: 'POST', body: { change: 5 } });
    await endSession();
    await enterBob();
    expect(await answerOrRequest(call)).toMatchObject({ ok: false, failure: 'signed-out' });
  });
});

describe('an unreachable identity provider', () => {
  it('leaves the session unknown, and the page retries', async () => {
    vi.useFakeTimers();
    provider.identity = { status: 'unreachable' };
    const { sessionStore, startSession } = await openPage();
    await startSession();
    expect(sessionStore.get()).toEqual({ status: 'unknown' });
    provider.identity = KNOWN;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sessionStore.get().status).toBe('signed-in');
    vi.useRealTimers();
  });

  it('ends a call that needs a new token with a failure', async () => {
    provider.identity = { status: 'unreachable' };
    const { callAsUser, startSession } = await openPage(tokenFor(-60));
    await startSession();
    await expect(callAsUser('/orders', {})).resolves.toMatchObject({ ok: false, failure: 'unavailable' });
  });

  it('ends such a call at its time limit when nothing ever answers', async () => {
    vi.useFakeTimers();
    const { callAsUser } = await openPage(tokenFor(-60));
    let answer: ApiAnswer<unknown> | null = null;
    void callAsUser('/orders', {}).then((value) => {
      answer = value; // the registration is sent and never answered
    });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(answer).toMatchObject({ ok: false, failure: 'unavailable' });
    vi.useRealTimers();
  });
});

describe('a person who is signed in at the provider alone', () => {
  it('has no session, so that an interrupted sign-up leaves nobody signed in', async () => {
    const { sessionStore, startSession } = await openPage(null);
    await startSession();
    expect(sessionStore.get()).toEqual({ status: 'signed-out', hasLeft: false });
    expect(provider.ended).toBe(1);
  });
});
