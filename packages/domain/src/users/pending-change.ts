import { oneOf, orNull, plain, TEXT, TIME, UNSAID, type Fields, type ValueOf } from '../stored/field.ts';
import { toRole, type Role } from './roles.ts';

/**
 * `pendingChanges/{uid}`: an unfinished change of a user. The record has it already, the account may not. A user has at most one; a
 * deletion replaces a change of role.
 */
export const PENDING_CHANGE_FIELDS = {
  uid: { kind: TEXT, isId: true, privacy: 'business' },
  email: { kind: TEXT, privacy: 'personal' },
  startedAtMs: { kind: TIME, stored: 'startedAt', privacy: 'business' },
  kind: { kind: oneOf(isKind, 'kind'), privacy: 'business' },
  /** The record's new one; null for a deletion. */
  role: { kind: orNull(plain(toRole)), ...UNSAID },
} as const satisfies Fields;

export type PendingChange = Omit<ValueOf<typeof PENDING_CHANGE_FIELDS>, 'kind' | 'role'> &
  ({ readonly kind: 'role'; readonly role: Role } | { readonly kind: 'deletion'; readonly role: null });

function isKind(stored: unknown): stored is 'role' | 'deletion' {
  return stored === 'role' || stored === 'deletion';
}
