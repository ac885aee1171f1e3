import {
  DEFAULT_SETTINGS,
  type AddFoodRequest,
  type Food,
  type SaveFoodRequest,
  type StockMove,
  type StoredChoices,
} from '@foodhouse/domain';
import { aFood, anOrder, aSize, usesOf } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { saveGroup, setChoices } from './manage-choices.ts';
import {
  addFood,
  changeFoodStock,
  editFood,
  hideFood,
  markFoodSoldOut,
  restoreFood,
  retireFood,
  snoozeFood,
} from './manage-foods.ts';
import { BOSS, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

function house(food: Partial<Food> = {}): { store: MemoryStore; ports: Parameters<typeof addFood>[0] } {
  const store = new MemoryStore();
  store.put('foods/pho', aFood(food));
  store.put('counters/foods', 1);
  return { store, ports: { unitOfWork: store, clock: fixedClock, ids: countingIds() } };
}

describe('the menu', () => {
  it('adds a new food and counts it', async () => {
    const { store, ports } = house();
    const {
      id: _id,
      priceMinor: _price,
      createdAtMs: _at,
      retiredAtMs: _retired,
      putAside: _aside,
      ledgerFromMs: _ledger,
      countedFromMs: _counted,
      parDay: _parDay,
      ...fields
    } = aFood();
    const outcome = await addFood(ports, BOSS, { ...fields, mealtimes: ['lunch'], price: 950 }, null);
    const food = aFood({ id: 'order-1', createdAtMs: NOW_MS, ledgerFromMs: NOW_MS });
    expect(outcome).toEqual({ status: 'done', value: food });
    expect(store.get('foods/order-1')).toEqual(food);
    expect(store.get('counters/foods')).toBe(2);
  });

  it('changes only the given fields', async () => {
    const { store, ports } = house({ quantity: 3 });
    await editFood(ports, BOSS, 'pho', { name: 'Pho bo', price: 1000 });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 3, name: 'Pho bo', priceMinor: 1000, version: 1 }));
  });

  it('keeps what a picture shows beside one that is none of the site’s', async () => {
    const { store, ports } = house();
    const img = `/api/pictures/${'a'.repeat(43)}`;
    const [pictureText, price] = ['Noodles in a blue bowl', 950];
    const asked = { name: 'Pho', supplier: 'Linh', price, quantity: 3, description: '', mealtimes: [], pictureText };
    await addFood(ports, BOSS, { ...asked, img }, null);
    await addFood(ports, BOSS, { ...asked, img: '/img/food/beef-pho.webp' }, null);
    const textOf = (id: string): unknown => store.get<Food>(`foods/${id}`)?.pictureText;
    const ids = [...store.documents.keys()].filter((key) => /^foods\/(?!pho)/.test(key)).map((key) => key.slice(6));
    expect(ids.map(textOf)).toEqual([pictureText, null]);
    await editFood(ports, BOSS, ids[0] ?? '', { img: '/img/site/plate.webp' });
    expect(textOf(ids[0] ?? '')).toBeNull();
  });

  it('takes no price that was read before the house changed its currency', async () => {
    const { store, ports } = house();
    store.put('house/settings', { ...DEFAULT_SETTINGS, version: 1, currency: 'EUR' });
    const { id: _id, priceMinor: price, currency: _usd, ...fields } = aFood();
    const asked: AddFoodRequest = { ...fields, mealtimes: ['lunch'], price };
    const refusal = { reason: 'SETTINGS_CHANGED', details: { version: 1 } };
    expect(await addFood(ports, BOSS, asked, 'key')).toMatchObject(refusal);
    expect(await editFood(ports, BOSS, 'pho', { price: 700 })).toMatchObject(refusal);
    expect([store.get('counters/foods'), store.get('foods/pho')]).toEqual([1, aFood()]);
    expect(await editFood(ports, BOSS, 'pho', { price: 700, currency: 'EUR' })).toMatchObject({ status: 'done' });
    expect(await addFood(ports, BOSS, { ...asked, currency: 'EUR' }, 'key')).toMatchObject({ status: 'done' });
  });

  it('accepts zero portions and an empty description', async () => {
    const { store, ports } = house({ quantity: 3 });
    await editFood(ports, BOSS, 'pho', { quantity: 0, description: '' });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 0, description: '', version: 1 }));
  });

  it('sets a number once: a repeat leaves what was sold since', async () => {
    const { store, ports } = house({ quantity: 3 });
    const edit = (quantity: number): ReturnType<typeof editFood> => editFood(ports, BOSS, 'pho', { quantity }, 'a key');
    const first = await edit(9);
    store.put('foods/pho', aFood({ quantity: 8 }));
    expect(await edit(9)).toEqual(first);
    expect(store.get<Food>('foods/pho')?.quantity).toBe(8);
    expect(await edit(7)).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
    store.losesAnswer = true;
    expect(await editFood(ports, BOSS, 'pho', { quantity: 2 })).toMatchObject({ value: { quantity: 2 } });
  });

  it('removes a food once, and refuses an unknown one', async () => {
    const { store, ports } = house();
    expect(await retireFood(ports, 'pho')).toMatchObject({ value: { deletedCount: 1 } });
    expect(store.get<Food>('foods/pho')?.retiredAtMs).toBe(NOW_MS);
    expect(store.get('counters/foods')).toBe(0);
    expect(await retireFood(ports, 'pho')).toMatchObject({ value: { deletedCount: 0 } });
    expect(await retireFood(ports, 'nothing')).toMatchObject({ value: { deletedCount: 0 } });
    expect(store.get('counters/foods')).toBe(0);
    expect(await editFood(ports, BOSS, 'pho', { quantity: 9 })).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(5);
  });

  it('restores a removed food unchanged, once', async () => {
    const { store, ports } = house({ quantity: 3, createdAtMs: 7 });
    await retireFood(ports, 'pho');
    expect(await restoreFood(ports, 'pho')).toEqual({
      status: 'done',
      value: aFood({ quantity: 3, createdAtMs: 7 }),
    });
    expect(await restoreFood(ports, 'pho')).toMatchObject({ status: 'done' });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 3, createdAtMs: 7 }));
    expect(store.get('counters/foods')).toBe(1);
    expect(await restoreFood(ports, 'nothing')).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
  });
});

describe('a hidden food', () => {
  const HIDDEN = { retiredAtMs: NOW_MS, hiddenAtMs: NOW_MS };

  it('is off the menu, and comes back with all that it had', async () => {
    const { store, ports } = house({ quantity: 3, putAside: 2, kitchenName: 'PHO', version: 4, createdAtMs: 7 });
    const before = store.get<Food>('foods/pho');
    const hidden = aFood({ ...before, ...HIDDEN });
    expect(await hideFood(ports, 'pho')).toEqual({ status: 'done', value: hidden });
    expect([store.get('foods/pho'), store.get('counters/foods')]).toEqual([hidden, 0]);
    expect(await restoreFood(ports, 'pho')).toEqual({ status: 'done', value: before });
    expect([store.get('foods/pho'), store.get('counters/foods')]).toEqual([before, 1]);
  });

  it('leaves its groups, and uses them again as they are when it comes back', async () => {
    const { store, ports } = house();
    const group = { name: 'Sauce', required: false, min: 0, max: 1, free: 0, options: [] };
    await saveGroup(ports, 'sauce', group);
    await setChoices(ports, 'pho', { sizes: [aSize({ id: 'large' })], uses: usesOf('sauce') });
    const usersOf = (): unknown => store.get<{ foodIds: readonly string[] }>('choiceGroups/sauce')?.foodIds;
    await hideFood(ports, 'pho');
    expect(usersOf()).toEqual([]);
    await saveGroup(ports, 'sauce', { ...group, name: 'Sauces' });
    await restoreFood(ports, 'pho');
    expect(usersOf()).toEqual(['pho']);
    expect(store.get('choices/pho')).toMatchObject({ sizes: [{ id: 'large' }], groups: [{ name: 'Sauces' }] });
  });

  it('is hidden once, also when the answer was lost', async () => {
    const { store, ports } = house();
    store.losesAnswer = true;
    expect(await hideFood(ports, 'pho')).toMatchObject({ status: 'done', value: HIDDEN });
    expect(await hideFood(ports, 'pho')).toMatchObject({ status: 'done', value: HIDDEN });
    expect(store.get('counters/foods')).toBe(0);
  });

  it('cannot be changed or sold meanwhile', async () => {
    const { store, ports } = house();
    await hideFood(ports, 'pho');
    const before = store.get('foods/pho');
    const gone = { reason: 'FOOD_NOT_FOUND' };
    expect(await editFood(ports, BOSS, 'pho', { name: 'Ramen' })).toMatchObject(gone);
    expect(await changeFoodStock(ports, BOSS, { id: 'pho', change: 1 }, null)).toMatchObject(gone);
    expect(await markFoodSoldOut(ports, 'pho', { soldOut: true })).toMatchObject(gone);
    expect(await snoozeFood(ports, 'pho', { until: '2026-01-01' })).toMatchObject(gone);
    expect(store.get('foods/pho')).toEqual(before);
  });

  it('is removed once, and counts no second time', async () => {
    const { store, ports } = house({ ...HIDDEN, retiredAtMs: 1, hiddenAtMs: 1 });
    store.losesAnswer = true;
    expect(await retireFood(ports, 'pho')).toMatchObject({ value: { deletedCount: 1 } });
    expect(store.get('foods/pho')).toEqual(aFood({ retiredAtMs: NOW_MS }));
    expect(await retireFood(ports, 'pho')).toMatchObject({ value: { deletedCount: 0 } });
    expect(store.get('counters/foods')).toBe(1);
  });

  it('was on the menu: an unknown or removed one is refused', async () => {
    const { store, ports } = house({ retiredAtMs: 1 });
    expect(await hideFood(ports, 'pho')).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
    expect(await hideFood(ports, 'nothing')).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
    expect([store.get('foods/pho'), store.get('counters/foods')]).toEqual([aFood({ retiredAtMs: 1 }), 1]);
  });

  it('that was put back by functions which knew none is on the menu, and can be hidden again', async () => {
    const { store, ports } = house({ hiddenAtMs: 1 });
    expect(await hideFood(ports, 'pho')).toMatchObject({ status: 'done', value: HIDDEN });
    expect(store.get('counters/foods')).toBe(0);
  });
});

describe('the stock of a food', () => {
  it('changes by a difference: two concurrent changes both count', async () => {
    const { store, ports } = house({ quantity: 20 });
    await Promise.all([
      changeFoodStock(ports, BOSS, { id: 'pho', change: -5 }, null),
      changeFoodStock(ports, BOSS, { id: 'pho', change: 10 }, null),
    ]);
    expect(store.collisions).toBe(1);
    expect(store.get<Food>('foods/pho')?.quantity).toBe(25);
  });

  it('is refused below zero and above the maximum, with the current stock', async () => {
    const { store, ports } = house({ quantity: 3 });
    for (const change of [-4, 99_998]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await changeFoodStock(ports, BOSS, { id: 'pho', change }, null)).toMatchObject({
        reason: 'STOCK_OUT_OF_RANGE',
        details: { quantity: 3 },
      });
    }
    expect(store.get<Food>('foods/pho')?.quantity).toBe(3);
  });

  it('cannot be changed for a removed food', async () => {
    const { ports } = house({ retiredAtMs: 1 });
    expect(await changeFoodStock(ports, BOSS, { id: 'pho', change: 1 }, null)).toMatchObject({
      reason: 'FOOD_NOT_FOUND',
    });
    expect(await markFoodSoldOut(ports, 'pho', { soldOut: true })).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
    expect(await changeFoodStock(ports, BOSS, { id: 'nothing', change: 1 }, null)).toMatchObject({
      reason: 'FOOD_NOT_FOUND',
    });
  });

  it('is put aside while the food is marked as sold out, and returns afterwards', async () => {
    const { store, ports } = house({ quantity: 3 });
    await markFoodSoldOut(ports, 'pho', { soldOut: true });
    await markFoodSoldOut(ports, 'pho', { soldOut: true });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 0, putAside: 3 }));
    await markFoodSoldOut(ports, 'pho', { soldOut: false });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 3 }));
  });

  it('changes among the portions put aside while the food is marked as sold out', async () => {
    const { store, ports } = house({ quantity: 50 });
    await markFoodSoldOut(ports, 'pho', { soldOut: true });
    await changeFoodStock(ports, BOSS, { id: 'pho', change: 10 }, null);
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 0, putAside: 60 }));
    expect(await changeFoodStock(ports, BOSS, { id: 'pho', change: -61 }, null)).toMatchObject({
      reason: 'STOCK_OUT_OF_RANGE',
      details: { quantity: 60 },
    });
    await markFoodSoldOut(ports, 'pho', { soldOut: false });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 60 }));
  });

  it('stays put aside when an order of a sold-out food is rejected', async () => {
    const { store, ports } = house({ quantity: 0, putAside: 3 });
    store.put('orders/order-1', anOrder());
    await changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'reject' });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 0, putAside: 4 }));
  });

  it('is what an admin enters, also after the food was marked as sold out', async () => {
    const { store, ports } = house({ quantity: 0, putAside: 3 });
    await editFood(ports, BOSS, 'pho', { name: 'Pho' });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 0, putAside: 3, version: 1 }));
    await editFood(ports, BOSS, 'pho', { quantity: 8 });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 8, version: 2 }));
  });
});

describe('a save of a food', () => {
  const { isSoldOut: _word, offThrough: _through, ...LARGE } = aSize({ id: 'l', name: 'Large', extraMinor: 200 });
  const WHOLE: SaveFoodRequest = {
    version: 0,
    description: 'With more basil.',
    allergens: ['fish'],
    change: -3,
    choices: { sizes: [LARGE], uses: [] },
  };
  const all = (store: MemoryStore): readonly unknown[] => [
    store.get('foods/pho'),
    store.get('choices/pho'),
    ...movesIn(store),
  ];
  const movesIn = ({ documents }: MemoryStore): readonly StockMove[] =>
    [...documents].filter(([key]) => key.startsWith('stockMoves/')).map(([, { value }]) => value as StockMove);

  it('writes its fields, its portions and its choices in one commit, and is the next version', async () => {
    const { store, ports } = house({ quantity: 10 });
    expect(await editFood(ports, BOSS, 'pho', WHOLE)).toMatchObject({ status: 'done', value: { version: 1 } });
    const said = { description: 'With more basil.', allergens: ['fish'], leastExtraMinor: 200 } as const;
    expect(store.get('foods/pho')).toEqual(aFood({ ...said, quantity: 7, version: 1 }));
    expect(store.get<StoredChoices>('choices/pho')).toMatchObject({ version: 1, sizes: [{ id: 'l' }] });
    expect(movesIn(store).map(({ cause, delta }) => [cause, delta])).toEqual([['edit', -3]]);
  });

  it('adds allergens to those that are declared, or takes some away, in the order of the law', async () => {
    const { store, ports } = house({ allergens: ['fish', 'soya'] });
    await editFood(ports, BOSS, 'pho', { declare: { add: ['soya', 'celery'], take: ['fish', 'milk'] } });
    expect(store.get('foods/pho')).toEqual(aFood({ allergens: ['celery', 'soya'], version: 1 }));
    await editFood(ports, BOSS, 'pho', { declare: { add: [], take: ['celery', 'soya'] } });
    expect(store.get('foods/pho')).toEqual(aFood({ allergens: [], version: 2 }));
  });

  it('declares nothing by one allergen where the house has not said which others there are', async () => {
    const { store, ports } = house({ allergens: null });
    const request: SaveFoodRequest = { name: 'Pho bo', declare: { add: ['fish'], take: [] } };
    expect(await editFood(ports, BOSS, 'pho', request)).toMatchObject({ reason: 'NOT_DECLARED' });
    expect(store.get('foods/pho')).toEqual(aFood({ allergens: null }));
  });

  it('of an older version is refused with the version that there is, and changes nothing', async () => {
    const { store, ports } = house({ quantity: 10 });
    await editFood(ports, BOSS, 'pho', { version: 0, name: 'Pho bo' });
    const before = all(store);
    expect(await editFood(ports, BOSS, 'pho', WHOLE)).toMatchObject({
      reason: 'FOOD_CHANGED',
      details: { version: 1 },
    });
    expect(all(store)).toEqual(before);
    expect(await editFood(ports, BOSS, 'pho', { ...WHOLE, version: 1 })).toMatchObject({ status: 'done' });
    expect(store.get('foods/pho')).toMatchObject({ name: 'Pho bo', description: 'With more basil.', quantity: 7 });
  });

  it('counts once with its key, also when somebody has saved the food since', async () => {
    const { store, ports } = house({ quantity: 10 });
    const first = await editFood(ports, BOSS, 'pho', WHOLE, 'a key');
    await editFood(ports, BOSS, 'pho', { version: 1, name: 'Pho bo' }, 'another key');
    expect(await editFood(ports, BOSS, 'pho', WHOLE, 'a key')).toEqual(first);
    expect(store.get('foods/pho')).toMatchObject({ quantity: 7, version: 2 });
  });

  it.each<[string, Partial<Food>, SaveFoodRequest]>([
    ['more portions than there are', {}, { ...WHOLE, change: -11 }],
    ['portions that nobody counts', { counted: false }, WHOLE],
    ['a group that is gone', {}, { ...WHOLE, choices: { sizes: [LARGE], uses: usesOf('gone') } }],
  ])('changes nothing when it takes %s', async (_what, food, request) => {
    const { store, ports } = house({ quantity: 10, ...food });
    const before = all(store);
    expect(await editFood(ports, BOSS, 'pho', request)).toMatchObject({ status: 'refused' });
    expect(all(store)).toEqual(before);
  });

  it('takes no price of a size that was read before the house changed its currency', async () => {
    const { store, ports } = house();
    store.put('house/settings', { ...DEFAULT_SETTINGS, version: 1, currency: 'EUR' });
    const choices = { sizes: [LARGE], uses: [] };
    expect(await editFood(ports, BOSS, 'pho', { choices })).toMatchObject({ reason: 'SETTINGS_CHANGED' });
    expect(await editFood(ports, BOSS, 'pho', { choices, currency: 'EUR' })).toMatchObject({ status: 'done' });
  });

  it('is refused after another page has saved its choices, and not after sales or a change of a group', async () => {
    const { store, ports } = house({ quantity: 10 });
    await changeFoodStock(ports, BOSS, { id: 'pho', change: -4 }, null);
    await markFoodSoldOut(ports, 'pho', { soldOut: true });
    expect(store.get('foods/pho')).toMatchObject({ version: 0 });
    await setChoices(ports, 'pho', { sizes: [LARGE], uses: [] });
    expect(await editFood(ports, BOSS, 'pho', WHOLE)).toMatchObject({ reason: 'FOOD_CHANGED' });
    await saveGroup(ports, 'sauce', { name: 'Sauce', required: false, min: 0, max: 1, free: 0, options: [] });
    expect(await editFood(ports, BOSS, 'pho', { ...WHOLE, version: 1 })).toMatchObject({ status: 'done' });
    expect(store.get('foods/pho')).toMatchObject({ quantity: 0, putAside: 3 });
  });
});
