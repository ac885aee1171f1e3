import { toRole } from '@foodhouse/domain';
import { getIdTokenResult, inMemoryPersistence, onIdTokenChanged, setPersistence, type User } from 'firebase/auth';
import { within } from '../lib/within.ts';
import { firebaseAuth } from './firebase/auth.ts';
import type { SignedInUser } from './session-store.ts';
import { fieldOf } from '../lib/field-of.ts';

// What a session needs of the identity SDK, fetched when somebody may be signed in. Nothing here throws or waits for
// ever.

/** `refused`: the provider says that this account may not be used; `unreachable`: the provider did not answer. */
export type Identity =
  | { readonly status: 'known'; readonly user: SignedInUser; readonly idToken: string }
  | { readonly status: 'nobody' | 'refused' | 'unreachable' };

const TIMEOUT_MS = 15_000;
const END_MS = 5000;

/** Any other error, such as no network or an outage, says nothing about the account. */
const REFUSALS: readonly unknown[] = [
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];

/** Calls back with the person signed in at the provider, now and after every change, in other tabs too. */
export function followIdentity(onChange: (uid: string | null) => void): void {
  onIdTokenChanged(firebaseAuth(), (user) => {
    onChange(user?.uid ?? null);
  });
}

/** The person signed in, with their claims. @param isFresh asks the provider, so that name and claims are current */
export async function currentIdentity(isFresh = false): Promise<Identity> {
  try {
    return await within(TIMEOUT_MS, readIdentity(isFresh));
  } catch (error) {
    return { status: REFUSALS.includes(fieldOf(error, 'code')) ? 'refused' : 'unreachable' };
  }
}

async function readIdentity(isFresh: boolean): Promise<Identity> {
  const auth = firebaseAuth();
  // When a page opens, the SDK first asks the provider about the stored person. Until then `currentUser` is null.
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return { status: 'nobody' };
  const { token, claims } = await getIdTokenResult(user, isFresh);
  return { status: 'known', user: toSignedInUser(user, claims['role']), idToken: token };
}

export function currentUid(): string | null {
  return firebaseAuth().currentUser?.uid ?? null;
}

/** Signs the person out, in other tabs too. */
export async function endIdentity(): Promise<void> {
  await within(END_MS, firebaseAuth().signOut()).catch(() => undefined);
}

/** Stops keeping the session for later pages, because the SDK's storage is full. */
export async function keepInMemory(): Promise<void> {
  await setPersistence(firebaseAuth(), inMemoryPersistence);
}

function toSignedInUser({ uid, email, displayName, isAnonymous }: User, role: unknown): SignedInUser {
  return { uid, email: email ?? '', displayName: displayName ?? '', role: isAnonymous ? 'guest' : toRole(role) };
}
