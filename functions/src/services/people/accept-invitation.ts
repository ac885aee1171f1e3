import {
  hasAtLeast,
  isMember,
  judgeInvitation,
  type AcceptedInvitationDto,
  type GivenRole,
  type Invitation,
} from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Account, Caller, Transaction } from '../shared/ports.ts';
import { invitationIdOf, refusalOf } from './invitations.ts';
import { beginRoleChange, finishRoleChange, type SetUserRolePorts } from './set-user-role.ts';

/** What the first commit has decided. */
interface Begun extends AcceptedInvitationDto {
  /** Whether the account still has to be told. */
  readonly hasMore: boolean;
}

/**
 * Gives the caller the role of an invitation, as an admin's change of a role does (`setUserRole`): the first commit uses the
 * invitation up, changes the record and leaves a pending change, so that of two people one gets it, and a repeat or `tick`
 * completes what was interrupted. Who has as much already keeps it, and the invitation is still there for somebody else.
 */
export async function acceptInvitation(
  ports: SetUserRolePorts,
  caller: Caller,
  key: string,
): Promise<Outcome<AcceptedInvitationDto>> {
  const account = await ports.accounts.byUid(caller.uid);
  if (!account) return refused('TOKEN_REVOKED', 'The account no longer exists.');
  const begun = await ports.unitOfWork.run('admins', (transaction) =>
    beginAcceptance(ports, transaction, caller, account, key),
  );
  if (begun.status === 'refused') return begun;
  const { role, isGranted, hasMore } = begun.value;
  if (hasMore) await finishRoleChange(ports, caller.uid);
  return done({ role, isGranted });
}

async function beginAcceptance(
  ports: SetUserRolePorts,
  transaction: Transaction,
  caller: Caller,
  account: Account,
  key: string,
): Promise<Outcome<Begun>> {
  const invitation = key === '' ? null : await transaction.invitation(invitationIdOf(key));
  if (!invitation) return refusalOf('not-found');
  const [inviter, record, pending] = await Promise.all([
    transaction.user(invitation.byUid),
    transaction.user(caller.uid),
    transaction.pendingChange(caller.uid),
  ]);
  const nowMs = ports.clock.nowMs();
  const state = judgeInvitation(invitation, inviter?.role ?? null, nowMs);
  // Nobody gets back by an old link what was taken from them since.
  const role = record && isMember(record.role) ? (record.role as GivenRole) : 'user';
  const isEnough = hasAtLeast(role, invitation.role);
  const isRepeat = state === 'used' && invitation.usedByUid === caller.uid;
  if (isEnough && (isRepeat || state === 'open'))
    return done({ role, isGranted: isRepeat, hasMore: pending?.kind === 'role' });
  if (state !== 'open') return refusalOf(state);
  const changed = await beginRoleChange(
    ports,
    transaction,
    { uid: invitation.byUid, requestId: caller.requestId },
    account,
    invitation.role,
  );
  if (changed.status === 'refused') return changed;
  useUp(transaction, invitation, caller, nowMs);
  return done({ role: invitation.role, isGranted: true, hasMore: changed.value });
}

/** The name goes: from now on the record of the user has it. */
function useUp(transaction: Transaction, invitation: Invitation, caller: Caller, atMs: number): void {
  transaction.saveInvitation({ ...invitation, name: '', usedByUid: caller.uid, usedAtMs: atMs });
  transaction.addAudit({
    action: 'invitation.accept',
    byUid: caller.uid,
    subject: invitation.id,
    before: 'open',
    after: 'used',
    requestId: caller.requestId,
    atMs,
  });
}
