import { ANONYMOUS_ORDER_FIELDS, pendingChangeToDocument } from '@foodhouse/domain';
import { expect } from 'vitest';
import { accounts, call, database, toTimestamp } from '../../local/house.ts';
import { it } from '../support/test.ts';

// What the tick of the running suite finds: changes that a process left unfinished when it died, and overdue orders.

const LONG_AGO_MS = Date.now() - 60_000;

it('completes a demotion and a deletion that were interrupted after their first commit', async ({
  aPerson,
  putOrder,
}) => {
  const [demoted, deleted] = await Promise.all([aPerson('admin'), aPerson('admin')]);
  const order = await putOrder('pending', { userId: deleted.uid, user: deleted.email });
  const pending = (uid: string): FirebaseFirestore.DocumentReference => database().doc(`pendingChanges/${uid}`);
  const batch = database().batch();
  batch.update(database().doc(`users/${demoted.uid}`), { role: 'user' });
  batch.delete(database().doc(`users/${deleted.uid}`));
  for (const [{ uid, email }, change] of [
    [demoted, { kind: 'role', role: 'user' }],
    [deleted, { kind: 'deletion', role: null }],
  ] as const) {
    batch.set(pending(uid), pendingChangeToDocument({ uid, email, startedAtMs: LONG_AGO_MS, ...change }, toTimestamp));
  }
  await batch.commit();

  // Their tokens and their accounts' claims still say admin.
  expect(await call('/users?limit=1&after=x', { as: demoted })).toMatchObject({ status: 403, reason: 'ROLE_REQUIRED' });
  const kept = await call('/users?limit=1&after=x', { as: deleted });
  expect([401, 403]).toContain(kept.status); // the tick may have run already
  const again = await call(`/users/${encodeURIComponent(deleted.email)}`, {
    method: 'PUT',
    body: { email: deleted.email, uid: deleted.uid, accessToken: deleted.idToken },
  });
  expect(again.status).toBe(401);

  const isFinished = async (): Promise<boolean> =>
    (await Promise.all([pending(demoted.uid).get(), pending(deleted.uid).get()])).every(({ exists }) => !exists);
  await expect.poll(isFinished, { timeout: 20_000, interval: 200 }).toBe(true);
  expect((await accounts().getUser(demoted.uid)).customClaims).toMatchObject({ role: 'user' });
  await expect(accounts().getUser(deleted.uid)).rejects.toThrow('no user record');
  expect((await database().doc(`orders/${order.id}`).get()).data()).toMatchObject(ANONYMOUS_ORDER_FIELDS);
  expect((await database().doc(`users/${deleted.uid}`).get()).exists).toBe(false);
});

it('D6 rejects what nobody answered with every browser closed, and gives its portions back', async ({
  putFood,
  putOrder,
}) => {
  const food = await putFood({ quantity: 4 });
  const { id } = await putOrder('pending', { foodId: food.id, answerByMs: Date.now() + 1000 });
  const stored = database().doc(`orders/${id}`);
  await expect
    .poll(async () => (await stored.get()).get('status') as string, { timeout: 65_000, interval: 200 })
    .toBe('reject');
  expect((await stored.get()).get('rejectCode')).toBe('not-answered');
  expect((await database().doc(`foods/${food.id}`).get()).get('quantity')).toBe(5);
  const { docs } = await stored.collection('events').get();
  expect(docs.map((document) => document.get('byRole') as string)).toContain('system');
});
