import { claimsOf, cleanLine, LIMITS, normaliseEmail, sameEmail, toRole, type Role } from '@foodhouse/domain';
import DataLoader from 'dataloader';
import type { Auth, DecodedIdToken, FirebaseAuthError, UserRecord as AuthUser } from 'firebase-admin/auth';
import type { Account, Accounts, TokenFacts, TokenFailure } from '../services/shared/ports.ts';
import { UnavailableError } from '../services/shared/outcomes.ts';
import { withDeadline } from './deadline.ts';

/** As many as the SDK takes at once. */
const MAX_LOOKUPS = 100;

const SESSION_ISSUER = 'https://session.firebase.google.com/';

/**
 * Firebase Auth behind the Accounts port. It distinguishes outages from bad tokens, because the site signs out on 401.
 */
export class AuthAccounts implements Accounts {
  readonly #auth: Auth;
  readonly #verifier: Auth;
  readonly #lookups: DataLoader<string, Account | null>;

  constructor(auth: Auth) {
    this.#auth = auth;
    this.#verifier = verifierOf(auth);
    this.#lookups = new DataLoader((uids) => this.#lookUp(uids), {
      cache: false, // an account is always read anew; only the call is shared
      maxBatchSize: MAX_LOOKUPS,
      batchScheduleFn: (send) => setImmediate(send),
    });
  }

  verify(token: string): Promise<TokenFacts | TokenFailure> {
    return issuerOf(token).startsWith(SESSION_ISSUER)
      ? this.#facts(this.#verifier.verifySessionCookie(token))
      : this.verifyIdToken(token);
  }

  verifyIdToken(token: string): Promise<TokenFacts | TokenFailure> {
    return this.#facts(this.#verifier.verifyIdToken(token));
  }

  /** Requests that arrive at the same moment share one lookup. */
  byUid(uid: string): Promise<Account | null> {
    return this.#lookups.load(uid);
  }

  async byEmail(email: string): Promise<Account | null> {
    try {
      return toAccount(await reached(this.#auth.getUserByEmail(normaliseEmail(email))));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null;
      throw error;
    }
  }

  async setRole(uid: string, role: Role): Promise<boolean> {
    const isSet = reached(this.#auth.setCustomUserClaims(uid, claimsOf(role))).then(() => true);
    return (await unlessGone(isSet)) ?? false;
  }

  async disable(uid: string): Promise<void> {
    await unlessGone(reached(this.#auth.updateUser(uid, { disabled: true })));
    await unlessGone(reached(this.#auth.revokeRefreshTokens(uid)));
  }

  async remove(uid: string): Promise<void> {
    await unlessGone(reached(this.#auth.deleteUser(uid)));
  }

  /** Auth checks the ID token again: it may have been revoked since its verification here. */
  async issueToken(idToken: string, lifetimeMs: number): Promise<string | null> {
    try {
      return await unlessGone(reached(this.#auth.createSessionCookie(idToken, { expiresIn: lifetimeMs })));
    } catch (error) {
      if (ENDED_CODES.has(codeOf(error))) return null;
      throw error;
    }
  }

  async #facts(verification: Promise<DecodedIdToken>): Promise<TokenFacts | TokenFailure> {
    try {
      const token = await reached(verification);
      return {
        uid: token.uid,
        email: token.email ?? '',
        provider: token.firebase.sign_in_provider,
        issuedAtMs: token.iat * 1000,
        authenticatedAtMs: token.auth_time * 1000,
      };
    } catch (error) {
      const code = codeOf(error);
      if (error instanceof UnavailableError) throw error;
      if (code === 'auth/id-token-expired' || code === 'auth/session-cookie-expired') return 'TOKEN_EXPIRED';
      if (code === 'auth/user-disabled') return 'ACCOUNT_DISABLED';
      const isEnded = ['auth/id-token-revoked', 'auth/session-cookie-revoked', 'auth/user-not-found'].includes(code);
      return isEnded ? 'TOKEN_REVOKED' : 'TOKEN_INVALID';
    }
  }

  async #lookUp(uids: readonly string[]): Promise<readonly (Account | null)[]> {
    const asked = [...new Set(uids)].filter(isUid);
    const { users } =
      asked.length === 0 ? { users: [] } : await reached(this.#auth.getUsers(asked.map((uid) => ({ uid }))));
    const found = new Map(users.map((user) => [user.uid, toAccount(user)]));
    return uids.map((uid) => found.get(uid) ?? null);
  }
}

/**
 * Verifies tokens as in production: without reading the account, which the services read themselves. With the emulator
 * the SDK reads the account itself, one call per token.
 */
function verifierOf(auth: Auth): Auth {
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST'] === undefined) return auth;
  return Object.create(auth, { getUser: { value: async () => ({ disabled: false }) } }) as Auth;
}

/** A malformed uid would fail the whole batch of lookups. */
function isUid(uid: string): boolean {
  return uid !== '' && uid.length <= LIMITS.id;
}

function toAccount(user: AuthUser): Account {
  return {
    uid: user.uid,
    email: user.email ?? '',
    // Google has verified the addresses of its accounts, whatever Auth's record says.
    emailVerified: user.emailVerified || user.providerData.some((link) => isVouchedFor(link, user.email)),
    displayName: cleanLine(user.displayName ?? '', LIMITS.name), // Auth accepts any name
    disabled: user.disabled,
    role: toRole(user.customClaims?.['role']),
    validSinceMs: user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0,
  };
}

function isVouchedFor({ providerId, email }: AuthUser['providerData'][number], address: string | undefined): boolean {
  return providerId === 'google.com' && address !== undefined && sameEmail(email, address);
}

function reached<T>(answer: Promise<T>): Promise<T> {
  return withDeadline('Auth', answer, isAuthOutage);
}

/** Null instead of an error for an account that no longer exists. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found' || codeOf(error) === 'auth/user-disabled') return null;
    throw error;
  }
}

/** Reads the issuer without trusting it: it only chooses which verification must pass. */
function issuerOf(token: string): string {
  try {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      iss?: unknown;
    };
    return typeof payload.iss === 'string' ? payload.iss : '';
  } catch {
    return ''; // not a JWT: the verification will fail
  }
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : '';
}

/** Auth's codes for an ID token that is no longer valid. */
const ENDED_CODES = new Set(['auth/id-token-expired', 'auth/id-token-revoked', 'auth/invalid-id-token']);

const OUTAGE_CODES = new Set(['app/network-error', 'app/network-timeout', 'auth/network-error']);
const TOO_MANY_REQUESTS = 429;

/** Whether Auth, or Google's public keys, could not be reached: an unverified token is not a bad one. */
export function isAuthOutage(error: unknown): boolean {
  if (OUTAGE_CODES.has(codeOf(error))) return true;
  if (codeOf(error) === 'auth/internal-error') {
    // Any answer that the SDK does not know. A refusal, such as a missing permission, would not pass with time.
    const { status } = (error as Partial<FirebaseAuthError>).httpResponse ?? {};
    return status === undefined || status >= 500 || status === TOO_MANY_REQUESTS;
  }
  // The SDK reports an argument error when the keys cannot be fetched; only the beginning of its message differs. The
  // token's own content comes later in such messages, so nobody can fake an outage.
  const message = error instanceof Error ? error.message : '';
  return /^(Error while making request|Error fetching public keys|Network error|connect E|getaddrinfo E)/.test(message);
}
