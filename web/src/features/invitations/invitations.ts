import {
  INVITATION_KEY_HEADER,
  type AcceptedInvitationDto,
  type InvitationDto,
  type InviteRequest,
  type MadeInvitationDto,
  type Reason,
  type ShownInvitationDto,
} from '@foodhouse/domain';
import { callAsUser } from '../../data/call-as-user.ts';
import { callApi, type ApiAnswer } from '../../data/client.ts';

/** Why a link does not work. */
const OVER = [
  'INVITATION_NOT_FOUND',
  'INVITATION_USED',
  'INVITATION_CALLED_BACK',
  'INVITATION_EXPIRED',
  'INVITATION_VOID',
] as const satisfies readonly Reason[];
export type Over = (typeof OVER)[number];

export function isOver(reason: Reason | null): reason is Over {
  return OVER.some((over) => over === reason);
}

/** What a link leads to. */
export type Found = ShownInvitationDto | { readonly over: Over };

/** Requests about invitations, for admins. */
export const manageInvitations = {
  list: (): Promise<ApiAnswer<readonly InvitationDto[]>> => callAsUser('/invitations', {}),
  make: (body: InviteRequest): Promise<ApiAnswer<MadeInvitationDto>> =>
    callAsUser('/invitations', { method: 'POST', body }),
  callBack: (id: string): Promise<ApiAnswer<unknown>> =>
    callAsUser(`/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' }),
};

/** The invitation of a link. Its key is in a header: addresses are in logs. */
export async function findInvitation(key: string, isSignedIn: boolean): Promise<ApiAnswer<Found>> {
  const request = { headers: { [INVITATION_KEY_HEADER]: key } };
  const call = isSignedIn ? callAsUser<ShownInvitationDto> : callApi<ShownInvitationDto>;
  const answer = await call('/invitation', request);
  if (answer.ok || !isOver(answer.reason)) return answer;
  return { ok: true, value: { over: answer.reason } };
}

/** Takes the role of an invitation. May be sent again: the same person gets the same answer. */
export function acceptInvitation(key: string): Promise<ApiAnswer<AcceptedInvitationDto>> {
  return callAsUser('/invitation/accept', { method: 'POST', body: { key } });
}
