import { done, refused, type Outcome } from './outcomes.ts';
import type { Accounts, Clock, Identity } from './ports.ts';

const MAX_HEADER_BYTES = 8192;
const MAX_SKEW_MS = 60_000;

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
  if (facts === 'TOKEN_EXPIRED') return refused('TOKEN_EXPIRED', 'The session has ended. Please log in again.');
  if (facts === 'TOKEN_REVOKED')
    return refused('TOKEN_REVOKED', 'The session was ended elsewhere. Please log in again.');
  if (facts === 'TOKEN_INVALID') return refused('TOKEN_INVALID', 'The token is not valid.');
  const latest = clock.nowMs() + MAX_SKEW_MS;
  if (facts.issuedAtMs > latest || facts.authenticatedAtMs > latest) {
    return refused('TOKEN_INVALID', 'The token comes from the future.');
  }
  const account = await accounts.byUid(facts.uid);
  if (!account) return refused('TOKEN_REVOKED', 'The account no longer exists.');
  if (account.disabled) return refused('ACCOUNT_DISABLED', 'The account is disabled.');
  if (facts.authenticatedAtMs < account.validSinceMs) {
    return refused('TOKEN_REVOKED', 'The session was ended elsewhere. Please log in again.');
  }
  return done({ uid: account.uid, email: account.email, role: account.role });
}

function bearerOf(headers: readonly string[]): string | null {
  const [header] = headers;
  if (headers.length !== 1 || header === undefined || header.length > MAX_HEADER_BYTES) return null;
  return /^Bearer ([^\s,]+)$/i.exec(header)?.[1] ?? null;
}
