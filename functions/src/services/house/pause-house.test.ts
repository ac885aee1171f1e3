import { DEFAULT_SETTINGS, parseBusyHouseRequest, parsePauseHouseRequest, type HouseSettings } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveHouse, type ManageHousePorts } from './manage-house.ts';
import { makeHouseBusy, pauseHouse } from './pause-house.ts';
import { placeOrder } from '../ordering/place-order.ts';
import { readHouseNow } from './read-house-now.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const MINUTE_MS = 60_000;
let store: MemoryStore;
let nowMs: number;

/** One process of the API. What another one knows of the settings is as old as its last question. */
function instance() {
  let known: HouseSettings = DEFAULT_SETTINGS;
  const houseBook = { settings: async () => known, know: (settings: HouseSettings) => void (known = settings) };
  return { unitOfWork: store, houseBook, clock: { nowMs: () => nowMs } };
}

beforeEach(() => {
  nowMs = NOW_MS;
  store = new MemoryStore();
  store.put('house/settings', { ...DEFAULT_SETTINGS, version: 7 });
  store.put('foods/pho', aFood({ quantity: 20 }));
});

const order = () =>
  placeOrder(
    { ...instance(), orderBook: new MemoryHouse(store), ids: countingIds() },
    { caller: ANN, request: { foodId: 'pho', userId: 'ann', priceMinor: 950 }, idempotencyKey: null },
  );

describe('a pause', () => {
  it('C2 without banner: refuses orders of every instance once it is answered, and ends with nothing written', async () => {
    const here = instance();
    const paused = await pauseHouse(here, COOK, { minutes: 30, message: 'The oven is full' });
    const untilMs = NOW_MS + 30 * MINUTE_MS;
    expect(paused).toMatchObject({ value: { untilMs, message: 'The oven is full' } });
    const { commits } = store;
    const closed = {
      reason: 'paused',
      opensAt: new Date(untilMs).toISOString(),
      message: 'The oven is full',
      sentence: expect.stringMatching(/^No new orders, until \d\d:\d\d\. The oven is full\.$/),
    };
    expect(await order()).toMatchObject({ reason: 'PAUSED', details: { closed } });
    nowMs = untilMs - 1;
    expect(await order()).toMatchObject({ reason: 'PAUSED' });
    expect(await readHouseNow(here)).toMatchObject({
      value: { closed: { reason: 'paused', opensAtMs: untilMs } },
    });
    expect(store.commits).toBe(commits);
    nowMs = untilMs;
    expect(await readHouseNow(here)).toMatchObject({ value: { closed: null } });
    expect(await order()).toMatchObject({ status: 'done' });
  });

  it('without an end lasts until somebody ends it, and a repeat writes nothing', async () => {
    await pauseHouse(instance(), COOK, { minutes: null });
    nowMs += 365 * 24 * 60 * MINUTE_MS;
    const { commits } = store;
    await pauseHouse(instance(), BOSS, { minutes: null });
    expect(store.commits).toBe(commits);
    expect(await order()).toMatchObject({ reason: 'PAUSED', details: { closed: { opensAt: null } } });
    await pauseHouse(instance(), BOSS, { minutes: 0 });
    expect(await order()).toMatchObject({ status: 'done' });
  });

  it('leaves the settings and their version alone, and a save of them leaves it', async () => {
    await pauseHouse(instance(), COOK, { minutes: 15 });
    const paused = store.get<HouseSettings>('house/settings');
    expect(paused).toMatchObject({ version: 7, pause: { untilMs: NOW_MS + 15 * MINUTE_MS } });
    const { pause: _pause, ...request } = { ...DEFAULT_SETTINGS, version: 7, timeZone: 'Europe/Berlin' };
    const ports = { ...instance(), catalogue: {}, choiceBook: {} } as unknown as ManageHousePorts;
    expect(await saveHouse(ports, BOSS, request)).toMatchObject({ status: 'done' });
    expect(store.get('house/settings')).toMatchObject({ version: 8, timeZone: 'Europe/Berlin', pause: paused?.pause });
  });

  it('is in the audit with who made and ended it', async () => {
    await pauseHouse(instance(), COOK, { minutes: 15 });
    await pauseHouse(instance(), BOSS, { minutes: 0 });
    expect(store.audit).toMatchObject([
      { action: 'house.pause', byUid: COOK.uid, before: 'null' },
      { action: 'house.pause', byUid: BOSS.uid, after: 'null' },
    ]);
  });

  it.each([[-1], [1501], [1.5], ['30'], [undefined]])('of %j minutes is none', (minutes) => {
    expect(parsePauseHouseRequest({ minutes })).toMatchObject({ ok: false });
  });
});

describe('a busy house', () => {
  it('says so until it ends, takes orders meanwhile, and writes nothing when it ends', async () => {
    const here = instance();
    const untilMs = NOW_MS + 60 * MINUTE_MS;
    const made = await makeHouseBusy(here, COOK, { minutes: 60, plusMinutes: 20 });
    expect(made).toMatchObject({ value: { plusMinutes: 20, untilMs } });
    expect(await order()).toMatchObject({ status: 'done' });
    const { commits } = store;
    nowMs = untilMs - 1;
    const sentence = expect.stringMatching(/^Busy: about 20 minutes longer/);
    expect(await readHouseNow(here)).toMatchObject({ value: { closed: null, busy: { untilMs, sentence } } });
    nowMs = untilMs;
    expect(await readHouseNow(here)).toMatchObject({ value: { closed: null, busy: null } });
    expect(store.commits).toBe(commits);
  });

  it('that is paused besides says that it is paused, and is busy again after it', async () => {
    const here = instance();
    await makeHouseBusy(here, COOK, { minutes: 60, plusMinutes: 20 });
    await pauseHouse(here, COOK, { minutes: 15 });
    expect(await readHouseNow(here)).toMatchObject({ value: { closed: { reason: 'paused' }, busy: null } });
    nowMs += 15 * MINUTE_MS;
    expect(await readHouseNow(here)).toMatchObject({ value: { closed: null, busy: { plusMinutes: 20 } } });
  });

  it('is as usual again with one request, of which a repeat writes nothing; both are in the audit', async () => {
    await makeHouseBusy(instance(), COOK, { minutes: 60, plusMinutes: 20 });
    await makeHouseBusy(instance(), BOSS, { minutes: 0 });
    await makeHouseBusy(instance(), BOSS, { minutes: 0 });
    expect(store.get('house/settings')).toMatchObject({ version: 7, busy: null });
    const busy = JSON.stringify({ plusMinutes: 20, untilMs: NOW_MS + 60 * MINUTE_MS });
    expect(store.audit).toMatchObject([
      { action: 'house.busy', byUid: COOK.uid, before: 'null', after: busy },
      { action: 'house.busy', byUid: BOSS.uid, before: busy, after: 'null' },
    ]);
  });

  it('stays busy when an admin saves the settings', async () => {
    await makeHouseBusy(instance(), COOK, { minutes: 60, plusMinutes: 20 });
    const { pause: _pause, busy: _busy, ...request } = { ...DEFAULT_SETTINGS, version: 7, dayStart: '05:00' };
    const ports = { ...instance(), catalogue: {}, choiceBook: {} } as unknown as ManageHousePorts;
    await saveHouse(ports, BOSS, request);
    expect(store.get('house/settings')).toMatchObject({ version: 8, dayStart: '05:00', busy: { plusMinutes: 20 } });
  });

  it.each([
    [{ minutes: 60 }],
    [{ minutes: 60, plusMinutes: 0 }],
    [{ minutes: 60, plusMinutes: 121 }],
    [{ minutes: 1501, plusMinutes: 10 }],
    [{ minutes: null, plusMinutes: 10 }],
    [{ plusMinutes: 10 }],
    [{ minutes: 0, message: 'x' }],
  ])('is not made of %j', (body) => {
    expect(parseBusyHouseRequest(body)).toMatchObject({ ok: false });
  });
});
