import type {
  Food,
  Order,
  OrderEvent,
  OrderStatus,
  OrderWithoutPerson,
  PageRequest,
  PendingChange,
  Reason,
  Review,
  Role,
  User,
  UserSearch,
} from '@foodhouse/domain';

/** The result of the first request with a key. An order is kept without the fields that name its customer. */
export type FirstAnswer =
  | { readonly kind: 'order'; readonly order: OrderWithoutPerson }
  | { readonly kind: 'food'; readonly food: Food }
  | { readonly kind: 'review'; readonly review: Review };

/** The first answer to a request, which a repeat of its key gets again. */
export interface IdempotencyRecord {
  readonly requestHash: string;
  readonly answer: FirstAnswer;
  readonly createdAtMs: number;
}

/** One move of an order as it is written. Who made it is written apart from the event, which the customer reads. */
export interface OrderMove {
  /** The order as it stands after the move. */
  readonly order: Order;
  readonly eventId: string;
  readonly event: OrderEvent;
  readonly byUid: string;
}

export interface AuditEntry {
  readonly action: string;
  readonly byUid: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly requestId: string;
  readonly atMs: number;
}

/** A signed-in person called a route that their role does not allow. */
export interface RefusedCall {
  /** The route or callable. */
  readonly action: string;
  readonly byUid: string;
  readonly role: Role;
  readonly reason: Reason;
  readonly requestId: string;
  readonly atMs: number;
}

/** The counters that the site shows. */
export type CounterName = 'foods' | 'reviews' | 'users';

/**
 * Reads and writes that happen together or not at all. Whatever is read and then written must be unchanged in
 * between, else the whole work runs again; so work must be free of other effects.
 */
export interface Transaction {
  food(id: string): Promise<Food | null>;
  order(id: string): Promise<Order | null>;
  orderEvent(orderId: string, eventId: string): Promise<OrderEvent | null>;
  /** The person who made the latest delivery of an order; null when nobody did, or nobody wrote it down. */
  delivererOf(orderId: string): Promise<string | null>;
  user(uid: string): Promise<User | null>;
  pendingChange(uid: string): Promise<PendingChange | null>;
  review(id: string): Promise<Review | null>;
  idempotencyRecord(key: string): Promise<IdempotencyRecord | null>;
  /** How many users have the role admin. */
  adminCount(): Promise<number>;
  /** The times of the counted actions under this key, oldest first. */
  limitedActions(key: string): Promise<readonly number[]>;
  createFood(food: Food): void;
  /** Writes all fields of a food that was read. */
  saveFood(food: Food, atMs: number): void;
  setFoodQuantity(id: string, quantity: number, atMs: number): void;
  createOrder(order: Order, event: OrderEvent): void;
  moveOrder(move: OrderMove): void;
  createIdempotencyRecord(key: string, record: IdempotencyRecord): void;
  /** @param email kept apart from the review, for admins alone; empty when none was given */
  createReview(review: Review, email: string): void;
  saveUser(user: User): void;
  /** Makes a record of an earlier version one that a search finds by the name. Writes nothing for any other. */
  completeUser(user: User): Promise<void>;
  deleteUser(uid: string): void;
  savePendingChange(change: PendingChange): void;
  deletePendingChange(uid: string): void;
  setAdminCount(count: number): void;
  addToCounter(name: CounterName, by: number): void;
  /** @param expiresAtMs when these times no longer count */
  saveLimitedActions(key: string, takenAtMs: readonly number[], expiresAtMs: number): void;
  addAudit(entry: AuditEntry): void;
}

export interface UnitOfWork {
  /**
   * @param about names what is contended, so that work on one thing in one process queues instead of colliding
   * @param readAhead reads what the work needs beside the contended thing, while it waits for its turn
   */
  run<T>(
    about: string,
    work: (transaction: Transaction) => Promise<T>,
    readAhead?: (transaction: Transaction) => Promise<unknown>,
  ): Promise<T>;
}

/** The unit of work of a process that serves: its deadlines count from when a request arrived, the gate included. */
export interface RequestsUnitOfWork extends UnitOfWork {
  /** @param arrivedMs epoch milliseconds */
  since(arrivedMs: number): UnitOfWork;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** The id to go on after, null on the last page. */
  readonly next: string | null;
}

/** A page of the menu, with how many foods are on it in all. */
export interface MenuPage extends Page<Food> {
  readonly total: number;
}

export interface Catalogue {
  /** Foods on the menu, newest last. */
  foodsOnMenu(page: PageRequest): Promise<MenuPage>;
  /** Also foods that left the menu. */
  food(id: string): Promise<Food | null>;
}

export interface OrderBook {
  /** Newest first. */
  ordersByStatus(status: OrderStatus, page: PageRequest): Promise<Page<Order>>;
  ordersOfUser(userId: string, status: OrderStatus, page: PageRequest): Promise<Page<Order>>;
  /** Overwrites the personal fields of all orders of a user. Repeating it changes nothing more. */
  anonymise(userId: string): Promise<void>;
}

export interface ReviewBook {
  /** Newest first. */
  reviews(page: PageRequest): Promise<Page<Review>>;
  /** The addresses behind reviews, by id; those that gave none are missing. For admins. */
  emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** With the caller's own record, which the gate reads, a search reads 25 documents. */
export const MOST_FOUND_USERS = 24;

export interface UserDirectory {
  /** Null for somebody who never registered, and for an id that no record can have. */
  user(uid: string): Promise<User | null>;
  /** By email. */
  users(page: PageRequest): Promise<Page<User>>;
  /** At most `MOST_FOUND_USERS` of those who are looked for, each once. Reads no more documents than that. */
  usersFound(search: UserSearch): Promise<readonly User[]>;
  userByEmail(email: string): Promise<User | null>;
}

/** Changes of people that are half done: one for each person at most. */
export interface PendingChanges {
  /** Oldest first. Asking for one costs one read, also when there is none. */
  startedBefore(atMs: number, limit: number): Promise<readonly PendingChange[]>;
  /** The deletion of somebody who had this email. */
  deletionOf(email: string): Promise<PendingChange | null>;
}

export interface AuditTrail {
  /** Keeps one entry a minute of one person's refused calls of one kind, so that asking again fills nothing up. */
  recordRefusal(call: RefusedCall): Promise<void>;
}

/** Whether what we depend on answers. Throws UnavailableError when it does not. */
export interface Health {
  check(): Promise<void>;
}

/** The facts that a verified token states about its sender. */
export interface TokenFacts {
  readonly uid: string;
  readonly email: string;
  /** How they signed in, in the words of Firebase Auth: `password`, `google.com`, `anonymous`. */
  readonly provider: string;
  readonly issuedAtMs: number;
  readonly authenticatedAtMs: number;
}

export type TokenFailure = 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'TOKEN_REVOKED' | 'ACCOUNT_DISABLED';

export interface Account {
  readonly uid: string;
  readonly email: string;
  /** Whether the address is known to be theirs: they followed the link in a mail to it, or Google says so. */
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly disabled: boolean;
  readonly role: Role;
  /** Tokens of an earlier sign-in are revoked. */
  readonly validSinceMs: number;
}

/** The accounts of the identity provider. Every method throws UnavailableError when it cannot be reached. */
export interface Accounts {
  /** Verifies an ID token or an issued token. What became of the account since is not looked at. */
  verify(token: string): Promise<TokenFacts | TokenFailure>;
  verifyIdToken(token: string): Promise<TokenFacts | TokenFailure>;
  byUid(uid: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** Sets the claims. @returns false for an account that is gone */
  setRole(uid: string, role: Role): Promise<boolean>;
  /** No token of this account passes any more. */
  disable(uid: string): Promise<void>;
  /** Deletes the account, if it is still there. */
  remove(uid: string): Promise<void>;
  /** A session token that lives for `lifetimeMs`; null when the account is no longer there. */
  issueToken(idToken: string, lifetimeMs: number): Promise<string | null>;
}

/** Settings of one house. */
export interface Settings {
  /** Whether chef and admin are given only to people whose address is verified. */
  readonly requiresVerifiedEmail: boolean;
}

export interface Clock {
  nowMs(): number;
}

export interface Ids {
  newId(): string;
  /** A six-character pickup code without letters that look alike. */
  newPickupCode(): string;
}

/** A person, with their current email and role. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
}

/** Who makes the request that `requestId` names in the answer, the log and the audit. */
export interface Caller extends Identity {
  readonly requestId: string;
}

/** Everything the services need. */
export interface ServicePorts {
  readonly accounts: Accounts;
  readonly auditTrail: AuditTrail;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly health: Health;
  readonly ids: Ids;
  readonly orderBook: OrderBook;
  readonly pendingChanges: PendingChanges;
  readonly reviewBook: ReviewBook;
  readonly settings: Settings;
  readonly unitOfWork: UnitOfWork;
  readonly userDirectory: UserDirectory;
}

/** The same, made once per process. */
export interface Ports extends ServicePorts {
  readonly unitOfWork: RequestsUnitOfWork;
}
