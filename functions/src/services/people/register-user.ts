import { isMember, normaliseEmail, sameEmail, type RegisterUserRequest } from '@foodhouse/domain';
import { accountBehind, refusalOfToken } from './identify-caller.ts';
import { countByAddress } from '../shared/limits.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Accounts, Caller, Clock, UnitOfWork } from '../shared/ports.ts';
import { removeStrayRecord } from './set-user-role.ts';

/** How long an issued token lives. */
export const ISSUED_TOKEN_MS = 60 * 60 * 1000;

export interface RegisterUserPorts {
  readonly accounts: Accounts;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/** One registration, or one renewal of a token. */
export interface RegistrationCall {
  /** The email in the path. */
  readonly pathEmail: string;
  /** The ID token, with the email and the uid that it must belong to. */
  readonly request: RegisterUserRequest;
  /** The person of the request's bearer; null without one. */
  readonly bearer: Caller | null;
  /** The client's address, whose new accounts are limited; null where it is unknown. Renewing a token does not count. */
  readonly address: string | null;
}

/**
 * Creates or renews the record of the ID token's person, and issues a token. Path, body, ID token and bearer must name
 * the same person. An existing role never changes here, but that of a guest, who becomes a user; and a new record has the role user whatever the claims say:
 * only setting a role grants more, and counts admins. Nobody can register during their deletion.
 */
export async function registerUser(
  { accounts, unitOfWork, clock }: RegisterUserPorts,
  { pathEmail, request, bearer, address }: RegistrationCall,
): Promise<Outcome<{ readonly token: string }>> {
  const facts = await accounts.verifyIdToken(request.accessToken);
  if (typeof facts === 'string') return refused(facts, 'The ID token is not valid.');
  const refusal = refusalOfToken(facts, clock.nowMs());
  if (refusal) return refusal;
  const behind = accountBehind(facts, await accounts.byUid(facts.uid));
  if (behind.status === 'refused') return behind;
  const account = behind.value;
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
    if (existing && isMember(existing.role)) {
      if (existing.email !== email || existing.displayName !== displayName) {
        transaction.saveUser({ ...existing, email, displayName, updatedAtMs: nowMs });
      } else await transaction.completeUser(existing);
      return null;
    }
    // A guest was counted when they became one; with an account of their own they are a user, and keep their orders.
    const refusal = existing ? null : await countByAddress(transaction, 'registration', address, nowMs);
    if (refusal) return refusal;
    transaction.saveUser({
      uid: account.uid,
      email,
      displayName,
      role: 'user',
      createdAtMs: existing?.createdAtMs ?? nowMs,
      updatedAtMs: nowMs,
      claimsChangedAtMs: nowMs,
    });
    transaction.addToCounter('users', 1);
    if (account.role !== 'user') {
      // The claims grant more than the record, which counts: `tick` corrects them.
      transaction.savePendingChange({ kind: 'role', uid: account.uid, email, role: 'user', startedAtMs: nowMs });
    }
    return null;
  });
  return limited ?? issueToken({ accounts, unitOfWork }, account.uid, request.accessToken);
}

/** A token for somebody whose record has just been read or written. */
export async function issueToken(
  { accounts, unitOfWork }: Pick<RegisterUserPorts, 'accounts' | 'unitOfWork'>,
  uid: string,
  idToken: string,
): Promise<Outcome<{ readonly token: string }>> {
  const token = await accounts.issueToken(idToken, ISSUED_TOKEN_MS);
  if (token !== null) return done({ token });
  // The user was deleted since their account was read: the record must not stay.
  if (!(await accounts.byUid(uid))) {
    await unitOfWork.run(`user ${uid}`, (transaction) => removeStrayRecord(transaction, uid));
  }
  return refused('TOKEN_REVOKED', 'The account no longer exists.');
}
