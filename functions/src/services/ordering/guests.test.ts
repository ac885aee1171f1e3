import { DEFAULT_SETTINGS, type Order, type PlaceBasketRequest, type User } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { cancelOrder, cancelTracked } from './cancel-order.ts';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { deleteUser } from '../people/delete-user.ts';
import { digest } from '../shared/digest.ts';
import { identifyCaller } from '../people/identify-caller.ts';
import { placeBasket } from './place-basket.ts';
import { registerGuest } from '../people/register-guest.ts';
import { registerUser } from '../people/register-user.ts';
import { setUserRole } from '../people/set-user-role.ts';
import { trackOrder } from './track-order.ts';
import { anAccount, ANN, BOSS, countingIds, MemoryAccounts, NOW_MS, STRICT } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import type { Caller } from '../shared/ports.ts';

// B5 without table codes: whoever orders without an account.

const GUS: Caller = { uid: 'gus', email: '', role: 'guest', requestId: 'request-1' };
const CONTACT = { name: 'Gus', phone: '030 1234' };
const KEY = 'a key of 128 bits';
const PHO = { foodId: 'pho', quantity: 1, sizeId: null, options: [], note: null } as const;

function house({ guestOrders = true, answerMinutes = null as number | null } = {}) {
  const store = new MemoryStore();
  const books = new MemoryHouse(store);
  const accounts = new MemoryAccounts(anAccount({ uid: 'gus', email: '', displayName: '' }));
  accounts.provider = 'anonymous';
  const settings = { ...DEFAULT_SETTINGS, guestOrders, answerMinutes };
  store.put('foods/pho', aFood({ quantity: 10 }));
  store.put('house/settings', settings);
  store.put('counters/users', 0);
  store.put('counters/admins', 1);
  let nowMs = NOW_MS;
  const ports = {
    accounts,
    clock: { nowMs: () => nowMs },
    houseBook: { settings: async () => settings },
    ids: countingIds(),
    invitationBook: books,
    orderBook: books,
    pendingChanges: books,
    settings: STRICT,
    unitOfWork: store,
    userDirectory: books,
  };
  const enter = (): ReturnType<typeof registerGuest> => registerGuest(ports, { accessToken: 'gus', address: 'bar' });
  const order = (
    changes: Partial<PlaceBasketRequest> = {},
    idempotencyKey: string | null = null,
  ): ReturnType<typeof placeBasket> =>
    placeBasket(ports, {
      caller: GUS,
      request: { lines: [PHO], shownTotalMinor: 950, contact: CONTACT, ...changes },
      idempotencyKey,
    });
  const left = (): number | undefined => store.get<{ quantity: number }>('foods/pho')?.quantity;
  const record = (): User | null => store.get<User>('users/gus');
  const wait = (ms: number): void => {
    nowMs += ms;
  };
  return { store, ports, accounts, enter, order, left, record, wait };
}

const idOf = ({ value }: { value?: Order } | { status: string; value?: Order }): string => value?.id ?? '';

describe('an anonymous account', () => {
  it('is nobody in a house without guests, also with the record of one', async () => {
    const { store, ports, enter, record } = house({ guestOrders: false });
    expect(await enter()).toMatchObject({ reason: 'PROVIDER_NOT_ALLOWED' });
    expect(record()).toBeNull();
    store.put('users/gus', { uid: 'gus', email: '', role: 'guest' });
    expect(await identifyCaller(ports, ['Bearer gus'])).toMatchObject({ reason: 'PROVIDER_NOT_ALLOWED' });
  });

  it('is a guest where the house allows it: without an email, in no list and no count, however often it asks', async () => {
    const { store, ports, enter, record } = house();
    expect(await identifyCaller(ports, ['Bearer gus'])).toMatchObject({ reason: 'PROVIDER_NOT_ALLOWED' });
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await enter()).toEqual({ status: 'done', value: { token: 'issued for gus' } });
    }
    expect(record()).toMatchObject({ role: 'guest', email: '' });
    expect(store.get('counters/users')).toBe(0);
    expect((await ports.userDirectory.users()).items).toEqual([]);
    expect(await identifyCaller(ports, ['Bearer gus'])).toMatchObject({ value: { uid: 'gus', role: 'guest' } });
  });

  it('is never more than a guest, whatever its claims say', async () => {
    const { ports, accounts, enter } = house();
    await enter();
    accounts.accounts.set('gus', anAccount({ uid: 'gus', email: '', role: 'admin' }));
    expect(await identifyCaller(ports, ['Bearer gus'])).toMatchObject({ value: { role: 'guest' } });
  });

  it.each(['password', 'google.com'])('with a sign-in by %s is no guest', async (provider) => {
    const { accounts, enter, record } = house();
    accounts.provider = provider;
    expect(await enter()).toMatchObject({ reason: 'PROVIDER_NOT_ALLOWED' });
    expect(record()).toBeNull();
  });

  it('with a record of its own keeps it, whatever its token says', async () => {
    const { store, enter, record } = house();
    store.put('users/gus', { uid: 'gus', email: 'gus@example.com', role: 'user' });
    expect(await enter()).toMatchObject({ status: 'done' });
    expect(record()).toMatchObject({ role: 'user', email: 'gus@example.com' });
  });

  it('is limited by its address, whose room may be full', async () => {
    const { accounts, ports } = house();
    const outcomes: string[] = [];
    for (let count = 0; count < 101; count += 1) {
      accounts.accounts.set(`g${count}`, anAccount({ uid: `g${count}`, email: '' }));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const outcome = await registerGuest(ports, { accessToken: `g${count}`, address: 'bar' });
      outcomes.push(outcome.status === 'done' ? 'done' : outcome.reason);
    }
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(100);
    expect(outcomes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('a guest’s order', () => {
  it('needs a name and a phone number, which are kept apart from it', async () => {
    const { store, order, left } = house();
    const { contact: _contact, ...without } = { lines: [PHO], shownTotalMinor: 950, contact: CONTACT };
    const request = { caller: GUS, request: without, idempotencyKey: null };
    expect(await placeBasket(house().ports, request)).toMatchObject({
      reason: 'INVALID_FIELDS',
      details: { fields: { 'contact.name': expect.anything(), 'contact.phone': expect.anything() } },
    });
    const placed = await order();
    expect(placed).toMatchObject({ value: { user: '', userId: 'gus', hasContact: true } });
    expect(store.get(`orderContacts/${idOf(placed)}`)).toMatchObject(CONTACT);
    expect(left()).toBe(9);
  });

  it('at a table needs neither: the house finds them there', async () => {
    const { store, ports } = house();
    store.put('house/settings', { ...DEFAULT_SETTINGS, guestOrders: true, services: ['table'] });
    store.put('house/tables', [{ code: 'T7T7T7', name: 'Table 7' }]);
    const fulfilment = { kind: 'table', table: 'T7T7T7' } as const;
    const request = { lines: [PHO], shownTotalMinor: 950, fulfilment };
    const placed = await placeBasket(ports, { caller: GUS, request, idempotencyKey: null });
    expect(placed).toMatchObject({ value: { hasContact: false, fulfilment: { table: { name: 'Table 7' } } } });
  });

  it('is one of three that wait at most, however many are sent at once', async () => {
    const { ports, order, left } = house();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => order()));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'refused' ? [outcome.reason] : []));
    expect(refusals).toEqual(['ORDERS_WAITING', 'ORDERS_WAITING']);
    expect(left()).toBe(7);
    const [first] = outcomes.flatMap((outcome) => (outcome.status === 'done' ? [outcome.value.id] : []));
    await changeOrderStatus(ports, BOSS, { id: first ?? '', status: 'approved' });
    expect(await order()).toMatchObject({ status: 'done' });
  });

  it('that nobody answered in time no longer waits', async () => {
    const { order, wait } = house({ answerMinutes: 3 });
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await order()).toMatchObject({ status: 'done' });
    }
    wait(180_000);
    expect(await order()).toMatchObject({ status: 'done' });
  });

  it('is found by its link, as it stands, and by nothing else', async () => {
    const { store, ports, order, wait } = house({ answerMinutes: 3 });
    const id = idOf(await order({ trackDigest: digest(KEY) }));
    expect(await trackOrder(ports, { id, key: KEY })).toMatchObject({ value: { id, status: 'pending' } });
    const wrong = await trackOrder(ports, { id, key: 'another key' });
    expect(wrong).toMatchObject({ reason: 'ORDER_NOT_FOUND' });
    expect(await trackOrder(ports, { id: 'no-order', key: KEY })).toEqual(wrong);
    store.put('orders/no-link', anOrder({ id: 'no-link' }));
    expect(await trackOrder(ports, { id: 'no-link', key: '' })).toEqual(wrong);
    wait(180_000);
    const { commits } = store;
    expect(await trackOrder(ports, { id, key: KEY })).toMatchObject({
      value: { status: 'reject', rejectCode: 'not-answered' },
    });
    expect(store.commits).toBe(commits);
  });

  it('is placed once by a repeat, whose link is the first one', async () => {
    const { ports, order, left } = house();
    const first = await order({ trackDigest: digest(KEY) }, 'again');
    expect(await order({ trackDigest: digest(KEY) }, 'again')).toEqual(first);
    expect(await order({ trackDigest: digest('another') }, 'again')).toMatchObject({
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(left()).toBe(9);
    expect(await trackOrder(ports, { id: idOf(first), key: KEY })).toMatchObject({ status: 'done' });
  });
});

describe('cancelling an order', () => {
  it('gives back what it had taken, once, with one event', async () => {
    const { store, ports, order, left } = house();
    const id = idOf(await order());
    const cancelled = await Promise.all([cancelOrder(ports, GUS, id), cancelOrder(ports, GUS, id)]);
    for (const outcome of [...cancelled, await cancelOrder(ports, GUS, id)])
      expect(outcome).toMatchObject({ value: { status: 'reject', rejectCode: 'customer' } });
    expect(left()).toBe(10);
    expect(store.events).toHaveLength(1);
    expect(store.events).toMatchObject([{ from: 'pending', to: 'reject', byRole: 'guest', code: 'customer' }]);
    expect(await changeOrderStatus(ports, BOSS, { id, status: 'approved' })).toMatchObject({
      reason: 'BAD_TRANSITION',
    });
  });

  it('is for whoever ordered, and only until the house has decided', async () => {
    const { ports, order, left } = house();
    const id = idOf(await order());
    for (const other of [ANN, BOSS]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await cancelOrder(ports, other, id)).toMatchObject({ reason: 'NOT_YOURS' });
    }
    await changeOrderStatus(ports, BOSS, { id, status: 'approved' });
    expect(await cancelOrder(ports, GUS, id)).toMatchObject({ reason: 'BAD_TRANSITION' });
    expect(await cancelOrder(ports, GUS, 'nothing')).toMatchObject({ reason: 'ORDER_NOT_FOUND' });
    expect(left()).toBe(9);
  });

  it('is for whoever has the link too, with its key, and only until the house has decided', async () => {
    const { ports, order, left } = house();
    const id = idOf(await order({ trackDigest: digest(KEY) }));
    expect(await cancelTracked(ports, { id, key: 'another key' })).toMatchObject({ reason: 'ORDER_NOT_FOUND' });
    expect(await cancelTracked(ports, { id: 'nothing', key: KEY })).toMatchObject({ reason: 'ORDER_NOT_FOUND' });
    expect(left()).toBe(9);
    for (const outcome of await Promise.all([1, 2].map(() => cancelTracked(ports, { id, key: KEY }))))
      expect(outcome).toMatchObject({ value: { status: 'reject', rejectCode: 'customer' } });
    expect(await cancelOrder(ports, GUS, id)).toMatchObject({ value: { rejectCode: 'customer' } });
    expect(left()).toBe(10);
    const accepted = idOf(await order({ trackDigest: digest(KEY) }, 'second'));
    await changeOrderStatus(ports, BOSS, { id: accepted, status: 'approved' });
    expect(await cancelTracked(ports, { id: accepted, key: KEY })).toMatchObject({ reason: 'BAD_TRANSITION' });
  });

  it('and the house’s acceptance at the same moment: one of them happens', async () => {
    const { ports, order, left } = house();
    const id = idOf(await order());
    const [cancelled, accepted] = await Promise.all([
      cancelOrder(ports, GUS, id),
      changeOrderStatus(ports, BOSS, { id, status: 'approved' }),
    ]);
    expect([cancelled.status, accepted.status].toSorted()).toEqual(['done', 'refused']);
    expect(left()).toBe(cancelled.status === 'done' ? 10 : 9);
  });

  it('comes too late after the deadline: the order is rejected as nobody answered', async () => {
    const { ports, order, left, wait } = house({ answerMinutes: 3 });
    const id = idOf(await order());
    wait(180_000);
    expect(await cancelOrder(ports, GUS, id)).toMatchObject({ value: { rejectCode: 'not-answered' } });
    expect(left()).toBe(10);
  });
});

describe('a guest with an account of their own', () => {
  const withAccount = async () => {
    const known = house();
    await known.enter();
    const placed = await known.order();
    known.accounts.accounts.set('gus', anAccount({ uid: 'gus', email: 'gus@example.com', displayName: 'Gus' }));
    known.accounts.provider = 'password';
    return { ...known, orderId: idOf(placed) };
  };

  it('registers, and is a user who has their orders', async () => {
    const { store, ports, record } = await withAccount();
    expect(await identifyCaller(ports, ['Bearer gus'])).toMatchObject({ reason: 'NOT_REGISTERED' });
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const outcome = await registerUser(ports, {
        pathEmail: 'gus@example.com',
        request: { uid: 'gus', email: 'gus@example.com', accessToken: 'gus' },
        bearer: null,
        address: 'bar',
      });
      expect(outcome.status).toBe('done');
    }
    expect(record()).toMatchObject({ role: 'user', email: 'gus@example.com', displayName: 'Gus' });
    expect(store.get('counters/users')).toBe(1);
    expect(await identifyCaller(ports, ['Bearer gus'])).toMatchObject({ value: { role: 'user' } });
    expect((await ports.orderBook.ordersOfUser('gus', 'pending')).items).toHaveLength(1);
  });

  it('is new to an admin who makes them a chef first', async () => {
    const { store, ports, record } = await withAccount();
    await setUserRole(ports, BOSS, { email: 'gus@example.com', role: 'chef' });
    expect(record()).toMatchObject({ role: 'chef', email: 'gus@example.com' });
    expect(store.get('counters/users')).toBe(1);
  });
});

it('leaves no trace of a removed guest in the count, and nothing that lets them in', async () => {
  const { store, ports, enter, order, record } = house();
  await enter();
  const id = idOf(await order());
  expect(await deleteUser(ports, BOSS, { uid: 'gus' })).toMatchObject({ value: { deletedCount: 1 } });
  expect(record()).toBeNull();
  expect(store.get('counters/users')).toBe(0);
  expect(ports.accounts.accounts.has('gus')).toBe(false);
  expect(store.get<Order>(`orders/${id}`)?.user).toBe('deleted user');
  expect(await deleteUser(ports, BOSS, { uid: 'gus' })).toMatchObject({ value: { deletedCount: 0 } });
});
