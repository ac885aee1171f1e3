import {
  DEFAULT_SETTINGS,
  NO_HOUSE_PAGES,
  type HousePages,
  type HouseSettings,
  type SaveHousePagesRequest,
} from '@foodhouse/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveHouse, type ManageHousePorts } from './manage-house.ts';
import { readPage, readPages, savePages } from './manage-pages.ts';
import { BOSS, fixedClock } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const IMPRINT = 'Gasthaus am Kanal\nUferstr. 12';

let store: MemoryStore;
/** What this process knows. */
let known: { pages: HousePages; settings: HouseSettings };

beforeEach(() => {
  store = new MemoryStore();
  known = { pages: NO_HOUSE_PAGES, settings: DEFAULT_SETTINGS };
});

const ports = () => ({
  unitOfWork: store,
  clock: fixedClock,
  pageBook: {
    pages: async () => store.get<HousePages>('house/pages') ?? NO_HOUSE_PAGES,
    pagesLately: async () => known.pages,
    know: (pages: HousePages) => void (known = { ...known, pages }),
  },
  houseBook: {
    settings: async () => known.settings,
    know: (settings: HouseSettings) => void (known = { ...known, settings }),
  },
});
const save = (request: SaveHousePagesRequest) => savePages(ports(), BOSS, request);

describe('the pages that the law asks for', () => {
  it('are there once they are written, each by its name', async () => {
    expect(await readPage(ports(), 'imprint')).toEqual({ status: 'done', value: { text: null } });
    expect(await save({ version: 0, imprint: IMPRINT })).toMatchObject({ status: 'done', value: { version: 1 } });
    expect(await readPage(ports(), 'imprint')).toEqual({ status: 'done', value: { text: IMPRINT } });
    expect(await readPage(ports(), 'terms')).toEqual({ status: 'done', value: { text: null } });
    expect(await readPages(ports())).toEqual({
      status: 'done',
      value: { version: 1, imprint: IMPRINT, privacy: '', terms: '' },
    });
  });

  it('are named by the settings in the same commit, which keep their version, and are so no more once they are empty', async () => {
    store.put('house/settings', { ...DEFAULT_SETTINGS, version: 7 });
    await save({ version: 0, terms: 'Pay.', imprint: IMPRINT });
    expect(store.commits).toBe(1);
    expect(store.get('house/settings')).toMatchObject({ version: 7, writtenPages: ['imprint', 'terms'] });
    expect(known.settings.writtenPages).toEqual(['imprint', 'terms']);
    await save({ version: 1, imprint: '' });
    expect(store.get('house/settings')).toMatchObject({ version: 7, writtenPages: ['terms'] });
  });

  it('stay named when an admin saves the settings, who had opened them before', async () => {
    await save({ version: 0, terms: 'Pay.' });
    const { pause: _pause, busy: _busy, writtenPages: _pages, ...request } = { ...DEFAULT_SETTINGS, dayStart: '05:00' };
    const others = { ...ports(), catalogue: {}, choiceBook: {} } as unknown as ManageHousePorts;
    await saveHouse(others, BOSS, request);
    expect(store.get('house/settings')).toMatchObject({ version: 1, dayStart: '05:00', writtenPages: ['terms'] });
  });

  it('are not overwritten by somebody who saw older ones, and saved once', async () => {
    store.losesAnswer = true;
    await save({ version: 0, imprint: IMPRINT });
    expect(await save({ version: 0, imprint: IMPRINT })).toMatchObject({ status: 'done', value: { version: 1 } });
    expect(await save({ version: 0, terms: 'Late.' })).toMatchObject({
      status: 'refused',
      reason: 'SETTINGS_CHANGED',
      details: { version: 1 },
    });
    expect(store.commits).toBe(1);
    expect(known.pages).toMatchObject({ imprint: IMPRINT, terms: '' });
  });

  it('leave what has changed in the audit, and nothing else', async () => {
    await save({ version: 0, imprint: IMPRINT, terms: 'Pay.' });
    await save({ version: 1, imprint: IMPRINT, terms: 'Pay at the door.' });
    expect(store.audit).toMatchObject([
      { action: 'house.pages', byUid: BOSS.uid, subject: 'house/pages' },
      { before: '{"terms":"Pay."}', after: '{"terms":"Pay at the door."}' },
    ]);
  });
});
