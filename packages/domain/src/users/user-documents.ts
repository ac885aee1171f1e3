import { readDocument, toMillis, writeDocument, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import type { PendingChange } from './pending-change.ts';
import { isMember, toRole } from './roles.ts';
import { userKeysOf } from './user-search.ts';
import { USER_FIELDS, type User } from './user.ts';

export function userFromDocument(uid: string, data: DocumentFields): User {
  return readDocument(USER_FIELDS, ['users', uid], data);
}

/** Lists of users are by email, and find no guest. */
export function userToDocument(user: User, toTimestamp: ToTimestamp): DocumentFields {
  const { email, displayName, ...document } = writeDocument(USER_FIELDS, user, toTimestamp);
  return isMember(user.role) ? { email, displayName, search: userKeysOf(user), ...document } : document;
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
