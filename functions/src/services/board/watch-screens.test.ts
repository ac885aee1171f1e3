import {
  DEFAULT_SETTINGS,
  parsePlaceBasketRequest,
  type Heartbeat,
  type HouseSettings,
  type Order,
  type OrderAlert,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { beatScreen, screenOf } from './beat-screen.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { expireOverdue } from '../orders/expire-order.ts';
import { saveHouse, type ManageHousePorts } from '../house/manage-house.ts';
import { pauseHouse } from '../house/pause-house.ts';
import { returnOrder } from './return-order.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from '../ordering/place-basket.ts';
import { placeOrder } from '../ordering/place-order.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { acknowledgeAlert, watchScreens, type Watched } from './watch-screens.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const KITCHEN = '6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10';
const DESK = '6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a11';
const GOOD: Heartbeat = { page: 'orders', soundOk: true, isVisible: true, newestMs: null, acknowledgedMs: null };
const QUIET = { raised: [], ended: [], pause: null, failed: [] };

let store: MemoryStore;
let nowMs: number;
let ids: ReturnType<typeof countingIds>;

beforeEach(() => {
  nowMs = NOW_MS;
  store = new MemoryStore();
  ids = countingIds();
  store.put('foods/pho', aFood({ quantity: 90 }));
  set({ whenNobodyListens: 'warn' });
});

const set = (settings: Partial<HouseSettings>): void => {
  store.put('house/settings', { ...DEFAULT_SETTINGS, ...settings } satisfies HouseSettings);
};
const house = (): HouseSettings => store.get('house/settings') as HouseSettings;

function ports() {
  const books = new MemoryHouse(store);
  return {
    unitOfWork: store,
    houseBook: { settings: async () => house(), know: () => undefined },
    orderBook: books,
    screenBook: books,
    clock: { nowMs: () => nowMs },
    ids,
  };
}

const beat = (id: string, changes: Partial<Heartbeat> = {}, caller = BOSS) =>
  beatScreen(ports(), caller, { id, beat: { ...GOOD, ...changes } });
const run = (): Promise<Watched> => watchScreens(ports());
const order = async (): Promise<Order> => {
  const request = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
  const placed = await placeOrder(ports(), { caller: ANN, request, idempotencyKey: null });
  if (placed.status !== 'done') throw new Error(placed.message);
  return placed.value;
};
const alertOf = ({ id }: Order): OrderAlert | null => store.get(`alerts/${id}`);
const decide = ({ id }: Order, status: 'approved' | 'reject') => changeOrderStatus(ports(), BOSS, { id, status });

/** The scheduler’s minutes, from a second of the first one on. */
async function minutes(
  count: number,
  from: number,
  each: () => Promise<unknown> = async () => null,
): Promise<Watched[]> {
  const start = nowMs;
  const runs: Watched[] = [];
  for (let minute = 0; minute < count; minute += 1) {
    nowMs = start + from * SECOND_MS + minute * MINUTE_MS;
    await each();
    runs.push(await run());
  }
  return runs;
}

describe('a house that has set nothing', () => {
  it('writes no screen, raises no alert and pauses nothing', async () => {
    set({});
    await order();
    const { commits } = store;
    expect(await beat(DESK)).toEqual({ status: 'done', value: { listens: false } });
    expect(await minutes(4, 20)).toEqual([QUIET, QUIET, QUIET, QUIET]);
    expect([store.commits, store.get(`screens/${screenOf(BOSS, DESK)}`)]).toEqual([commits, null]);
  });
});

describe('an order that nobody can hear', () => {
  it.each([1, 15, 30, 45, 59])(
    'D5 without mail and push: raises exactly one alert, 70 to 135 s after it was placed, with ticks from second %i on',
    async (second) => {
      await beat(DESK);
      nowMs += 151 * SECOND_MS;
      const waiting = await order();
      const runs = await minutes(6, second);
      expect(runs.flatMap(({ raised }) => raised)).toEqual([waiting.id]);
      const after = ((alertOf(waiting)?.raisedAtMs ?? 0) - waiting.createdAtMs) / SECOND_MS;
      expect(after).toBeGreaterThanOrEqual(70);
      expect(after).toBeLessThanOrEqual(135);
    },
  );

  it('D5 without mail and push: a muted screen does not count, with one good screen there is no alert', async () => {
    await order();
    const muted = await minutes(3, 20, () => beat(DESK, { soundOk: false }));
    expect(muted.flatMap(({ raised }) => raised)).toHaveLength(1);
    await order();
    const good = await minutes(6, 20, async () => [await beat(DESK, { soundOk: false }), await beat(KITCHEN)]);
    expect(good.flatMap(({ raised }) => raised)).toEqual([]);
  });

  it('is one alert for ten runs at once, and for an answer that is lost', async () => {
    const waiting = await order();
    nowMs += 80 * SECOND_MS;
    store.losesAnswer = true;
    const runs = await Promise.all(Array.from({ length: 10 }, run));
    expect(runs.flatMap(({ raised, failed }) => [...raised, ...failed]).length).toBeLessThanOrEqual(1);
    expect(alertOf(waiting)).toMatchObject({ raisedAtMs: nowMs, token: waiting.token, endedAtMs: null });
  });

  it('is shown until it is acknowledged, which a repeat finds so, and raises no other', async () => {
    const waiting = await order();
    nowMs += 80 * SECOND_MS;
    await run();
    nowMs += SECOND_MS;
    const first = await acknowledgeAlert(ports(), waiting.id);
    expect(first).toMatchObject({ value: { acknowledgedAtMs: nowMs } });
    nowMs += SECOND_MS;
    expect(await acknowledgeAlert(ports(), waiting.id)).toEqual(first);
    expect(await minutes(3, 20)).toEqual([QUIET, QUIET, QUIET]);
    expect(await acknowledgeAlert(ports(), 'nothing')).toMatchObject({ reason: 'ALERT_NOT_FOUND' });
  });

  it.each(['approved', 'reject'] as const)('ends its alert once it is %s', async (status) => {
    const waiting = await order();
    nowMs += 80 * SECOND_MS;
    await run();
    await decide(waiting, status);
    expect((await run()).ended).toEqual([waiting.id]);
    expect(alertOf(waiting)).toMatchObject({ endedAtMs: nowMs, acknowledgedAtMs: null });
    const { commits } = store;
    expect([await run(), store.commits]).toEqual([QUIET, commits]);
  });

  it('raises it again, as the same one, 70 s after the kitchen gave the order back', async () => {
    const waiting = await order();
    nowMs += 80 * SECOND_MS;
    await run();
    await acknowledgeAlert(ports(), waiting.id);
    await decide(waiting, 'approved');
    expect(await minutes(3, 20)).toEqual([QUIET, QUIET, QUIET]);
    await returnOrder(ports(), COOK, { id: waiting.id, reason: 'No basil' });
    nowMs += 69 * SECOND_MS;
    expect((await run()).raised).toEqual([]);
    nowMs += SECOND_MS;
    expect((await run()).raised).toEqual([waiting.id]);
    expect(alertOf(waiting)).toMatchObject({ raisedAtMs: nowMs, acknowledgedAtMs: null, endedAtMs: null });
    await acknowledgeAlert(ports(), waiting.id);
    expect(await minutes(3, 20)).toEqual([QUIET, QUIET, QUIET]);
    expect([...store.documents.keys()].filter((key) => key.startsWith('alerts/'))).toHaveLength(1);
  });

  it('is not heard by the kitchen, which rings for accepted orders', async () => {
    const waiting = await order();
    const runs = await minutes(3, 20, () => beat(KITCHEN, { page: 'kitchen' }));
    expect(runs.flatMap(({ raised }) => raised)).toEqual([waiting.id]);
    expect(await beat(KITCHEN, { page: 'kitchen' })).toMatchObject({ value: { listens: false } });
    expect(await beat(DESK)).toMatchObject({ value: { listens: true } });
  });

  it('is not heard by a page for waiting orders that a chef says they have', async () => {
    const waiting = await order();
    const runs = await minutes(3, 20, () => beat(DESK, {}, COOK));
    expect(runs.flatMap(({ raised }) => raised)).toEqual([waiting.id]);
    expect(await beat(DESK, {}, COOK)).toMatchObject({ status: 'refused', reason: 'ROLE_REQUIRED' });
    expect(await beat(DESK, { page: 'kitchen' }, COOK)).toMatchObject({ status: 'done' });
  });

  it('is heard by the screens of a person whatever somebody else says of the same id', async () => {
    await beat(DESK);
    await beat(DESK, { page: 'kitchen', acknowledgedMs: nowMs }, COOK);
    await order();
    nowMs += 80 * SECOND_MS;
    expect(await run()).toEqual(QUIET);
    expect(store.get(`screens/${screenOf(BOSS, DESK)}`)).toMatchObject({ page: 'orders', acknowledgedMs: null });
  });

  it('raises none when it was decided meanwhile, or while the house is closed by its hours', async () => {
    const decided = await order();
    await decide(decided, 'approved');
    await order();
    set({ whenNobodyListens: 'warn', hours: { pickup: [] } });
    nowMs += 80 * SECOND_MS;
    expect(await run()).toEqual(QUIET);
  });
});

describe('a house that pauses when nobody listens', () => {
  beforeEach(() => {
    set({ whenNobodyListens: 'pause', version: 7 });
  });

  it('is paused by the tick once, and goes on when a screen listens again', async () => {
    expect((await minutes(3, 10)).map(({ pause }) => pause)).toEqual(['begun', null, null]);
    expect(house()).toMatchObject({ version: 7, pause: { untilMs: null, isByHouse: true } });
    await expect(order()).rejects.toThrow(/No new orders for now\. Nobody can take orders/);
    await beat(DESK, { soundOk: false });
    await beat(KITCHEN, { page: 'kitchen' });
    expect(house().pause).toMatchObject({ isByHouse: true });
    await beat(DESK);
    expect(house().pause).toBe(null);
    expect(await order()).toMatchObject({ status: 'pending' });
    expect(store.audit.map(({ action, byUid }) => [action, byUid])).toEqual([
      ['house.pause', 'house'],
      ['house.pause', 'house'],
    ]);
  });

  it('goes on with the tick when the process that heard the beat knew no pause', async () => {
    await run();
    store.put(`screens/${DESK}`, { page: 'orders', heardAtMs: nowMs });
    expect((await run()).pause).toBe('ended');
    expect(house().pause).toBe(null);
  });

  it('never ends a pause that a person made, nor replaces it', async () => {
    await pauseHouse(ports(), COOK, { minutes: null, message: 'The oven' });
    const { pause } = house();
    expect((await run()).pause).toBe(null);
    await beat(DESK);
    expect((await run()).pause).toBe(null);
    expect(house().pause).toEqual(pause);
  });

  it('is paused once by ten runs at once', async () => {
    await Promise.all(Array.from({ length: 10 }, run));
    expect(store.audit).toHaveLength(1);
  });

  it('leaves a pause of a person alone that the process has not heard of', async () => {
    await run();
    const known = house();
    const late = { ...ports(), houseBook: { settings: async () => known, know: () => undefined } };
    await pauseHouse(ports(), COOK, { minutes: 15 });
    const { pause } = house();
    store.put(`screens/${DESK}`, { page: 'orders', heardAtMs: nowMs });
    expect((await watchScreens(late)).pause).toBe(null);
    expect(house().pause).toEqual(pause);
  });

  it('leaves to a person what they made of its own pause', async () => {
    await run();
    await pauseHouse(ports(), BOSS, { minutes: 30 });
    await beat(DESK);
    await run();
    expect(house().pause).toMatchObject({ untilMs: nowMs + 30 * MINUTE_MS });
  });

  it('is paused again once the pause that a person made has ended', async () => {
    await pauseHouse(ports(), BOSS, { minutes: 1 });
    expect((await minutes(3, 30)).map(({ pause }) => pause)).toEqual([null, 'begun', null]);
  });

  it.each(['warn', 'nothing'] as const)('ends its own pause when it is set to %s', async (whenNobodyListens) => {
    await run();
    const { pause: _pause, ...request } = { ...house(), whenNobodyListens };
    const managing = { ...ports(), catalogue: {}, choiceBook: {} } as unknown as ManageHousePorts;
    expect(await saveHouse(managing, BOSS, request)).toMatchObject({ status: 'done' });
    expect((await run()).pause).toBe('ended');
    expect(house()).toMatchObject({ version: 8, pause: null });
  });

  it('is not paused while it is closed: guests read when it opens', async () => {
    await run();
    set({ whenNobodyListens: 'pause', pause: house().pause, hours: { pickup: [] } });
    expect([(await run()).pause, (await run()).pause]).toEqual(['ended', null]);
  });
});

describe('an order that expires', () => {
  it.each([
    ['could not be heard', 'warn', null, 'no-connection'],
    ['was heard until too long before', 'warn', NOW_MS + 29 * SECOND_MS, 'no-connection'],
    ['was heard shortly before its deadline', 'warn', NOW_MS + 30 * SECOND_MS, 'not-answered'],
    ['is of a house that has set nothing', 'nothing', null, 'not-answered'],
  ] as const)('says %s', async (_what, whenNobodyListens, heardAtMs, code) => {
    set({ whenNobodyListens, answerMinutes: 3 });
    const waiting = await order();
    if (heardAtMs !== null) store.put(`screens/${DESK}`, { page: 'orders', heardAtMs });
    nowMs += 3 * MINUTE_MS + 59 * SECOND_MS;
    expect((await expireOverdue(ports())).expired).toMatchObject([{ id: waiting.id, rejectCode: code }]);
    expect(store.events).toMatchObject([{ to: 'reject', code }]);
  });
});

it('a save of a page that does not know the setting keeps it', async () => {
  const { pause: _pause, whenNobodyListens: _when, ...request } = { ...house(), dayStart: '05:00' };
  const managing = { ...ports(), catalogue: {}, choiceBook: {} } as unknown as ManageHousePorts;
  expect(await saveHouse(managing, BOSS, request)).toMatchObject({ status: 'done' });
  expect(house()).toMatchObject({ dayStart: '05:00', whenNobodyListens: 'warn' });
});

describe('the screens of one person', () => {
  it('are twenty new ones in ten minutes; those that are known go on', async () => {
    const some = Array.from({ length: 21 }, () => crypto.randomUUID());
    const answers = await Promise.all(some.map((id) => beat(id)));
    expect(answers.filter(({ status }) => status === 'done')).toHaveLength(20);
    expect(answers.find(({ status }) => status === 'refused')).toMatchObject({ reason: 'RATE_LIMITED' });
    expect(store.commits).toBe(20);
    const known = some.find((_id, index) => answers[index]?.status === 'done') ?? '';
    expect(await beat(known)).toMatchObject({ status: 'done' });
    expect(await beat(DESK, { page: 'kitchen' }, COOK)).toMatchObject({ status: 'done' });
    nowMs += 10 * MINUTE_MS;
    expect(await beat(crypto.randomUUID())).toMatchObject({ status: 'done' });
  });
});

describe('an order that came while the house was closed', () => {
  const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
  /** Of the day after `NOW_MS`. */
  const OPENS_MS = Math.floor(NOW_MS / DAY_MS) * DAY_MS + DAY_MS + 11 * 60 * MINUTE_MS;
  const closedNow = { hours: { pickup: [{ days: EVERY_DAY, from: '11:00', to: '22:00' }] } };
  const later = (wantedAtMs: number): Promise<Outcome<Order>> => {
    const parsed = parsePlaceBasketRequest({ lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5 });
    if (!parsed.ok) throw new Error('the basket is wrong');
    return placeBasket(ports(), { caller: ANN, request: { ...parsed.value, wantedAtMs }, idempotencyKey: null });
  };

  beforeEach(() => {
    set({ ...closedNow, whenNobodyListens: 'warn', later: { minMinutes: 0, maxDays: 14 }, answerMinutes: 3 });
  });

  it.each([
    ['the evening before', 13 * 60],
    ['two days before, with a closed day between', 37 * 60],
    ['a minute before opening', 1],
  ])('raises its alert when the house has been open for 70 s: %s', async (_when, minutesBefore) => {
    const from = new Date(OPENS_MS - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const exceptions = [{ from, to: from, services: ['pickup'], hours: [], message: null }] as const;
    set({ ...house(), exceptions });
    nowMs = OPENS_MS - minutesBefore * MINUTE_MS;
    const placed = await later(OPENS_MS + 60 * MINUTE_MS);
    expect(placed.status).toBe('done');
    nowMs = OPENS_MS - MINUTE_MS;
    const raised = (await minutes(6, 5)).map((one) => one.raised.length);
    expect(raised).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('raises none where a screen listens from opening on', async () => {
    nowMs = OPENS_MS - 13 * 60 * MINUTE_MS;
    await later(OPENS_MS + 60 * MINUTE_MS);
    nowMs = OPENS_MS - MINUTE_MS;
    const runs = await minutes(6, 5, () => beat(DESK));
    expect(runs.flatMap(({ raised }) => raised)).toEqual([]);
  });

  it('that came just before closing raises it too', async () => {
    nowMs = OPENS_MS - 13 * 60 * MINUTE_MS - MINUTE_MS / 2;
    set({ ...closedNow, whenNobodyListens: 'warn', queuedAnswerMinutes: 15 });
    await order();
    nowMs = OPENS_MS;
    expect((await minutes(4, 5)).map((one) => one.raised.length)).toEqual([0, 0, 1, 0]);
  });
});
