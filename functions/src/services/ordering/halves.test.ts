import {
  DEFAULT_SETTINGS,
  parsePlaceBasketRequest,
  type Food,
  type FoodChoices,
  type HouseSettings,
  type Order,
  type PlaceBasketRequest,
  type StockMove,
} from '@foodhouse/domain';
import { aFood, aSize } from '@foodhouse/domain/testing';
import { beforeEach, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { readChoices } from '../menu/manage-choices.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from './place-basket.ts';
import { quoteBasket } from './quote-basket.ts';
import { cancelOrder } from './cancel-order.ts';
import { ANN, BOSS, countingIds, fixedClock } from '../testing/fakes.ts';
import { problemsOfLedger } from '../testing/ledger.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

// Two foods as one line: what is taken of each comes back to each.

const SETTINGS: HouseSettings = { ...DEFAULT_SETTINGS, halfCategories: ['pizzas'] };
const PIZZA = { categoryId: 'pizzas', leastExtraMinor: 0, quantity: 5, ledgerFromMs: null };
const FOODS = [
  aFood({ ...PIZZA, id: 'margherita', name: 'Margherita', priceMinor: 700 }),
  aFood({ ...PIZZA, id: 'funghi', name: 'Funghi', priceMinor: 850 }),
];
const sizes = (extraMinor: number): FoodChoices => ({
  sizes: [aSize({ id: 'l', name: 'Large', extraMinor })],
  groups: [],
});

let store: MemoryStore;
let ports: Parameters<typeof placeBasket>[0];
let reads: string[];

beforeEach(() => {
  store = new MemoryStore();
  for (const food of FOODS) store.put(`foods/${food.id}`, food);
  store.put('choices/margherita', sizes(200));
  store.put('choices/funghi', sizes(300));
  store.put('house/settings', SETTINGS);
  ports = { unitOfWork: store, orderBook: new MemoryHouse(store), clock: fixedClock, ids: countingIds() };
  reads = [];
});

const stored = (): readonly Food[] => FOODS.map(({ id }) => store.get<Food>(`foods/${id}`) as Food);
const left = (): readonly number[] => stored().map(({ quantity }) => quantity);
const moves = (): readonly StockMove[] =>
  [...store.documents].filter(([key]) => key.startsWith('stockMoves/')).map(([, { value }]) => value as StockMove);
const halves = (quantity: number, shownTotal: number): PlaceBasketRequest => {
  const parsed = parsePlaceBasketRequest({
    lines: [{ foodId: 'margherita', halfFoodId: 'funghi', quantity, sizeId: 'l' }],
    shownTotal,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return parsed.value;
};
const order = (quantity: number, shownTotal: number): Promise<Outcome<Order>> =>
  placeBasket(ports, { caller: ANN, request: halves(quantity, shownTotal), idempotencyKey: null });
const placed = async (quantity: number, shownTotal: number): Promise<Order> => {
  const outcome = await order(quantity, shownTotal);
  if (outcome.status !== 'done') throw new Error(outcome.message);
  return outcome.value;
};

it('an order of halves takes a portion of each food, and gives both back when it is rejected or taken back', async () => {
  const one = await placed(2, 23);
  expect(one.lines).toMatchObject([{ eachMinor: 1150, half: { foodId: 'funghi', name: 'Funghi' } }]);
  expect(left()).toEqual([3, 3]);
  const other = await placed(3, 34.5);
  expect(left()).toEqual([0, 0]);
  expect(problemsOfLedger(stored(), moves())).toEqual([]);
  expect((await changeOrderStatus(ports, BOSS, { id: one.id, status: 'reject' })).status).toBe('done');
  expect(left()).toEqual([2, 2]);
  expect((await cancelOrder(ports, ANN, other.id)).status).toBe('done');
  expect(left()).toEqual([5, 5]);
  expect(problemsOfLedger(stored(), moves())).toEqual([]);
});

it('an order of halves is refused where the other one is short, or not offered, and takes nothing', async () => {
  store.put('foods/funghi', { ...FOODS[1], quantity: 1 });
  expect(await order(2, 23)).toMatchObject({
    reason: 'BASKET_CHANGED',
    details: { problems: [{ reason: 'OUT_OF_STOCK', foodId: 'funghi', left: 1 }] },
  });
  store.put('house/settings', DEFAULT_SETTINGS);
  expect(await order(1, 11.5)).toMatchObject({
    details: { problems: [{ reason: 'HALF_NOT_OFFERED', foodId: 'margherita', choiceId: 'funghi' }] },
  });
  expect([...left(), store.commits]).toEqual([5, 1, 0]);
});

it('a quote reads each half and its choices once', async () => {
  const seen = <T>(key: string): Promise<T | null> => {
    reads.push(key);
    return Promise.resolve(store.get<T>(key));
  };
  const quote = await quoteBasket(
    {
      catalogue: { food: (id) => seen<Food>(`foods/${id}`), menu: () => Promise.reject(new Error()) },
      choiceBook: { choicesOf: (id) => seen(`choices/${id}`) },
      clock: fixedClock,
      customerBook: { customer: () => Promise.reject(new Error()) },
      houseBook: { settings: async () => SETTINGS, know: () => undefined },
      tableBook: { tablesLately: async () => [] },
    },
    null,
    { lines: [...halves(1, 1).lines, ...halves(2, 1).lines] },
  );
  expect(quote).toMatchObject({ problems: [], totalMinor: 3 * 1150 });
  expect(reads.toSorted()).toEqual(['choices/funghi', 'choices/margherita', 'foods/funghi', 'foods/margherita']);
});

it('what can be chosen of a food says in which category it has halves', async () => {
  const said = async (id: string, settings: HouseSettings, food: Partial<Food> = {}): Promise<unknown> => {
    const outcome = await readChoices(
      {
        choiceBook: { choicesOf: async () => store.get(`choices/${id}`) },
        catalogue: { food: async () => aFood({ ...FOODS[0], ...food }) },
        clock: fixedClock,
        houseBook: { settings: async () => settings, know: () => undefined },
      },
      id,
    );
    return outcome.status === 'done' && outcome.value.halvesOf;
  };
  expect(await said('margherita', SETTINGS)).toBe('pizzas');
  expect(await said('margherita', DEFAULT_SETTINGS)).toBeUndefined();
  expect(await said('margherita', SETTINGS, { categoryId: 'drinks' })).toBeUndefined();
  expect(await said('margherita', SETTINGS, { categoryId: null })).toBeUndefined();
});
