import {
  anonymiseOrder,
  isOpenAlert,
  isMember,
  isOverdue,
  userKeysOf,
  type Invitation,
  type Order,
  type OrderAlert,
  type PendingChange,
  type User,
  type UserSearch,
} from '@foodhouse/domain';
import {
  MOST_FOUND_USERS,
  type InvitationBook,
  type Page,
  type OrderBook,
  type PendingChanges,
  type ScreenBook,
  type UserDirectory,
} from '../shared/ports.ts';
import { lastHeardIn, type MemoryStore } from './memory-store.ts';

/** The queries that tests need, over the documents of a memory store. */
export class MemoryHouse implements InvitationBook, OrderBook, PendingChanges, ScreenBook, UserDirectory {
  readonly #store: MemoryStore;

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  async ordersByStatus(status: Order['status']): Promise<Page<Order>> {
    return { items: this.#all<Order>('orders').filter((order) => order.status === status), next: null };
  }

  async ordersOfUser(userId: string, status: Order['status']): Promise<Page<Order>> {
    const { items } = await this.ordersByStatus(status);
    return { items: items.filter((order) => order.userId === userId), next: null };
  }

  async overdue(atMs: number, limit: number, after: Order | null = null): Promise<readonly Order[]> {
    const all = this.#all<Order>('orders')
      .filter((order) => isOverdue(order, atMs))
      .toSorted((a, b) => (a.answerByMs ?? 0) - (b.answerByMs ?? 0) || (a.id < b.id ? -1 : 1));
    const from = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
    return all.slice(from, from + limit);
  }

  async waiting(afterMs: number, untilMs: number, limit: number): Promise<readonly Order[]> {
    return this.#all<Order>('orders')
      .filter(({ status, updatedAtMs: at }) => status === 'pending' && at > afterMs && at <= untilMs)
      .toSorted((a, b) => b.updatedAtMs - a.updatedAtMs)
      .slice(0, limit);
  }

  async lastHeardAtMs(): Promise<number | null> {
    return lastHeardIn(this.#store);
  }

  async openAlerts(limit: number): Promise<readonly OrderAlert[]> {
    return this.#all<OrderAlert>('alerts').filter(isOpenAlert).slice(0, limit);
  }

  async anonymise(userId: string): Promise<void> {
    for (const order of this.#all<Order>('orders')) {
      if (order.userId === userId) this.#store.put(`orders/${order.id}`, anonymiseOrder(order));
    }
  }

  async invitation(id: string): Promise<Invitation | null> {
    return this.#store.get<Invitation>(`invitations/${id}`);
  }

  async unusedAt(atMs: number, limit: number): Promise<readonly Invitation[]> {
    return this.#all<Invitation>('invitations')
      .filter(
        ({ endsAtMs, usedByUid, calledBackAtMs }) => endsAtMs > atMs && usedByUid === null && calledBackAtMs === null,
      )
      .toSorted((a, b) => b.endsAtMs - a.endsAtMs)
      .slice(0, limit);
  }

  async forget(uid: string): Promise<void> {
    for (const { id, byUid, usedByUid } of this.#all<Invitation>('invitations')) {
      if (byUid === uid || usedByUid === uid) this.#store.documents.delete(`invitations/${id}`);
    }
  }

  async user(uid: string): Promise<User | null> {
    return this.#store.get<User>(`users/${uid}`);
  }

  async users(): Promise<Page<User>> {
    return { items: this.#all<User>('users').filter(({ role }) => isMember(role)), next: null };
  }

  async usersFound({ emailBeginning, terms }: UserSearch): Promise<readonly User[]> {
    return (await this.users()).items
      .filter((user) => {
        const keys = userKeysOf(user);
        const isNamedSo = terms.length > 0 && terms.every((term) => keys[term]);
        return isNamedSo || (emailBeginning !== null && user.email.startsWith(emailBeginning));
      })
      .slice(0, MOST_FOUND_USERS);
  }

  async userByEmail(email: string): Promise<User | null> {
    return this.#all<User>('users').find((user) => user.email === email) ?? null;
  }

  async startedBefore(atMs: number, limit: number): Promise<readonly PendingChange[]> {
    return this.#all<PendingChange>('pendingChanges')
      .filter(({ startedAtMs }) => startedAtMs <= atMs)
      .toSorted((a, b) => a.startedAtMs - b.startedAtMs)
      .slice(0, limit);
  }

  async deletionOf(email: string): Promise<PendingChange | null> {
    const changes = this.#all<PendingChange>('pendingChanges');
    return changes.find((change) => change.kind === 'deletion' && change.email === email) ?? null;
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the collection holds
  #all<T>(collection: string): readonly T[] {
    return [...this.#store.documents]
      .filter(([key]) => key.startsWith(`${collection}/`))
      .map(([, { value }]) => value as T);
  }
}
