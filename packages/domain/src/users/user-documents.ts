import { readDocument, writeDocument, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import { INVITATION_FIELDS, KEEP_INVITATIONS_MS, type Invitation } from './invitation.ts';
import { PENDING_CHANGE_FIELDS, type PendingChange } from './pending-change.ts';
import { isMember } from './roles.ts';
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

export function pendingChangeFromDocument(uid: string, data: DocumentFields): PendingChange {
  return readDocument(PENDING_CHANGE_FIELDS, ['pendingChanges', uid], data) as PendingChange; // a change of role has one
}

export function pendingChangeToDocument(change: PendingChange, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(PENDING_CHANGE_FIELDS, change, toTimestamp);
}

export function invitationFromDocument(id: string, data: DocumentFields): Invitation {
  return readDocument(INVITATION_FIELDS, ['invitations', id], data);
}

export function invitationToDocument(invitation: Invitation, toTimestamp: ToTimestamp): DocumentFields {
  const expiresAt = toTimestamp(invitation.createdAtMs + KEEP_INVITATIONS_MS);
  return { ...writeDocument(INVITATION_FIELDS, invitation, toTimestamp), expiresAt };
}
