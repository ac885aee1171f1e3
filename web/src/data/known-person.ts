import { keepStored, readStored } from '../lib/stored.ts';
import type { SignedInUser } from './session-store.ts';
import { PERSON_STORAGE_KEY } from './storage-keys.ts';

// The name and email of the person who was signed in last, so that a page can show them before the identity SDK is
// there. Never the role: the server says it. token.ts removes it with the token.

export type KnownPerson = Omit<SignedInUser, 'role'>;

export function keepPerson({ uid, email, displayName }: KnownPerson): void {
  keepStored(PERSON_STORAGE_KEY, JSON.stringify({ uid, email, displayName }));
}

/** @returns null for anybody else than the person of this uid, and for what cannot be read */
export function knownPerson(uid: unknown): KnownPerson | null {
  try {
    const kept = JSON.parse(readStored(PERSON_STORAGE_KEY) ?? 'null') as Partial<
      Record<keyof KnownPerson, unknown>
    > | null;
    if (kept === null || kept.uid !== uid || typeof kept.uid !== 'string') return null;
    const { email, displayName } = kept;
    return typeof email === 'string' && typeof displayName === 'string' ? { uid: kept.uid, email, displayName } : null;
  } catch {
    return null;
  }
}
