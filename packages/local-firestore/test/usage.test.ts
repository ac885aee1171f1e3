import { FieldValue, Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../src/index.ts';
import type { UsageLine } from '../src/service/usage.ts';
import { rest, unsignedToken } from './rest-client.ts';

// What a project would be billed, by Google's rules: docs/billing.md.

const RULES = `
  service cloud.firestore {
    match /databases/{database}/documents {
      match /dishes/{id} { allow read: if true; }
      match /notes/{id} { allow read: if get(/databases/$(database)/documents/people/$(request.auth.uid)).data.reads; }
    }
  }`;

let server: LocalFirestore;
const opened: Firestore[] = [];
let projects = 0;

beforeAll(async () => {
  server = await startLocalFirestore({ port: 0, rules: { source: RULES, fileName: 'usage.rules' } });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
});

afterAll(async () => {
  await Promise.all(opened.map((database) => database.terminate()));
  await server.stop();
});

function aProject(): { readonly db: Firestore; readonly billed: () => Promise<readonly UsageLine[]> } {
  const projectId = `usage-${(projects += 1)}`;
  const db = new Firestore({ projectId });
  opened.push(db);
  const address = `127.0.0.1:${server.port}`;
  return {
    db,
    billed: async () => {
      const { json } = await rest(address, 'DELETE', `/emulator/v1/projects/${projectId}:usage`);
      return (json as { readonly lines: readonly UsageLine[] }).lines;
    },
  };
}

const line = (what: string, billed: Partial<UsageLine>): UsageLine => ({
  by: 'admin',
  what,
  calls: 1,
  reads: 0,
  writes: 0,
  deletes: 0,
  ...billed,
});

describe('the usage of a project', () => {
  it('counts writes and deletions, whatever is in them, and no failed commit', async () => {
    const { db, billed } = aProject();
    const batch = db.batch();
    batch.create(db.doc('dishes/pho'), { at: FieldValue.serverTimestamp(), left: FieldValue.increment(1) });
    batch.set(db.doc('dishes/tea'), { left: 2 });
    batch.delete(db.doc('dishes/pie'));
    await batch.commit();
    await expect(db.doc('dishes/pho').create({})).rejects.toThrow('ALREADY_EXISTS');
    expect(await billed()).toEqual([line('write dishes', { calls: 3, writes: 2, deletes: 1 })]);
    expect(await billed()).toEqual([]); // it began anew
  });

  it('counts documents by name, found or not, and queries, with one for none', async () => {
    const { db, billed } = aProject();
    for (let index = 0; index < 5; index += 1) await db.doc(`dishes/${index}`).set({ left: index, kind: 'soup' });
    await billed();
    await db.getAll(db.doc('dishes/1'), db.doc('dishes/none'));
    await db.collection('dishes').where('left', '>=', 3).get();
    await db.collection('dishes').where('kind', '==', 'soup').orderBy('left', 'desc').offset(1).limit(2).get();
    await db.collection('dishes').orderBy('left').startAfter(0).endAt(2).get();
    await db.collection('dishes').where('kind', '==', 'a stew').get();
    expect(await billed()).toEqual([
      line('get dishes', { calls: 2, reads: 2 }),
      line('query dishes where left >= …', { reads: 2 }),
      line('query dishes where kind == soup order by left desc limit 2', { reads: 3 }),
      line('query dishes order by left asc from … to …', { reads: 2 }),
      line('query dishes where kind == …', { reads: 1 }),
    ]);
  });

  it('counts an aggregation by the thousand of its index entries', async () => {
    const { db, billed } = aProject();
    for (let written = 0; written < 1001; written += 500) {
      const batch = db.batch();
      for (let index = written; index < Math.min(written + 500, 1001); index += 1)
        batch.set(db.doc(`dishes/${index}`), { left: index });
      await batch.commit();
    }
    await billed();
    await db.collection('dishes').count().get();
    await db.collection('dishes').where('left', '<', 1000).count().get();
    await db.collection('dishes').where('left', '<', 0).count().get();
    expect(await billed()).toEqual([
      line('count dishes', { reads: 2 }),
      line('count dishes where left < …', { calls: 2, reads: 2 }),
    ]);
  });

  it('counts what a listener hears: its first answer, what changes, and what leaves by a change', async () => {
    const { db, billed } = aProject();
    for (const id of ['pho', 'tea', 'pie']) await db.doc(`dishes/${id}`).set({ left: 3 });
    await billed();
    const seen: number[] = [];
    const stop = db
      .collection('dishes')
      .where('left', '>', 0)
      .onSnapshot(({ size }) => void seen.push(size));
    await expect.poll(() => seen.at(-1)).toBe(3);
    await db.doc('dishes/pho').update({ left: 2 });
    await db.doc('dishes/tea').update({ left: 0 });
    await db.doc('dishes/pie').delete();
    await expect.poll(() => seen.at(-1)).toBe(1);
    stop();
    const lines = await billed();
    expect(lines.find(({ what }) => what.startsWith('listen'))).toEqual(
      line('listen dishes where left > … order by left asc, __name__ asc', { reads: 3 + 2 }),
    );
  });

  it('counts the documents that rules look at, as a client’s', async () => {
    const { db, billed } = aProject();
    const { projectId } = db as unknown as { readonly projectId: string };
    await db.doc('people/ann').set({ reads: true });
    await db.doc('notes/one').set({});
    await billed();
    const answer = await rest(
      `127.0.0.1:${server.port}`,
      'GET',
      `/v1/projects/${projectId}/databases/(default)/documents/notes/one`,
      null,
      { authorization: `Bearer ${unsignedToken({ sub: 'ann' })}` },
    );
    expect(answer.status).toBe(200);
    expect(await billed()).toEqual([
      { ...line('rules people', { reads: 1 }), by: 'client' },
      { ...line('get notes', { reads: 1 }), by: 'client' },
    ]);
  });
});

describe('the latency of a service elsewhere', () => {
  it('is added to every read and to every commit', async () => {
    const slow = await startLocalFirestore({ port: 0, latency: { readMs: 40, commitMs: 160 } });
    const tookMs = async (method: string, path: string, body?: object): Promise<number> => {
      const startMs = performance.now();
      const { status } = await rest(
        `127.0.0.1:${slow.port}`,
        method,
        `/v1/projects/p/databases/(default)${path}`,
        body,
      );
      expect([200, 404]).toContain(status);
      return performance.now() - startMs;
    };
    const writes = [{ update: { name: 'projects/p/databases/(default)/documents/dishes/pho' } }];
    expect(await tookMs('POST', '/documents:commit', { writes })).toBeGreaterThanOrEqual(159);
    const readMs = await tookMs('GET', '/documents/dishes/pho');
    expect(readMs).toBeGreaterThanOrEqual(39);
    await slow.stop();
  });
});
