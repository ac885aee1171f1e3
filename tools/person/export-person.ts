import { DocumentReference, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { Person } from './personal-documents.ts';

/** All data about a person, in words that they can read: times as `2026-11-22T19:00:00.000Z`. */
export interface PersonExport {
  readonly email: string;
  readonly madeAt: string;
  /** What Auth holds, without the hash of the password. */
  readonly account: object | null;
  /** By path. */
  readonly documents: Readonly<Record<string, unknown>>;
}

export function exportOf(
  { email, account, uids }: Person,
  documents: readonly DocumentSnapshot[],
  madeAtMs: number,
): PersonExport {
  const { passwordHash: _hash, passwordSalt: _salt, ...known } = (account?.toJSON() ?? {}) as Record<string, unknown>;
  return {
    email,
    madeAt: new Date(madeAtMs).toISOString(),
    account: account === null ? null : known,
    documents: Object.fromEntries(
      documents
        .map((document) => [document.ref.path, readable(withoutOthers(document.data() ?? {}, uids))] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** The uid of somebody else is not the person's to know. */
function withoutOthers(data: Readonly<Record<string, unknown>>, uids: readonly string[]): object {
  const isOther = (name: string, value: unknown): boolean =>
    (name === 'byUid' || name === 'usedByUid') && typeof value === 'string' && !uids.includes(value);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, isOther(name, value) ? 'the house' : value]),
  );
}

function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, readable(inner)]));
}
