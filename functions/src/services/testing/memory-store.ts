import {
  DEFAULT_SETTINGS,
  NO_HOUSE_PAGES,
  NEW_CUSTOMER,
  NO_CATEGORIES,
  type Categories,
  type Customer,
  type Food,
  type HousePages,
  type HouseSettings,
  type Invitation,
  type Order,
  type OrderAlert,
  type OrderContact,
  type OrderActor,
  type OrderEvent,
  type PendingChange,
  type Review,
  type StaffScreen,
  type StockMove,
  type StoredChoiceGroup,
  type StoredChoices,
  type Table,
  type User,
} from '@foodhouse/domain';
import type {
  AuditEntry,
  CounterName,
  IdempotencyRecord,
  OrderMove,
  Transaction,
  UnitOfWork,
  WaitingOrder,
} from '../shared/ports.ts';

/**
 * Versioned documents in memory with the guarantees of the real unit of work: a write requires that the read document
 * is unchanged.
 */
export class MemoryStore implements UnitOfWork {
  readonly documents = new Map<string, { value: unknown; version: number }>();
  readonly events: (OrderEvent & { readonly orderId: string })[] = [];
  /** Who made each move, apart from its event. */
  readonly actors: (Pick<OrderActor, 'from' | 'to' | 'byUid'> & { readonly orderId: string })[] = [];
  readonly audit: AuditEntry[] = [];
  collisions = 0;
  /** How many runs wrote something. */
  commits = 0;
  #version = 0;
  /** The answer to the next commit is lost: a retry then conflicts with its own first attempt. */
  losesAnswer = false;

  put(key: string, value: unknown): void {
    this.#version += 1; // unique, also for deleted and recreated documents
    this.documents.set(key, { value, version: this.#version });
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test names the type of what it stored
  get<T>(key: string): T | null {
    return (this.documents.get(key)?.value as T | undefined) ?? null;
  }

  async run<T>(_about: string | readonly string[], work: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (;;) {
      const transaction = new MemoryTransaction(this);
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one that collided
      const result = await work(transaction);
      if (transaction.commit()) {
        if (!this.losesAnswer) return result;
        this.losesAnswer = false;
      }
      this.collisions += 1;
    }
  }
}

/** When a screen was heard last. */
export function lastHeardIn({ documents }: MemoryStore): number | null {
  const heard = [...documents].flatMap(([key, { value }]) =>
    key.startsWith('screens/') ? ((value as StaffScreen).heardAtMs ?? []) : [],
  );
  return heard.length === 0 ? null : Math.max(...heard);
}

class MemoryTransaction implements Transaction {
  readonly #store: MemoryStore;
  readonly #read = new Map<string, number>();
  readonly #writes: (() => void)[] = [];
  readonly #created: string[] = [];
  readonly #written = new Set<string>();

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  food(id: string): Promise<Food | null> {
    return this.#get(`foods/${id}`);
  }

  choices(foodId: string): Promise<StoredChoices | null> {
    return this.#get(`choices/${foodId}`);
  }

  choiceGroup(id: string): Promise<StoredChoiceGroup | null> {
    return this.#get(`choiceGroups/${id}`);
  }

  async choiceGroupCount(): Promise<number> {
    return [...this.#store.documents.keys()].filter((key) => key.startsWith('choiceGroups/')).length;
  }

  async houseSettings(): Promise<HouseSettings> {
    return (await this.#get<HouseSettings>('house/settings')) ?? DEFAULT_SETTINGS;
  }

  async categories(): Promise<Categories> {
    return (await this.#get<Categories>('house/categories')) ?? NO_CATEGORIES;
  }

  async foodIdsOf(categoryId: string): Promise<readonly string[]> {
    const foods = [...this.#store.documents].filter(([key]) => key.startsWith('foods/'));
    return foods
      .map(([, { value }]) => value as Food)
      .flatMap((food) => (food.categoryId === categoryId ? [food.id] : []));
  }

  screen(id: string): Promise<StaffScreen | null> {
    return this.#get(`screens/${id}`);
  }

  async lastHeardAtMs(): Promise<number | null> {
    return lastHeardIn(this.#store);
  }

  alert(orderId: string): Promise<OrderAlert | null> {
    return this.#get(`alerts/${orderId}`);
  }

  async tables(): Promise<readonly Table[]> {
    return (await this.#get<readonly Table[]>('house/tables')) ?? [];
  }

  async housePages(): Promise<HousePages> {
    return (await this.#get<HousePages>('house/pages')) ?? NO_HOUSE_PAGES;
  }

  async waitingAtTable(code: string): Promise<readonly string[]> {
    return (await this.#get<readonly string[]>(`tables/${code}`)) ?? [];
  }

  async hasStockMove(id: string): Promise<boolean> {
    return (await this.#get(`stockMoves/${id}`)) !== null;
  }

  order(id: string): Promise<Order | null> {
    return this.#get(`orders/${id}`);
  }

  orderEvent(orderId: string, eventId: string): Promise<OrderEvent | null> {
    return this.#get(`events/${orderId}/${eventId}`);
  }

  async lastMoveOf({ id, status }: Pick<Order, 'id' | 'status'>): Promise<Pick<OrderActor, 'byUid' | 'from'> | null> {
    return this.#store.actors.findLast(({ orderId, to }) => orderId === id && to === status) ?? null;
  }

  async customer(uid: string): Promise<Customer> {
    return (await this.#get<Customer>(`customers/${uid}`)) ?? NEW_CUSTOMER;
  }

  user(uid: string): Promise<User | null> {
    return this.#get(`users/${uid}`);
  }

  pendingChange(uid: string): Promise<PendingChange | null> {
    return this.#get(`pendingChanges/${uid}`);
  }

  invitation(id: string): Promise<Invitation | null> {
    return this.#get(`invitations/${id}`);
  }

  review(id: string): Promise<Review | null> {
    return this.#get(`reviews/${id}`);
  }

  idempotencyRecord(key: string): Promise<IdempotencyRecord | null> {
    return this.#get(`keys/${key}`);
  }

  async adminCount(): Promise<number> {
    return (await this.#get<number>('counters/admins')) ?? 0;
  }

  async limitedActions(key: string): Promise<readonly number[]> {
    return (await this.#get<readonly number[]>(`limits/${key}`)) ?? [];
  }

  async waitingPortions(key: string): Promise<readonly WaitingOrder[]> {
    return (await this.#get<readonly WaitingOrder[]>(`waiting/${key}`)) ?? [];
  }

  createFood(food: Food): void {
    this.#create(`foods/${food.id}`, food);
  }

  saveFood(food: Food): void {
    this.#change(`foods/${food.id}`, () => food);
  }

  saveStock(food: Food): void {
    this.saveFood(food);
  }

  createStockMove(id: string, move: StockMove): void {
    this.#create(`stockMoves/${id}`, move);
  }

  saveChoices(foodId: string, choices: StoredChoices): void {
    this.#change(`choices/${foodId}`, () => choices);
  }

  saveChoiceGroup(group: StoredChoiceGroup): void {
    this.#change(`choiceGroups/${group.id}`, () => group);
  }

  deleteChoiceGroup(id: string): void {
    this.#delete(`choiceGroups/${id}`);
  }

  saveHouseSettings(settings: HouseSettings): void {
    this.#change('house/settings', () => settings);
  }

  saveCategories(categories: Categories): void {
    this.#change('house/categories', () => categories);
  }

  saveScreen(id: string, screen: StaffScreen): void {
    this.#change(`screens/${id}`, () => screen);
  }

  createAlert(alert: OrderAlert): void {
    this.#create(`alerts/${alert.orderId}`, alert);
  }

  saveAlert(alert: OrderAlert): void {
    this.#change(`alerts/${alert.orderId}`, () => alert);
  }

  saveTables(tables: readonly Table[]): void {
    this.#change('house/tables', () => tables);
  }

  saveHousePages(pages: HousePages): void {
    this.#change('house/pages', () => pages);
  }

  saveWaitingAtTable(code: string, orderIds: readonly string[]): void {
    this.#change(`tables/${code}`, () => orderIds);
  }

  createOrderContact(orderId: string, contact: OrderContact): void {
    this.#create(`orderContacts/${orderId}`, contact);
  }

  createOrder(order: Order): void {
    this.#create(`orders/${order.id}`, order);
  }

  moveOrder({ order, eventId, event, byUid }: OrderMove): void {
    this.#change<Order>(`orders/${order.id}`, () => order);
    this.#create(`events/${order.id}/${eventId}`, event);
    this.#writes.push(() => {
      this.#store.events.push({ ...event, orderId: order.id });
      if (byUid !== null) this.#store.actors.push({ orderId: order.id, from: event.from, to: event.to, byUid });
    });
  }

  createIdempotencyRecord(key: string, record: IdempotencyRecord): void {
    this.#create(`keys/${key}`, record);
  }

  createReview(review: Review, email: string): void {
    this.#create(`reviews/${review.id}`, review);
    if (email !== '') this.#create(`reviewContacts/${review.id}`, email);
  }

  saveCustomer(uid: string, customer: Customer): void {
    this.#change(`customers/${uid}`, () => customer);
  }

  deleteCustomer(uid: string): void {
    this.#delete(`customers/${uid}`);
  }

  saveUser(user: User): void {
    this.#change(`users/${user.uid}`, () => user);
  }

  /** Records here have no search keys: documents are the domain's values. */
  async completeUser(): Promise<void> {}

  deleteUser(uid: string): void {
    this.#delete(`users/${uid}`);
  }

  savePendingChange(change: PendingChange): void {
    this.#change(`pendingChanges/${change.uid}`, () => change);
  }

  deletePendingChange(uid: string): void {
    this.#delete(`pendingChanges/${uid}`);
  }

  createInvitation(invitation: Invitation): void {
    this.#create(`invitations/${invitation.id}`, invitation);
  }

  saveInvitation(invitation: Invitation): void {
    this.#change(`invitations/${invitation.id}`, () => invitation);
  }

  setAdminCount(count: number): void {
    this.#change('counters/admins', () => count);
  }

  addToCounter(name: CounterName, by: number): void {
    const key = `counters/${name}`;
    this.#writes.push(() => {
      this.#store.put(key, (this.#store.get<number>(key) ?? 0) + by);
    });
  }

  saveLimitedActions(
    key: string,
    takenAtMs: readonly number[],
    _expiresAtMs: number,
    waiting?: readonly WaitingOrder[],
  ): void {
    this.#change(`limits/${key}`, () => takenAtMs);
    if (waiting) this.#change(`waiting/${key}`, () => waiting);
  }

  addAudit(entry: AuditEntry): void {
    this.#writes.push(() => this.#store.audit.push(entry));
  }

  /** @returns false, without a change, after a conflict */
  commit(): boolean {
    const versionOf = (key: string): number => this.#store.documents.get(key)?.version ?? 0;
    const isStale = [...this.#written].some((key) => this.#read.has(key) && this.#read.get(key) !== versionOf(key));
    if (isStale || this.#created.some((key) => this.#store.documents.has(key))) return false;
    for (const write of this.#writes) write();
    if (this.#writes.length > 0) this.#store.commits += 1;
    return true;
  }

  async #get<T>(key: string): Promise<T | null> {
    await Promise.resolve(); // yields to other work, as a real read does
    this.#read.set(key, this.#store.documents.get(key)?.version ?? 0);
    return this.#store.get<T>(key);
  }

  #create(key: string, value: unknown): void {
    this.#created.push(key);
    this.#writes.push(() => {
      this.#store.put(key, value);
    });
  }

  #delete(key: string): void {
    this.#written.add(key);
    this.#writes.push(() => this.#store.documents.delete(key));
  }

  #change<T>(key: string, change: (value: T) => T): void {
    this.#written.add(key);
    this.#writes.push(() => {
      this.#store.put(key, change(this.#store.get<T>(key) as T));
    });
  }
}
