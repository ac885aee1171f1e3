import { ANONYMOUS_ORDER_FIELDS, userToDocument, type Food, type OrderDto, type UserDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import type { UserImportRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { AuthAccounts } from '../../functions/src/adapters/auth-accounts.ts';
import {
  accounts,
  call,
  database,
  orderOf,
  signIn,
  toTimestamp,
  unique,
  type Answer,
  type Person,
} from '../../local/house.ts';
import { it } from '../support/test.ts';

// Users on the running suite, as a client written from the specification sees the routes.

let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [admin, food] = await Promise.all([house.aPerson('admin'), house.putFood({ quantity: 100 })]);
});

const NOW = { createdAtMs: 0, updatedAtMs: 0, claimsChangedAtMs: 0 };

async function remove(uid: string): Promise<void> {
  await database().doc(`users/${uid}`).delete();
}

describe('users', () => {
  it('are listed by email for an admin', async () => {
    const page = await call('/users?limit=2', { as: admin });
    expect(page.status).toBe(200);
    const emails = (page.body as UserDto[]).map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted());
    const next = /<\/(?:api\/)?(users[^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    const second = await call(`/${next}`, { as: admin });
    expect((second.body as UserDto[])[0]?.email.localeCompare(emails[1] ?? '')).toBeGreaterThan(0);
  });

  it('are found by the beginning of their email or by words of their name, at most 24 without duplicates', async () => {
    const [mail, name] = [unique('mail'), unique('zoe')];
    const put = (uid: string, email: string, displayName: string): Promise<unknown> =>
      database()
        .doc(`users/${uid}`)
        .set(userToDocument({ uid, email, displayName, role: 'user', ...NOW }, toTimestamp));
    const numbers = Array.from({ length: 13 }, (_, index) => String(index + 1).padStart(2, '0'));
    await Promise.all(
      numbers.flatMap((number) => [
        put(`${mail}-${number}`, `${mail}-${number}@example.com`, `No ${number}`),
        put(`${name}-${number}`, `${number}-${name}@example.com`, `${mail} Zoë ${name} n${number}`),
      ]),
    );
    const find = async (typed: string): Promise<readonly string[]> => {
      const { status, headers, body } = await call(`/users?search=${encodeURIComponent(typed)}`, { as: admin });
      expect({ status, link: headers.get('link') }).toEqual({ status: 200, link: null });
      return (body as UserDto[]).map(({ _id }) => _id);
    };
    expect(await find(` ${mail.toUpperCase()}-01@EX`)).toEqual([`${mail}-01`]);
    expect(await find(`zoe ${name} n07`)).toEqual([`${name}-07`]);
    expect(await find(`${name} ZOË n`)).toHaveLength(12);
    expect(new Set(await find(mail)).size).toBe(24); // half by email, half by name
    expect(await find(`xx${mail}`)).toEqual([]);
    await Promise.all(numbers.flatMap((number) => [remove(`${mail}-${number}`), remove(`${name}-${number}`)]));
    expect(await find(mail)).toEqual([]);
  });

  it('are all listed for an empty search; a search that is too long or of several lines is refused', async () => {
    const listed = await call('/users?limit=2&search=', { as: admin });
    expect(listed).toMatchObject({ status: 200, body: [{}, {}] });
    expect(listed.headers.get('link')).toContain('rel="next"');
    for (const search of ['x'.repeat(255), 'a%09b'])
      expect(await call(`/users?search=${search}`, { as: admin })).toMatchObject({
        status: 400,
        reason: 'INVALID_FIELDS',
      });
  });

  it('of an earlier version are found by their name once their token was renewed', async ({ aPerson }) => {
    const person = await aPerson();
    const record = database().doc(`users/${person.uid}`);
    const email = `${unique('other')}@example.com`;
    await accounts().updateUser(person.uid, { email });
    await record.update({ email, search: FieldValue.delete() });
    const token = await signIn(email);
    const find = async (): Promise<unknown> => (await call(`/users?search=${person.uid}`, { as: admin })).body;
    expect(await find()).toEqual([]);
    const renew = (): Promise<Answer> =>
      call(`/users/${email}`, { method: 'PUT', body: { uid: person.uid, email, accessToken: token } });
    expect(await renew()).toMatchObject({ status: 200 });
    expect(await find()).toMatchObject([{ _id: person.uid, email }]);
    const written = (await record.get()).updateTime;
    expect(await renew()).toMatchObject({ status: 200 });
    expect((await record.get()).updateTime).toEqual(written); // and is never renewed again
  });

  it('get and lose roles by both methods, in record and claims, from the next call on, with an audit entry', async ({
    aPerson,
  }) => {
    const person = await aPerson();
    const email = encodeURIComponent(person.email);
    expect(await call(`/chef`, { as: person })).toMatchObject({ body: { chef: false } });
    const made = await call(`/users/role/${email}/chef`, { as: admin });
    expect(made).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    expect(await call(`/users/role/${email}/chef`, { as: admin })).toMatchObject({ body: { modifiedCount: 0 } });
    expect(await call(`/chef/undefined`, { as: person })).toMatchObject({ body: { chef: true } });
    expect(await call(`/chef/${email}/`, { as: admin })).toMatchObject({ body: { chef: true } });
    expect(await call(`/allorderlist/approved`, { as: person })).toMatchObject({ status: 200 });
    expect(await call(`/users/role/${email}/user`, { method: 'POST', as: admin })).toMatchObject({
      body: { modifiedCount: 1 },
    });
    expect(await call(`/allorderlist/approved`, { as: person })).toMatchObject({ status: 403 });
    const { docs } = await database().collection('audit').where('subject', '==', person.uid).get();
    const entries = docs.map((entry) => entry.data() as { readonly after: string });
    expect(entries.toSorted((a, b) => a.after.localeCompare(b.after))).toMatchObject([
      {
        action: 'user.role',
        byUid: admin.uid,
        before: 'user',
        after: 'chef',
        requestId: made.headers.get('x-request-id'),
      },
      { action: 'user.role', byUid: admin.uid, before: 'chef', after: 'user' },
    ]);
  });

  it('are listed with whether their email is verified; a Google account’s is', async ({ aPerson }) => {
    const [known, unknown] = await Promise.all([aPerson('user'), aPerson('user', { isVerified: false })]);
    const listed = new Map<string, boolean>();
    for (let path = '/users?limit=100'; path !== '';) {
      const page = await call(path, { as: admin });
      for (const user of page.body as UserDto[]) listed.set(user._id, user.emailVerified);
      path = /<(?:\/api)?(\/users[^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect([listed.get(known.uid), listed.get(unknown.uid)]).toEqual([true, false]);
    const [own, foreign] = [unique('google'), unique('google')];
    const link = (uid: string, address: string): UserImportRecord => ({
      uid,
      email: `${uid}@example.com`,
      emailVerified: false,
      providerData: [{ providerId: 'google.com', uid, email: address }],
    });
    await accounts().importUsers([link(own, `${own}@example.com`), link(foreign, 'another@example.com')]);
    const adapter = new AuthAccounts(accounts());
    expect((await adapter.byUid(own))?.emailVerified).toBe(true);
    expect((await adapter.byUid(foreign))?.emailVerified).toBe(false);
  });

  it('leave at most one audit entry a minute for refused calls', async ({ aPerson }) => {
    const person = await aPerson();
    await Promise.all([1, 2, 3].map(() => call('/users', { as: person })));
    const { docs } = await database().collection('audit').where('byUid', '==', person.uid).get();
    expect(docs.length).toBeLessThanOrEqual(2); // two when the minute changed in between
    expect(docs[0]?.data()).toMatchObject({
      action: 'call.refused',
      subject: 'GET /users',
      before: 'user',
      after: 'ROLE_REQUIRED',
    });
  });

  it('are unknown from the next call on after a deletion, and their orders stay without their email', async ({
    aPerson,
  }) => {
    const person = await aPerson();
    const email = encodeURIComponent(person.email);
    const headers = { 'idempotency-key': unique('key') };
    const placed = await call('/order', { method: 'POST', as: person, headers, body: orderOf(food, person) });
    expect(await call(`/users/${email}`, { method: 'DELETE', as: admin })).toMatchObject({ body: { deletedCount: 1 } });
    expect(await call(`/orderbyUser?user=${person.uid}&status=pending`, { as: person })).toMatchObject({ status: 401 });
    const order = await database()
      .doc(`orders/${(placed.body as OrderDto)._id}`)
      .get();
    expect(order.data()).toMatchObject({ ...ANONYMOUS_ORDER_FIELDS, userId: person.uid, priceMinor: 950 });
    await expect(accounts().getUser(person.uid)).rejects.toThrow('no user record');
    expect(await call(`/users/${email}`, { method: 'DELETE', as: admin })).toMatchObject({ body: { deletedCount: 0 } });
  });
});
