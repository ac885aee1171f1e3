import { normaliseEmail, sameEmail, type RegisterUserRequest } from '@foodhouse/domain';
import { ISSUED_TOKEN_MS } from '../config.ts';
import { refusalOfToken } from './identify-caller.ts';
import { countLimited } from './limits.ts';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Accounts, Caller, Clock, UnitOfWork } from './ports.ts';
import { removeStrayRecord } from './set-user-role.ts';

export interface RegisterUserPorts {
  readonly accounts: Accounts;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/**
 * Creates or refreshes the record of the person whose ID token comes, and issues a token. Path, body and token, and
 * the bearer where one was sent, must be the same person. An existing role never changes here, and a new record is a plain
 * user's whatever the claims say: only setting a role makes anyone more, and counts them. Nobody registers who is being
 * deleted.
 * @param address the client's: so many new accounts a minute and no more; renewing a token does not count
 */
export async function registerUser(
  { accounts, unitOfWork, clock }: RegisterUserPorts,
  pathEmail: string,
  request: RegisterUserRequest,
  bearer: Caller | null,
  address: string,
): Promise<Outcome<{ readonly token: string }>> {
  const facts = await accounts.verifyIdToken(request.accessToken);
  if (typeof facts === 'string') return refused(facts, 'The ID token is not valid.');
  const refusal = refusalOfToken(facts, clock.nowMs());
  if (refusal) return refusal;
  const account = await accounts.byUid(facts.uid);
  if (!account) return refused('TOKEN_REVOKED', 'The account no longer exists.');
  if (account.disabled) return refused('ACCOUNT_DISABLED', 'The account is disabled.');
  const isSamePerson =
    request.uid === facts.uid &&
    (bearer === null || bearer.uid === facts.uid) &&
    [pathEmail, request.email, facts.email].every((email) => sameEmail(email, account.email));
  if (!isSamePerson) return refused('IDENTITY_MISMATCH', 'Path, body and token must be the same person.');

  const limited = await unitOfWork.run(`user ${account.uid}`, async (transaction) => {
    const nowMs = clock.nowMs();
    const [existing, pending] = await Promise.all([
      transaction.user(account.uid),
      transaction.pendingChange(account.uid),
    ]);
    if (pending?.kind === 'deletion') return refused('ACCOUNT_DISABLED', 'The account is being deleted.');
    const email = normaliseEmail(account.email);
    const displayName = account.displayName || (existing?.displayName ?? '');
    if (existing) {
      if (existing.email !== email || existing.displayName !== displayName) {
        transaction.saveUser({ ...existing, email, displayName, updatedAtMs: nowMs });
      } else await transaction.completeUser(existing);
      return null;
    }
    const refusal = await countLimited(transaction, 'registration', address, nowMs);
    if (refusal) return refusal;
    transaction.saveUser({
      uid: account.uid,
      email,
      displayName,
      role: 'user',
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
      claimsChangedAtMs: nowMs,
    });
    transaction.addToCounter('users', 1);
    if (account.role !== 'user') {
      // The claims say more than the record, which counts: `tick` makes them agree.
      transaction.savePendingChange({ kind: 'role', uid: account.uid, email, role: 'user', startedAtMs: nowMs });
    }
    return null;
  });
  if (limited) return limited;
  const token = await accounts.issueToken(request.accessToken, ISSUED_TOKEN_MS);
  if (token !== null) return done({ token });
  // Deleted from beginning to end since the account was looked at: the record must not stay behind.
  if (!(await accounts.byUid(account.uid))) {
    await unitOfWork.run(`user ${account.uid}`, (transaction) => removeStrayRecord(transaction, account.uid));
  }
  return refused('TOKEN_REVOKED', 'The account no longer exists.');
}
