import type { MadeInvitationDto } from '@foodhouse/domain';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { accounts, basketOf, call, database, forgetLimits, unique, type Person } from '../../local/house.ts';
import { PROJECT_ID } from '../../local/suite.ts';
import { it as base } from '../support/test.ts';

// What the house knows about one person: in a file for them, and gone. The person orders, writes reviews under their
// address, cooks as a chef, and is named in the audit.

interface Known extends Person {
  readonly admin: Person;
  /** The name under their reviews. */
  readonly reviewer: string;
  readonly orderId: string;
}

const it = base.extend('known', async ({ aPerson, putFood, putOrder }): Promise<Known> => {
  await forgetLimits();
  const [person, admin, food, reviewer] = [
    await aPerson(),
    await aPerson('admin'),
    await putFood(),
    unique('Reviewer'),
  ];
  const headers = (): Record<string, string> => ({ 'idempotency-key': unique('key') });
  // The address is in their contact too: nothing may still hold it after an erasure.
  const basket = { ...basketOf([food, 1]), contact: { name: person.email, phone: '030 1234' } };
  const placed = await call('/orders', { method: 'POST', as: person, headers: headers(), body: basket });
  expect(placed.status).toBe(201);
  for (const img of [person.email, ` ${person.email.toUpperCase()}`]) {
    const body = { name: reviewer, description: 'Good soup', img };
    // oxlint-disable-next-line no-await-in-loop -- two reviews
    expect((await call('/review', { method: 'POST', headers: headers(), body })).status).toBe(201);
  }
  const orderId = (placed.body as { _id: string })._id;
  const accepted = { id: orderId, status: 'approved' };
  expect((await call('/orderstatuschange', { method: 'POST', as: admin, body: accepted })).status).toBe(200);
  const ready = await putOrder('approved', { acceptedAtMs: Date.now() });
  const invited = await call('/invitations', { method: 'POST', as: admin, body: { role: 'chef', name: person.email } });
  const { key } = invited.body as MadeInvitationDto;
  expect((await call('/invitation/accept', { method: 'POST', as: person, body: { key } })).status).toBe(200);
  const body = { id: ready.id, status: 'delivered' };
  expect((await call('/orderstatuschange', { method: 'POST', as: person, body })).status).toBe(200);
  return { ...person, admin, reviewer, orderId };
});

/** Every document of the house whose content holds a text, by path. */
async function documentsWith(text: string): Promise<readonly string[]> {
  const roots = await database().listCollections();
  const queries = [...roots, database().collectionGroup('events'), database().collectionGroup('actors')];
  const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs);
  return found
    .filter((document) =>
      `${document.id} ${JSON.stringify(document.data())}`.toLowerCase().includes(text.toLowerCase()),
    )
    .map(({ ref }) => ref.path)
    .toSorted();
}

const reviewCount = async (): Promise<number> =>
  (await database().doc('counters/reviews').get()).get('count') as number;

/** @param until the process is killed once this is true; without it, it runs to its end */
async function run(
  args: readonly string[],
  until?: () => Promise<boolean>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['tools/person.ts', ...args, '--project', PROJECT_ID]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  if (until) await expect.poll(until, { interval: 5, timeout: 20_000 }).toBe(true);
  if (until) child.kill('SIGKILL');
  return { code: await ended, said: said.trim() };
}

it('exports every document that names a person', async ({ known, onTestFinished }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'person-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = path.join(folder, 'ann.json');
  const { code, said } = await run(['export', known.email.toUpperCase(), '--to', file]);
  expect([code, said]).toEqual([0, expect.stringMatching(/ holds the account and \d+ documents of /)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  const { account, documents } = JSON.parse(text) as { account: object; documents: Record<string, object> };
  const expected = new Set([...(await documentsWith(known.uid)), ...(await documentsWith(known.reviewer))]);
  expect(Object.keys(documents)).toEqual(expect.arrayContaining([...expected]));
  const kinds = Object.keys(documents).map((name) =>
    name
      .split('/')
      .filter((_part, index) => index % 2 === 0)
      .join('/'),
  );
  expect([...new Set(kinds)].toSorted()).toEqual([
    'audit',
    'idempotencyKeys',
    'invitations',
    'orderContacts',
    'orders',
    'orders/actors', // of the order that they delivered
    'orders/events',
    'rateLimits',
    'reviewContacts',
    'reviews',
    'users',
  ]);
  expect(account).toMatchObject({ uid: known.uid, email: known.email });
  expect(text).not.toMatch(/passwordHash|passwordSalt/);
  expect(text).not.toContain(known.admin.uid);
  expect(documents[`orders/${known.orderId}`]).toMatchObject({
    user: known.email,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
  });
});

it('erases a person, also after interruptions, and keeps what accounting needs', async ({ known }) => {
  const order = database().doc(`orders/${known.orderId}`);
  const [before, reviews] = [(await order.get()).data(), await reviewCount()];
  const isGone = async (name: string): Promise<boolean> => !(await database().doc(name).get()).exists;
  await run(['erase', known.email], async () => (await reviewCount()) < reviews);
  await run(['erase', known.email], () => isGone(`users/${known.uid}`));
  const { code, said } = await run(['erase', known.email]);
  expect([code, said]).toEqual([0, expect.stringContaining(`${known.email} is erased from ${PROJECT_ID}: accounts `)]);

  expect(await documentsWith(known.email)).toEqual([]);
  expect(await documentsWith(known.reviewer)).toEqual([]);
  expect((await accounts().getUsers([{ uid: known.uid }])).users).toEqual([]);
  expect(await reviewCount()).toBe(reviews - 2);
  expect((await order.get()).data()).toEqual({ ...before, user: 'deleted user', note: null });
  expect(await isGone(`pendingChanges/${known.uid}`)).toBe(true);

  expect(await run(['erase', known.email])).toMatchObject({
    code: 0,
    said: expect.stringContaining('accounts 0, reviews 0, orders of other accounts 0.') as string,
  });
  expect(await run(['export', known.email])).toEqual({
    code: 1,
    said: `foodhouse: ${PROJECT_ID} holds nothing about ${known.email}.`,
  });
});

it('erases and exports a person by the uid in their orders as by their address', async ({
  known,
  putOrder,
  onTestFinished,
}) => {
  // An account that is gone had the address before.
  const old = await putOrder('delivered', { userId: unique('gone'), user: known.email, hasContact: true });
  await database().doc(`orderContacts/${old.id}`).set({ name: known.email, phone: '030 1234' });
  const folder = mkdtempSync(path.join(tmpdir(), 'person-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = path.join(folder, 'ann.json');
  expect(await run(['export', known.uid, '--to', file])).toMatchObject({ code: 0 });
  const { email, documents } = JSON.parse(readFileSync(file, 'utf8')) as { email: string; documents: object };
  expect(email).toBe(known.email);
  expect(Object.keys(documents)).toEqual(expect.arrayContaining([...(await documentsWith(known.email))]));

  expect(await run(['erase', known.uid])).toMatchObject({
    code: 0,
    said: expect.stringContaining('accounts 1, reviews 2, orders of other accounts 1.') as string,
  });
  expect(await documentsWith(known.email)).toEqual([]);
  expect(await documentsWith(known.reviewer)).toEqual([]);
  expect((await database().doc(`orders/${old.id}`).get()).get('user')).toBe('deleted user');
  expect(await run(['erase', known.uid])).toMatchObject({ code: 0 });
  expect(await run(['erase', `${known.uid}x`])).toEqual({
    code: 1,
    said: `foodhouse: ${PROJECT_ID} knows no ${known.uid}x.`,
  });
});
