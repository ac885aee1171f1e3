import {
  DEFAULT_SETTINGS,
  INVITATION_MS,
  type GivenRole,
  type Invitation,
  type PendingChange,
  type Role,
  type User,
} from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { acceptInvitation } from '../people/accept-invitation.ts';
import { deleteUser } from '../people/delete-user.ts';
import { identifyCaller } from '../people/identify-caller.ts';
import { invitationIdOf } from '../people/invitations.ts';
import type { Outcome } from '../shared/outcomes.ts';
import type { Clock, Identity, OrderBook, UnitOfWork } from '../shared/ports.ts';
import { registerUser } from '../people/register-user.ts';
import { setUserRole } from '../people/set-user-role.ts';
import { tick } from '../tick.ts';
import { listUsers } from '../people/users.ts';
import { anAccount, BOSS, MemoryAccounts, NO_GUESTS, NOW_MS, STRICT } from './fakes.ts';
import { MemoryPictures } from './memory-pictures.ts';
import { MemoryHouse } from './memory-house.ts';
import { MemoryStore } from './memory-store.ts';

/** Blocks reads and writes at chosen points; a process that died is blocked for ever. */
export interface Pause {
  /** Before every read and write of a port, and before every commit. */
  readonly before: () => Promise<void>;
  /** After every change. */
  readonly wrote: () => void;
}

/** Of the boss's invitation to the kitchen. */
export const LINK_KEY = 'key of the kitchen';

const AT_ONCE: Pause = { before: () => Promise.resolve(), wrote: () => undefined };

/** The boss, an admin who makes the calls, and Ann with an order; their ports can be blocked. */
export class PeopleHouse {
  readonly store = new MemoryStore();
  readonly accounts = new MemoryAccounts();
  nowMs = NOW_MS;
  readonly #books = new MemoryHouse(this.store);

  constructor(annsRole: Role) {
    this.add('boss', 'admin');
    this.add('ann', annsRole);
    this.store.put('counters/admins', annsRole === 'admin' ? 2 : 1);
    this.store.put('orders/order-1', anOrder());
    this.store.put(`invitations/${invitationIdOf(LINK_KEY)}`, {
      id: invitationIdOf(LINK_KEY),
      role: 'chef',
      name: 'somebody of the kitchen',
      byUid: 'boss',
      createdAtMs: NOW_MS,
      endsAtMs: NOW_MS + INVITATION_MS,
      usedByUid: null,
      usedAtMs: null,
      calledBackAtMs: null,
    } satisfies Invitation);
  }

  /** The services over this house, blocked by `pause`. */
  through(pause: Pause = AT_ONCE): {
    readonly setRole: (uid: string, role: GivenRole, byUid?: string) => Promise<Outcome<unknown>>;
    readonly remove: (uid: string, byUid?: string) => Promise<Outcome<unknown>>;
    readonly register: (uid: string) => Promise<Outcome<unknown>>;
    /** Opens the link of `LINK_KEY`. */
    readonly accept: (uid: string) => Promise<Outcome<unknown>>;
    readonly enter: (uid: string) => Promise<Outcome<Identity>>;
    readonly tick: () => Promise<unknown>;
    readonly openAllUsers: () => Promise<unknown>;
  } {
    const ports = this.#ports(pause);
    const by = (uid: string): typeof BOSS => ({ ...BOSS, uid, email: emailOf(uid) });
    return {
      setRole: (uid, role, byUid = 'boss') => setUserRole(ports, by(byUid), { email: emailOf(uid), role }),
      remove: (uid, byUid = 'boss') => deleteUser(ports, by(byUid), { email: emailOf(uid) }),
      register: (uid) =>
        registerUser(ports, {
          pathEmail: emailOf(uid),
          request: { uid, email: emailOf(uid), accessToken: uid },
          bearer: null,
          address: 'somewhere',
        }),
      accept: (uid) => acceptInvitation(ports, by(uid), LINK_KEY),
      enter: (uid) => identifyCaller({ ...ports, houseBook: NO_GUESTS }, [`Bearer ${uid}`]),
      tick: async () => {
        const { changes, orders, screens, pictures } = await tick(ports);
        return {
          changes: valueOf(changes),
          orders: valueOf(orders),
          screens: valueOf(screens),
          pictures: valueOf(pictures),
        };
      },
      openAllUsers: () => listUsers(ports, { limit: 100, after: null }),
    };
  }

  unfinished(): Promise<readonly PendingChange[]> {
    return this.#books.startedBefore(Infinity, 100);
  }

  /** The violated invariants of a house without pending changes. */
  async problems(): Promise<readonly string[]> {
    const { items: records } = await this.#books.users();
    const found: string[] = (await this.unfinished()).map(({ kind, uid }) => `${kind} of ${uid} is not finished`);
    const admins = records.filter(({ role }) => role === 'admin').length;
    if (admins === 0) found.push('there is no admin');
    if (this.store.get('counters/admins') !== admins)
      found.push(`${admins} admins, counted ${this.store.get<number>('counters/admins')}`);
    if (this.store.get('counters/users') !== records.length)
      found.push(`${records.length} users, counted ${this.store.get<number>('counters/users')}`);
    for (const { uid, role } of records) {
      const account = this.accounts.accounts.get(uid);
      if (!account) found.push(`${uid} has a record and no account`);
      else if (account.role !== role) found.push(`${uid}: record ${role}, claims ${account.role}`);
    }
    for (const { uid } of this.accounts.accounts.values()) {
      if (!this.record(uid)) found.push(`${uid} has an account and no record`);
    }
    return found;
  }

  record(uid: string): User | null {
    return this.store.get<User>(`users/${uid}`);
  }

  /** Somebody new, with an account and a record. */
  readonly add = (uid: string, role: Role): void => {
    const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
    this.store.put(`users/${uid}`, { uid, email: emailOf(uid), displayName: uid, role, ...times } satisfies User);
    this.accounts.accounts.set(uid, anAccount({ uid, email: emailOf(uid), role }));
    this.store.put('counters/users', (this.store.get<number>('counters/users') ?? 0) + 1);
  };

  #ports({
    before,
    wrote,
  }: Pause): Parameters<typeof setUserRole>[0] &
    Parameters<typeof deleteUser>[0] &
    Parameters<typeof listUsers>[0] &
    Parameters<typeof tick>[0] {
    const { accounts, store } = this;
    const books = this.#books;
    const held =
      <Args extends readonly unknown[], T>(operation: (...args: Args) => Promise<T>, isWrite = false) =>
      async (...args: Args): Promise<T> => {
        await before();
        const result = await operation(...args);
        if (isWrite) wrote();
        return result;
      };
    const unitOfWork: UnitOfWork = {
      run: async (about, work) => {
        await before();
        const { commits } = store;
        const result = await store.run(about, async (transaction) => {
          const decided = await work(transaction);
          await before();
          return decided;
        });
        if (store.commits > commits) wrote();
        return result;
      },
    };
    const clock: Clock = { nowMs: () => this.nowMs };
    const orderBook: OrderBook = {
      ordersByStatus: books.ordersByStatus.bind(books),
      ordersOfUser: books.ordersOfUser.bind(books),
      overdue: books.overdue.bind(books),
      anonymise: held(books.anonymise.bind(books), true),
    };
    return {
      accounts: {
        verify: held(accounts.verify.bind(accounts)),
        verifyIdToken: held(accounts.verifyIdToken.bind(accounts)),
        byUid: held(accounts.byUid.bind(accounts)),
        byEmail: held(accounts.byEmail.bind(accounts)),
        setRole: held(accounts.setRole.bind(accounts), true),
        disable: held(accounts.disable.bind(accounts), true),
        remove: held(accounts.remove.bind(accounts), true),
        issueToken: held(accounts.issueToken.bind(accounts)),
      },
      clock,
      orderBook,
      invitationBook: {
        invitation: held(books.invitation.bind(books)),
        unusedAt: held(books.unusedAt.bind(books)),
        forget: held(books.forget.bind(books), true),
      },
      houseBook: { settings: async () => DEFAULT_SETTINGS, know: () => undefined },
      screenBook: books,
      pictureBook: new MemoryPictures(),
      pendingChanges: {
        startedBefore: held(books.startedBefore.bind(books)),
        deletionOf: held(books.deletionOf.bind(books)),
      },
      settings: STRICT,
      unitOfWork,
      userDirectory: {
        user: held(books.user.bind(books)),
        users: held(books.users.bind(books)),
        usersFound: held(books.usersFound.bind(books)),
        userByEmail: held(books.userByEmail.bind(books)),
      },
    };
  }
}

export function emailOf(uid: string): string {
  return `${uid}@example.com`;
}

/** @throws what the part of a tick failed with */
function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
