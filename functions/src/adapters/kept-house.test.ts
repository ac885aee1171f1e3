import { speak, spokenLocale, type HouseSettings } from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import type { DocumentReads } from './document-reads.ts';
import { keptHouse } from './kept-house.ts';

afterEach(() => {
  speak(null);
});

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

it('speaks the language of the settings that it has read last, and of those that it has saved itself', async () => {
  const stored = { version: 1, locale: 'de' };
  const clock = { nowMs: () => 0 };
  const db = { collection: () => ({ doc: (id: string) => id }) } as unknown as Firestore;
  const reads = { read: async () => ({ data: () => stored }) } as unknown as DocumentReads;
  const { houseBook } = keptHouse(db, reads, clock, 5000);
  const settings = await houseBook.settings();
  expect(spokenLocale()).toBe('de');
  houseBook.know({ ...settings, locale: 'fr' } satisfies HouseSettings);
  await houseBook.settings();
  expect(spokenLocale()).toBe('fr');
});
