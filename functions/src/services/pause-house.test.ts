import { DEFAULT_SETTINGS, parsePauseHouseRequest, type HouseSettings } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveHouse, type ManageHousePorts } from './manage-house.ts';
import { pauseHouse } from './pause-house.ts';
import { placeOrder } from './place-order.ts';
import { readHouseNow } from './read-house-now.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from './testing/fakes.ts';
import { MemoryHouse } from './testing/memory-house.ts';
import { MemoryStore } from './testing/memory-store.ts';

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
      sentence: expect.stringMatching(/^No new orders, until \d\d:\d\d\. The oven is full$/),
    };
    expect(await order()).toMatchObject({ reason: 'PAUSED', details: { closed } });
    nowMs = untilMs - 1;
    expect(await order()).toMatchObject({ reason: 'PAUSED' });
    expect(await readHouseNow(here)).toMatchObject({ value: { reason: 'paused', opensAtMs: untilMs } });
    expect(store.commits).toBe(commits);
    nowMs = untilMs;
    expect(await readHouseNow(here)).toMatchObject({ value: null });
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
