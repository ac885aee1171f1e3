import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Document } from '../model/document.ts';
import { timestampToMicros } from '../model/timestamp.ts';
import type { Database } from './database.ts';
import { Databases } from './databases.ts';
import type { CommitRecord } from './history.ts';

const NAME = { project: 'p', database: '(default)' };
const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const versionTime = (database: Database): bigint => timestampToMicros(database.now());
const requestTime = (database: Database): bigint => timestampToMicros(database.requestTime());
const micros = (epochMs: number): bigint => BigInt(epochMs) * 1000n;

describe('the time of a database', () => {
  it("follows the machine's over a sleep", () => {
    const database = new Databases().get(NAME);
    vi.setSystemTime(NOON + HOUR_MS);
    expect(versionTime(database)).toBe(micros(NOON + HOUR_MS));
    expect(requestTime(database)).toBe(micros(NOON + HOUR_MS));
  });

  it('follows a clock that was set back for requests, and goes on strictly for versions', () => {
    const database = new Databases().get(NAME);
    const before = versionTime(database);
    vi.setSystemTime(NOON - HOUR_MS);
    const times = [versionTime(database), versionTime(database), versionTime(database)];
    expect(times).toEqual([before + 1n, before + 2n, before + 3n]);
    expect(requestTime(database)).toBe(micros(NOON - HOUR_MS));
  });
});

describe('a reset', () => {
  const document = (id: string): Pick<Document, 'path' | 'key' | 'fields'> => ({
    path: ['c', id],
    key: `c/${id}`,
    fields: new Map(),
  });

  it('shows listeners its seed again and fires no trigger', () => {
    const databases = new Databases();
    databases.seedWith('(default)', [document('seeded'), document('kept')]);
    const database = databases.get(NAME);
    const records: CommitRecord[] = [];
    database.removeAll(({ key }) => key === 'c/seeded');
    database.observe((record) => records.push(record));
    databases.reset();
    expect(records).toMatchObject([
      {
        origin: 'clear',
        changes: [
          { key: 'c/kept', before: { key: 'c/kept' }, after: { key: 'c/kept' } },
          { key: 'c/seeded', before: null, after: { key: 'c/seeded' } },
        ],
      },
    ]);
    const [{ changes } = { changes: [] }] = records;
    expect(changes[0]?.after?.updateTime).not.toEqual(changes[0]?.before?.updateTime);
  });
});
