import { DEFAULT_SETTINGS, sameEmail } from '@foodhouse/domain';
import type { Account, Accounts, Caller, Clock, Ids, Settings, TokenFacts, TokenFailure } from '../shared/ports.ts';

export const NOW_MS = Date.UTC(2026, 5, 1, 12);

export const fixedClock: Clock = { nowMs: () => NOW_MS };

/** A house that has set nothing. */
export const NO_GUESTS = { settings: async () => DEFAULT_SETTINGS };

/** A house that requires verified emails. */
export const STRICT: Settings = { requiresVerifiedEmail: true };

/** Ids that count: order-1, order-2, … */
export function countingIds(word = 'order'): Ids {
  let count = 0;
  return {
    newId: () => `${word}-${(count += 1)}`,
    newPickupCode: () => 'K7M2QX',
    newLinkKey: () => `key-${(count += 1)}`,
  };
}

export const ANN: Caller = { uid: 'ann', email: 'ann@example.com', role: 'user', requestId: 'request-1' };
export const BOSS: Caller = { uid: 'boss', email: 'boss@example.com', role: 'admin', requestId: 'request-1' };
export const COOK: Caller = { uid: 'cook', email: 'cook@example.com', role: 'chef', requestId: 'request-1' };

export function anAccount(changes: Partial<Account> = {}): Account {
  return {
    uid: 'ann',
    email: 'ann@example.com',
    emailVerified: true,
    displayName: 'Ann',
    disabled: false,
    role: 'user',
    validSinceMs: 0,
    ...changes,
  };
}

/** Accounts in memory. A token is the uid of its owner, or one of the failures. */
export class MemoryAccounts implements Accounts {
  readonly accounts: Map<string, Account>;
  issuedAtMs = NOW_MS - 1000;
  provider = 'password';

  constructor(...accounts: readonly Account[]) {
    this.accounts = new Map(accounts.map((account) => [account.uid, account]));
  }

  async verify(token: string): Promise<TokenFacts | TokenFailure> {
    if (token === 'TOKEN_INVALID' || token === 'TOKEN_EXPIRED' || token === 'TOKEN_REVOKED') return token;
    const email = this.accounts.get(token)?.email ?? `${token}@example.com`;
    return {
      uid: token,
      email,
      provider: this.provider,
      issuedAtMs: this.issuedAtMs,
      authenticatedAtMs: this.issuedAtMs,
    };
  }

  verifyIdToken(token: string): Promise<TokenFacts | TokenFailure> {
    return this.verify(token);
  }

  async byUid(uid: string): Promise<Account | null> {
    return this.accounts.get(uid) ?? null;
  }

  async byEmail(email: string): Promise<Account | null> {
    return [...this.accounts.values()].find((account) => sameEmail(account.email, email)) ?? null;
  }

  async setRole(uid: string, role: Account['role']): Promise<boolean> {
    const account = this.accounts.get(uid);
    if (account) this.accounts.set(uid, { ...account, role });
    return account !== undefined;
  }

  async disable(uid: string): Promise<void> {
    const account = this.accounts.get(uid);
    if (account) this.accounts.set(uid, { ...account, disabled: true });
  }

  async remove(uid: string): Promise<void> {
    this.accounts.delete(uid);
  }

  async issueToken(idToken: string): Promise<string | null> {
    return this.accounts.has(idToken) ? `issued for ${idToken}` : null;
  }
}
