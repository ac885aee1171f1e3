import { orderToDocument, placeOf, type TakeDaysRequest } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { expect, it, onTestFinished } from 'vitest';
import { toTimestamp } from './adapters/documents.ts';
import { takeMoves, takeOrders, takePeople } from './services/export/take-along.ts';
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

it('whoever was erased is in nothing that is taken afterwards', async () => {
  const house = await open(0);
  const [caller] = house.customers;
  if (!caller) throw new Error('there is no customer');
  const order = anOrder({ userId: caller.uid, user: caller.email, note: 'ring at Lee' });
  await house.db.doc(`orders/${order.id}`).set(orderToDocument(order, toTimestamp));
  const all = async (): Promise<string> =>
    JSON.stringify([
      await pagesOf((page) => takeOrders(house.ports, page)),
      await pagesOf((page) => takePeople(house.ports, page)),
      await pagesOf((page) => takeMoves(house.ports, page)),
    ]);
  const before = await all();
  expect([before.includes(caller.email), before.includes('Lee')]).toEqual([true, false]);
  expect((await deleteUser(house.ports, house.admin, { email: caller.email })).status).toBe('done');
  const after = await all();
  expect([after.includes(caller.email), after.includes('Lee'), after.includes(order.id)]).toEqual([false, false, true]);
});
