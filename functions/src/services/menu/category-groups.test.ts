import {
  NEW_OPTION,
  NO_CATEGORIES,
  type AddFoodRequest,
  type Categories,
  type Food,
  type SaveGroupRequest,
  type StoredChoiceGroup,
  type StoredChoices,
} from '@foodhouse/domain';
import { aFood, usesOf } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { saveCategories, setCategoryGroups, type ManageCategoriesPorts } from './manage-categories.ts';
import { deleteGroup, saveGroup, setChoices } from './manage-choices.ts';
import { addFood, editFood, restoreFood, retireFood, type ManageFoodsPorts } from './manage-foods.ts';
import { BOSS, countingIds, fixedClock } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const { isSoldOut: _isSoldOut, offThrough: _offThrough, ...OPTION } = NEW_OPTION;

function group(name: string, eachMinor: number, asks: readonly string[] = []): SaveGroupRequest {
  const options = [{ ...OPTION, id: 'one', name: 'One', eachMinor, asks }];
  return { name, required: eachMinor > 0, min: 1, max: 1, free: 0, options };
}

const BUN: AddFoodRequest = {
  name: 'Bun',
  supplier: 'Chef',
  price: 500,
  quantity: 4,
  description: '',
  img: '/img/food/pho.webp',
  mealtimes: ['lunch'],
};

/** A house with pizza and tea, each in its category, and three groups that nothing uses. */
async function house(): Promise<{ store: MemoryStore; ports: ManageCategoriesPorts & ManageFoodsPorts }> {
  const store = new MemoryStore();
  store.put('foods/pizza', aFood({ id: 'pizza', categoryId: 'pizzas' }));
  store.put('foods/calzone', aFood({ id: 'calzone', categoryId: 'pizzas' }));
  store.put('foods/tea', aFood({ id: 'tea', categoryId: 'drinks' }));
  const catalogue = { menu: async () => [] };
  const categoryBook = { categories: async () => NO_CATEGORIES, know: () => undefined };
  const ports = { unitOfWork: store, clock: fixedClock, ids: countingIds(), catalogue, categoryBook };
  const categories = ['pizzas', 'drinks'].map((id) => ({ id, name: id }));
  await saveCategories(ports, BOSS, { version: 0, categories });
  await saveGroup(ports, 'dip', group('Dip', 0));
  await saveGroup(ports, 'crust', group('Crust', 150));
  await saveGroup(ports, 'toppings', group('Toppings', 0, ['dip']));
  return { store, ports };
}

const choicesOf = (store: MemoryStore, id: string): StoredChoices | null => store.get(`choices/${id}`);
/** The groups of a food in their order; those of its category in brackets, and those that are asked behind a mark. */
function groupsOf(store: MemoryStore, id: string): string {
  const all = choicesOf(store, id)?.groups ?? [];
  return all.map((one) => (one.isOfCategory ? `(${one.id})` : `${one.isAsked ? '?' : ''}${one.id}`)).join(' ');
}
const usersOf = (store: MemoryStore, id: string): readonly string[] =>
  [...(store.get<StoredChoiceGroup>(`choiceGroups/${id}`)?.foodIds ?? [])].toSorted();
const versionIn = (store: MemoryStore): number => store.get<Categories>('house/categories')?.version ?? 0;

/** Gives a category groups, as a page does that has just looked. */
async function give(
  { store, ports }: Awaited<ReturnType<typeof house>>,
  id: string,
  ...groupIds: readonly string[]
): Promise<unknown> {
  return setCategoryGroups(ports, BOSS, id, { version: versionIn(store), groupIds });
}

describe('the groups of a category', () => {
  it('are those of all of its foods, with what their options ask, and count in what a food costs at least', async () => {
    const at = await house();
    expect(await give(at, 'pizzas', 'crust', 'toppings')).toMatchObject({
      value: { version: 2, categories: [{ id: 'pizzas', groupIds: ['crust', 'toppings'] }, { id: 'drinks' }] },
    });
    expect(['pizza', 'calzone', 'tea'].map((id) => groupsOf(at.store, id))).toEqual([
      '(crust) (toppings) ?dip',
      '(crust) (toppings) ?dip',
      '',
    ]);
    expect(at.store.get<Food>('foods/pizza')?.leastExtraMinor).toBe(150);
    expect(usersOf(at.store, 'dip')).toEqual(['calzone', 'pizza']);
    expect(await deleteGroup(at.ports, BOSS, 'crust')).toMatchObject({ reason: 'GROUP_IN_USE', details: { foods: 2 } });
  });

  it('leave with the category, and a food keeps those that it uses itself', async () => {
    const at = await house();
    await setChoices(at.ports, 'calzone', { sizes: [], uses: usesOf('crust') });
    await give(at, 'pizzas', 'crust', 'toppings');
    expect(groupsOf(at.store, 'calzone')).toBe('crust (toppings) ?dip');
    await give(at, 'pizzas', 'toppings');
    expect([groupsOf(at.store, 'pizza'), groupsOf(at.store, 'calzone')]).toEqual([
      '(toppings) ?dip',
      'crust (toppings) ?dip',
    ]);
    expect(usersOf(at.store, 'crust')).toEqual(['calzone']);
    const drinks = [{ id: 'drinks', name: 'Drinks' }];
    await saveCategories(at.ports, BOSS, { version: versionIn(at.store), categories: drinks });
    expect([groupsOf(at.store, 'pizza'), groupsOf(at.store, 'calzone')]).toEqual(['', 'crust']);
    expect(at.store.get<Food>('foods/pizza')?.leastExtraMinor).toBeNull();
    expect([usersOf(at.store, 'toppings'), usersOf(at.store, 'dip')]).toEqual([[], []]);
    expect(at.store.get<Categories>('house/categories')?.groupIds).toEqual({});
  });

  it('come with a food into the category, go with it out of it, and are there again when it comes back to the menu', async () => {
    const at = await house();
    await give(at, 'pizzas', 'crust');
    const made = await addFood(at.ports, BOSS, { ...BUN, categoryId: 'pizzas' }, null);
    const bun = made.status === 'done' ? made.value.id : '';
    expect([groupsOf(at.store, bun), made]).toMatchObject(['(crust)', { value: { leastExtraMinor: 150 } }]);
    expect(await editFood(at.ports, BOSS, bun, { categoryId: 'drinks' })).toMatchObject({
      value: { leastExtraMinor: null },
    });
    expect([groupsOf(at.store, bun), usersOf(at.store, 'crust')]).toEqual(['', ['calzone', 'pizza']]);
    await editFood(at.ports, BOSS, 'tea', { categoryId: 'pizzas' });
    expect(groupsOf(at.store, 'tea')).toBe('(crust)');
    await retireFood(at.ports, 'pizza');
    await give(at, 'pizzas', 'toppings');
    expect(await restoreFood(at.ports, 'pizza')).toMatchObject({ value: { leastExtraMinor: 0 } });
    expect(groupsOf(at.store, 'pizza')).toBe('(toppings) ?dip');
    expect(usersOf(at.store, 'toppings')).toEqual(['calzone', 'pizza', 'tea']);
  });

  it('can be left out by a food, and one that it uses with limits of its own is its own', async () => {
    const at = await house();
    await give(at, 'pizzas', 'crust', 'toppings');
    const limits = { required: false, min: 0, max: 1 };
    const version = choicesOf(at.store, 'pizza')?.version ?? 0;
    const uses = [{ groupId: 'toppings', sizeIds: [], limits }];
    await setChoices(at.ports, 'pizza', { version, sizes: [], uses, leftOut: ['crust'] });
    expect(groupsOf(at.store, 'pizza')).toBe('toppings ?dip');
    expect(at.store.get<Food>('foods/pizza')?.leastExtraMinor).toBe(0);
    await give(at, 'pizzas', 'crust', 'toppings', 'dip');
    expect([groupsOf(at.store, 'pizza'), groupsOf(at.store, 'calzone')]).toEqual([
      'toppings (dip)',
      '(crust) (toppings) (dip)',
    ]);
    await setChoices(at.ports, 'pizza', { sizes: [], uses: usesOf('toppings'), leftOut: [] });
    expect(groupsOf(at.store, 'pizza')).toBe('toppings (crust) (dip)');
  });

  it('stay those of the category when a page of an earlier build sends them back as if they were the food’s', async () => {
    const at = await house();
    await give(at, 'pizzas', 'crust');
    await editFood(at.ports, BOSS, 'pizza', { choices: { sizes: [], uses: usesOf('crust', 'toppings') } });
    expect(groupsOf(at.store, 'pizza')).toBe('toppings (crust) ?dip');
  });

  it('are left out by a food that used one itself and is sent without it', async () => {
    const at = await house();
    await setChoices(at.ports, 'pizza', { sizes: [], uses: usesOf('crust') });
    await give(at, 'pizzas', 'crust');
    await setChoices(at.ports, 'pizza', { sizes: [], uses: [] });
    expect([groupsOf(at.store, 'pizza'), choicesOf(at.store, 'pizza')?.leftOut]).toEqual(['', ['crust']]);
  });

  it('that a food leaves out are forgotten with the category’s, and never cost it one of its own', async () => {
    const at = await house();
    await give(at, 'pizzas', 'crust');
    await setChoices(at.ports, 'pizza', { sizes: [], uses: [], leftOut: ['crust'] });
    await give(at, 'pizzas');
    expect(choicesOf(at.store, 'pizza')?.leftOut).toEqual([]);
    await give(at, 'pizzas', 'crust');
    await setChoices(at.ports, 'pizza', { sizes: [], uses: usesOf('toppings'), leftOut: ['crust', 'toppings'] });
    expect(choicesOf(at.store, 'pizza')?.leftOut).toEqual(['crust']);
    await give(at, 'pizzas');
    await setChoices(at.ports, 'pizza', { sizes: [], uses: usesOf('toppings') });
    expect(groupsOf(at.store, 'pizza')).toBe('toppings ?dip');
  });

  it('are left out by a food that is made so, and by one that has nothing else to choose', async () => {
    const at = await house();
    await give(at, 'pizzas', 'crust');
    const choices = { sizes: [], uses: [], leftOut: ['crust', 'dip'] };
    const made = await addFood(at.ports, BOSS, { ...BUN, categoryId: 'pizzas', choices }, null);
    const bun = made.status === 'done' ? made.value.id : '';
    expect([groupsOf(at.store, bun), made]).toMatchObject(['', { value: { leastExtraMinor: null } }]);
    await give(at, 'pizzas', 'crust', 'toppings');
    expect(groupsOf(at.store, bun)).toBe('(toppings) ?dip');
  });

  it('become the food’s own where it is named and goes to a category without them', async () => {
    const at = await house();
    await give(at, 'pizzas', 'crust');
    const choices = { sizes: [], uses: usesOf('crust') };
    await editFood(at.ports, BOSS, 'pizza', { categoryId: 'drinks', choices });
    expect(groupsOf(at.store, 'pizza')).toBe('crust');
  });

  it('reach a food that was missed, when they are given again', async () => {
    const at = await house();
    await give(at, 'pizzas', 'crust');
    at.store.put('foods/late', aFood({ id: 'late', categoryId: 'pizzas' }));
    await give(at, 'pizzas', 'crust');
    expect([groupsOf(at.store, 'late'), usersOf(at.store, 'crust')]).toEqual(['(crust)', ['calzone', 'late', 'pizza']]);
  });

  it('change with the group, for the category as for the food', async () => {
    const at = await house();
    await give(at, 'pizzas', 'toppings');
    await saveGroup(at.ports, 'toppings', { ...group('Toppings', 80), version: 1 });
    expect([groupsOf(at.store, 'pizza'), choicesOf(at.store, 'pizza')?.groups[0]?.options[0]?.eachMinor]).toEqual([
      '(toppings)',
      80,
    ]);
  });

  it('go with a group that is deleted, where the category has no foods or they do without it', async () => {
    const at = await house();
    const names = ['pizzas', 'drinks', 'soups'].map((id) => ({ id, name: id }));
    await saveCategories(at.ports, BOSS, { version: versionIn(at.store), categories: names });
    await give(at, 'soups', 'crust');
    await give(at, 'drinks', 'crust', 'toppings');
    await setChoices(at.ports, 'tea', { sizes: [], uses: [], leftOut: ['crust'] });
    const known: Categories[] = [];
    const categoryBook = { ...at.ports.categoryBook, know: (categories: Categories) => known.push(categories) };
    const before = at.store.audit.length;
    expect(await deleteGroup({ ...at.ports, categoryBook }, BOSS, 'crust')).toMatchObject({
      value: { deletedCount: 1 },
    });
    expect(at.store.get<Categories>('house/categories')).toMatchObject({
      version: 5,
      groupIds: { drinks: ['toppings'] },
    });
    expect(known).toEqual([at.store.get('house/categories')]);
    expect(choicesOf(at.store, 'tea')?.leftOut).toEqual([]);
    expect(at.store.audit.slice(before)).toMatchObject([{ action: 'house.categories', byUid: 'boss' }]);
    await deleteGroup({ ...at.ports, categoryBook }, BOSS, 'dip'); // which a food has
    expect([known.length, versionIn(at.store)]).toEqual([1, 5]);
  });

  it('do not change what a page knows that had nothing to choose: it saves the food’s own', async () => {
    const at = await house();
    await give(at, 'pizzas', 'crust');
    const choices = { version: 0, sizes: [], uses: usesOf('toppings') };
    expect(await setChoices(at.ports, 'pizza', choices)).toMatchObject({ value: { version: 1 } });
    expect(groupsOf(at.store, 'pizza')).toBe('toppings (crust) ?dip');
    expect(await setChoices(at.ports, 'pizza', { ...choices, uses: [] })).toMatchObject({ reason: 'CHOICES_CHANGED' });
  });

  it('are refused where nobody made them, somebody changed the categories, or a food would have too much', async () => {
    const at = await house();
    expect(await give(at, 'pizzas', 'nothing')).toMatchObject({ reason: 'GROUP_NOT_FOUND' });
    expect(await give(at, 'soups', 'crust')).toMatchObject({ reason: 'CATEGORIES_CHANGED' });
    expect(await setCategoryGroups(at.ports, BOSS, 'pizzas', { version: 0, groupIds: ['crust'] })).toMatchObject({
      reason: 'CATEGORIES_CHANGED',
      details: { version: 1 },
    });
    const options = Array.from({ length: 300 }, (_, index) => ({ ...OPTION, id: `o${index}`, name: `O${index}` }));
    await saveGroup(at.ports, 'many', { ...group('Many', 0), options });
    await saveGroup(at.ports, 'more', { ...group('More', 0), options });
    expect(await give(at, 'pizzas', 'many', 'more')).toMatchObject({ reason: 'TOO_MANY_CHOICES' });
    expect([groupsOf(at.store, 'pizza'), versionIn(at.store), usersOf(at.store, 'many')]).toEqual(['', 1, []]);
  });

  it('are given once by a save that is repeated, and are one entry of the audit', async () => {
    const at = await house();
    at.store.losesAnswer = true;
    const before = at.store.audit.length;
    await give(at, 'pizzas', 'crust');
    expect(await setCategoryGroups(at.ports, BOSS, 'pizzas', { version: 1, groupIds: ['crust'] })).toMatchObject({
      value: { version: 2 },
    });
    expect(at.store.audit.slice(before)).toMatchObject([{ action: 'house.categories', byUid: 'boss' }]);
  });

  it('reach a food that comes into the category while they are given', async () => {
    const at = await house();
    const { store, ports } = at;
    let isFirst = true;
    const unitOfWork: MemoryStore['run'] = (key, work) =>
      store.run(key, async (transaction) => {
        const ids = transaction.foodIdsOf.bind(transaction);
        transaction.foodIdsOf = async (id) => {
          const found = await ids(id);
          if (isFirst) await editFood(ports, BOSS, 'tea', { categoryId: 'pizzas' });
          isFirst = false;
          return found;
        };
        return work(transaction);
      });
    await setCategoryGroups({ ...ports, unitOfWork: { run: unitOfWork } }, BOSS, 'pizzas', {
      version: 1,
      groupIds: ['crust'],
    });
    expect([groupsOf(store, 'tea'), usersOf(store, 'crust')]).toEqual(['(crust)', ['calzone', 'pizza', 'tea']]);
  });
});
