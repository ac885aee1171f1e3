import { textOrNull, toMillis, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import type { PendingChange } from './pending-change.ts';
import { isMember, toRole } from './roles.ts';
import { userKeysOf } from './user-search.ts';
import type { User } from './user.ts';

/** `users/{uid}`. */
export function userFromDocument(uid: string, data: DocumentFields): User {
  return {
    uid,
    email: textOrNull(data['email']) ?? '', // a guest has none
    displayName: typeof data['displayName'] === 'string' ? data['displayName'] : '',
    role: toRole(data['role']),
    createdAtMs: toMillis(data['createdAt']),
    updatedAtMs: toMillis(data['updatedAt']),
    claimsChangedAtMs: toMillis(data['claimsChangedAt']),
  };
}

export function userToDocument(user: User, toTimestamp: ToTimestamp): DocumentFields {
  return {
    // Lists of users are by email, and find no guest.
    ...(isMember(user.role) && { email: user.email, displayName: user.displayName, search: userKeysOf(user) }),
    role: user.role,
    createdAt: toTimestamp(user.createdAtMs),
    updatedAt: toTimestamp(user.updatedAtMs),
    claimsChangedAt: toTimestamp(user.claimsChangedAtMs),
  };
}

/** `pendingChanges/{uid}`. */
export function pendingChangeFromDocument(uid: string, data: DocumentFields): PendingChange {
  const common = { uid, email: String(data['email']), startedAtMs: toMillis(data['startedAt']) };
  return data['kind'] === 'deletion'
    ? { ...common, kind: 'deletion' }
    : { ...common, kind: 'role', role: toRole(data['role']) };
}

export function pendingChangeToDocument(
  { uid: _uid, startedAtMs, ...fields }: PendingChange,
  toTimestamp: ToTimestamp,
): DocumentFields {
  return { ...fields, startedAt: toTimestamp(startedAtMs) };
}
