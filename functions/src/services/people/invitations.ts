import {
  canInvite,
  hasAtLeast,
  INVITATION_MS,
  judgeInvitation,
  MOST,
  type Invitation,
  type InvitationState,
  type InviteRequest,
  type User,
} from '@foodhouse/domain';
import { digest } from '../shared/digest.ts';
import { countLimited } from '../shared/limits.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Caller, Clock, Identity, Ids, InvitationBook, UnitOfWork, UserDirectory } from '../shared/ports.ts';

export interface InvitationPorts {
  readonly unitOfWork: UnitOfWork;
  readonly invitationBook: InvitationBook;
  readonly userDirectory: Pick<UserDirectory, 'user'>;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** An invitation, and who made it; null where they may no longer invite. */
export interface ListedInvitation extends Invitation {
  readonly by: string | null;
}

/** What an invitation is found by: nobody who reads the database, a log or a backup learns the key of a link. */
export function invitationIdOf(key: string): string {
  return digest('invitation', key);
}

/** Makes an invitation. Its key is in the answer, and nowhere else. */
export async function invite(
  { unitOfWork, userDirectory, ids, clock }: InvitationPorts,
  caller: Caller,
  { role, name }: InviteRequest,
): Promise<Outcome<ListedInvitation & { readonly key: string }>> {
  if (!canInvite(caller.role, role)) return refused('ROLE_REQUIRED', 'Nobody invites to a role above their own.');
  const key = ids.newLinkKey();
  const inviter = await userDirectory.user(caller.uid);
  return unitOfWork.run(`user ${caller.uid}`, async (transaction) => {
    const nowMs = clock.nowMs();
    const limited = await countLimited(transaction, 'invitation', caller.uid, nowMs);
    if (limited) return limited;
    const invitation: Invitation = {
      id: invitationIdOf(key),
      role,
      name,
      byUid: caller.uid,
      createdAtMs: nowMs,
      endsAtMs: nowMs + INVITATION_MS,
      usedByUid: null,
      usedAtMs: null,
      calledBackAtMs: null,
    };
    transaction.createInvitation(invitation);
    transaction.addAudit({
      action: 'invitation.make',
      byUid: caller.uid,
      subject: invitation.id,
      before: 'nothing',
      after: role,
      requestId: caller.requestId,
      atMs: nowMs,
    });
    return done({ ...invitation, key, by: inviter ? wordsFor(inviter) : caller.email });
  });
}

/** Those that wait for somebody, the latest first, with those that no longer work because of who made them. */
export async function openInvitations({
  invitationBook,
  userDirectory,
  clock,
}: Pick<InvitationPorts, 'invitationBook' | 'userDirectory' | 'clock'>): Promise<Outcome<readonly ListedInvitation[]>> {
  const nowMs = clock.nowMs();
  const invitations = await invitationBook.unusedAt(nowMs, MOST.invitations);
  const inviters = await Promise.all(invitations.map(({ byUid }) => userDirectory.user(byUid)));
  return done(
    invitations.flatMap((invitation, index) => {
      const inviter = inviters[index] ?? null;
      const state = judgeInvitation(invitation, inviter?.role ?? null, nowMs);
      if (state === 'open') return [{ ...invitation, by: inviter && wordsFor(inviter) }];
      return state === 'void' ? [{ ...invitation, by: null }] : [];
    }),
  );
}

/** Calls an invitation back: its link no longer works. A repeat changes nothing. */
export async function callBackInvitation(
  { unitOfWork, clock }: Pick<InvitationPorts, 'unitOfWork' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<Outcome<{ readonly id: string }>> {
  return unitOfWork.run(`invitation ${id}`, async (transaction) => {
    const invitation = await transaction.invitation(id);
    if (!invitation) return refusalOf('not-found');
    if (invitation.usedByUid !== null) return refusalOf('used');
    if (invitation.calledBackAtMs !== null) return done({ id });
    const atMs = clock.nowMs();
    transaction.saveInvitation({ ...invitation, name: '', calledBackAtMs: atMs });
    transaction.addAudit({
      action: 'invitation.callBack',
      byUid: caller.uid,
      subject: id,
      before: invitation.role,
      after: 'nothing',
      requestId: caller.requestId,
      atMs,
    });
    return done({ id });
  });
}

/** An invitation as whoever has its link sees it. */
export interface ShownInvitation {
  readonly invitation: Invitation;
  /** The name of whoever made it, never their address; empty where they have none. */
  readonly by: string;
  readonly isAccepted: boolean;
}

/** The invitation of a link. @param caller null for somebody who is not signed in */
export async function readInvitation(
  { invitationBook, userDirectory, clock }: Pick<InvitationPorts, 'invitationBook' | 'userDirectory' | 'clock'>,
  caller: Identity | null,
  key: string,
): Promise<Outcome<ShownInvitation>> {
  const invitation = key === '' ? null : await invitationBook.invitation(invitationIdOf(key));
  if (!invitation) return refusalOf('not-found');
  const inviter = await userDirectory.user(invitation.byUid);
  const hasUsed = caller !== null && invitation.usedByUid === caller.uid;
  const guest = hasUsed ? await userDirectory.user(caller.uid) : null;
  // To somebody from whom the role was taken since, their old link is a used one.
  const isAccepted = guest !== null && hasAtLeast(guest.role, invitation.role);
  const state = judgeInvitation(invitation, inviter?.role ?? null, clock.nowMs());
  if (state !== 'open' && !isAccepted) return refusalOf(state);
  return done({ invitation, by: inviter?.displayName ?? '', isAccepted });
}

const REFUSALS: Record<Exclude<InvitationState, 'open'> | 'not-found', Refusal> = {
  'not-found': refused('INVITATION_NOT_FOUND', 'There is no such invitation.'),
  used: refused('INVITATION_USED', 'The invitation was used: each works once.'),
  'called-back': refused('INVITATION_CALLED_BACK', 'The invitation was withdrawn.'),
  expired: refused('INVITATION_EXPIRED', 'The invitation has expired.'),
  void: refused('INVITATION_VOID', 'Whoever made the invitation may no longer invite to this role.'),
};

/** Why an invitation does not work. */
export function refusalOf(state: keyof typeof REFUSALS): Refusal {
  return REFUSALS[state];
}

function wordsFor({ displayName, email }: User): string {
  return displayName === '' ? email : displayName;
}
