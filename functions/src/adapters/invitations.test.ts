import { INVITATION_MS, invitationToDocument, userToDocument, type Invitation } from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { acceptInvitation } from '../services/people/accept-invitation.ts';
import { invitationIdOf } from '../services/people/invitations.ts';
import { ContentionError } from '../services/shared/contention.ts';
import { ANN, anAccount, fixedClock, MemoryAccounts, NOW_MS, STRICT } from '../services/testing/fakes.ts';
import { DocumentReads } from './document-reads.ts';
import { toTimestamp } from './documents.ts';
import { FirestoreUnitOfWork } from './firestore-unit-of-work.ts';
import { FirestoreInvitationBook } from './invitations.ts';
import { serveFirestore } from './testing/serve-firestore.ts';

let db: Firestore;
let book: FirestoreInvitationBook;

beforeAll(async () => {
  const served = await serveFirestore();
  db = served.db;
  book = new FirestoreInvitationBook(db);
  return served.stop;
});

async function put(key: string, changes: Partial<Invitation> = {}): Promise<string> {
  const id = invitationIdOf(key);
  const open = { id, role: 'chef', name: 'Linh', byUid: 'boss', createdAtMs: NOW_MS } as const;
  const none = { usedByUid: null, usedAtMs: null, calledBackAtMs: null };
  const invitation = { ...open, ...none, endsAtMs: NOW_MS + INVITATION_MS, ...changes };
  await db.doc(`invitations/${id}`).set(invitationToDocument(invitation, toTimestamp));
  return id;
}

async function putUser(uid: string, role: 'admin' | 'user'): Promise<void> {
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  const user = { uid, email: `${uid}@example.com`, displayName: uid, role, ...times };
  await db.doc(`users/${uid}`).set(userToDocument(user, toTimestamp));
}

it('invitations are found by their digest, and those that end later first', async () => {
  const [first, second] = [await put('first'), await put('second', { endsAtMs: NOW_MS + 2 * INVITATION_MS })];
  await put('ended', { endsAtMs: NOW_MS });
  expect(await book.invitation(first)).toMatchObject({ id: first, role: 'chef', name: 'Linh', byUid: 'boss' });
  expect(await book.invitation('none')).toBeNull();
  expect(await book.invitation('__x__')).toBeNull();
  expect((await book.unusedAt(NOW_MS, 9)).map(({ id }) => id)).toEqual([second, first]);
  expect((await book.unusedAt(NOW_MS, 1)).map(({ id }) => id)).toEqual([second]);
});

it('invitations that wait are found behind any number of those that were used or called back', async () => {
  const hidden = await put('hidden', { endsAtMs: NOW_MS + 20 * INVITATION_MS });
  const over = Array.from({ length: 450 }, (_none, index) => index);
  const ended = { calledBackAtMs: NOW_MS, endsAtMs: NOW_MS + 30 * INVITATION_MS };
  await Promise.all(over.map((index) => put(`over-${index}`, index % 2 ? ended : { ...ended, usedByUid: 'ann' })));
  expect((await book.unusedAt(NOW_MS + 10 * INVITATION_MS, 9)).map(({ id }) => id)).toEqual([hidden]);
});

it('invitations that somebody made or accepted are forgotten with them, and no others', async () => {
  const made = await put('made', { byUid: 'leaver' });
  const accepted = await put('accepted', { usedByUid: 'leaver', usedAtMs: NOW_MS });
  const other = await put('other');
  await book.forget('leaver');
  await book.forget('leaver');
  expect(await Promise.all([made, accepted, other].map((id) => book.invitation(id)))).toMatchObject([
    null,
    null,
    { id: other },
  ]);
});

it('an invitation that two accept at once is written once', async () => {
  await Promise.all([putUser('boss', 'admin'), putUser('ann', 'user'), putUser('bob', 'user')]);
  const id = await put('for one');
  const accounts = new MemoryAccounts(anAccount(), anAccount({ uid: 'bob', email: 'bob@example.com' }));
  const reads = new DocumentReads(db);
  // Each in a process of its own: nothing queues one behind the other. On a busy machine a collision may end in a refusal to
  // try any longer, after which a client sends the request again.
  const accept = async (who: typeof ANN): Promise<Awaited<ReturnType<typeof acceptInvitation>>> => {
    const unitOfWork = new FirestoreUnitOfWork(db, reads);
    const once = (): ReturnType<typeof acceptInvitation> =>
      acceptInvitation({ accounts, unitOfWork, settings: STRICT, clock: fixedClock }, who, 'for one');
    return once().catch((error: unknown) => {
      if (error instanceof ContentionError) return once();
      throw error;
    });
  };
  const answers = await Promise.all([ANN, { ...ANN, uid: 'bob', email: 'bob@example.com' }].map(accept));
  const words = answers.map((one) => (one.status === 'done' ? 'accepted' : one.reason));
  expect(new Set(words)).toEqual(new Set(['accepted', 'INVITATION_USED']));
  const winner = words[0] === 'accepted' ? 'ann' : 'bob';
  expect(await book.invitation(id)).toMatchObject({ usedByUid: winner, name: '' });
  const records = await Promise.all(['ann', 'bob'].map((uid) => db.doc(`users/${uid}`).get()));
  expect(records.filter((record) => record.get('role') === 'chef').map((record) => record.id)).toEqual([winner]);
  expect(accounts.accounts.get(winner)?.role).toBe('chef');
  expect((await db.collection('pendingChanges').get()).size).toBe(0);
});
