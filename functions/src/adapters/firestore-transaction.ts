import { heard } from './house-language.ts';
import {
  alertFromDocument,
  alertToDocument,
  categoriesFromDocument,
  categoriesToDocument,
  choiceGroupFromDocument,
  choiceGroupToDocument,
  choicesFromDocument,
  choicesToDocument,
  COLLECTIONS,
  customerFromDocument,
  customerToDocument,
  foodFromDocument,
  foodToDocument,
  invitationFromDocument,
  invitationToDocument,
  isDocumentId,
  moveToDocument,
  orderActorFromDocument,
  orderActorToDocument,
  orderContactToDocument,
  orderEventFromDocument,
  orderEventToDocument,
  orderFromDocument,
  orderToDocument,
  pendingChangeFromDocument,
  pendingChangeToDocument,
  reviewFromDocument,
  reviewToDocument,
  screenFromDocument,
  screenToDocument,
  housePagesFromDocument,
  housePagesToDocument,
  settingsFromDocument,
  settingsToDocument,
  stockMoveToDocument,
  stockToDocument,
  tablesFromDocument,
  tablesToDocument,
  unsaidFieldsOf,
  userFromDocument,
  userKeysOf,
  userToDocument,
  waitingFromDocument,
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
import { FieldValue, type DocumentData, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type {
  AuditEntry,
  CounterName,
  IdempotencyRecord,
  OrderMove,
  Transaction,
  WaitingOrder,
} from '../services/shared/ports.ts';
import {
  idempotencyFromDocument,
  idempotencyToDocument,
  limitFromDocument,
  limitToDocument,
  toTimestamp,
  waitingPortionsFromDocument,
} from './documents.ts';
import { refuseNewer } from './build-mark.ts';
import { heardAtOf, lastHeard } from './screens.ts';
import { hasSearchKeys } from './search-book.ts';
import type { VersionedBatch } from './versioned-batch.ts';

/** What a service reads and writes, as documents of one batch. */
export class FirestoreTransaction implements Transaction {
  /** The foods as the commit leaves them. */
  readonly changedFoods: Food[] = [];
  readonly #db: Firestore;
  readonly #batch: VersionedBatch;

  constructor(db: Firestore, batch: VersionedBatch) {
    this.#db = db;
    this.#batch = batch;
  }

  async food(id: string): Promise<Food | null> {
    const data = await this.#read('foods', id);
    return data && foodFromDocument(id, data);
  }

  async choices(foodId: string): Promise<StoredChoices | null> {
    const data = await this.#read('choices', foodId);
    return data && choicesFromDocument(foodId, data);
  }

  async choiceGroup(id: string): Promise<StoredChoiceGroup | null> {
    const data = await this.#read('choiceGroups', id);
    return data && choiceGroupFromDocument(id, data);
  }

  async choiceGroupCount(): Promise<number> {
    return (await this.#batch.withDeadline(this.#db.collection(COLLECTIONS.choiceGroups).count().get())).data().count;
  }

  /** @throws UnavailableError for a house that a later build has written */
  async houseSettings(): Promise<HouseSettings> {
    const data = await this.#read('house', 'settings');
    refuseNewer(data);
    return heard(settingsFromDocument(data));
  }

  async categories(): Promise<Categories> {
    return categoriesFromDocument(await this.#read('house', 'categories'));
  }

  async foodIdsOf(categoryId: string): Promise<readonly string[]> {
    const query = this.#db.collection(COLLECTIONS.foods).where('categoryId', '==', categoryId).select();
    const { docs } = await this.#batch.withDeadline(query.get());
    return docs.map(({ id }) => id);
  }

  async screen(id: string): Promise<StaffScreen | null> {
    const data = await this.#read('screens', id);
    return data && screenFromDocument(id, data);
  }

  async lastHeardAtMs(): Promise<number | null> {
    return heardAtOf(await this.#batch.withDeadline(lastHeard(this.#db).get()));
  }

  async alert(orderId: string): Promise<OrderAlert | null> {
    const data = await this.#read('alerts', orderId);
    return data && alertFromDocument(orderId, data);
  }

  async tables(): Promise<readonly Table[]> {
    return tablesFromDocument(await this.#read('house', 'tables'));
  }

  async housePages(): Promise<HousePages> {
    return housePagesFromDocument(await this.#read('house', 'pages'));
  }

  async waitingAtTable(code: string): Promise<readonly string[]> {
    return waitingFromDocument(await this.#read('tables', code));
  }

  async hasStockMove(id: string): Promise<boolean> {
    return (await this.#batch.get(this.#ref('stockMoves', id))) !== null;
  }

  async order(id: string): Promise<Order | null> {
    const data = await this.#read('orders', id);
    return data && orderFromDocument(id, data);
  }

  async orderEvent(orderId: string, eventId: string): Promise<OrderEvent | null> {
    if (!isDocumentId(orderId) || !isDocumentId(eventId)) return null;
    const data = await this.#batch.get(this.#ref('orders', orderId).collection(COLLECTIONS.events).doc(eventId));
    return data && orderEventFromDocument(eventId, data);
  }

  async lastMoveOf({ id, status }: Pick<Order, 'id' | 'status'>): Promise<OrderActor | null> {
    const actors = this.#ref('orders', id).collection(COLLECTIONS.actors);
    const { docs } = await this.#batch.withDeadline(actors.where('to', '==', status).get());
    const moves = docs.map((doc) => orderActorFromDocument(doc.id, doc.data()));
    return moves.toSorted((a, b) => a.atMs - b.atMs).at(-1) ?? null;
  }

  async customer(uid: string): Promise<Customer> {
    return customerFromDocument(uid, await this.#read('customers', uid));
  }

  async user(uid: string): Promise<User | null> {
    const data = await this.#read('users', uid);
    return data && userFromDocument(uid, data);
  }

  async pendingChange(uid: string): Promise<PendingChange | null> {
    const data = await this.#read('pendingChanges', uid);
    return data && pendingChangeFromDocument(uid, data);
  }

  async invitation(id: string): Promise<Invitation | null> {
    const data = await this.#read('invitations', id);
    return data && invitationFromDocument(id, data);
  }

  async review(id: string): Promise<Review | null> {
    const data = await this.#read('reviews', id);
    return data && reviewFromDocument(id, data);
  }

  async idempotencyRecord(key: string): Promise<IdempotencyRecord | null> {
    const data = await this.#read('idempotencyKeys', key);
    return data && idempotencyFromDocument(data);
  }

  async adminCount(): Promise<number> {
    const data = await this.#read('counters', 'admins');
    return Number(data?.['count'] ?? 0);
  }

  async limitedActions(key: string): Promise<readonly number[]> {
    const data = await this.#read('rateLimits', key);
    return data ? limitFromDocument(data) : [];
  }

  async waitingPortions(key: string): Promise<readonly WaitingOrder[]> {
    return waitingPortionsFromDocument(await this.#read('rateLimits', key));
  }

  createFood(food: Food): void {
    this.changedFoods.push(food);
    this.#batch.create(this.#ref('foods', food.id), foodWrittenNow(food));
  }

  saveFood(food: Food): void {
    this.changedFoods.push(food);
    const document = foodWrittenNow(food);
    // An update keeps what it does not name.
    const unsaid = unsaidFieldsOf(document).map((field) => [field, FieldValue.delete()] as const);
    this.#batch.save(this.#ref('foods', food.id), { ...document, ...Object.fromEntries(unsaid) });
  }

  saveStock(food: Food): void {
    this.changedFoods.push(food);
    const fields = { ...stockToDocument(food, toTimestamp), updatedAt: FieldValue.serverTimestamp() };
    this.#batch.update(this.#ref('foods', food.id), fields);
  }

  createStockMove(id: string, move: StockMove): void {
    this.#batch.create(this.#ref('stockMoves', id), stockMoveToDocument(move, toTimestamp));
  }

  saveChoices(foodId: string, choices: StoredChoices): void {
    this.#batch.save(this.#ref('choices', foodId), choicesToDocument(choices));
  }

  saveChoiceGroup(group: StoredChoiceGroup): void {
    this.#batch.save(this.#ref('choiceGroups', group.id), choiceGroupToDocument(group));
  }

  deleteChoiceGroup(id: string): void {
    this.#batch.delete(this.#ref('choiceGroups', id));
  }

  saveHouseSettings(settings: HouseSettings): void {
    this.#batch.save(this.#ref('house', 'settings'), settingsToDocument(settings));
  }

  saveTables(tables: readonly Table[]): void {
    this.#batch.save(this.#ref('house', 'tables'), tablesToDocument(tables));
  }

  saveHousePages(pages: HousePages): void {
    this.#batch.save(this.#ref('house', 'pages'), housePagesToDocument(pages));
  }

  saveWaitingAtTable(code: string, orderIds: readonly string[]): void {
    this.#batch.save(this.#ref('tables', code), { waiting: [...orderIds] });
  }

  saveCategories(categories: Categories): void {
    this.#batch.save(this.#ref('house', 'categories'), categoriesToDocument(categories));
  }

  saveScreen(id: string, screen: StaffScreen): void {
    this.#batch.save(this.#ref('screens', id), screenToDocument(screen, toTimestamp));
  }

  createAlert(alert: OrderAlert): void {
    this.#batch.create(this.#ref('alerts', alert.orderId), alertToDocument(alert, toTimestamp));
  }

  saveAlert(alert: OrderAlert): void {
    this.#batch.save(this.#ref('alerts', alert.orderId), alertToDocument(alert, toTimestamp));
  }

  createOrder(order: Order): void {
    this.#batch.create(this.#ref('orders', order.id), orderToDocument(order, toTimestamp));
  }

  createOrderContact(orderId: string, contact: OrderContact): void {
    this.#batch.create(this.#ref('orderContacts', orderId), orderContactToDocument(contact, toTimestamp));
  }

  moveOrder({ order, eventId, event, byUid }: OrderMove): void {
    const ref = this.#ref('orders', order.id);
    this.#batch.update(ref, moveToDocument(order, toTimestamp));
    this.#batch.create(ref.collection(COLLECTIONS.events).doc(eventId), orderEventToDocument(event, toTimestamp));
    if (byUid === null) return;
    const actor = orderActorToDocument({ from: event.from, to: event.to, atMs: event.atMs, byUid }, toTimestamp);
    this.#batch.create(ref.collection(COLLECTIONS.actors).doc(eventId), actor);
  }

  createIdempotencyRecord(key: string, record: IdempotencyRecord): void {
    this.#batch.create(this.#ref('idempotencyKeys', key), idempotencyToDocument(record));
  }

  createReview(review: Review, email: string): void {
    this.#batch.create(this.#ref('reviews', review.id), reviewToDocument(review, toTimestamp));
    if (email !== '') this.#batch.create(this.#ref('reviewContacts', review.id), { email });
  }

  saveCustomer(uid: string, customer: Customer): void {
    this.#batch.save(this.#ref('customers', uid), customerToDocument(customer, toTimestamp));
  }

  deleteCustomer(uid: string): void {
    this.#batch.delete(this.#ref('customers', uid));
  }

  saveUser(user: User): void {
    this.#batch.save(this.#ref('users', user.uid), userToDocument(user, toTimestamp));
  }

  async completeUser(user: User): Promise<void> {
    const ref = this.#ref('users', user.uid);
    const data = await this.#batch.get(ref);
    if (data && !hasSearchKeys(data)) this.#batch.update(ref, { search: userKeysOf(user) });
  }

  deleteUser(uid: string): void {
    this.#batch.delete(this.#ref('users', uid));
  }

  savePendingChange(change: PendingChange): void {
    this.#batch.save(this.#ref('pendingChanges', change.uid), pendingChangeToDocument(change, toTimestamp));
  }

  deletePendingChange(uid: string): void {
    this.#batch.delete(this.#ref('pendingChanges', uid));
  }

  createInvitation(invitation: Invitation): void {
    this.#batch.create(this.#ref('invitations', invitation.id), invitationToDocument(invitation, toTimestamp));
  }

  saveInvitation(invitation: Invitation): void {
    this.#batch.save(this.#ref('invitations', invitation.id), invitationToDocument(invitation, toTimestamp));
  }

  setAdminCount(count: number): void {
    this.#batch.save(this.#ref('counters', 'admins'), { count });
  }

  addToCounter(name: CounterName, by: number): void {
    this.#batch.increment(this.#ref('counters', name), 'count', by);
  }

  saveLimitedActions(
    key: string,
    takenAtMs: readonly number[],
    expiresAtMs: number,
    waiting?: readonly WaitingOrder[],
  ): void {
    this.#batch.save(this.#ref('rateLimits', key), limitToDocument(takenAtMs, expiresAtMs, waiting));
  }

  addAudit({ atMs, ...entry }: AuditEntry): void {
    this.#batch.create(this.#db.collection(COLLECTIONS.audit).doc(), { ...entry, at: toTimestamp(atMs) });
  }

  /** What cannot be the id of a document is that of none: the database is not asked. */
  async #read(collection: keyof typeof COLLECTIONS, id: string): Promise<DocumentData | null> {
    return isDocumentId(id) ? this.#batch.get(this.#ref(collection, id)) : null;
  }

  #ref(collection: keyof typeof COLLECTIONS, id: string): DocumentReference {
    return this.#db.collection(COLLECTIONS[collection]).doc(id);
  }
}

/** With Firestore's own time of writing: other processes ask for what changed since, whatever their clocks say. */
function foodWrittenNow(food: Food): DocumentData {
  return foodToDocument(food, toTimestamp, FieldValue.serverTimestamp());
}
