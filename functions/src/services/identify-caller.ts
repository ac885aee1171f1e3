import { done, refused, type Outcome } from './outcomes.ts';
import type { Accounts, Clock, Identity, TokenFailure } from './ports.ts';

const MAX_HEADER_BYTES = 8192;
const MAX_SKEW_MS = 60_000;

const FAILURES: Record<TokenFailure, string> = {
  TOKEN_EXPIRED: 'The session has ended. Please log in again.',
  TOKEN_REVOKED: 'The session was ended elsewhere. Please log in again.',
  TOKEN_INVALID: 'The token is not valid.',
  ACCOUNT_DISABLED: 'The account is disabled.',
};

/**
 * The gate: who sends this request, by the account as it stands now. The role comes from the account's claims at
 * call time, never from the token's, since a removed admin's token lives on for an hour.
 */
export async function identifyCaller(
  { accounts, clock }: { readonly accounts: Accounts; readonly clock: Clock },
  authorization: readonly string[],
): Promise<Outcome<Identity>> {
  const token = bearerOf(authorization);
  if (token === null) return refused('TOKEN_MISSING', 'Expected exactly one Authorization: Bearer header.');
  const facts = await accounts.verify(token);
  if (typeof facts === 'string') return refused(facts, FAILURES[facts]);
  const latest = clock.nowMs() + MAX_SKEW_MS;
  if (facts.issuedAtMs > latest || facts.authenticatedAtMs > latest) {
    return refused('TOKEN_INVALID', 'The token comes from the future.');
  }
  const account = await accounts.byUid(facts.uid);
  if (!account) return refused('TOKEN_REVOKED', 'The account no longer exists.');
  if (account.disabled) return refused('ACCOUNT_DISABLED', FAILURES.ACCOUNT_DISABLED);
  if (facts.authenticatedAtMs < account.validSinceMs) {
    return refused('TOKEN_REVOKED', FAILURES.TOKEN_REVOKED);
  }
  return done({ uid: account.uid, email: account.email, role: account.role });
}

function bearerOf(headers: readonly string[]): string | null {
  const [header] = headers;
  if (headers.length !== 1 || header === undefined || header.length > MAX_HEADER_BYTES) return null;
  return /^Bearer ([^\s,]+)$/i.exec(header)?.[1] ?? null;
}
