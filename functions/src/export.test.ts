import {
  customerToDocument,
  foodToDocument,
  NEW_CUSTOMER,
  NEW_EVENT,
  orderEventToDocument,
  orderToDocument,
  placeOf,
  type Customer,
  type TakeDaysRequest,
  type TakenEvent,
  type TakenVoucher,
} from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { toTimestamp } from './adapters/documents.ts';
import {
  takeEvents,
  takeMenuFoods,
  takeMoves,
  takeOrders,
  takePeople,
  takeRemovedFoods,
  takeVouchers,
} from './services/export/take-along.ts';
import { deleteUser } from './services/people/delete-user.ts';
import type { Outcome } from './services/shared/outcomes.ts';
import type { Page } from './services/shared/ports.ts';
import { unbounded } from './testing/usage.ts';
import { openTimedHouse, type TimedHouse } from './testing/timed-house.ts';

async function open(oldOrders: number): Promise<TimedHouse> {
  const house = await openTimedHouse({ projectId: 'demo-export', foods: 2, portions: 9, customers: 2, oldOrders });
  onTestFinished(house.stop);
  return house;
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.status !== 'done') throw new Error(`${outcome.reason}: ${outcome.message}`);
  return outcome.value;
}

async function pagesOf<T>(
  ask: (page: TakeDaysRequest) => Promise<Outcome<Page<T>>>,
): Promise<readonly (readonly T[])[]> {
  const pages: (readonly T[])[] = [];
  let after: TakeDaysRequest['after'] = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const { items, next }: Page<T> = valueOf(await ask({ limit: 500, after }));
    pages.push(items);
    after = next === null ? null : placeOf(next);
  } while (after !== null);
  return pages;
}

it('orders are taken in pages, each once, and no page reads more than it has', async () => {
  const house = await open(1200);
  await house.billed();
  const pages = await pagesOf((page) => takeOrders(house.ports, page));
  expect(pages.map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(1200);
  const lines = await house.billed();
  const ofOrders = lines.filter(({ what }) => what.includes('orders')).reduce((sum, { reads }) => sum + reads, 0);
  expect(ofOrders).toBe(501 + 501 + 200);
  expect(unbounded(lines)).toEqual([]);
});

async function putVoucher(house: TimedHouse, uid: string, id: string): Promise<void> {
  const voucher = { id, amountMinor: 500, minMinor: 2000, currency: 'EUR', expiresAtMs: house.nowMs() + 1000 };
  const customer: Customer = { ...NEW_CUSTOMER, vouchers: [voucher] };
  await house.db.doc(`customers/${uid}`).set(customerToDocument(customer, toTimestamp));
}

it('vouchers are taken in pages of people, with a read for each of them and their vouchers', async () => {
  const house = await open(0);
  await Promise.all(house.customers.map(({ uid }) => putVoucher(house, uid, `of-${uid}`)));
  await house.billed();
  const taken: string[] = [];
  let after: TakeDaysRequest['after'] = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const { items, next }: Page<TakenVoucher> = valueOf(await takeVouchers(house.ports, { limit: 3, after }));
    taken.push(...items.map(({ orderId, currency }) => `${orderId} ${currency}`));
    after = next === null ? null : placeOf(next);
  } while (after !== null);
  expect(taken.toSorted()).toEqual(['of-customer-0 EUR', 'of-customer-1 EUR']);
  const lines = await house.billed();
  expect(lines.reduce((sum, { reads }) => sum + reads, 0)).toBe(4 + 3 + 1 + 1); // two customers, an admin and a chef
  expect(unbounded(lines)).toEqual([]);
});

it('whoever was erased is in nothing that is taken afterwards', async () => {
  const house = await open(0);
  const [caller] = house.customers;
  if (!caller) throw new Error('there is no customer');
  const order = anOrder({ userId: caller.uid, user: caller.email, note: 'ring at Lee' });
  await house.db.doc(`orders/${order.id}`).set(orderToDocument(order, toTimestamp));
  await putVoucher(house, caller.uid, 'voucher-of-them');
  const all = async (): Promise<string> =>
    JSON.stringify([
      await pagesOf((page) => takeOrders(house.ports, page)),
      await pagesOf((page) => takePeople(house.ports, page)),
      await pagesOf((page) => takeMoves(house.ports, page)),
      await pagesOf((page) => takeVouchers(house.ports, page)),
    ]);
  const before = await all();
  const says = (all: string): readonly boolean[] =>
    [caller.email, 'voucher-of-them', 'Lee', order.id].map((words) => all.includes(words));
  expect(says(before)).toEqual([true, true, false, true]);
  expect((await deleteUser(house.ports, house.admin, { email: caller.email })).status).toBe('done');
  expect(says(await all())).toEqual([false, false, false, true]);
});

it('removed foods are taken in pages, with a read for each and one for its choices', async () => {
  const house = await open(0);
  const gone = ['a', 'b', 'c'].map((id, index) =>
    aFood({ id, retiredAtMs: 1000 + index, leastExtraMinor: index === 0 ? 0 : null }),
  );
  await Promise.all(
    gone.map((food) =>
      house.db.doc(`foods/${food.id}`).set(foodToDocument(food, toTimestamp, FieldValue.serverTimestamp())),
    ),
  );
  await takeRemovedFoods(house.ports, { limit: 1, after: null }); // knows the categories
  await house.billed();
  const pages = await pagesOf((page) => takeRemovedFoods(house.ports, page));
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([['a', 'b', 'c']]);
  const lines = await house.billed();
  expect(lines.reduce((sum, { reads }) => sum + reads, 0)).toBe(3 + 1);
  expect(unbounded(lines)).toEqual([]);
});

it('foods of the menu are taken in pages, with a read for each and one for its choices', async () => {
  const house = await open(0);
  const sized = aFood({ id: 'sized', leastExtraMinor: 0, createdAtMs: 1000 });
  await house.db.doc('foods/sized').set(foodToDocument(sized, toTimestamp, FieldValue.serverTimestamp()));
  await takeMenuFoods(house.ports, { limit: 1, after: null }); // knows the categories
  await house.billed();
  const pages = await pagesOf((page) => takeMenuFoods(house.ports, page));
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([['sized', 'food-0', 'food-1']]);
  const lines = await house.billed();
  expect(lines.reduce((sum, { reads }) => sum + reads, 0)).toBe(3 + 1);
  expect(unbounded(lines)).toEqual([]);
});

it('events are taken in pages of orders, with a read for each of them and for each event', async () => {
  const house = await open(120);
  const accepted = { ...NEW_EVENT, from: 'pending', to: 'approved', byRole: 'admin', atMs: 1000 } as const;
  await Promise.all(
    ['a', 'b', 'c'].map((id) =>
      house.db.doc(`orders/old-119/events/${id}`).set(orderEventToDocument(accepted, toTimestamp)),
    ),
  );
  await house.billed();
  const pages: number[] = [];
  let after: TakeDaysRequest['after'] = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const { items, next }: Page<TakenEvent> = valueOf(await takeEvents(house.ports, { limit: 100, after }));
    pages.push(items.length);
    after = next === null ? null : placeOf(next);
  } while (after !== null);
  expect(pages).toEqual([100, 20 + 3]); // the placing of each, and what became of one
  const lines = await house.billed();
  const reads = lines.filter(({ what }) => /orders|events/.test(what)).reduce((sum, line) => sum + line.reads, 0);
  expect(reads).toBe(101 + 20 + 119 + 3); // a question that finds nothing is a read, too
  expect(unbounded(lines)).toEqual([]);
});
