import { keepStored, readStored } from '../lib/stored.ts';
import type { SignedInUser } from './session-store.ts';
import { PERSON_STORAGE_KEY } from './storage-keys.ts';
import { msLeftOf, storedToken, uidOf } from './token.ts';

// The name and email of the person who was signed in last, so that a page can show them before the identity SDK is
// there. Never the role: the server says it. token.ts removes it with the token.

export type KnownPerson = Omit<SignedInUser, 'role'>;

export interface KnownSession {
  /** A guest has no email. */
  readonly person: KnownPerson;
  readonly token: string;
}

export function keepPerson({ uid, email, displayName }: KnownPerson): void {
  keepStored(PERSON_STORAGE_KEY, JSON.stringify({ uid, email, displayName }));
}

/** The person who was signed in last, and their issued token; null where there is none or it has expired. */
export function knownSession(): KnownSession | null {
  const token = storedToken();
  const person = token === null ? null : knownPerson(uidOf(token));
  return token === null || person === null || msLeftOf(token) <= 0 ? null : { person, token };
}

/** @returns null for anybody else than the person of this uid, and for what cannot be read */
function knownPerson(uid: unknown): KnownPerson | null {
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
