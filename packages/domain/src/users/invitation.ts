import { oneOf, orNull, TEXT, TIME, UNSAID, type Fields, type ValueOf } from '../stored/field.ts';
import { canManageUsers, lowerRole, ROLES, worksInKitchen, type GivenRole, type Role } from './roles.ts';

// A link that makes whoever opens it one of those who work here, once (docs/decisions/080).

/** The roles of those who work here: a plain user needs no invitation. */
export type InvitedRole = Exclude<GivenRole, 'user'>;
export const INVITED_ROLES: readonly InvitedRole[] = ROLES.filter(isInvitedRole);

function isInvitedRole(role: unknown): role is InvitedRole {
  return ROLES.some((given) => given === role && worksInKitchen(given));
}

const DAY_MS = 24 * 60 * 60_000;
/** How long an invitation can be accepted. */
export const INVITATION_MS = 7 * DAY_MS;
/** How long after it was made it is deleted: until then its link says why it no longer works. */
export const KEEP_INVITATIONS_MS = 30 * DAY_MS;

/** `invitations/{digest of its key}`: the key itself is in the link alone. */
export const INVITATION_FIELDS = {
  id: { kind: TEXT, isId: true, privacy: 'business', wire: 'id' },
  role: { kind: oneOf(isInvitedRole, 'role'), privacy: 'business', wire: 'role' },
  /** For whom it is, in the words of whoever invites. Empty when nothing was said, and once it was accepted or called back. */
  name: { kind: TEXT, initially: '', privacy: 'personal', wire: 'name' },
  byUid: { kind: TEXT, privacy: 'business' },
  createdAtMs: { kind: TIME, stored: 'createdAt', privacy: 'business', wire: 'createdAt' },
  /** Until when it can be accepted. */
  endsAtMs: { kind: TIME, stored: 'endsAt', privacy: 'business', wire: 'endsAt' },
  usedByUid: { kind: orNull(TEXT), ...UNSAID },
  usedAtMs: { kind: orNull(TIME), stored: 'usedAt', ...UNSAID },
  calledBackAtMs: { kind: orNull(TIME), stored: 'calledBackAt', ...UNSAID },
} as const satisfies Fields;

export interface Invitation extends ValueOf<typeof INVITATION_FIELDS> {}

/** `void`: whoever made it may no longer invite to this role. */
export type InvitationState = 'open' | 'used' | 'called-back' | 'expired' | 'void';

/** Whether somebody of one role may invite somebody else to another: nobody gives more than they have. */
export function canInvite(inviter: Role, role: Role): boolean {
  return canManageUsers(inviter) && hasAtLeast(inviter, role);
}

/** Whether a role allows all that another does. */
export function hasAtLeast(role: Role, least: Role): boolean {
  return lowerRole(role, least) === least;
}

/**
 * What can be done with an invitation.
 * @param inviter the role of whoever made it, as it is now; null: they are gone
 */
export function judgeInvitation(
  { role, usedByUid, calledBackAtMs, endsAtMs }: Invitation,
  inviter: Role | null,
  nowMs: number,
): InvitationState {
  if (usedByUid !== null) return 'used';
  if (calledBackAtMs !== null) return 'called-back';
  if (nowMs >= endsAtMs) return 'expired';
  return inviter !== null && canInvite(inviter, role) ? 'open' : 'void';
}
