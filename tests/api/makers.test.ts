import { afterEach, expect, vi } from 'vitest';
import { accounts, database, unique } from '../../local/house.ts';
import { newMakers } from '../support/makers.ts';
import { it } from '../support/test.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The named call, the next batch or query, fails before it is sent. */
function failOnce(what: 'batch' | 'collection'): void {
  vi.spyOn(database(), what).mockImplementationOnce(() => {
    throw new Error(`${what} failed`);
  });
}

async function hasAccount(uid: string): Promise<boolean> {
  const { users } = await accounts().getUsers([{ uid }]);
  return users.length > 0;
}

it('removes the account of a person whose registration failed', async () => {
  const { aPerson, removeAll } = newMakers();
  const uid = unique('half');
  failOnce('batch');
  await expect(aPerson('user', { uid })).rejects.toThrow('batch failed');
  expect(await hasAccount(uid)).toBe(true);
  await removeAll();
  expect(await hasAccount(uid)).toBe(false);
});

it('removes an order whose first event failed', async () => {
  const { putOrder, removeAll } = newMakers();
  const order = database().doc(`orders/${unique('order')}`);
  failOnce('collection');
  await expect(putOrder('pending', { id: order.id })).rejects.toThrow('collection failed');
  expect((await order.get()).exists).toBe(true);
  await removeAll();
  expect((await order.get()).exists).toBe(false);
});

it('removes everything else when a query fails, and then throws what failed', async () => {
  const { aPerson, putFood, removeAll } = newMakers();
  const [food, { uid }] = await Promise.all([putFood(), aPerson()]);
  failOnce('collection');
  await expect(removeAll()).rejects.toThrow('could not remove everything: Error: collection failed');
  expect((await database().doc(`foods/${food.id}`).get()).get('retiredAt')).not.toBeNull();
  expect(await hasAccount(uid)).toBe(false);
});

it('removes the choices of a food', async () => {
  const { putChoices, putFood, removeAll } = newMakers();
  const food = await putFood();
  const choices = database().doc(`choices/${food.id}`);
  await putChoices(food, { sizes: [], groups: [] });
  expect((await choices.get()).exists).toBe(true);
  await removeAll();
  expect((await choices.get()).exists).toBe(false);
});
