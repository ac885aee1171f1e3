import {
  acceptedInvitationAnswer,
  acceptInvitationSchema,
  canManageUsers,
  INVITATION_KEY_HEADER,
  invitationAnswer,
  inviteSchema,
  madeInvitationAnswer,
  parseAcceptInvitationRequest,
  parseInviteRequest,
  ROLES,
  rolesWho,
  shownInvitationAnswer,
  toInvitationDto,
  toMadeInvitationDto,
  type ShownInvitationDto,
} from '@foodhouse/domain';
import { z } from 'zod';
import { acceptInvitation } from '../../services/people/accept-invitation.ts';
import {
  callBackInvitation,
  invitationIdOf,
  invite,
  openInvitations,
  readInvitation,
  type ListedInvitation,
  type ShownInvitation,
} from '../../services/people/invitations.ts';
import type { Outcome } from '../../services/shared/outcomes.ts';
import { clean, idParams } from '../parameters.ts';
import { limitGuesses } from '../process-limits.ts';
import { route, type Route } from '../route.ts';

const isRight = (outcome: Outcome<unknown>): boolean =>
  outcome.status === 'done' || outcome.reason !== 'INVITATION_NOT_FOUND';

/** Why the link of an invitation does not work. */
const OVER = [
  'INVITATION_NOT_FOUND',
  'INVITATION_USED',
  'INVITATION_CALLED_BACK',
  'INVITATION_EXPIRED',
  'INVITATION_VOID',
] as const;

/** Invitations of those who are to work here. The key of a link is in a header or a body: addresses are in logs. */
export function invitationRoutes(): readonly Route[] {
  const guesses = limitGuesses({ count: 20, windowMs: 60_000 });
  return [
    route({
      method: 'post',
      path: '/invitations',
      access: rolesWho(canManageUsers),
      summary:
        'Invites somebody to work here, with a role that is not above one’s own. The link is /invite# and the key of the answer: for seven days, once. A person may make thirty an hour.',
      body: { schema: inviteSchema, parse: parseInviteRequest },
      answer: { http: 201, schema: madeInvitationAnswer, toBody: toMadeInvitationDto },
      refusals: ['RATE_LIMITED', 'CONTENTION'],
      handle: ({ ports, caller, body }) => invite(ports, caller, body),
    }),
    route({
      method: 'get',
      path: '/invitations',
      access: rolesWho(canManageUsers),
      summary: 'The invitations that nobody has accepted yet, the latest first, without their keys.',
      answer: {
        schema: z.array(invitationAnswer),
        toBody: (invitations: readonly ListedInvitation[]) => invitations.map(toInvitationDto),
      },
      handle: ({ ports }) => openInvitations(ports),
    }),
    route({
      method: 'delete',
      path: '/invitations/:id',
      access: rolesWho(canManageUsers),
      summary: 'Calls an invitation back: its link no longer works.',
      params: idParams,
      answer: { schema: z.strictObject({ id: z.string() }) },
      refusals: ['INVITATION_NOT_FOUND', 'INVITATION_USED', 'CONTENTION'],
      handle: ({ ports, caller, params }) => callBackInvitation(ports, caller, params.id),
    }),
    route({
      method: 'get',
      path: '/invitation',
      access: 'optional',
      guests: true,
      summary: `The invitation of a link, for whoever has it. Its key is the header ${INVITATION_KEY_HEADER}.`,
      answer: {
        schema: shownInvitationAnswer,
        toBody: ({ invitation, by, isAccepted }: ShownInvitation): ShownInvitationDto => ({
          role: invitation.role,
          by,
          endsAt: new Date(invitation.endsAtMs).toISOString(),
          isAccepted,
        }),
      },
      refusals: [...OVER, 'RATE_LIMITED'],
      handle({ ports, caller, request }) {
        const key = clean(request.headers[INVITATION_KEY_HEADER]);
        const guess = { request, uid: caller?.uid, guess: invitationIdOf(key), nowMs: ports.clock.nowMs() };
        return guesses(guess, () => readInvitation(ports, caller, key), isRight);
      },
    }),
    route({
      method: 'post',
      path: '/invitation/accept',
      access: ROLES,
      summary:
        'Gives the caller the role of an invitation, by the key of its link, and uses it up. Whoever has as much already keeps it. A repeat gets the same answer.',
      inSteps: true,
      body: { schema: acceptInvitationSchema, parse: parseAcceptInvitationRequest },
      answer: { schema: acceptedInvitationAnswer },
      refusals: [...OVER, 'EMAIL_NOT_VERIFIED', 'BEING_DELETED', 'RATE_LIMITED', 'CONTENTION'],
      handle({ ports, caller, body, request }) {
        const guess = { request, uid: caller.uid, guess: invitationIdOf(body.key), nowMs: ports.clock.nowMs() };
        return guesses(guess, () => acceptInvitation(ports, caller, body.key), isRight);
      },
    }),
  ];
}
