import { accountBehind, refusalOfGuestToken, type GatePorts } from './identify-caller.ts';
import { issueToken } from './register-user.ts';
import { countByAddress } from '../shared/limits.ts';
import { refused, type Outcome } from '../shared/outcomes.ts';
import type { UnitOfWork } from '../shared/ports.ts';

export interface RegisterGuestPorts extends GatePorts {
  readonly unitOfWork: UnitOfWork;
}

/**
 * Creates the record of a guest for an anonymous account, in a house that allows it, and issues a token: the record is
 * without an email, in no list and no count. A repeat only issues a token. Whoever has a record of their own keeps it.
 * @param address the client's, whose new accounts are limited; null where it is unknown
 */
export async function registerGuest(
  ports: RegisterGuestPorts,
  { accessToken, address }: { readonly accessToken: string; readonly address: string | null },
): Promise<Outcome<{ readonly token: string }>> {
  const { accounts, unitOfWork, clock } = ports;
  const facts = await accounts.verifyIdToken(accessToken);
  if (typeof facts === 'string') return refused(facts, 'The ID token is not valid.');
  const behind = accountBehind(facts, await accounts.byUid(facts.uid));
  if (behind.status === 'refused') return behind;
  const refusal = await refusalOfGuestToken(ports, facts);
  if (refusal) return refusal;
  const { uid } = behind.value;
  const limited = await unitOfWork.run(`user ${uid}`, async (transaction) => {
    const nowMs = clock.nowMs();
    const [existing, pending] = await Promise.all([transaction.user(uid), transaction.pendingChange(uid)]);
    if (pending?.kind === 'deletion') return refused('ACCOUNT_DISABLED', 'The account is being deleted.');
    if (existing) return null;
    const refusal = await countByAddress(transaction, 'guest', address, nowMs);
    if (refusal) return refusal;
    const times = { createdAtMs: nowMs, updatedAtMs: nowMs, claimsChangedAtMs: nowMs };
    transaction.saveUser({ uid, email: '', displayName: '', role: 'guest', ...times });
    return null;
  });
  return limited ?? issueToken(ports, uid, accessToken);
}
