import type { Food, OrderDto, TrackDto } from '@foodhouse/domain';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { digest } from '../../functions/src/services/shared/digest.ts';
import {
  accounts,
  aGuest,
  allowGuests,
  putHouse,
  anAnonymous,
  basketOf,
  call,
  database,
  forgetLimits,
  quantityOf,
  unique,
  type Answer,
  type Person,
} from '../../local/house.ts';
import { PROJECT_ID } from '../../local/suite.ts';
import type { Makers } from '../support/makers.ts';
import { it } from '../support/test.ts';

// B5 without table codes: people who order without an account, in a house that allows it.

const run = promisify(execFile);
const CONTACT = { name: 'Gus Guest', phone: '030 1234' };
const KEY = 'bm90IGEgdmVyeSBnb29kIGtleQ';

let house: Makers;
let admin: Person;
let pho: Food;

it.beforeAll(async ({ house: ofFile }) => {
  house = ofFile;
  [admin, pho] = await Promise.all([house.aPerson('admin'), house.putFood({ quantity: 1000 })]);
  await allowGuests(admin, true);
});

beforeEach(forgetLimits);

/** No other test waits for it. */
afterAll(() => putHouse(admin, { guestOrders: false }));

const place = (guest: Person, changes: object = {}, key = unique('key')): Promise<Answer> =>
  call('/orders', {
    method: 'POST',
    as: guest,
    headers: { 'idempotency-key': key },
    body: { ...basketOf([pho, 1]), contact: CONTACT, track: digest(KEY), ...changes },
  });
const ordersOf = (uid: string, as: Person): Promise<Answer> => call(`/orderbyUser?user=${uid}&status=pending`, { as });
const idOf = ({ body }: Answer): string => (body as OrderDto)._id;

describe('B5: a guest', () => {
  it('orders with name and phone, follows the order, reads it, and cancels it once', async () => {
    const nobody = await anAnonymous();
    const entered = await call('/guests', { method: 'POST', body: { accessToken: nobody.idToken } });
    expect(entered.status).toBe(200);
    const guest = { ...nobody, idToken: (entered.body as { token: string }).token };
    expect((await database().doc(`users/${guest.uid}`).get()).data()).not.toHaveProperty('email');
    expect(
      (await call('/quote', { method: 'POST', as: guest, body: { lines: basketOf([pho, 1]).lines } })).status,
    ).toBe(200);
    const before = await quantityOf(pho);
    const key = unique('key');
    const placed = await place(guest, {}, key);
    expect(placed).toMatchObject({ status: 201, body: { user: '', status: 'pending' } });
    expect(await place(guest, {}, key)).toMatchObject({ status: 201, body: placed.body });
    const id = idOf(placed);
    expect((await database().doc(`orderContacts/${id}`).get()).data()).toMatchObject(CONTACT);

    // Whoever has the link, without any token.
    const tracked = await call(`/track/${id}/${KEY}`);
    expect(tracked).toMatchObject({ status: 200, body: { token: (placed.body as OrderDto).token, status: 'pending' } });
    expect((tracked.body as TrackDto).lines).toMatchObject([{ quantity: 1 }]);
    expect(JSON.stringify(tracked.body)).not.toMatch(new RegExp(`${guest.uid}|Gus|030`));
    const byHeader = await call(`/track/${id}`, { headers: { 'x-track-key': KEY } });
    expect(byHeader).toMatchObject({ status: 200, body: tracked.body as object });
    const wrong = await call(`/track/${id}/${KEY}x`);
    const unknown = await call(`/track/${unique('order')}/${KEY}`);
    const keyless = await call(`/track/${id}`);
    for (const answer of [wrong, unknown, keyless])
      expect(answer).toMatchObject({ status: 404, reason: 'ORDER_NOT_FOUND' });

    expect(await ordersOf(guest.uid, guest)).toMatchObject({ status: 200, body: [{ _id: id }] });
    expect(await quantityOf(pho)).toBe(before - 1);
    const cancel = (): Promise<Answer> => call(`/orders/${id}/cancel`, { method: 'POST', as: guest });
    for (const answer of await Promise.all([cancel(), cancel(), cancel()]))
      expect(answer).toMatchObject({ status: 200, body: { status: 'reject' } });
    expect(await quantityOf(pho)).toBe(before);
    expect((await database().collection(`orders/${id}/events`).get()).docs.map((event) => event.get('code'))).toEqual([
      'customer',
    ]);
    expect((await call(`/track/${id}/${KEY}`)).body).toMatchObject({ status: 'reject', code: 'customer' });
  });

  it('without a name or a phone number is refused at the field', async () => {
    const guest = await aGuest();
    const answer = await place(guest, { contact: undefined });
    expect(answer).toMatchObject({ status: 400, reason: 'INVALID_FIELDS' });
    const { fields } = (answer.body as { error: { details: { fields: object } } }).error.details;
    expect(Object.keys(fields)).toEqual(['contact.name', 'contact.phone']);
  });

  it('reads nothing of another guest', async () => {
    const [one, other] = await Promise.all([aGuest(), aGuest()]);
    const id = idOf(await place(one));
    expect(await ordersOf(one.uid, other)).toMatchObject({ status: 403, reason: 'NOT_YOURS' });
    for (const path of ['cancel', 'settle'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await call(`/orders/${id}/${path}`, { method: 'POST', as: other })).toMatchObject({ status: 403 });
  });

  it('has three unanswered orders at most, however many are sent at once', async () => {
    const guest = await aGuest();
    const before = await quantityOf(pho);
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(guest)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ reason }) => reason === 'ORDERS_WAITING')).toHaveLength(3);
    expect(await quantityOf(pho)).toBe(before - 3);
  });

  it('who got an account is a user, and has their orders in My Orders', async ({ aPerson }) => {
    const person = await aPerson();
    await database().doc(`users/${person.uid}`).set({ role: 'guest' });
    await database()
      .doc('counters/users')
      .update({ count: (await counted()) - 1 });
    const before = await counted();
    await house.putOrder('pending', { userId: person.uid, user: '' });
    expect(await call('/admin', { as: person })).toMatchObject({ status: 403, reason: 'NOT_REGISTERED' });
    const { uid, email, idToken: accessToken } = person;
    const registered = await call(`/users/${encodeURIComponent(email)}`, {
      method: 'PUT',
      body: { uid, email, accessToken },
    });
    expect(registered.status).toBe(200);
    expect(await counted()).toBe(before + 1);
    expect(await call('/admin', { as: person })).toMatchObject({ status: 200 });
    expect((await ordersOf(uid, person)).body).toHaveLength(1);
  });

  it('who is removed leaves no contact, and no way in', async () => {
    const guest = await aGuest();
    const id = idOf(await place(guest));
    const { stdout } = await run(process.execPath, ['tools/person.ts', 'erase', guest.uid, '--project', PROJECT_ID]);
    expect(stdout).toContain('accounts 1');
    expect((await database().doc(`orderContacts/${id}`).get()).exists).toBe(false);
    expect((await database().doc(`users/${guest.uid}`).get()).exists).toBe(false);
    expect((await database().doc(`orders/${id}`).get()).get('user')).toBe('deleted user');
    await expect(accounts().getUser(guest.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await place(guest)).status).toBe(401);
  });
});

// The last one: the house stays so.
it('lets nobody be a guest in a house that has not said so, also not who was one', async () => {
  await allowGuests(admin, false);
  const [nobody, guest] = await Promise.all([anAnonymous(), aGuest()]);
  const refusal = { status: 403, reason: 'PROVIDER_NOT_ALLOWED' };
  expect(await call('/guests', { method: 'POST', body: { accessToken: nobody.idToken } })).toMatchObject(refusal);
  expect(await place(guest)).toMatchObject(refusal);
  expect(await ordersOf(guest.uid, guest)).toMatchObject(refusal);
});

const counted = async (): Promise<number> => (await database().doc('counters/users').get()).get('count') as number;
