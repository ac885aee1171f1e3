import { claimsOf, toRole, type Role } from '@foodhouse/domain';
import type { Auth, DecodedIdToken, UserRecord as AuthUser } from 'firebase-admin/auth';
import { UnavailableError } from '../services/outcomes.ts';
import type { Account, Accounts, TokenFacts, TokenFailure } from '../services/ports.ts';

const SESSION_ISSUER = 'https://session.firebase.google.com/';

/** Firebase Auth behind the Accounts port. Outages are told from bad tokens, since the site signs out on 401. */
export class AuthAccounts implements Accounts {
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  verify(token: string): Promise<TokenFacts | TokenFailure> {
    return issuerOf(token).startsWith(SESSION_ISSUER)
      ? this.#facts(this.#auth.verifySessionCookie(token))
      : this.verifyIdToken(token);
  }

  verifyIdToken(token: string): Promise<TokenFacts | TokenFailure> {
    return this.#facts(this.#auth.verifyIdToken(token));
  }

  byUid(uid: string): Promise<Account | null> {
    return this.#account(this.#auth.getUser(uid));
  }

  byEmail(email: string): Promise<Account | null> {
    return this.#account(this.#auth.getUserByEmail(email.trim().toLowerCase()));
  }

  async setRole(uid: string, role: Role): Promise<void> {
    await reached(this.#auth.setCustomUserClaims(uid, claimsOf(role)));
  }

  issueToken(idToken: string, lifetimeMs: number): Promise<string> {
    return reached(this.#auth.createSessionCookie(idToken, { expiresIn: lifetimeMs }));
  }

  async #facts(verification: Promise<DecodedIdToken>): Promise<TokenFacts | TokenFailure> {
    try {
      const token = await verification;
      return {
        uid: token.uid,
        email: token.email ?? '',
        issuedAtMs: token.iat * 1000,
        authenticatedAtMs: token.auth_time * 1000,
      };
    } catch (error) {
      const code = codeOf(error);
      if (isOutage(error)) throw new UnavailableError('Auth', error);
      if (code === 'auth/id-token-expired' || code === 'auth/session-cookie-expired') return 'TOKEN_EXPIRED';
      const isEnded = [
        'auth/id-token-revoked',
        'auth/session-cookie-revoked',
        'auth/user-not-found',
        'auth/user-disabled',
      ].includes(code);
      return isEnded ? 'TOKEN_REVOKED' : 'TOKEN_INVALID';
    }
  }

  async #account(request: Promise<AuthUser>): Promise<Account | null> {
    try {
      const user = await request;
      return {
        uid: user.uid,
        email: user.email ?? '',
        displayName: user.displayName ?? '',
        disabled: user.disabled,
        role: toRole(user.customClaims?.['role']),
        validSinceMs: user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0,
      };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'auth/user-not-found' || code === 'auth/invalid-uid' || code === 'auth/invalid-email') return null;
      if (isOutage(error)) throw new UnavailableError('Auth', error);
      throw error;
    }
  }
}

async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isOutage(error)) throw new UnavailableError('Auth', error);
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
    return ''; // no JWT at all: the verification says so
  }
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : '';
}

function isOutage(error: unknown): boolean {
  const text = `${codeOf(error)} ${error instanceof Error ? error.message : ''}`;
  return /network-error|network-timeout|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|auth\/internal-error/.test(text);
}
