import type { Role } from './roles.ts';

/** A registered person. The role is mirrored in the custom claims of the account with the same uid. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** When the role last changed. */
  readonly claimsChangedAtMs: number;
}

/** Replaces the email in the orders of a deleted user. */
export const DELETED_USER = 'deleted user';

/** Stands for the email in lists: a guest has none. */
export const GUEST = 'a guest';
