import { OLD_TOKEN_STORAGE_KEY, toRole, TOKEN_STORAGE_KEY, type Role } from '@foodhouse/domain';
import type { User } from 'firebase/auth';
import { callApi, storedToken, type ApiAnswer, type ApiFailure, type ApiRequest } from './api.ts';
import { finishBeforeSignOut } from './before-sign-out.ts';

export interface SignedInUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
}

export type Session =
  | { readonly status: 'loading' }
  /** `hasLeft` when the person signed out on this page, rather than came without a session. */
  | { readonly status: 'signed-out'; readonly hasLeft: boolean }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

/** Renew the issued token this long before it ends. */
const RENEW_MARGIN_MS = 5 * 60_000;

// The page knows at once whether somebody was signed in: a stored token says so. Only then, or on the login pages,
// is the identity SDK loaded, so that a visitor pays nothing for it.
let session: Session = storedToken() === null ? { status: 'signed-out', hasLeft: false } : { status: 'loading' };
const listeners = new Set<() => void>();
let started: Promise<void> | null = null;
let renewal: Promise<ApiAnswer<string>> | null = null;

export const sessionStore = {
  get: (): Session => session,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (session.status === 'loading') void startSession();
    addEventListener('storage', followOtherTabs);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
    };
  },
};

/** Somebody signed in in another tab: the stored token says so. The SDK itself tells when he signs out there. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === TOKEN_STORAGE_KEY && newValue !== null) void startSession();
}

/** Loads the identity SDK and follows who is signed in, in this tab and in others. */
export function startSession(): Promise<void> {
  started ??= followAuth();
  return started;
}

async function followAuth(): Promise<void> {
  const [{ onIdTokenChanged }, { firebaseAuth }] = await Promise.all([import('firebase/auth'), import('./auth.ts')]);
  await new Promise<void>((resolve) => {
    onIdTokenChanged(firebaseAuth(), (user) => {
      void takeUser(user).finally(resolve);
    });
  });
}

async function takeUser(user: User | null): Promise<void> {
  if (!user) {
    forgetTokens();
    publish({ status: 'signed-out', hasLeft: session.status === 'signed-out' && session.hasLeft });
    return;
  }
  const { claims } = await user.getIdTokenResult();
  publish({
    status: 'signed-in',
    user: { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '', role: toRole(claims['role']) },
  });
}

/**
 * Registers the person who just signed in and keeps the issued token.
 * @param isSignUp sends the role of a new account
 */
export async function registerSession(isSignUp: boolean): Promise<ApiAnswer<string>> {
  const { firebaseAuth } = await import('./auth.ts');
  const user = firebaseAuth().currentUser;
  if (!user?.email) return { ok: false, failure: 'signed-out', reason: null, details: {} };
  // Fresh, so that it carries the name and the claims as they are now.
  const accessToken = await user.getIdToken(isSignUp);
  const answer = await callApi<{ token: string }>(`/users/${encodeURIComponent(user.email)}`, {
    method: 'PUT',
    body: { email: user.email, uid: user.uid, accessToken, ...(isSignUp && { role: 'user' }) },
  });
  if (!answer.ok) return answer;
  localStorage.setItem(TOKEN_STORAGE_KEY, answer.value.token);
  await startSession();
  await takeUser(user);
  return { ok: true, value: answer.value.token };
}

/** Calls a route as the person signed in. The token is renewed before it ends, and once more when it is refused. */
export async function callAsUser<T>(path: string, request: Omit<ApiRequest, 'token'>): Promise<ApiAnswer<T>> {
  const token = await currentToken();
  if (!token.ok) return token;
  const answer = await callApi<T>(path, { ...request, token: token.value });
  if (answer.ok || answer.failure !== 'signed-out') return answer;
  const renewed = await renewToken();
  const second = renewed.ok ? await callApi<T>(path, { ...request, token: renewed.value }) : renewed;
  if (!second.ok && second.failure === 'signed-out') await endSession();
  return second;
}

/** SignOut: what the person did before is sent first, within two seconds; then the session ends. */
export async function signOut(): Promise<void> {
  await finishBeforeSignOut();
  await endSession();
}

/** Ends the session here and in other tabs, and leaves nothing of it behind. */
async function endSession(): Promise<void> {
  const [auth, { firebaseAuth }] = await Promise.all([import('firebase/auth'), import('./auth.ts')]);
  forgetTokens();
  publish({ status: 'signed-out', hasLeft: true });
  const { endFirestore } = await import('./firestore.ts');
  await endFirestore();
  await auth.signOut(firebaseAuth());
}

/** Fetches the claims anew, after the record of the person said that his role changed. */
export async function refreshRole(): Promise<void> {
  const { firebaseAuth } = await import('./auth.ts');
  try {
    await firebaseAuth().currentUser?.getIdToken(true);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // Anything else, such as no network, says nothing about the account.
    if (['auth/user-not-found', 'auth/user-token-expired', 'auth/user-disabled'].includes(code)) await endSession();
  }
}

async function currentToken(): Promise<{ ok: true; value: string } | ApiFailure> {
  const token = storedToken();
  return token !== null && expiryOf(token) - Date.now() > RENEW_MARGIN_MS ? { ok: true, value: token } : renewToken();
}

function renewToken(): Promise<ApiAnswer<string>> {
  renewal ??= startSession()
    .then(() => registerSession(false))
    .finally(() => {
      renewal = null;
    });
  return renewal;
}

function expiryOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return Number((JSON.parse(atob(payload)) as { exp?: unknown }).exp) * 1000;
  } catch {
    return 0; // not readable: as good as expired, it is renewed
  }
}

function forgetTokens(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  localStorage.removeItem(OLD_TOKEN_STORAGE_KEY);
}

function publish(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  session = next;
  if (next.status === 'signed-out') document.documentElement.removeAttribute('data-session');
  for (const listener of listeners) listener();
}
