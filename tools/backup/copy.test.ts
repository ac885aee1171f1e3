import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { GeoPoint, getFirestore, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '@foodhouse/local-firestore';
import { sendAsOperator, type Send } from '../operator.ts';
import { checkBackup } from './backup-file.ts';
import { backUp, restore } from './copy.ts';
import { databaseOf, type Database, type DocumentPage, type StoredDocument } from './database.ts';
import { lastingMoment } from './lasting-moment.ts';
import { moveReferences, type Fields, type Value } from './json.ts';

// Backups of the local Firestore, by the REST API that the real one has too.

let server: LocalFirestore;
let folder = '';
let made = 0;
/** `npm run test:long` sets more. */
const RUNS = Number(process.env['BACKUPS'] ?? 40);

beforeAll(async () => {
  server = await startLocalFirestore({ port: 0 });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
});

afterAll(async () => {
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  rmSync(folder, { recursive: true });
  await server.stop();
});

const newFile = (): string => path.join(folder, `${(made += 1)}.ndjson`);

async function newDatabase(change: (send: Send) => Send = (send) => send): Promise<Database> {
  const projectId = `demo-copy-${(made += 1)}`;
  return databaseOf(change(await sendAsOperator(projectId)), projectId);
}

async function contentsOf(database: Database): Promise<readonly StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for await (const page of database.pages()) documents.push(...page.documents);
  return documents;
}

const silent = (): void => undefined;

function numbered(count: number): readonly StoredDocument[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `orders/${String(index).padStart(5, '0')}`,
    fields: { number: { integerValue: String(index) } },
  }));
}

const ID = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter((text) => text.isWellFormed() && !/^\.{1,2}$|\/|^__.*__$/.test(text));
const WORD = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constant('\u2028a\u2029\n\r"'))
  .filter((text) => text.isWellFormed());
const DOUBLE = fc
  .oneof(fc.double(), fc.constantFrom(-0, 0, 3, 1e21, 5e-324))
  .map((number): Value => ({ doubleValue: Number.isFinite(number) ? number : String(number) }));
const degrees = (max: number): fc.Arbitrary<number> =>
  fc
    .oneof({ weight: 4, arbitrary: fc.double({ min: -max, max, noNaN: true }) }, fc.constant(0))
    .map((number) => number + 0); // of a place, a negative zero is not kept
const SCALAR: fc.Arbitrary<Value> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((integer) => ({ integerValue: String(integer) })),
  DOUBLE,
  fc
    .tuple(
      fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
      fc.nat(999),
    )
    .map(([date, micros]) => ({
      timestampValue: date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`),
    })),
  WORD.map((stringValue) => ({ stringValue })),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc.record({ latitude: degrees(90), longitude: degrees(180) }).map((place) => ({
    // Zeros are left out, as of every message.
    geoPointValue: Object.fromEntries(Object.entries(place).filter(([, number]) => number !== 0)),
  })),
  fc.constantFrom(
    { referenceValue: 'projects/demo-elsewhere/databases/(default)/documents/foods/1' },
    { referenceValue: 'HERE/documents/foods/1' },
  ),
);
const { fields: FIELDS } = fc.letrec<{ value: Value; map: Value; fields: Fields }>((tie) => ({
  value: fc.oneof({ weight: 5, arbitrary: SCALAR }, tie('map')),
  map: fc.oneof(
    { depthSize: 'small' },
    // An array in an array is no value of Firestore.
    fc.array(SCALAR, { maxLength: 3 }).map((values) => ({ arrayValue: values.length > 0 ? { values } : {} })),
    tie('fields').map((fields) => ({ mapValue: Object.keys(fields).length > 0 ? { fields } : {} })),
  ),
  fields: fc.dictionary(ID, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));
const CONTENTS: fc.Arbitrary<readonly StoredDocument[]> = fc.uniqueArray(
  fc
    .tuple(fc.uniqueArray(ID, { minLength: 1, maxLength: 2 }), ID, FIELDS)
    .map(([collections, id, fields]) => ({ path: collections.map((name) => `${name}/${id}`).join('/'), fields })),
  { selector: ({ path: name }) => name, maxLength: 6 },
);

/** Sorts keys, and names times as the server does: without zeros at the end. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [
        key,
        key === 'timestampValue'
          ? String(inner)
              .replace(/(\.\d*?)0+Z$/, '$1Z')
              .replace('.Z', 'Z')
          : normal(inner),
      ])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

const byPath = (documents: readonly StoredDocument[]): Record<string, unknown> =>
  Object.fromEntries(documents.map(({ path: name, fields }) => [name, normal(fields)]));

describe('a backup and its restore', () => {
  it('keep every document, field, type and bit of any database', async () => {
    await fc.assert(
      fc.asyncProperty(CONTENTS, async (generated) => {
        const [source, target, file] = [await newDatabase(), await newDatabase(), newFile()];
        const at = (name: string): readonly StoredDocument[] =>
          generated.map((document) => ({ ...document, fields: moveReferences(document.fields, 'HERE', name) }));
        if (generated.length > 0) await source.put(at(source.name));
        expect((await backUp(source, file, silent)).documents).toBe(generated.length);
        await restore(target, file, silent);
        expect(byPath(await contentsOf(target))).toEqual(byPath(at(target.name)));
      }),
      { numRuns: RUNS },
    );
  });

  it('keep what the admin SDK writes, as the admin SDK reads it', async () => {
    const apps = ['demo-sdk-1', 'demo-sdk-2'].map((projectId) => initializeApp({ projectId }, projectId));
    const [from, to] = apps.map((app) => getFirestore(app));
    const file = newFile();
    const values = {
      time: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Buffer.from([0, 255]),
      place: new GeoPoint(47.4, 8.5),
      numbers: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 3, 0.1],
      nested: { empty: {}, none: null, list: [{ deep: true }] },
    };
    await from?.doc('menus/1/days/2').set({ ...values, food: from.doc('foods/1') });
    const ask = await sendAsOperator('demo-sdk-1');
    await backUp(databaseOf(ask, 'demo-sdk-1'), file, silent);
    await restore(databaseOf(ask, 'demo-sdk-2'), file, silent);
    const { food, ...read } = (await to?.doc('menus/1/days/2').get())?.data() ?? {};
    expect(read).toEqual(values);
    expect(Object.is((read['numbers'] as number[])[3], -0)).toBe(true);
    expect((food as DocumentReference).isEqual(to?.doc('foods/1') as DocumentReference)).toBe(true);
    await Promise.all(apps.map(deleteApp));
  });

  it('show one moment, whatever is written meanwhile', async () => {
    const send = await sendAsOperator('demo-moment');
    const house = databaseOf(send, 'demo-moment');
    let pages = 0;
    const slow: Send = async (url, message) => {
      const reply = await send(url, message);
      if (url.endsWith(':runQuery') && (pages += 1) === 1)
        await house.put([
          { path: 'orders/00349', fields: {} },
          { path: 'orders/99999', fields: {} },
        ]);
      return reply;
    };
    await house.put(numbered(350));
    const [target, file] = [await newDatabase(), newFile()];
    await backUp(databaseOf(slow, 'demo-moment'), file, silent);
    await restore(target, file, silent);
    expect([pages, byPath(await contentsOf(target))]).toEqual([2, byPath(numbered(350))]);
    expect(await contentsOf(house)).toHaveLength(351);
  });

  it('show a moment that has passed, at a whole minute where the database tells such a one for long', async () => {
    const [source, target, file] = [await newDatabase(), await newDatabase(), newFile()];
    await source.put(numbered(2));
    const { value } = await source.pages().next();
    const { readTime } = value as DocumentPage;
    await source.put(numbered(5));
    expect((await backUp(source, file, silent, readTime)).readTime).toBe(readTime);
    await restore(target, file, silent);
    expect(byPath(await contentsOf(target))).toEqual(byPath(numbered(2)));

    const telling =
      (recovery: string): Send =>
      async () => ({
        status: 200,
        headers: new Headers(),
        body: { pointInTimeRecoveryEnablement: recovery },
      });
    const nowMs = Date.parse('2026-11-26T19:00:05Z');
    const recovers = telling('POINT_IN_TIME_RECOVERY_ENABLED');
    expect(await lastingMoment(recovers, 'house', nowMs)).toBe('2026-11-26T18:59:00.000Z');
    expect(await lastingMoment(telling('POINT_IN_TIME_RECOVERY_DISABLED'), 'house', nowMs)).toBeNull();
  });
});

describe('a backup that fails', () => {
  it('leaves no file, and none that was there is lost', async () => {
    let pages = 0;
    const source = await newDatabase((send) => async (url, message) => {
      if (url.endsWith(':runQuery') && (pages += 1) > 1)
        return { status: 403, headers: new Headers(), body: { error: { message: 'No more.' } } };
      return send(url, message);
    });
    await source.put(numbered(301));
    const file = newFile();
    await expect(backUp(source, file, silent)).rejects.toThrow('No more. (403)');
    expect(readdirSync(folder).filter((name) => name.startsWith(path.basename(file)))).toEqual([]);
    writeFileSync(file, 'yesterday');
    pages = 0;
    await expect(backUp(source, file, silent)).rejects.toThrow('exists already');
    expect(readFileSync(file, 'utf8')).toBe('yesterday');
  });

  it('is readable by its owner only when it did not', async () => {
    const [source, file] = [await newDatabase(), newFile()];
    await backUp(source, file, silent);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('a restore refuses', () => {
  async function aBackup(count = 20): Promise<string> {
    const [source, file] = [await newDatabase(), newFile()];
    await source.put(numbered(count));
    await backUp(source, file, silent);
    return file;
  }

  it('a file that was cut anywhere, and writes nothing', async () => {
    const [text, cut, target] = [readFileSync(await aBackup(), 'utf8'), newFile(), await newDatabase()];
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 2), async (length) => {
        writeFileSync(cut, text.slice(0, length));
        await expect(restore(target, cut, silent)).rejects.toThrow(/was cut or changed|is no backup/);
      }),
      { numRuns: 40 },
    );
    expect(await contentsOf(target)).toEqual([]);
  });

  it('a file with another number in it, and one of something else', async () => {
    const [file, target] = [await aBackup(), await newDatabase()];
    writeFileSync(file, readFileSync(file, 'utf8').replace('"integerValue":"7"', '"integerValue":"8"'));
    await expect(restore(target, file, silent)).rejects.toThrow('was cut or changed');
    writeFileSync(file, '{"foods":[]}\n{}\n');
    await expect(restore(target, file, silent)).rejects.toThrow('is no backup of Foodhouse');
  });

  it('a database that is not empty', async () => {
    const [file, target] = [await aBackup(), await newDatabase()];
    await target.put([{ path: 'orders/00003', fields: {} }]);
    await expect(restore(target, file, silent)).rejects.toThrow('is not empty: it holds orders/00003');
    expect(byPath(await contentsOf(target))).toEqual({ 'orders/00003': {} });
  });

  it.each([
    ['a new document', 'orders/00007/events/1'],
    ['a last document', 'stockMoves/1'],
    ['a change', 'orders/00007'],
  ])('to call a house restored when somebody wrote %s meanwhile', async (_what, changed) => {
    const [file, target] = [await aBackup(), await newDatabase()];
    const meddled: Database = {
      ...target,
      put: async (documents) => {
        await target.put(documents);
        await target.put([{ path: changed, fields: {} }]);
      },
    };
    await expect(restore(meddled, file, silent)).rejects.toThrow(`was written to meanwhile: ${changed} is not as in`);
    await expect(backUp(target, newFile(), silent)).rejects.toThrow('has not ended');
  });

  it('every file but its own after an interruption, and its own completes it', async () => {
    const [file, another] = [await aBackup(1200), await aBackup(1)];
    let writes = 0;
    const cut = await newDatabase((send) => async (url, message) => {
      if (url.endsWith(':batchWrite') && (writes += 1) > 2)
        return { status: 403, headers: new Headers(), body: { error: { message: 'Permission denied.' } } };
      return send(url, message);
    });
    await expect(restore(cut, file, silent)).rejects.toThrow('Permission denied. (403)');
    writes = Number.NEGATIVE_INFINITY;
    expect(await contentsOf(cut)).toHaveLength(501); // a batch and the mark
    await expect(restore(cut, another, silent)).rejects.toThrow('restore of another backup');
    await expect(backUp(cut, newFile(), silent)).rejects.toThrow('has not ended');
    await restore(cut, file, silent);
    expect(byPath(await contentsOf(cut))).toEqual(byPath(numbered(1200)));
    expect((await checkBackup(file)).documents).toBe(1200);
  });

  it('nothing when Firestore is overloaded for a moment', async () => {
    let calls = 0;
    const target = await newDatabase((send) => async (url, message) => {
      const isOverloaded = (calls += 1) === 2;
      return isOverloaded ? { status: 429, headers: new Headers(), body: null } : send(url, message);
    });
    await restore(target, await aBackup(), silent);
    expect(await contentsOf(target)).toHaveLength(20);
  });
});
