import { isAllowedProvider, lowerRole, type User } from '@foodhouse/domain';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import type { Account, Accounts, Clock, Identity, TokenFacts, TokenFailure, UserDirectory } from './ports.ts';

const MAX_HEADER_BYTES = 8192;
const MAX_SKEW_MS = 60_000;

const FAILURES: Record<TokenFailure, string> = {
  TOKEN_EXPIRED: 'The session has ended. Please log in again.',
  TOKEN_REVOKED: 'The session was ended elsewhere. Please log in again.',
  TOKEN_INVALID: 'The token is not valid.',
  ACCOUNT_DISABLED: 'The account is disabled.',
};

/** The ports of the gate. */
export interface GatePorts {
  readonly accounts: Accounts;
  readonly userDirectory: Pick<UserDirectory, 'user'>;
  readonly clock: Clock;
}

/**
 * The gate: identifies the caller by their current account and record. The role is the lower one of the record and the
 * account's claims, never the token's: a removed admin's token is valid for an hour, and after an interrupted change of
 * role neither source may grant more than the other.
 */
export async function identifyCaller(ports: GatePorts, authorization: readonly string[]): Promise<Outcome<Identity>> {
  const known = await identify(ports, authorization);
  if (known.status === 'refused') return known;
  const { account, record } = known.value;
  if (!record) return refused('NOT_REGISTERED', 'The account is not registered with this house.');
  return done({ uid: account.uid, email: account.email, role: lowerRole(record.role, account.role) });
}

/** The same for people who may only register now: without a record they are plain users. */
export async function identifyRegistrant(
  ports: GatePorts,
  authorization: readonly string[],
): Promise<Outcome<Identity>> {
  const known = await identify(ports, authorization);
  if (known.status === 'refused') return known;
  const { account, record } = known.value;
  return done({ uid: account.uid, email: account.email, role: lowerRole(record?.role ?? 'user', account.role) });
}

/** The reason to refuse a verified token: its times, or its sign-in method. Null when there is none. */
export function refusalOfToken(facts: TokenFacts, nowMs: number): Refusal | null {
  const latest = nowMs + MAX_SKEW_MS;
  if (facts.issuedAtMs > latest || facts.authenticatedAtMs > latest) {
    return refused('TOKEN_INVALID', 'The token comes from the future.');
  }
  if (isAllowedProvider(facts.provider)) return null;
  return refused('PROVIDER_NOT_ALLOWED', 'This house knows sign-in by email and password, and by Google.');
}

/** The account of a verified token, unless it is deleted, disabled, or its sessions were revoked. */
export function accountBehind(facts: TokenFacts, account: Account | null): Outcome<Account> {
  if (!account) return refused('TOKEN_REVOKED', 'The account no longer exists.');
  if (account.disabled) return refused('ACCOUNT_DISABLED', FAILURES.ACCOUNT_DISABLED);
  if (facts.authenticatedAtMs < account.validSinceMs) return refused('TOKEN_REVOKED', FAILURES.TOKEN_REVOKED);
  return done(account);
}

async function identify(
  { accounts, userDirectory, clock }: GatePorts,
  authorization: readonly string[],
): Promise<Outcome<{ readonly account: Account; readonly record: User | null }>> {
  const token = bearerOf(authorization);
  if (token === null) return refused('TOKEN_MISSING', 'Expected exactly one Authorization: Bearer header.');
  const facts = await accounts.verify(token);
  if (typeof facts === 'string') return refused(facts, FAILURES[facts]);
  const [account, record] = await Promise.all([accounts.byUid(facts.uid), userDirectory.user(facts.uid)]);
  const behind = accountBehind(facts, account);
  if (behind.status === 'refused') return behind;
  return refusalOfToken(facts, clock.nowMs()) ?? done({ account: behind.value, record });
}

function bearerOf(headers: readonly string[]): string | null {
  const [header] = headers;
  if (headers.length !== 1 || header === undefined || header.length > MAX_HEADER_BYTES) return null;
  return /^Bearer ([^\s,]+)$/i.exec(header)?.[1] ?? null;
}
