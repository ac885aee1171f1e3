import type { Role } from './roles.ts';

/**
 * A change of one person that is not finished yet: the record says it already, the account may not. A person has one at
 * most; a deletion takes the place of a change of role.
 */
export type PendingChange = {
  readonly uid: string;
  readonly email: string;
  readonly startedAtMs: number;
} & ({ readonly kind: 'role'; readonly role: Role } | { readonly kind: 'deletion' });
