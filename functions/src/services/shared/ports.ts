import type {
  Categories,
  Customer,
  Food,
  HousePages,
  HouseSettings,
  Invitation,
  Order,
  OrderAlert,
  OrderContact,
  OrderActor,
  OrderEvent,
  OrderStatus,
  OwnPicture,
  PageRequest,
  PendingChange,
  Place,
  Reason,
  Review,
  Role,
  StaffScreen,
  StoredChoiceGroup,
  StoredChoices,
  StockMove,
  Table,
  User,
  UserSearch,
} from '@foodhouse/domain';

/** The result of the first request with a key. An order needs none: its id is made from the key. */
export type FirstAnswer =
  | { readonly kind: 'food'; readonly food: Food }
  | { readonly kind: 'review'; readonly review: Review };

/** The first answer to a request, which a repeated key returns. */
export interface IdempotencyRecord {
  readonly requestHash: string;
  readonly answer: FirstAnswer;
  readonly createdAtMs: number;
}

/** One move of an order for its event. Its actor is stored apart from the event, because customers read events. */
export interface OrderMove {
  /** The order after the move. */
  readonly order: Order;
  readonly eventId: string;
  readonly event: OrderEvent;
  /** Null where no person made it. */
  readonly byUid: string | null;
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
 * An atomic unit of reads and writes. Documents that are read and then written must be unchanged in between, else the
 * whole work runs again; so work must have no other side effects.
 */
export interface Transaction {
  food(id: string): Promise<Food | null>;
  /** Null for a food that never had anything to choose. */
  choices(foodId: string): Promise<StoredChoices | null>;
  choiceGroup(id: string): Promise<StoredChoiceGroup | null>;
  /** How many groups of options the house has. A query, billed as one read. */
  choiceGroupCount(): Promise<number>;
  /** Those of a house that has set nothing, where there are none. */
  houseSettings(): Promise<HouseSettings>;
  categories(): Promise<Categories>;
  /** The ids of the foods of a category, on the menu or not. A query. */
  foodIdsOf(categoryId: string): Promise<readonly string[]>;
  screen(id: string): Promise<StaffScreen | null>;
  /** When a screen was heard last; null where none ever was. A query of one document. */
  lastHeardAtMs(): Promise<number | null>;
  alert(orderId: string): Promise<OrderAlert | null>;
  /** Those of the house, with their codes. */
  tables(): Promise<readonly Table[]>;
  /** Those of a house that has written none, where there are none. */
  housePages(): Promise<HousePages>;
  /** The ids of a table's orders that wait for the house's answer. */
  waitingAtTable(code: string): Promise<readonly string[]>;
  /** Whether a change of portions is in the ledger. */
  hasStockMove(id: string): Promise<boolean>;
  order(id: string): Promise<Order | null>;
  orderEvent(orderId: string, eventId: string): Promise<OrderEvent | null>;
  /** The step that made an order what it is, and who made it; null when that is unknown. */
  lastMoveOf(order: Pick<Order, 'id' | 'status'>): Promise<Pick<OrderActor, 'byUid' | 'from'> | null>;
  customer(uid: string): Promise<Customer>;
  user(uid: string): Promise<User | null>;
  pendingChange(uid: string): Promise<PendingChange | null>;
  invitation(id: string): Promise<Invitation | null>;
  review(id: string): Promise<Review | null>;
  idempotencyRecord(key: string): Promise<IdempotencyRecord | null>;
  /** How many users have the role admin. */
  adminCount(): Promise<number>;
  /** The times of the counted actions under this key, oldest first. */
  limitedActions(key: string): Promise<readonly number[]>;
  /** The orders under this key that waited for an answer when they were counted: some may be answered. */
  waitingPortions(key: string): Promise<readonly WaitingOrder[]>;
  createFood(food: Food): void;
  /** Writes all fields of a food that was read. */
  saveFood(food: Food): void;
  saveChoices(foodId: string, choices: StoredChoices): void;
  saveChoiceGroup(group: StoredChoiceGroup): void;
  deleteChoiceGroup(id: string): void;
  saveHouseSettings(settings: HouseSettings): void;
  saveCategories(categories: Categories): void;
  saveScreen(id: string, screen: StaffScreen): void;
  createAlert(alert: OrderAlert): void;
  saveAlert(alert: OrderAlert): void;
  saveTables(tables: readonly Table[]): void;
  saveHousePages(pages: HousePages): void;
  saveWaitingAtTable(code: string, orderIds: readonly string[]): void;
  /** Writes the fields of a food that was read that a change of its portions changes. */
  saveStock(food: Food): void;
  createStockMove(id: string, move: StockMove): void;
  createOrder(order: Order): void;
  createOrderContact(orderId: string, contact: OrderContact): void;
  moveOrder(move: OrderMove): void;
  createIdempotencyRecord(key: string, record: IdempotencyRecord): void;
  /** @param email kept apart from the review, for admins alone; empty when none was given */
  createReview(review: Review, email: string): void;
  saveCustomer(uid: string, customer: Customer): void;
  deleteCustomer(uid: string): void;
  saveUser(user: User): void;
  /** Renews the search keys of a record of another version. Writes nothing for any other. */
  completeUser(user: User): Promise<void>;
  deleteUser(uid: string): void;
  savePendingChange(change: PendingChange): void;
  deletePendingChange(uid: string): void;
  createInvitation(invitation: Invitation): void;
  saveInvitation(invitation: Invitation): void;
  setAdminCount(count: number): void;
  addToCounter(name: CounterName, by: number): void;
  /**
   * @param expiresAtMs when these times no longer count
   * @param waiting left out: as they were
   */
  saveLimitedActions(
    key: string,
    takenAtMs: readonly number[],
    expiresAtMs: number,
    waiting?: readonly WaitingOrder[],
  ): void;
  addAudit(entry: AuditEntry): void;
}

/** An order that waits for the house's answer, and how many portions are off sale for it. */
export interface WaitingOrder {
  readonly id: string;
  readonly portions: number;
}

export interface UnitOfWork {
  /** @param about names the contended things, so that work on each of them queues within one process */
  run<T>(about: string | readonly string[], work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/** The unit of work of a process that serves: its deadlines count from a request's arrival, the gate included. */
export interface RequestsUnitOfWork extends UnitOfWork {
  /**
   * @param arrivedMs epoch milliseconds
   * @param lastsMs how long work may take that writes more than other work
   */
  since(arrivedMs: number, lastsMs?: number): UnitOfWork;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** The cursor of the next page; null on the last page. */
  readonly next: string | null;
}

export interface Catalogue {
  /** All foods on the menu, newest last: the same object until one of them changes. */
  menu(): Promise<readonly Food[]>;
  /**
   * Finds removed foods too.
   * @param isFresh whether it is read anew; else it may be some seconds old
   */
  food(id: string, isFresh?: boolean): Promise<Food | null>;
}

/** What the house has set. */
export interface HouseBook {
  /**
   * A few seconds old at most.
   * @param isFresh whether they are read anew
   */
  settings(isFresh?: boolean): Promise<HouseSettings>;
  /** Takes over what this process has just saved. */
  know(settings: HouseSettings): void;
}

/** The screens of the staff, and the orders that none of them could ring for. */
export interface ScreenBook {
  /** When a screen was heard last; null where none ever was. One read. */
  lastHeardAtMs(): Promise<number | null>;
  /** Alerts that nobody has acknowledged, of orders that waited when they were last looked at. */
  openAlerts(limit: number): Promise<readonly OrderAlert[]>;
  /** Pending orders that wait since after a time and not after another: they were placed or given back. The newest first. */
  waiting(afterMs: number, untilMs: number, limit: number): Promise<readonly Order[]>;
}

/** The house's own pictures, by the digest of their bytes. */
export interface PictureBook {
  /** Writes one; one that there is already stays, and waits for a food anew. */
  keep(id: string, picture: OwnPicture): Promise<void>;
  picture(id: string): Promise<OwnPicture | null>;
  /** Those whose time to be looked at has come, without their bytes. */
  toCheck(untilMs: number, limit: number): Promise<readonly string[]>;
  /** Whether a food has it, on the menu or off it. */
  isUsed(address: string): Promise<boolean>;
  lookAgain(id: string, atMs: number): Promise<void>;
  delete(id: string): Promise<void>;
}

/** The tables of the house, whose codes nobody else may list. */
export interface TableBook {
  /** As they are. */
  tables(): Promise<readonly Table[]>;
  /** At most as old as the settings in memory: what any number of strangers ask costs no reads. */
  tablesLately(): Promise<readonly Table[]>;
  /** Takes over what this process has just saved. */
  know(tables: readonly Table[]): void;
}

/** The pages that the law asks of the house. */
export interface PageBook {
  /** As they are. */
  pages(): Promise<HousePages>;
  /** At most as old as the settings in memory: what any number of strangers ask costs no reads. */
  pagesLately(): Promise<HousePages>;
  /** Takes over what this process has just saved. */
  know(pages: HousePages): void;
}

/** The categories of the menu. */
export interface CategoryBook {
  /** They may be some seconds old. */
  categories(): Promise<Categories>;
  /** Takes over what this process has just saved. */
  know(categories: Categories): void;
}

export interface ChoiceBook {
  /** What can be chosen of a food; null when nothing ever could. */
  choicesOf(foodId: string): Promise<StoredChoices | null>;
  /** All groups, by name. */
  groups(): Promise<readonly StoredChoiceGroup[]>;
}

export interface OrderBook {
  /** Newest first. */
  ordersByStatus(status: OrderStatus, page: PageRequest): Promise<Page<Order>>;
  ordersOfUser(userId: string, status: OrderStatus, page: PageRequest): Promise<Page<Order>>;
  /**
   * Pending orders whose deadline has passed, the first one first. A query costs one read even when there are none.
   * @param after the last one of the page before
   */
  overdue(atMs: number, limit: number, after?: Order | null): Promise<readonly Order[]>;
  /** Overwrites the personal fields of all orders of a user, and deletes their contacts. May be repeated. */
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
  /** Null for a user who never registered, and for an invalid id. */
  user(uid: string): Promise<User | null>;
  /** By email. */
  users(page: PageRequest): Promise<Page<User>>;
  /** At most `MOST_FOUND_USERS` matches without duplicates, with as many reads. */
  usersFound(search: UserSearch): Promise<readonly User[]>;
  userByEmail(email: string): Promise<User | null>;
}

/** From where on records are looked through: foods by id, then users by email. */
export interface SearchPlace {
  readonly of: 'foods' | 'users';
  readonly after: string | null;
}

/** The keys by which foods and users are found, which another build may have written in another way. */
export interface SearchBook {
  /** How many records lack the keys of this build. Counts: a read for each thousand records. */
  outdated(): Promise<number>;
  /**
   * Looks through the next records, and writes the keys of those that lack them. A record that changes meanwhile is left out.
   * @returns how many were written, and from where on there are more; null at the end
   */
  renew(from: SearchPlace, most: number): Promise<{ readonly renewed: number; readonly next: SearchPlace | null }>;
}

/** From one moment to another, which it does not contain. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface PlacedPage {
  readonly limit: number;
  /** Behind which the page begins; null: at the beginning. */
  readonly after: Place | null;
}

/** All there is of a kind, the oldest first. What `next` says is a place, and no document. */
export interface Archive {
  orders(span: TimeSpan, page: PlacedPage): Promise<Page<Order>>;
  /** What became of an order, the oldest first: the first hundred, which is more than any order has. */
  eventsOf(orderId: string): Promise<readonly OrderEvent[]>;
  stockMoves(span: TimeSpan, page: PlacedPage): Promise<Page<StockMove>>;
  /** Foods on the menu. */
  menuFoods(page: PlacedPage): Promise<Page<Food>>;
  /** Foods that left the menu, hidden ones too, by when they did. One that comes back is none of them any more. */
  removedFoods(page: PlacedPage): Promise<Page<Food>>;
  /** Those of them that are hidden, by when they were, the latest first: as many as a menu that moves in may have. */
  hiddenFoods(): Promise<readonly Food[]>;
  reviews(page: PlacedPage): Promise<Page<Review>>;
  /** Guests among them. */
  users(page: PlacedPage): Promise<Page<User>>;
}

export interface CustomerBook {
  customer(uid: string): Promise<Customer>;
}

/** Unfinished changes of users, at most one per user. */
export interface PendingChanges {
  /** Oldest first. A query costs one read even when there are none. */
  startedBefore(atMs: number, limit: number): Promise<readonly PendingChange[]>;
  /** The pending deletion of a user with this email. */
  deletionOf(email: string): Promise<PendingChange | null>;
}

/** Invitations, by the digest of their keys. */
export interface InvitationBook {
  invitation(id: string): Promise<Invitation | null>;
  /** Those that end after a moment and were neither used nor called back: the last to end first. */
  unusedAt(atMs: number, limit: number): Promise<readonly Invitation[]>;
  /** Deletes those that a user has made or accepted. May be repeated. */
  forget(uid: string): Promise<void>;
}

export interface AuditTrail {
  /** Records one entry a minute per person and kind of refused call, so that repeated calls do not fill the audit. */
  recordRefusal(call: RefusedCall): Promise<void>;
}

/** Checks the dependencies. @throws UnavailableError */
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
  /** Whether the email is verified: by a link in an email, or by Google. */
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly disabled: boolean;
  readonly role: Role;
  /** Tokens of an earlier sign-in are revoked. */
  readonly validSinceMs: number;
}

/** The accounts of the identity provider. Every method throws UnavailableError when it cannot be reached. */
export interface Accounts {
  /** Verifies an ID token or an issued token. It does not read the account, which may have changed since. */
  verify(token: string): Promise<TokenFacts | TokenFailure>;
  verifyIdToken(token: string): Promise<TokenFacts | TokenFailure>;
  byUid(uid: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** Sets the claims. @returns false when the account does not exist */
  setRole(uid: string, role: Role): Promise<boolean>;
  /** Revokes all tokens of the account. */
  disable(uid: string): Promise<void>;
  /** Deletes the account, if it exists. */
  remove(uid: string): Promise<void>;
  /** A session token that is valid for `lifetimeMs`; null when the account does not exist. */
  issueToken(idToken: string, lifetimeMs: number): Promise<string | null>;
}

/** Attests that requests come from the site itself. */
export interface AppCheck {
  /** @param token from the request; undefined without one @throws UnavailableError */
  isGenuine(token: string | undefined): Promise<boolean>;
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
  /** The key of a link, which nobody can guess. */
  newLinkKey(): string;
}

/** A person, with their current email and role. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
}

/** The sender of a request, and the id of that request in the answer, the log and the audit. */
export interface Caller extends Identity {
  readonly requestId: string;
}

/** Everything the services need. */
/** What another system answers to whoever asks for a menu. */
export type SourceAnswer =
  | { readonly status: 'found'; readonly menu: Readonly<Record<string, unknown>> }
  | { readonly status: 'key-refused' | 'unavailable' };

/** Menus of other systems. A key is in one request, and in nothing else. */
export interface MenuSources {
  gloriafood(key: string): Promise<SourceAnswer>;
}

/** Pictures of other systems, at addresses of the open net alone. */
export interface PictureSources {
  /** @returns null for none: nobody answered with a picture, or it is too large */
  picture(address: string): Promise<Uint8Array | null>;
}

export interface ServicePorts {
  readonly accounts: Accounts;
  readonly appCheck: AppCheck;
  readonly archive: Archive;
  readonly auditTrail: AuditTrail;
  readonly catalogue: Catalogue;
  readonly categoryBook: CategoryBook;
  readonly choiceBook: ChoiceBook;
  readonly clock: Clock;
  readonly customerBook: CustomerBook;
  readonly health: Health;
  readonly houseBook: HouseBook;
  readonly ids: Ids;
  readonly invitationBook: InvitationBook;
  readonly menuSources: MenuSources;
  readonly orderBook: OrderBook;
  readonly pageBook: PageBook;
  readonly pendingChanges: PendingChanges;
  readonly pictureBook: PictureBook;
  readonly pictureSources: PictureSources;
  readonly reviewBook: ReviewBook;
  readonly screenBook: ScreenBook;
  readonly searchBook: SearchBook;
  readonly settings: Settings;
  readonly tableBook: TableBook;
  readonly unitOfWork: UnitOfWork;
  readonly userDirectory: UserDirectory;
}

/** The same, created once per process. */
/** Says in the house which build writes it, so that an earlier one does not write over it. */
export interface BuildMark {
  /** @throws UnavailableError, also when a later build has written the house */
  mark(): Promise<void>;
}

export interface Ports extends ServicePorts {
  readonly buildMark: BuildMark;
  readonly unitOfWork: RequestsUnitOfWork;
}
