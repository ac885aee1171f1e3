import { z } from 'zod';
import type { Parsed } from '../../result.ts';
import { describe, optionalLine } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';
import { answerOf } from '../../contracts/wire.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { DEFAULT_CURRENCY } from '../../money/currency.ts';
import { toWire, type WireOf } from '../../stored/field.ts';
import { INVITATION_FIELDS, INVITED_ROLES, type Invitation, type InvitedRole } from '../invitation.ts';
import { ROLES, type GivenRole } from '../roles.ts';

const EXPECTED_ROLE = `expected ${INVITED_ROLES.join(' or ')}`;

/** POST /invitations. */
export const inviteSchema = z.strictObject({
  role: z.enum(INVITED_ROLES, { error: (issue) => `${EXPECTED_ROLE}, got ${describe(issue.input)}` }),
  name: optionalLine(LIMITS.name).default('').describe('for whom it is, as those who invite read it'),
});
export type InviteRequest = z.infer<typeof inviteSchema>;

export function parseInviteRequest(body: unknown): Parsed<InviteRequest> {
  return parseWith(inviteSchema, body);
}

/** POST /invitation/accept. Any text is a key: a wrong one is the key of no invitation. */
export const acceptInvitationSchema = z.strictObject({
  key: z
    .string({ error: (issue) => `expected the key of an invitation, got ${describe(issue.input)}` })
    .max(LIMITS.id, `expected at most ${LIMITS.id} characters`),
});
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationSchema>;

export function parseAcceptInvitationRequest(body: unknown): Parsed<AcceptInvitationRequest> {
  return parseWith(acceptInvitationSchema, body);
}

/** An invitation as admins see it. */
export interface InvitationDto extends WireOf<typeof INVITATION_FIELDS> {
  /** The name of whoever made it, or their address; null where they may no longer invite, so that it does not work. */
  readonly by: string | null;
}

/** One that was just made: its key is said this once. */
export interface MadeInvitationDto extends InvitationDto {
  readonly key: string;
}

const ROLE = z.enum(INVITED_ROLES);
const BY = z.string().nullable().describe('who made it; null where they may no longer invite: it does not work');

export const invitationAnswer = answerOf<InvitationDto>(
  INVITATION_FIELDS,
  { role: ROLE, name: 'for whom it is; empty where nobody said', endsAt: 'until when it can be accepted' },
  { by: BY },
);
export const madeInvitationAnswer = answerOf<MadeInvitationDto>(
  INVITATION_FIELDS,
  { role: ROLE },
  { by: BY, key: z.string().describe('behind /invite#: stored nowhere, and said this once') },
);

export function toInvitationDto({ by, ...invitation }: Invitation & Pick<InvitationDto, 'by'>): InvitationDto {
  return { ...toWire(INVITATION_FIELDS, invitation, DEFAULT_CURRENCY), by };
}

export function toMadeInvitationDto({
  key,
  ...invitation
}: Invitation & Pick<MadeInvitationDto, 'by' | 'key'>): MadeInvitationDto {
  return { ...toInvitationDto(invitation), key };
}

/** An invitation as whoever has its link sees it. */
export interface ShownInvitationDto {
  readonly role: InvitedRole;
  /** The name of whoever invites; empty where they have none. */
  readonly by: string;
  readonly endsAt: string;
  /** Whether the person who asks has accepted it. */
  readonly isAccepted: boolean;
}

export const shownInvitationAnswer: z.ZodType<ShownInvitationDto> = z.strictObject({
  role: ROLE,
  by: z.string().describe('the name of whoever invites; empty where they have none'),
  endsAt: z.iso.datetime(),
  isAccepted: z.boolean().describe('whether the person who asks has accepted it'),
});

/** What became of an acceptance. */
export interface AcceptedInvitationDto {
  /** The role that the person has now. */
  readonly role: GivenRole;
  /** False: they could do as much before, and the invitation is still there for somebody else. */
  readonly isGranted: boolean;
}

export const acceptedInvitationAnswer: z.ZodType<AcceptedInvitationDto> = z.strictObject({
  role: z.enum(ROLES).describe('the role that the person has now'),
  isGranted: z
    .boolean()
    .describe('false: they could do as much before, and the invitation is still there for somebody else'),
});
