import { GUEST_PROVIDER, isAllowedProvider, isMember, lowerRole, type User } from '@foodhouse/domain';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type {
  Account,
  Accounts,
  Clock,
  HouseBook,
  Identity,
  TokenFacts,
  TokenFailure,
  UserDirectory,
} from '../shared/ports.ts';

const MAX_HEADER_BYTES = 8192;
const MAX_SKEW_MS = 60_000;

const FAILURES: Record<TokenFailure, Refusal> = {
  TOKEN_EXPIRED: refused('TOKEN_EXPIRED', 'The session has ended. Please log in again.'),
  TOKEN_REVOKED: refused('TOKEN_REVOKED', 'The session was ended elsewhere. Please log in again.'),
  TOKEN_INVALID: refused('TOKEN_INVALID', 'The token is not valid.'),
  ACCOUNT_DISABLED: refused('ACCOUNT_DISABLED', 'The account is disabled.'),
};

/** The ports of the gate. */
export interface GatePorts {
  readonly accounts: Accounts;
  readonly userDirectory: Pick<UserDirectory, 'user'>;
  readonly houseBook: Pick<HouseBook, 'settings'>;
  readonly clock: Clock;
}

/**
 * The gate: identifies the caller by their current account and record. The role is the lower one of the record and the
 * account's claims, never the token's: a removed admin's token is valid for an hour, and after an interrupted change of
 * role neither source may grant more than the other.
 */
export async function identifyCaller(ports: GatePorts, authorization: readonly string[]): Promise<Outcome<Identity>> {
  const known = await identify(ports, authorization, refusalOfCaller);
  if (known.status === 'refused') return known;
  const { account, record } = known.value;
  if (!record) return NOT_REGISTERED;
  return done({ uid: account.uid, email: account.email, role: lowerRole(record.role, account.role) });
}

/** The same for people who may only register now: without a record they are plain users. */
export async function identifyRegistrant(
  ports: GatePorts,
  authorization: readonly string[],
): Promise<Outcome<Identity>> {
  const known = await identify(ports, authorization, async ({ clock }, facts) => refusalOfToken(facts, clock.nowMs()));
  if (known.status === 'refused') return known;
  const { account, record } = known.value;
  return done({ uid: account.uid, email: account.email, role: lowerRole(record?.role ?? 'user', account.role) });
}

const NOT_REGISTERED = refused('NOT_REGISTERED', 'The account is not registered with this house.');
const NOT_ALLOWED = refused('PROVIDER_NOT_ALLOWED', 'This house knows sign-in by email and password, and by Google.');

/** The reason to refuse a verified token: its times, or its sign-in method. Null when there is none. */
export function refusalOfToken(facts: TokenFacts, nowMs: number): Refusal | null {
  return refusalOfTimes(facts, nowMs) ?? (isAllowedProvider(facts.provider) ? null : NOT_ALLOWED);
}

/** The same for the token of somebody without an account, whom only a house that wants guests lets in. */
export async function refusalOfGuestToken(
  { houseBook, clock }: Pick<GatePorts, 'clock' | 'houseBook'>,
  facts: TokenFacts,
): Promise<Refusal | null> {
  const refusal = refusalOfTimes(facts, clock.nowMs());
  if (refusal) return refusal;
  return facts.provider === GUEST_PROVIDER && (await houseBook.settings()).guestOrders ? null : NOT_ALLOWED;
}

/**
 * An anonymous account without the record of a guest is nobody, and so is a guest where there are none. A guest who got
 * an account of their own registers first.
 */
async function refusalOfCaller(ports: GatePorts, facts: TokenFacts, record: User | null): Promise<Refusal | null> {
  const isGuest = record !== null && !isMember(record.role);
  if (isGuest && facts.provider === GUEST_PROVIDER) return refusalOfGuestToken(ports, facts);
  return refusalOfToken(facts, ports.clock.nowMs()) ?? (isGuest ? NOT_REGISTERED : null);
}

function refusalOfTimes({ issuedAtMs, authenticatedAtMs }: TokenFacts, nowMs: number): Refusal | null {
  const latest = nowMs + MAX_SKEW_MS;
  if (issuedAtMs <= latest && authenticatedAtMs <= latest) return null;
  return refused('TOKEN_INVALID', 'The token comes from the future.');
}

/** The account of a verified token, unless it is deleted, disabled, or its sessions were revoked. */
export function accountBehind(facts: TokenFacts, account: Account | null): Outcome<Account> {
  if (!account) return refused('TOKEN_REVOKED', 'The account no longer exists.');
  if (account.disabled) return FAILURES.ACCOUNT_DISABLED;
  if (facts.authenticatedAtMs < account.validSinceMs) return FAILURES.TOKEN_REVOKED;
  return done(account);
}

async function identify(
  ports: GatePorts,
  authorization: readonly string[],
  refusalOf: (ports: GatePorts, facts: TokenFacts, record: User | null) => Promise<Refusal | null>,
): Promise<Outcome<{ readonly account: Account; readonly record: User | null }>> {
  const token = bearerOf(authorization);
  if (token === null) return refused('TOKEN_MISSING', 'Expected exactly one Authorization: Bearer header.');
  const { accounts, userDirectory } = ports;
  const facts = await accounts.verify(token);
  if (typeof facts === 'string') return FAILURES[facts];
  const [account, record] = await Promise.all([accounts.byUid(facts.uid), userDirectory.user(facts.uid)]);
  const behind = accountBehind(facts, account);
  if (behind.status === 'refused') return behind;
  return (await refusalOf(ports, facts, record)) ?? done({ account: behind.value, record });
}

function bearerOf(headers: readonly string[]): string | null {
  const [header] = headers;
  if (headers.length !== 1 || header === undefined || header.length > MAX_HEADER_BYTES) return null;
  return /^Bearer ([^\s,]+)$/i.exec(header)?.[1] ?? null;
}
