import { plain, TEXT, TIME, type Fields, type ValueOf } from '../stored/field.ts';
import { toRole } from './roles.ts';
import * as texts from './texts.ts';

/** `users/{uid}`: a registered person. The role is mirrored in the custom claims of the account with the same uid. */
export const USER_FIELDS = {
  uid: { kind: TEXT, isId: true, privacy: 'business', wire: '_id' },
  /** Empty for a guest. */
  email: { kind: TEXT, initially: '', privacy: 'personal', wire: 'email' },
  displayName: { kind: TEXT, initially: '', privacy: 'personal', wire: 'displayName' },
  role: { kind: plain(toRole), privacy: 'business', wire: 'role' },
  createdAtMs: { kind: TIME, stored: 'createdAt', privacy: 'business', wire: 'createdAt' },
  updatedAtMs: { kind: TIME, stored: 'updatedAt', privacy: 'business' },
  /** When the role last changed. */
  claimsChangedAtMs: { kind: TIME, stored: 'claimsChangedAt', privacy: 'business' },
} as const satisfies Fields;

export interface User extends ValueOf<typeof USER_FIELDS> {}

/** Replaces the email in the orders of a deleted user. */
export const DELETED_USER = 'deleted user';

/** Stands for the email in lists: a guest has none. */
export const GUEST = texts.guest();
