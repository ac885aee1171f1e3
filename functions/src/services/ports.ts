import type { Food, Order, OrderStatus, Role } from '@foodhouse/domain';

export interface OrderEvent {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly byUid: string;
  readonly byRole: Role;
  readonly atMs: number;
  readonly reason: string | null;
}

export interface UserRecord {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly claimsChangedAtMs: number;
}

/** The answer to an order that a repeat of its key gets again. */
export interface IdempotencyRecord {
  readonly requestHash: string;
  readonly order: Order;
  readonly createdAtMs: number;
}

export interface AuditEntry {
  readonly action: string;
  readonly byUid: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly atMs: number;
}

/**
 * Reads and writes that happen together or not at all. Whatever is read and then written must be unchanged in
 * between, else the whole work runs again; so work must be free of other effects.
 */
export interface Transaction {
  food(id: string): Promise<Food | null>;
  order(id: string): Promise<Order | null>;
  user(uid: string): Promise<UserRecord | null>;
  idempotencyRecord(key: string): Promise<IdempotencyRecord | null>;
  /** How many users have the role admin. */
  adminCount(): Promise<number>;
  setFoodQuantity(id: string, quantity: number, atMs: number): void;
  createOrder(order: Order, event: OrderEvent): void;
  moveOrder(id: string, status: OrderStatus, event: OrderEvent): void;
  createIdempotencyRecord(key: string, record: IdempotencyRecord): void;
  saveUser(user: UserRecord): void;
  setAdminCount(count: number): void;
  addUserCount(by: number): void;
  addAudit(entry: AuditEntry): void;
}

export interface UnitOfWork {
  /** @param about names what is contended, so that work on one thing in one process queues instead of colliding */
  run<T>(about: string, work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

export interface Page {
  readonly limit: number;
  /** The id after which to go on; unknown ids start at the beginning. */
  readonly after: string | null;
}

export interface Listed<T> {
  readonly items: readonly T[];
  /** The id to go on after, null on the last page. */
  readonly next: string | null;
}

export interface Catalogue {
  /** Foods on the menu, newest last. */
  foodsOnMenu(page: Page): Promise<Listed<Food>>;
  /** Also foods that left the menu. */
  food(id: string): Promise<Food | null>;
}

export interface OrderBook {
  /** Newest first. */
  ordersByStatus(status: OrderStatus, page: Page): Promise<Listed<Order>>;
  ordersOfUser(userId: string, status: OrderStatus, page: Page): Promise<Listed<Order>>;
}

/** What a verified token says of who sent it. */
export interface TokenFacts {
  readonly uid: string;
  readonly email: string;
  readonly issuedAtMs: number;
  readonly authenticatedAtMs: number;
}

export type TokenFailure = 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'TOKEN_REVOKED';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly disabled: boolean;
  readonly role: Role;
  /** Tokens of an earlier sign-in are revoked. */
  readonly validSinceMs: number;
}

/** The accounts of the identity provider. Every method throws UnavailableError when it cannot be reached. */
export interface Accounts {
  /** Verifies an ID token or an issued token. */
  verify(token: string): Promise<TokenFacts | TokenFailure>;
  verifyIdToken(token: string): Promise<TokenFacts | TokenFailure>;
  byUid(uid: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  setRole(uid: string, role: Role): Promise<void>;
  /** A session token that lives for `lifetimeMs`. */
  issueToken(idToken: string, lifetimeMs: number): Promise<string>;
}

export interface Clock {
  nowMs(): number;
}

export interface Ids {
  newId(): string;
  /** A six-character pickup code without letters that look alike. */
  newPickupCode(): string;
}

export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
}
