import {
  businessDayOf,
  dayAfter,
  DEFAULT_SETTINGS,
  NEW_OPTION,
  NO_CATEGORIES,
  NO_CHOICES,
  toFoodDto,
  type AddFoodRequest,
  type Food,
  type SaveGroupRequest,
  type StoredChoiceGroup,
  type StoredChoices,
} from '@foodhouse/domain';
import { aFood, aGroup, anOption, aSize, usesOf } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { deleteGroup, listGroups, markOption, markSize, readChoices, saveGroup, setChoices } from './manage-choices.ts';
import { addFood, editFood, restoreFood, retireFood } from './manage-foods.ts';
import { placeBasket } from '../ordering/place-basket.ts';
import { placeOrder } from '../ordering/place-order.ts';
import { ANN, BOSS, countingIds, fixedClock } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const SAUCE: SaveGroupRequest = {
  name: 'Sauce',
  required: true,
  min: 1,
  max: 1,
  free: 0,
  options: [option('red', 0), option('hot', 30)],
};
const { isSoldOut: _isSoldOut, offThrough: _offThrough, ...LARGE } = aSize({ id: 'l', name: 'Large', extraMinor: 200 });

const BUN: AddFoodRequest = {
  name: 'Bun',
  supplier: 'Chef',
  price: 500,
  quantity: 4,
  description: '',
  img: '/img/food/pho.webp',
  mealtimes: ['lunch'],
};

function option(id: string, eachMinor: number, chosen = 0): SaveGroupRequest['options'][number] {
  const { isSoldOut: _word, offThrough: _day, ...said } = { ...NEW_OPTION, id, name: id, eachMinor, default: chosen };
  return said;
}

/** A house with pho and tea, and a group that no food uses yet. */
async function house(): Promise<{
  store: MemoryStore;
  ports: Parameters<typeof placeOrder>[0] & Parameters<typeof deleteGroup>[0];
}> {
  const store = new MemoryStore();
  store.put('foods/pho', aFood());
  store.put('foods/tea', aFood({ id: 'tea', name: 'Tea', priceMinor: 300 }));
  await saveGroup({ unitOfWork: store }, 'sauce', SAUCE);
  return {
    store,
    ports: {
      unitOfWork: store,
      orderBook: new MemoryHouse(store),
      categoryBook: { categories: async () => NO_CATEGORIES, know: () => undefined },
      clock: fixedClock,
      ids: countingIds(),
    },
  };
}

const choicesOf = (store: MemoryStore, id: string): StoredChoices | null => store.get(`choices/${id}`);
const groupIn = (store: MemoryStore): StoredChoiceGroup => store.get('choiceGroups/sauce') as StoredChoiceGroup;
const foodsOf = (store: MemoryStore): readonly string[] | undefined =>
  store.get<StoredChoiceGroup>('choiceGroups/sauce')?.foodIds;

/** Reads of a house whose settings are the defaults. */
const reading = (store: MemoryStore, nowMs?: number): Parameters<typeof readChoices>[0] => ({
  choiceBook: { choicesOf: async (id: string) => choicesOf(store, id) },
  catalogue: { food: async (id) => store.get<Food>(`foods/${id}`) },
  clock: nowMs === undefined ? fixedClock : { nowMs: () => nowMs },
  houseBook: { settings: async () => DEFAULT_SETTINGS, know: () => undefined },
});

describe('the choices of a food', () => {
  it('are its sizes and copies of its groups, and the food says what they add at least', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [LARGE], uses: usesOf('sauce') });
    expect(choicesOf(store, 'pho')).toMatchObject({ sizes: [{ id: 'l' }], groups: [{ id: 'sauce', max: 1 }] });
    expect(store.get('foods/pho')).toMatchObject({ leastExtraMinor: 200 });
    expect(foodsOf(store)).toEqual(['pho']);
    expect(await readChoices(reading(store), 'pho')).toMatchObject({ value: { sizes: [{ id: 'l' }] } });
    expect(await readChoices(reading(store), 'tea')).toMatchObject({ value: { sizes: [], groups: [] } });
  });

  it('may take off more than the food costs, and what the food says stays right when its price changes', async () => {
    const { store, ports } = await house();
    const small = { ...LARGE, id: 's', name: 'Small', extraMinor: -150 };
    const without = { ...SAUCE, required: true, options: [option('cheese', -50)] };
    expect(await saveGroup(ports, 'sauce', without)).toMatchObject({ value: { options: [{ eachMinor: -50 }] } });
    await setChoices(ports, 'pho', { version: 0, sizes: [LARGE, small], uses: usesOf('sauce') });
    const from = (): number | undefined => toFoodDto(store.get<Food>('foods/pho') ?? aFood()).from;
    expect([store.get<Food>('foods/pho')?.leastExtraMinor, from()]).toEqual([-200, 7.5]);
    await editFood(ports, BOSS, 'pho', { price: 180 });
    expect([store.get<Food>('foods/pho')?.leastExtraMinor, from()]).toEqual([-200, 0]);
    await saveGroup(ports, 'sauce', { ...without, options: [option('cheese', -10)] });
    expect([store.get<Food>('foods/pho')?.leastExtraMinor, from()]).toEqual([-160, 0.2]);
  });

  it('are made in the commit that makes the food, once, and leave none when one is not there', async () => {
    const { store, ports } = await house();
    const before = store.commits;
    const missing = { sizes: [LARGE], uses: usesOf('sauce', 'dips') };
    expect(await addFood(ports, BOSS, { ...BUN, choices: missing }, 'key')).toMatchObject({
      reason: 'GROUP_NOT_FOUND',
      details: { id: 'dips' },
    });
    expect([store.commits, foodsOf(store), store.get('foods/order-1')]).toEqual([before, [], null]);
    const asked = { ...BUN, choices: { sizes: [LARGE], uses: usesOf('sauce') } };
    const made = await addFood(ports, BOSS, asked, 'key');
    expect(made).toMatchObject({ status: 'done', value: { id: 'order-2', leastExtraMinor: 200 } });
    expect(store.commits).toBe(before + 1);
    expect(choicesOf(store, 'order-2')).toMatchObject({ version: 1, sizes: [{ id: 'l' }], groups: [{ id: 'sauce' }] });
    expect(foodsOf(store)).toEqual(['order-2']);
    expect(await addFood(ports, BOSS, asked, 'key')).toEqual(made);
    expect([store.commits, foodsOf(store)]).toEqual([before + 1, ['order-2']]);
  });

  it('are not stored for a food that is made without any', async () => {
    const { store, ports } = await house();
    await addFood(ports, BOSS, { ...BUN, choices: { sizes: [], uses: usesOf() } }, null);
    expect([store.get<Food>('foods/order-1')?.leastExtraMinor, choicesOf(store, 'order-1')]).toEqual([null, null]);
  });

  it('end with the last of them', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') });
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf() });
    expect([choicesOf(store, 'pho'), foodsOf(store)]).toEqual([{ ...NO_CHOICES, version: 2 }, []]);
    expect(store.get('foods/pho')).toMatchObject({ leastExtraMinor: null });
  });

  it('are refused to the second of two who change them at once, who hears what there is; a repeat finds the first', async () => {
    const { store, ports } = await house();
    const mine = { version: 0, sizes: [LARGE], uses: usesOf('sauce') };
    const first = await setChoices(ports, 'pho', mine);
    expect(first).toMatchObject({ status: 'done', value: { version: 1 } });
    expect(await setChoices(ports, 'pho', { version: 0, sizes: [], uses: usesOf() })).toMatchObject({
      reason: 'CHOICES_CHANGED',
      details: { version: 1, sizes: ['Large'], groups: ['Sauce'] },
    });
    expect(choicesOf(store, 'pho')).toMatchObject({ version: 1, sizes: [{ id: 'l' }] });
    const before = store.commits;
    expect(await setChoices(ports, 'pho', mine)).toEqual(first);
    expect(store.commits).toBe(before);
  });

  it('are no others because a group changes, and emptied ones are not those that never were', async () => {
    const { ports } = await house();
    await setChoices(ports, 'pho', { version: 0, sizes: [LARGE], uses: usesOf('sauce') });
    await saveGroup(ports, 'sauce', { ...SAUCE, name: 'Dip' });
    const emptied = await setChoices(ports, 'pho', { version: 1, sizes: [], uses: usesOf() });
    expect(emptied).toMatchObject({ value: { version: 2 } });
    expect(await setChoices(ports, 'pho', { version: 0, sizes: [LARGE], uses: usesOf() })).toMatchObject({
      reason: 'CHOICES_CHANGED',
    });
  });

  it('are replaced by a page of an earlier build, which sends no version', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { version: 0, sizes: [LARGE], uses: usesOf() });
    expect(await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') })).toMatchObject({
      value: { version: 2 },
    });
    expect(choicesOf(store, 'pho')).toMatchObject({ sizes: [], groups: [{ id: 'sauce' }] });
  });

  it('are refused for an unknown food and with an unknown group, and nothing is written', async () => {
    const { store, ports } = await house();
    expect(await setChoices(ports, 'pie', { sizes: [], uses: usesOf() })).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
    expect(await setChoices(ports, 'pho', { sizes: [LARGE], uses: usesOf('sauce', 'gone') })).toMatchObject({
      reason: 'GROUP_NOT_FOUND',
      details: { id: 'gone' },
    });
    expect([choicesOf(store, 'pho'), foodsOf(store)]).toEqual([null, []]);
  });
});

describe('a group', () => {
  it('changes in all foods that use it, in one commit, and keeps what is sold out', async () => {
    const { store, ports } = await house();
    for (const id of ['pho', 'tea']) await setChoices(ports, id, { sizes: [], uses: usesOf('sauce') });
    await markOption(ports, 'sauce', { optionId: 'hot', soldOut: true });
    const before = store.commits;
    await saveGroup(ports, 'sauce', { ...SAUCE, name: 'Dip', options: [option('hot', 40), option('mild', 10)] });
    expect(store.commits).toBe(before + 1);
    for (const id of ['pho', 'tea'])
      expect(choicesOf(store, id)?.groups).toMatchObject([
        {
          name: 'Dip',
          options: [
            { eachMinor: 40, isSoldOut: true },
            { id: 'mild', isSoldOut: false },
          ],
        },
      ]);
    expect(store.get('foods/tea')).toMatchObject({ leastExtraMinor: 10 });
  });

  it('that is changed while a food begins to use it, ends up in the food as it is then', async () => {
    const { store, ports } = await house();
    await Promise.all([
      setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') }),
      saveGroup(ports, 'sauce', { ...SAUCE, name: 'Dip' }),
    ]);
    expect(choicesOf(store, 'pho')?.groups).toMatchObject([{ name: 'Dip' }]);
    expect(foodsOf(store)).toEqual(['pho']);
  });

  it('is refused to the second of two who change it at once, and a repeat finds the first', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') });
    await markOption(ports, 'sauce', { optionId: 'hot', soldOut: true });
    const mine = { ...SAUCE, name: 'Dip', version: 1 };
    const first = await saveGroup(ports, 'sauce', mine);
    expect(first).toMatchObject({ status: 'done', value: { name: 'Dip' } });
    const refusal = { reason: 'GROUP_CHANGED', details: { version: 2, name: 'Dip' } };
    expect(await saveGroup(ports, 'sauce', { ...SAUCE, version: 1 })).toMatchObject(refusal);
    expect(await saveGroup(ports, 'sauce', { ...SAUCE, version: 0 })).toMatchObject(refusal); // a new one of this id
    const before = store.commits;
    expect(await saveGroup(ports, 'sauce', mine)).toEqual(first);
    expect([store.commits, choicesOf(store, 'pho')?.groups[0]?.name]).toEqual([before, 'Dip']);
    expect(await saveGroup(ports, 'sauce', SAUCE)).toMatchObject({ status: 'done' }); // a page of an earlier build
    expect(choicesOf(store, 'pho')?.groups).toEqual([expect.not.objectContaining({ version: expect.anything() })]);
  });

  it('that was deleted meanwhile is not made again by who still edits it', async () => {
    const { store, ports } = await house();
    await deleteGroup(ports, BOSS, 'sauce');
    expect(await saveGroup(ports, 'sauce', { ...SAUCE, version: 1 })).toMatchObject({
      reason: 'GROUP_CHANGED',
      details: { version: 0, name: null },
    });
    expect(store.get('choiceGroups/sauce')).toBeNull();
  });

  it('is deleted when no food uses it', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') });
    expect(await deleteGroup(ports, BOSS, 'sauce')).toMatchObject({ reason: 'GROUP_IN_USE', details: { foods: 1 } });
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf() });
    expect(await deleteGroup(ports, BOSS, 'sauce')).toMatchObject({ value: { deletedCount: 1 } });
    expect(await deleteGroup(ports, BOSS, 'sauce')).toMatchObject({ value: { deletedCount: 0 } });
    expect(store.get('choiceGroups/sauce')).toBeNull();
    expect(await markOption(ports, 'sauce', { optionId: 'hot', soldOut: true })).toMatchObject({
      reason: 'GROUP_NOT_FOUND',
    });
  });
});

describe('a food that leaves the menu', () => {
  const retire = async (ports: Awaited<ReturnType<typeof house>>['ports'], id: string): Promise<void> => {
    await setChoices(ports, id, { sizes: [LARGE], uses: usesOf('sauce') });
    await retireFood(ports, id);
  };

  it('uses no group any more, which can be deleted, and serve others', async () => {
    const { store, ports } = await house();
    await retire(ports, 'pho');
    expect([foodsOf(store), choicesOf(store, 'pho')?.groups.length]).toEqual([[], 1]);
    expect(await deleteGroup(ports, BOSS, 'sauce')).toMatchObject({ value: { deletedCount: 1 } });
  });

  it('comes back with its groups as they are then, and with what they add to its price', async () => {
    const { store, ports } = await house();
    await retire(ports, 'pho');
    await saveGroup(ports, 'sauce', { ...SAUCE, name: 'Dip', options: [option('mild', 40)] });
    expect(await restoreFood(ports, 'pho')).toMatchObject({ value: { leastExtraMinor: 240, retiredAtMs: null } });
    expect(choicesOf(store, 'pho')).toMatchObject({ version: 1, groups: [{ name: 'Dip', options: [{ id: 'mild' }] }] });
    expect(foodsOf(store)).toEqual(['pho']);
  });

  it('comes back without a group that was deleted meanwhile, in choices of another version', async () => {
    const { store, ports } = await house();
    await retire(ports, 'pho');
    await deleteGroup(ports, BOSS, 'sauce');
    expect(await restoreFood(ports, 'pho')).toMatchObject({ value: { leastExtraMinor: 200 } });
    expect(choicesOf(store, 'pho')).toMatchObject({ version: 2, sizes: [{ id: 'l' }], groups: [] });
  });

  it('stays away while its group is full of others', async () => {
    const { store, ports } = await house();
    await retire(ports, 'pho');
    const full = Array.from({ length: 200 }, (_, index) => `food-${index}`);
    for (const id of full) {
      store.put(`foods/${id}`, aFood({ id }));
      store.put(`choices/${id}`, { ...NO_CHOICES, groups: [aGroup()] });
    }
    store.put('choiceGroups/sauce', { ...store.get<object>('choiceGroups/sauce'), foodIds: full });
    expect(await restoreFood(ports, 'pho')).toMatchObject({ reason: 'GROUP_IN_USE', details: { foods: 200 } });
    expect(store.get<Food>('foods/pho')?.retiredAtMs).not.toBeNull();
  });

  it('and is still named by its group, from an earlier version, is in nobody’s way', async () => {
    const { store, ports } = await house();
    const gone = Array.from({ length: 200 }, (_, index) => `food-${index}`);
    for (const id of gone.slice(1)) store.put(`foods/${id}`, aFood({ id, retiredAtMs: 1 })); // the first was deleted
    const fill = (): void => {
      store.put('choiceGroups/sauce', { ...store.get<object>('choiceGroups/sauce'), foodIds: gone });
    };
    fill();
    expect(await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') })).toMatchObject({ status: 'done' });
    expect(foodsOf(store)).toEqual(['pho']);
    fill();
    await saveGroup(ports, 'sauce', SAUCE);
    expect(foodsOf(store)).toEqual([]);
    fill();
    expect(await deleteGroup(ports, BOSS, 'sauce')).toMatchObject({ value: { deletedCount: 1 } });
  });
});

describe('in a house that has changed its currency', () => {
  it('sizes and groups whose prices were read before are refused, and nothing is written', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') });
    store.put('house/settings', { ...DEFAULT_SETTINGS, version: 1, currency: 'EUR' });
    const refusal = { reason: 'SETTINGS_CHANGED', details: { version: 1 } };
    const [before, group] = [choicesOf(store, 'pho'), store.get('choiceGroups/sauce')];
    const commits = store.commits;
    expect(await setChoices(ports, 'pho', { version: 1, sizes: [LARGE], uses: usesOf() })).toMatchObject(refusal);
    expect(await saveGroup(ports, 'sauce', { ...SAUCE, name: 'Dip' })).toMatchObject(refusal);
    expect(await saveGroup(ports, 'new', SAUCE)).toMatchObject(refusal);
    expect([choicesOf(store, 'pho'), store.get('choiceGroups/sauce')]).toEqual([before, group]);
    expect([store.get('choiceGroups/new'), store.commits]).toEqual([null, commits]);
  });

  it('those read since are saved, as is what has no price, and a repeat of what was saved before', async () => {
    const { store, ports } = await house();
    const mine = { version: 0, sizes: [LARGE], uses: usesOf() };
    const saved = await setChoices(ports, 'pho', mine);
    store.put('house/settings', { ...DEFAULT_SETTINGS, version: 1, currency: 'EUR' });
    expect(await setChoices(ports, 'pho', mine)).toEqual(saved);
    expect(await setChoices(ports, 'tea', { sizes: [], uses: usesOf('sauce') })).toMatchObject({ status: 'done' });
    const next = { version: 1, sizes: [LARGE, { ...LARGE, id: 'm' }], uses: usesOf(), currency: 'EUR' };
    expect(await setChoices(ports, 'pho', next)).toMatchObject({ status: 'done' });
    expect(await saveGroup(ports, 'sauce', { ...SAUCE, currency: 'EUR' })).toMatchObject({ status: 'done' });
    expect(JSON.stringify([choicesOf(store, 'pho'), store.get('choiceGroups/sauce')])).not.toContain('EUR');
  });
});

describe('an order of a food with choices', () => {
  it('is priced by its choices, and refused with those that are gone', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') });
    const options = [{ groupId: 'sauce', id: 'hot', quantity: 1 }];
    const lines = [{ foodId: 'pho', quantity: 2, sizeId: null, options, note: 'Hot!' }];
    const place = (shownTotalMinor: number): ReturnType<typeof placeBasket> =>
      placeBasket(ports, { caller: ANN, request: { lines, shownTotalMinor }, idempotencyKey: null });
    expect(await place(1900)).toMatchObject({ reason: 'PRICE_CHANGED', details: { total: 19.6 } });
    expect(await place(1960)).toMatchObject({ value: { lines: [{ note: 'Hot!', options: [{ name: 'hot' }] }] } });
    await markOption(ports, 'sauce', { optionId: 'hot', soldOut: true });
    expect(await place(1960)).toMatchObject({
      details: { problems: [{ line: 0, reason: 'OPTION_SOLD_OUT', choiceId: 'hot' }] },
    });
    expect(store.get('foods/pho')).toMatchObject({ quantity: 3 });
  });

  it('by the one-portion call takes what is chosen to begin with, and is refused where nothing is', async () => {
    const { ports } = await house();
    await setChoices(ports, 'pho', { sizes: [LARGE], uses: usesOf('sauce') });
    const request = { foodId: 'pho', userId: ANN.uid, priceMinor: 1150 };
    const place = (): ReturnType<typeof placeOrder> =>
      placeOrder(ports, { caller: ANN, request, idempotencyKey: null });
    expect(await place()).toMatchObject({ reason: 'CHOICES_REQUIRED', details: { foodId: 'pho' } });
    await saveGroup(ports, 'sauce', { ...SAUCE, options: [option('red', 0, 1)] });
    expect(await place()).toMatchObject({ value: { foodName: 'Pho, Large', priceMinor: 1150 } });
  });
});

describe('how a food uses a group', () => {
  const use = { groupId: 'sauce', sizeIds: ['l'], limits: { required: false, min: 0, max: 2 } };

  it('is the food’s own: a change of the group keeps it, and a repeat of the save finds it', async () => {
    const { store, ports } = await house();
    const save = { version: 0, sizes: [LARGE], uses: [use] };
    await setChoices(ports, 'pho', save);
    await saveGroup(ports, 'sauce', { ...SAUCE, name: 'Sauces' });
    expect(choicesOf(store, 'pho')?.groups).toMatchObject([{ name: 'Sauces', sizeIds: ['l'], limits: use.limits }]);
    expect(await setChoices(ports, 'pho', save)).toMatchObject({ value: { version: 1 } });
    expect(await setChoices(ports, 'pho', { ...save, uses: usesOf('sauce') })).toMatchObject({
      reason: 'CHOICES_CHANGED',
    });
  });
});

describe('a group that an option asks', () => {
  const HEAT = { ...SAUCE, name: 'Heat', options: [option('low', 0), option('high', 90)] };
  const asking = { ...SAUCE, options: [option('red', 0), { ...option('hot', 30), asks: ['heat'] }] };
  const groupsOf = (store: MemoryStore): readonly (readonly [string, boolean])[] | undefined =>
    choicesOf(store, 'pho')?.groups.map(({ id, isAsked }) => [id, isAsked]);

  it('comes with the group, follows it and its own changes, and goes when nothing asks it', async () => {
    const { store, ports } = await house();
    await saveGroup(ports, 'heat', HEAT);
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') });
    expect(groupsOf(store)).toEqual([['sauce', false]]);
    await saveGroup(ports, 'sauce', asking);
    expect(groupsOf(store)).toEqual([
      ['sauce', false],
      ['heat', true],
    ]);
    await markOption(ports, 'heat', { optionId: 'high', soldOut: true });
    expect(choicesOf(store, 'pho')?.groups[1]?.options[1]).toMatchObject({ id: 'high', isSoldOut: true });
    expect(await deleteGroup(ports, BOSS, 'heat')).toMatchObject({ reason: 'GROUP_IN_USE' });
    await saveGroup(ports, 'sauce', SAUCE);
    expect(groupsOf(store)).toEqual([['sauce', false]]);
    expect(await deleteGroup(ports, BOSS, 'heat')).toMatchObject({ value: { deletedCount: 1 } });
  });

  it('has to be there, and is not the group itself', async () => {
    const { ports } = await house();
    expect(await saveGroup(ports, 'sauce', asking)).toMatchObject({
      reason: 'GROUP_NOT_FOUND',
      details: { id: 'heat' },
    });
    const itself = { ...SAUCE, options: [{ ...option('red', 0), asks: ['sauce'] }] };
    expect(await saveGroup(ports, 'sauce', itself)).toMatchObject({ reason: 'GROUP_NOT_FOUND' });
  });

  it('comes back with a food that comes back', async () => {
    const { store, ports } = await house();
    await saveGroup(ports, 'heat', HEAT);
    await saveGroup(ports, 'sauce', asking);
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf('sauce') });
    await retireFood(ports, 'pho');
    await restoreFood(ports, 'pho');
    expect(groupsOf(store)).toEqual([
      ['sauce', false],
      ['heat', true],
    ]);
  });
});

describe('more options than a food can have', () => {
  const many = (count: number): SaveGroupRequest => ({
    ...SAUCE,
    options: Array.from({ length: count }, (_, index) => option(`o${index}`, 0)),
  });

  it('are refused when the food takes a group, and when a group of it grows', async () => {
    const { store, ports } = await house();
    for (const id of ['a', 'b', 'c']) await saveGroup(ports, id, many(id === 'c' ? 101 : 200)); // oxlint-disable-line no-await-in-loop -- one after the other
    expect(await setChoices(ports, 'pho', { sizes: [], uses: usesOf('a', 'b', 'c') })).toMatchObject({
      reason: 'TOO_MANY_CHOICES',
      details: { options: 501 },
    });
    expect(choicesOf(store, 'pho')).toBeNull();
    await setChoices(ports, 'pho', { sizes: [], uses: usesOf('a', 'b') });
    await setChoices(ports, 'tea', { sizes: [], uses: usesOf('a', 'b', 'sauce') });
    expect(await saveGroup(ports, 'sauce', many(101))).toMatchObject({
      reason: 'TOO_MANY_CHOICES',
      details: { foodId: 'tea' },
    });
    expect(store.get<StoredChoiceGroup>('choiceGroups/sauce')?.options).toHaveLength(2);
  });

  it('are refused where one change of a group would write more than a commit takes', async () => {
    const { store, ports } = await house();
    const sizes = Array.from({ length: 20 }, (_, index) => ({ ...LARGE, id: `size-${index}` }));
    const eachMinorBySize = Object.fromEntries(sizes.map(({ id }) => [id, 12_345]));
    const dear = { ...many(200), options: many(200).options.map((one) => ({ ...one, eachMinorBySize })) };
    const groups = [aGroup({ ...dear, id: 'sauce', options: dear.options.map((one) => anOption(one)) })];
    const foods = Array.from({ length: 100 }, (_, index) => `food-${index}`);
    for (const id of foods) {
      store.put(`foods/${id}`, aFood({ id }));
      store.put(`choices/${id}`, { version: 1, sizes, groups });
    }
    store.put('choiceGroups/sauce', { ...store.get<object>('choiceGroups/sauce'), foodIds: foods });
    expect(await saveGroup(ports, 'sauce', dear)).toMatchObject({
      reason: 'TOO_MANY_CHOICES',
      details: { foods: 100 },
    });
    expect(store.get<StoredChoiceGroup>('choiceGroups/sauce')?.options).toHaveLength(2);
  });
});

describe('more groups than a house can have', () => {
  it('are refused, while those that there are can be changed', async () => {
    const { store, ports } = await house();
    for (let at = 1; at < 1000; at += 1) store.put(`choiceGroups/group-${at}`, aGroup({ id: `group-${at}` }));
    expect(await saveGroup(ports, 'more', SAUCE)).toMatchObject({
      reason: 'TOO_MANY_CHOICES',
      details: { groupsOfHouse: 1000 },
    });
    expect(store.get('choiceGroups/more')).toBeNull();
    expect(await saveGroup(ports, 'sauce', { ...SAUCE, name: 'Dip' })).toMatchObject({ status: 'done' });
    store.documents.delete('choiceGroups/group-1');
    expect(await saveGroup(ports, 'more', SAUCE)).toMatchObject({ status: 'done' });
  });
});

describe('a size that the kitchen is out of', () => {
  it('is marked in one food, and stays so when an admin saves', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [LARGE], uses: [] });
    expect(await markSize(ports, 'pho', { sizeId: 'l', soldOut: true })).toMatchObject({
      value: { version: 1, sizes: [{ id: 'l', isSoldOut: true }] },
    });
    await setChoices(ports, 'pho', { sizes: [{ ...LARGE, name: 'Huge' }], uses: [] });
    expect(choicesOf(store, 'pho')?.sizes).toMatchObject([{ name: 'Huge', isSoldOut: true }]);
    expect(await markSize(ports, 'pho', { sizeId: 'xl', soldOut: true })).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
    await markSize(ports, 'pho', { sizeId: 'l', soldOut: false });
    expect(choicesOf(store, 'pho')?.sizes).toMatchObject([{ isSoldOut: false }]);
  });
});

describe('a size and an option that are off until a day', () => {
  const TODAY = businessDayOf(fixedClock.nowMs());
  const TOMORROW_MS = fixedClock.nowMs() + 24 * 3_600_000;
  const wordsIn = (choices: StoredChoices | null): readonly unknown[] =>
    [...(choices?.sizes ?? []), ...(choices?.groups[0]?.options ?? [])].map(({ isSoldOut, offThrough }) =>
      isSoldOut ? (offThrough ?? true) : offThrough,
    );

  it('are sold out through it, and on sale by themselves when the house’s day begins', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [LARGE], uses: usesOf('sauce') });
    const marked = await markSize(ports, 'pho', { sizeId: 'l', soldOut: true, until: 'tomorrow' });
    expect(marked).toMatchObject({ value: { sizes: [{ isSoldOut: true, offThrough: TODAY }] } });
    const group = await markOption(ports, 'sauce', { optionId: 'hot', soldOut: true, until: dayAfter(TODAY) });
    expect(group).toMatchObject({ value: { options: [{ isSoldOut: false }, { isSoldOut: true, offThrough: TODAY }] } });
    const read = async (nowMs?: number): Promise<readonly unknown[]> => {
      const answer = await readChoices(reading(store, nowMs), 'pho');
      return wordsIn(answer.status === 'done' ? answer.value : null);
    };
    expect([await read(), await read(TOMORROW_MS)]).toEqual([
      [TODAY, null, TODAY],
      [null, null, null],
    ]);
    const groups = await listGroups({ ...reading(store), choiceBook: { groups: async () => [groupIn(store)] } });
    expect(groups).toMatchObject({ value: [{ options: [{ isSoldOut: false }, { isSoldOut: true }] }] });
  });

  it('stay so when an admin saves, and are on sale again once they are put back, or their day has begun', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { version: 0, sizes: [LARGE], uses: usesOf('sauce') });
    await markSize(ports, 'pho', { sizeId: 'l', soldOut: true, until: 'tomorrow' });
    await markOption(ports, 'sauce', { optionId: 'hot', soldOut: true, until: 'tomorrow' });
    const huge = { version: 1, sizes: [{ ...LARGE, name: 'Huge' }], uses: usesOf('sauce') };
    const saved = await setChoices(ports, 'pho', huge);
    expect(await setChoices(ports, 'pho', huge)).toEqual(saved); // a repeat of the save finds it
    await saveGroup(ports, 'sauce', { ...SAUCE, name: 'Dip' });
    expect(wordsIn(choicesOf(store, 'pho'))).toEqual([TODAY, null, TODAY]);
    await markSize(ports, 'pho', { sizeId: 'l', soldOut: false });
    await markOption(ports, 'sauce', { optionId: 'hot', soldOut: true, until: TODAY });
    expect(wordsIn(choicesOf(store, 'pho'))).toEqual([null, null, null]);
  });

  it('are judged for the day on which the order is wanted', async () => {
    const { store, ports } = await house();
    store.put('house/settings', { ...DEFAULT_SETTINGS, later: { minMinutes: 0, maxDays: 2 } });
    await setChoices(ports, 'pho', { sizes: [LARGE], uses: [] });
    await markSize(ports, 'pho', { sizeId: 'l', soldOut: true, until: 'tomorrow' });
    const order = async (wantedAtMs?: number): Promise<unknown> => {
      const line = { foodId: 'pho', quantity: 1, sizeId: 'l', options: [], note: null };
      const request = { lines: [line], shownTotalMinor: 1150, ...(wantedAtMs && { wantedAtMs }) };
      const answer = await placeBasket(ports, { caller: ANN, request, idempotencyKey: null });
      return answer.status === 'done' ? 'done' : answer.details?.['problems'];
    };
    expect(await order()).toMatchObject([{ reason: 'NOT_SERVED_NOW', names: ['Large'] }]);
    expect(await order(TOMORROW_MS - (TOMORROW_MS % 900_000))).toBe('done');
  });

  it('leave the next size to whoever orders without choosing', async () => {
    const { store, ports } = await house();
    await setChoices(ports, 'pho', { sizes: [{ ...LARGE, id: 's', name: 'Small', extraMinor: 0 }, LARGE], uses: [] });
    await markSize(ports, 'pho', { sizeId: 's', soldOut: true, until: 'tomorrow' });
    const request = { foodId: 'pho', userId: ANN.uid, priceMinor: 950, isConstantPrice: true as const };
    const placed = await placeOrder(ports, { caller: ANN, request, idempotencyKey: null });
    expect([placed, store.get('orders/order-1')]).toMatchObject([{ value: { foodName: 'Pho, Large' } }, {}]);
  });
});
