import { askedLine, DEFAULT_SETTINGS, toQuoteDto, type HouseSettings, type Quote } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeBasket } from './place-basket.ts';
import { placeOrder } from './place-order.ts';
import { quoteBasket } from './quote-basket.ts';
import { ANN, countingIds } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const HOUR_MS = 60 * 60_000;

let store: MemoryStore;
let nowMs: number;
let settings: HouseSettings;
let ids: ReturnType<typeof countingIds>;

beforeEach(() => {
  nowMs = NOON_MS;
  store = new MemoryStore();
  ids = countingIds();
  store.put('foods/pho', aFood({ id: 'pho', name: 'Pho', quantity: 9, mealtimes: ['dinner'] }));
  store.put('foods/tea', aFood({ id: 'tea', quantity: 9, mealtimes: [] }));
  set({ mealtimes: { dinner: { from: '17:00', to: '22:00' } }, enforceMealtimes: true });
});

function set(changes: Partial<HouseSettings>): void {
  settings = { ...DEFAULT_SETTINGS, ...changes };
  store.put('house/settings', settings);
}

function ports() {
  const books = new MemoryHouse(store);
  return { unitOfWork: store, orderBook: books, clock: { nowMs: () => nowMs }, ids };
}

const LINES = [askedLine('tea'), askedLine('pho')];
const LATER = {
  line: 1,
  reason: 'NOT_SERVED_NOW',
  foodId: 'pho',
  left: 9,
  choiceId: null,
  from: '17:00',
  fromWords: '17:00',
  servedAt: '2026-06-01T17:00:00.000Z',
};

function quote(): Promise<Quote> {
  const foods = new Map(['pho', 'tea'].map((id) => [id, store.get(`foods/${id}`)]));
  const books = {
    catalogue: { food: async (id: string) => foods.get(id) ?? null },
    choiceBook: {},
    clock: { nowMs: () => nowMs },
    customerBook: {},
    houseBook: { settings: async () => settings },
    tableBook: {},
  } as unknown as Parameters<typeof quoteBasket>[0];
  return quoteBasket(books, null, { lines: LINES });
}
const order = () =>
  placeOrder(ports(), {
    caller: ANN,
    request: { foodId: 'pho', userId: ANN.uid, priceMinor: 950 },
    idempotencyKey: null,
  });
const basket = () =>
  placeBasket(ports(), { caller: ANN, request: { lines: LINES, shownTotalMinor: 1900 }, idempotencyKey: null });

describe('a food of another mealtime', () => {
  it('is priced by the quote, which says from when on it is served, and refused by both kinds of order', async () => {
    const quoted = await quote();
    expect(quoted).toMatchObject({ totalMinor: 1900, problems: [LATER] });
    expect(toQuoteDto(quoted).problems).toEqual([LATER]);
    expect(await basket()).toMatchObject({ reason: 'BASKET_CHANGED', details: { problems: [LATER] } });
    const sentence = 'Pho is served from 17:00.';
    expect(await order()).toMatchObject({
      reason: 'NOT_SERVED_NOW',
      details: { foodId: 'pho', from: '17:00', sentence },
    });
    expect(store.get('foods/pho')).toMatchObject({ quantity: 9 });
  });

  it('is sold out first, where both is true', async () => {
    store.put('foods/pho', aFood({ id: 'pho', quantity: 0, mealtimes: ['dinner'] }));
    expect(await order()).toMatchObject({ reason: 'OUT_OF_STOCK' });
  });

  it('is ordered in its hours, and at any time in a house that does not insist or has set nothing', async () => {
    nowMs = NOON_MS + 5 * HOUR_MS;
    expect((await quote()).problems).toEqual([]);
    expect([(await basket()).status, (await order()).status]).toEqual(['done', 'done']);
    nowMs = NOON_MS;
    set({ mealtimes: settings.mealtimes });
    expect((await order()).status).toBe('done');
    set({});
    expect([(await quote()).problems, (await order()).status]).toEqual([[], 'done']);
  });
});
