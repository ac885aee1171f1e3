import type { Role } from './roles.ts';

/**
 * An unfinished change of a user: the record has it already, the account may not. A user has at most one; a deletion
 * replaces a change of role.
 */
export type PendingChange = {
  readonly uid: string;
  readonly email: string;
  readonly startedAtMs: number;
} & ({ readonly kind: 'role'; readonly role: Role } | { readonly kind: 'deletion' });
