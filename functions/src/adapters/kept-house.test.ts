import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { DocumentReads } from './document-reads.ts';
import { keptHouse } from './kept-house.ts';

it('knows within as long what another process has saved, settings and categories alike', async () => {
  const stored: Record<string, object> = {};
  const clock = { ms: 0, nowMs: () => clock.ms };
  const db = { collection: () => ({ doc: (id: string) => id }) } as unknown as Firestore;
  const reads = { read: async (id: string) => ({ data: () => stored[id] }) } as unknown as DocumentReads;
  const { houseBook, categoryBook } = keptHouse(db, reads, clock, 5000);
  const known = async (): Promise<readonly number[]> =>
    [await houseBook.settings(), await categoryBook.categories()].map(({ version }) => version);
  expect(await known()).toEqual([0, 0]);
  stored['settings'] = { version: 3 };
  stored['categories'] = { version: 4, categories: [] };
  clock.ms = 4999;
  expect(await known()).toEqual([0, 0]);
  clock.ms = 5000;
  expect(await known()).toEqual([3, 4]);
});
