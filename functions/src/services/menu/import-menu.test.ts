import {
  DEFAULT_SETTINGS,
  foodTableOf,
  HOUSE_PICTURE,
  NEW_OPTION,
  NEW_SIZE,
  NO_CATEGORIES,
  NO_CHOICES,
  parseImportMenuRequest,
  isHidden,
  removedTableOf,
  takenFoodOf,
  type Categories,
  type Food,
  type HouseSettings,
  type ImportedMenu,
  type StoredChoiceGroup,
  type StoredChoices,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { BOSS, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { readMenuTable } from './read-table.ts';
import { importMenu, type ImportMenuPorts } from './import-menu.ts';
import { setCategoryGroups } from './manage-categories.ts';
import { setChoices, markOption, markSize, saveGroup } from './manage-choices.ts';
import { editFood, hideFood, restoreFood, retireFood } from './manage-foods.ts';

type Raw = Readonly<Record<string, unknown>>;

const topping = (id: number, name: string, price: number): Raw => ({ id, name, price });
const pizza = (id: number, name: string, price: number, ham = 1): Raw => ({
  id,
  name,
  price,
  sizes: [
    { id: 1, name: 'Small', price: 0, default: true },
    { id: 2, name: 'Large', price: 4 },
  ],
  groups: [{ id: 9, name: 'Toppings', force_max: 3, options: [topping(1, 'Ham', ham), topping(2, 'Olives', 0.5)] }],
});
const soup = (price = 4.9): Raw => ({ id: 201, name: 'Soup', price });
const menuOf = (...items: readonly Raw[]): Raw => ({
  currency: 'USD',
  categories: [{ id: 7, name: 'All', items }],
});
const MENU = menuOf(pizza(101, 'Margherita', 7), pizza(102, 'Funghi', 8), soup());

interface House {
  readonly store: MemoryStore;
  readonly ports: ImportMenuPorts &
    Pick<Parameters<typeof readMenuTable>[0], 'houseBook' | 'archive'> &
    Parameters<typeof retireFood>[0];
  readonly known: () => Categories;
  readonly run: (file: Raw, asked?: Raw) => Promise<Outcome<ImportedMenu>>;
}

function house(): House {
  const store = new MemoryStore();
  store.put('counters/foods', 1);
  store.put('foods/pho', aFood());
  let known = NO_CATEGORIES;
  const foods = (): readonly Food[] =>
    [...store.documents].flatMap(([key, { value }]) => (key.startsWith('foods/') ? [value as Food] : []));
  const ports = {
    archive: { hiddenFoods: async () => foods().filter(isHidden) },
    ids: countingIds(),
    unitOfWork: store,
    clock: fixedClock,
    houseBook: { settings: async () => store.get<HouseSettings>('house/settings') ?? DEFAULT_SETTINGS },
    catalogue: { menu: async () => foods().filter(({ retiredAtMs }) => retiredAtMs === null) },
    categoryBook: {
      categories: async () => known,
      know: (categories: Categories) => {
        known = categories;
      },
    },
  };
  return {
    store,
    ports,
    known: () => known,
    run: (file, asked = {}) => {
      const parsed = parseImportMenuRequest({ format: 'gloriafood', file, supplier: 'Ann', ...asked }, 'USD');
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
      return importMenu(ports, BOSS, parsed.value);
    },
  };
}

const NOTHING = {
  added: [],
  changed: [],
  unchanged: 3,
  retired: [],
  hidden: [],
  portionsKept: [],
  gone: [],
  takenOff: [],
  same: [],
  withoutPicture: [],
  categories: 0,
  groups: { added: 0, changed: 0 },
};
const foodOf = ({ store }: House, id: string): Food | null => store.get<Food>(`foods/${id}`);
const choicesOf = ({ store }: House, id: string): StoredChoices | null => store.get<StoredChoices>(`choices/${id}`);

describe('a menu of another system', () => {
  it('comes in with one commit, with categories, groups and the ledger, and stands in the audit', async () => {
    const its = house();
    const before = its.store.commits;
    expect(await its.run(MENU)).toEqual({
      status: 'done',
      value: {
        ...NOTHING,
        added: [
          { id: 'gf-101', name: 'Margherita' },
          { id: 'gf-102', name: 'Funghi' },
          { id: 'gf-201', name: 'Soup' },
        ],
        unchanged: 0,
        categories: 1,
        groups: { added: 1, changed: 0 },
      },
    });
    expect(its.store.commits - before).toBe(1);
    expect(foodOf(its, 'gf-101')).toMatchObject({
      supplier: 'Ann',
      priceMinor: 700,
      leastExtraMinor: 0,
      counted: false,
      categoryId: 'gf-7',
      ledgerFromMs: fixedClock.nowMs(),
    });
    expect(choicesOf(its, 'gf-102')?.groups.map(({ id }) => id)).toEqual(['gf-toppings']);
    expect(choicesOf(its, 'gf-201')).toBeNull();
    expect(its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings')?.foodIds).toEqual(['gf-101', 'gf-102']);
    expect([its.known().categories, its.store.get('counters/foods')]).toEqual([[{ id: 'gf-7', name: 'All' }], 4]);
    expect(its.store.audit.map(({ action }) => action)).toEqual(['menu.import']);
  });

  it('is found when it comes again, and nothing is written', async () => {
    const its = house();
    await its.run(MENU);
    const [commits, audit] = [its.store.commits, its.store.audit.length];
    expect(await its.run(MENU)).toEqual({ status: 'done', value: NOTHING });
    expect([its.store.commits, its.store.audit.length, its.store.get('counters/foods')]).toEqual([commits, audit, 4]);
  });

  it('brings the pictures that the house has of it by now, for foods without one, and says which are missing', async () => {
    const its = house();
    const page = (...names: readonly string[]): Raw => ({
      '@type': 'Menu',
      hasMenuItem: names.map((name) => ({
        '@type': 'MenuItem',
        name,
        offers: { price: 5 },
        ...(name !== 'Tea' && { image: `https://cdn.example.com/${name}.jpg` }),
      })),
    });
    const own = (letter: string): string => `/api/pictures/${letter.repeat(43)}`;
    const asked = (pictures: object): Raw => ({ format: 'schemaorg', pictures });
    const file = page('Cake', 'Tea', 'Beef Pho');
    const [cake, pho] = ['so-cake', 'so-beef-pho'];
    its.store.put('foods/pho', { ...aFood(), name: 'Beef Pho', img: HOUSE_PICTURE });
    const planned = await its.run(file, { ...asked({}), dryRun: true });
    // By their ids in the file, also where the food is the house's by its name.
    expect(planned).toMatchObject({ value: { withoutPicture: [{ id: cake }, { id: pho }] } });
    expect(await its.run(file, asked({ [pho]: own('p') }))).toMatchObject({
      value: { withoutPicture: [{ id: cake }] },
    });
    expect([foodOf(its, 'pho')?.img, foodOf(its, cake)?.img]).toEqual([own('p'), HOUSE_PICTURE]);
    expect(await its.run(file, asked({ [cake]: own('c'), 'so-beef-pho': own('q') }))).toMatchObject({
      value: {
        changed: [{ id: cake, changes: [{ field: 'picture', before: '', after: own('c') }] }],
        withoutPicture: [],
      },
    });
    expect([foodOf(its, 'pho')?.img, foodOf(its, cake)?.img]).toEqual([own('p'), own('c')]); // the first stays
  });

  it.each<readonly [string, object]>([
    ['file.pictures', { 'gf-101': 'https://cdn.example.com/pho.jpg' }],
    ['file.pictures', { 'gf-101': '/api/pictures/short' }],
    ['of foods that it does not name', { 'gf-9': `/api/pictures/${'a'.repeat(43)}` }],
  ])('takes no picture but the house’s own for its foods: %s %j', (_what, pictures) => {
    const parsed = parseImportMenuRequest({ format: 'gloriafood', file: MENU, supplier: 'Ann', pictures }, 'USD');
    expect(parsed).toMatchObject({ ok: false });
    expect(JSON.stringify(parsed)).toMatch(
      /"pictures[^"]*":"expected (?:the address that POST|ids of foods of the file)/,
    );
  });

  it('is only told about in a dry run', async () => {
    const its = house();
    expect(await its.run(MENU, { dryRun: true })).toMatchObject({
      value: { unchanged: 0, categories: 1, groups: { added: 1 } },
    });
    expect([foodOf(its, 'gf-101'), its.known(), its.store.audit]).toEqual([null, NO_CATEGORIES, []]);
  });

  it('changes what its file says otherwise, and keeps what only the house says', async () => {
    const its = house();
    await its.run(MENU);
    await editFood(its.ports, BOSS, 'gf-101', {
      img: '/img/food/pho.webp',
      kitchenName: 'MARG',
      taxId: 'low',
    });
    await markOption(its.ports, 'gf-toppings', { optionId: 'olives', soldOut: true });
    await markSize(its.ports, 'gf-101', { sizeId: 'large', soldOut: true });
    const changed = menuOf(pizza(101, 'Margherita', 7.5, 1.2), pizza(102, 'Funghi', 8, 1.2), soup());
    expect(await its.run(changed)).toEqual({
      status: 'done',
      value: {
        ...NOTHING,
        changed: [
          {
            id: 'gf-101',
            name: 'Margherita',
            changes: [
              { field: 'sizes', before: 'Small $7.00 · Large $11.00', after: 'Small $7.50 · Large $11.50' },
              { field: 'groups', before: 'Toppings: Ham $1.00', after: 'Toppings: Ham $1.20' },
            ],
          },
          {
            id: 'gf-102',
            name: 'Funghi',
            changes: [{ field: 'groups', before: 'Toppings: Ham $1.00', after: 'Toppings: Ham $1.20' }],
          },
        ],
        unchanged: 1,
        groups: { added: 0, changed: 1 },
      },
    });
    expect(['gf-101', 'gf-102', 'gf-201'].map((id) => foodOf(its, id)?.version)).toEqual([2, 1, 0]); // one was edited before
    expect(foodOf(its, 'gf-101')).toMatchObject({
      priceMinor: 750,
      img: '/img/food/pho.webp',
      kitchenName: 'MARG',
      taxId: 'low',
    });
    const { sizes = [], groups = [] } = choicesOf(its, 'gf-101') ?? {};
    expect(sizes.map(({ id, isSoldOut }) => [id, isSoldOut])).toEqual([
      ['small', false],
      ['large', true],
    ]);
    expect(groups[0]?.options.map(({ id, eachMinor, isSoldOut }) => [id, eachMinor, isSoldOut])).toEqual([
      ['ham', 120, false],
      ['olives', 50, true],
    ]);
  });

  it('changes its groups in foods of the house too, and leaves the house’s own groups at its foods', async () => {
    const its = house();
    await its.run(MENU);
    const { id: _id, ...dip } = { id: 'dip', name: 'Dip', required: false, min: 0, max: 1, free: 0, options: [] };
    const [ham] = its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings')?.options ?? [];
    if (!ham) throw new Error('expected ham');
    const { isSoldOut: _isSoldOut, ...sour } = { ...ham, id: 'sour', name: 'Sour cream' };
    await saveGroup(its.ports, 'dip', { ...dip, options: [sour] });
    const use = (groupId: string) => ({ groupId, sizeIds: [], limits: null });
    await setChoices(its.ports, 'pho', { sizes: [], uses: [use('gf-toppings')] });
    const sizes = choicesOf(its, 'gf-101')?.sizes ?? [];
    await setChoices(its.ports, 'gf-101', { sizes, uses: [use('gf-toppings'), use('dip')] });
    await its.run(menuOf(pizza(101, 'Margherita', 7, 2), pizza(102, 'Funghi', 8, 2), soup()));
    expect(choicesOf(its, 'pho')?.groups[0]?.options[0]?.eachMinor).toBe(200);
    expect(choicesOf(its, 'gf-101')?.groups.map(({ id }) => id)).toEqual(['gf-toppings', 'dip']);
    const users = its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings')?.foodIds ?? [];
    expect(new Set(users)).toEqual(new Set(['gf-101', 'gf-102', 'pho']));
  });

  it('leaves off the menu what was taken off it, and says what its file no longer has', async () => {
    const its = house();
    await its.run(MENU);
    await retireFood(its.ports, 'gf-102');
    const retired = foodOf(its, 'gf-102');
    expect(await its.run(menuOf(pizza(101, 'Margherita', 7), pizza(102, 'Funghi', 9)))).toEqual({
      status: 'done',
      value: {
        ...NOTHING,
        unchanged: 1,
        retired: [{ id: 'gf-102', name: 'Funghi' }],
        gone: [{ id: 'gf-201', name: 'Soup' }],
      },
    });
    expect(foodOf(its, 'gf-102')).toEqual(retired);
    expect(foodOf(its, 'gf-201')?.retiredAtMs).toBeNull();
  });

  it('takes off the menu what its file no longer has, where that is asked for, with the commit', async () => {
    const its = house();
    await its.run(MENU);
    await its.run(menuOf({ ...soup(), groups: [{ id: 1, name: 'Dip', options: [topping(1, 'Aioli', 1)] }] }, soup(5)));
    expect(its.store.get<StoredChoiceGroup>('choiceGroups/gf-dip')?.foodIds).toEqual(['gf-201']);
    const commits = its.store.commits;
    const less = menuOf(pizza(101, 'Margherita', 7));
    const gone = [
      { id: 'gf-102', name: 'Funghi' },
      { id: 'gf-201', name: 'Soup' },
    ];
    expect(await its.run(less, { dryRun: true })).toMatchObject({ value: { gone, takenOff: [] } });
    expect(await its.run(less, { takeOff: true })).toMatchObject({ value: { gone: [], takenOff: gone, unchanged: 1 } });
    expect(its.store.commits - commits).toBe(1);
    expect(foodOf(its, 'gf-201')?.retiredAtMs).toBe(fixedClock.nowMs());
    expect(its.store.get('counters/foods')).toBe(2);
    expect(its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings')?.foodIds).toEqual(['gf-101']);
    expect(its.store.get<StoredChoiceGroup>('choiceGroups/gf-dip')?.foodIds).toEqual([]);
    expect(foodOf(its, 'pho')?.retiredAtMs).toBeNull();
    expect(await its.run(less, { takeOff: true })).toMatchObject({ value: { ...NOTHING, unchanged: 1 } });
  });

  it('is not doubled where the house has a food of its name: it is updated, or stays as it is', async () => {
    const its = house();
    const groups = [{ id: 1, name: 'Dip', options: [topping(1, 'Aioli', 1)] }];
    const menu = menuOf({ id: 5, name: ' PHO', price: 11, groups }, soup());
    const same = [{ id: 'pho', name: 'Pho' }];
    const before = foodOf(its, 'pho');
    expect(await its.run(menu, { sameNames: 'keep' })).toMatchObject({
      value: { added: [{ id: 'gf-201' }], changed: [], same, groups: { added: 0 } },
    });
    expect([foodOf(its, 'pho'), foodOf(its, 'gf-5')]).toEqual([before, null]);
    expect(await its.run(menu)).toMatchObject({
      value: { added: [], changed: [{ id: 'pho', name: 'PHO' }], same, unchanged: 1, groups: { added: 1 } },
    });
    expect(foodOf(its, 'pho')).toMatchObject({
      priceMinor: 1100,
      supplier: before?.supplier,
      quantity: before?.quantity,
    });
    expect(its.store.get<StoredChoiceGroup>('choiceGroups/gf-dip')?.foodIds).toEqual(['pho']);
    expect(await its.run(menu)).toMatchObject({
      value: { added: [], changed: [], unchanged: 2, groups: { changed: 0 } },
    });
    expect([foodOf(its, 'gf-5'), its.store.get('counters/foods')]).toEqual([null, 2]);
  });

  it.each(['keep', 'update'])(
    'is not doubled where the house hides its food of that name, which stays hidden: %s',
    async (sameNames) => {
      const its = house();
      await hideFood(its.ports, 'pho');
      const before = foodOf(its, 'pho');
      const menu = menuOf({
        id: 5,
        name: 'Pho',
        price: 11,
        groups: [{ id: 1, name: 'Dip', options: [topping(1, 'Aioli', 1)] }],
      });
      expect(await its.run(menu, { sameNames })).toMatchObject({
        value: { ...NOTHING, unchanged: 0, hidden: [{ id: 'pho', name: 'Pho' }] },
      });
      expect([foodOf(its, 'pho'), foodOf(its, 'gf-5')]).toEqual([before, null]);
    },
  );

  it('is the food on the menu, where the house hides another one of that name', async () => {
    const its = house();
    its.store.put('foods/old', aFood({ id: 'old', retiredAtMs: 1, hiddenAtMs: 1 }));
    expect(await its.run(menuOf({ id: 5, name: 'Pho', price: 11 }))).toMatchObject({
      value: { added: [], changed: [{ id: 'pho' }], same: [{ id: 'pho' }], hidden: [] },
    });
  });

  it('whose food was taken off the menu is none of another food of its name', async () => {
    const its = house();
    await its.run(MENU);
    await retireFood(its.ports, 'gf-201');
    its.store.put('foods/own', aFood({ id: 'own', name: 'Soup' }));
    expect(await its.run(MENU)).toMatchObject({ value: { same: [], retired: [{ id: 'gf-201' }], changed: [] } });
  });

  it('is refused whole where the house has another currency by now, or cannot hold it', async () => {
    const its = house();
    const many = {
      categories: Array.from({ length: 40 }, (_, id) => ({ id, name: `C${id}`, items: [{ ...soup(), id }] })),
    };
    its.store.put('house/categories', { ...NO_CATEGORIES, version: 1, categories: [{ id: 'own', name: 'Own' }] });
    expect(await its.run(many)).toMatchObject({
      status: 'refused',
      reason: 'MENU_TOO_LARGE',
      message: 'The menu would have 41 categories; at most 40 are possible.',
    });
    its.store.put('house/settings', { ...DEFAULT_SETTINGS, version: 1, currency: 'EUR' });
    expect(await its.run(MENU)).toMatchObject({ reason: 'SETTINGS_CHANGED' });
    expect([foodOf(its, 'gf-101'), its.store.audit]).toEqual([null, []]);
  });

  it('comes in once, when two import it at once and when an answer is lost', async () => {
    const its = house();
    its.store.losesAnswer = true;
    const answers = await Promise.all([its.run(MENU), its.run(MENU)]);
    expect(answers.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(its.store.get('counters/foods')).toBe(4);
    expect(its.store.audit).toHaveLength(1);
  });

  it('leaves foods what their category has, gives it to new ones, and takes it for none of their own', async () => {
    const its = house();
    await its.run(menuOf(pizza(101, 'Margherita', 7)));
    const option = { ...NEW_OPTION, id: 'aioli', name: 'Aioli', eachMinor: 60 };
    await saveGroup(its.ports, 'dip', { name: 'Dip', required: true, min: 1, max: 1, free: 0, options: [option] });
    const given = await setCategoryGroups(its.ports, BOSS, 'gf-7', { version: 1, groupIds: ['dip'] });
    expect(given).toMatchObject({ value: { categories: [{ id: 'gf-7', groupIds: ['dip'] }] } });
    const ofCategory = (id: string): readonly unknown[] =>
      choicesOf(its, id)?.groups.map((group) => [group.id, group.isOfCategory]) ?? [];
    const margherita = choicesOf(its, 'gf-101');
    expect(await its.run(MENU)).toMatchObject({ value: { added: [{ id: 'gf-102' }, { id: 'gf-201' }], unchanged: 1 } });
    expect([ofCategory('gf-101'), ofCategory('gf-102'), ofCategory('gf-201')]).toEqual([
      [
        [expect.stringMatching(/^gf-/), false],
        ['dip', true],
      ],
      [
        [expect.stringMatching(/^gf-/), false],
        ['dip', true],
      ],
      [['dip', true]],
    ]);
    expect([choicesOf(its, 'gf-101'), foodOf(its, 'gf-201')?.leastExtraMinor]).toEqual([margherita, 60]);
    expect(its.store.get<StoredChoiceGroup>('choiceGroups/dip')?.foodIds).toEqual(['gf-101', 'gf-102', 'gf-201']);
    expect(await its.run(MENU)).toMatchObject({ value: { added: [], changed: [], unchanged: 3 } });
    expect(await its.run(menuOf(soup(5)))).toMatchObject({ value: { changed: [{ id: 'gf-201' }] } });
    expect(ofCategory('gf-201')).toEqual([['dip', true]]);
    expect(its.store.get<Categories>('house/categories')?.groupIds).toEqual({ 'gf-7': ['dip'] });
  });

  it('as a table that names what the category has, as the export does, changes nothing', async () => {
    const its = house();
    const bring = async (rows: readonly (readonly string[])[]): Promise<unknown> => {
      const parsed = parseImportMenuRequest({ format: 'table', file: { rows }, supplier: 'Ann' }, 'USD');
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
      return importMenu(its.ports, BOSS, parsed.value);
    };
    await bring([
      ['Name', 'Price', 'Category'],
      ['Soup', '5', 'Mains'],
    ]);
    const option = { ...NEW_OPTION, id: 'aioli', name: 'Aioli' };
    await saveGroup(its.ports, 'dip', { name: 'Dip', required: true, min: 1, max: 1, free: 0, options: [option] });
    await setCategoryGroups(its.ports, BOSS, 'table-mains', { version: 1, groupIds: ['dip'] });
    const before = choicesOf(its, 'table-soup');
    expect(before?.groups).toMatchObject([{ id: 'dip', isOfCategory: true }]);
    const food = foodOf(its, 'table-soup');
    if (!food || !before) throw new Error('expected the soup with its choices');
    const exported = foodTableOf([{ food, choices: before, category: 'Mains' }]);
    expect(exported.flat()).toContain('Aioli');
    expect(await bring(exported)).toMatchObject({ value: { changed: [], unchanged: 1 } });
    expect(choicesOf(its, 'table-soup')).toEqual(before);
    const moved = exported.map((cells) => cells.map((cell) => (cell === 'Mains' ? 'Starters' : cell)));
    await bring(moved);
    expect(choicesOf(its, 'table-soup')?.groups).toMatchObject([{ id: 'dip', isOfCategory: false }]);
    expect(await bring(moved)).toMatchObject({ value: { changed: [], unchanged: 1 } });
  });

  it('takes a food that goes to another category out of the groups of the one that it leaves', async () => {
    const its = house();
    const inCategory = (id: number, name: string): Raw => ({
      currency: 'USD',
      categories: [{ id, name, items: [soup()] }],
    });
    await its.run(inCategory(7, 'All'));
    const option = { ...NEW_OPTION, id: 'aioli', name: 'Aioli' };
    await saveGroup(its.ports, 'dip', { name: 'Dip', required: true, min: 1, max: 1, free: 0, options: [option] });
    await setCategoryGroups(its.ports, BOSS, 'gf-7', { version: 1, groupIds: ['dip'] });
    await its.run(inCategory(8, 'Soups'));
    expect([choicesOf(its, 'gf-201')?.groups, its.store.get<StoredChoiceGroup>('choiceGroups/dip')?.foodIds]).toEqual([
      [],
      [],
    ]);
  });

  it('brings the days on which a food is served, and leaves those that the house has said where it says none', async () => {
    const its = house();
    const days = (active_days: number): Raw => menuOf({ ...soup(), active_days });
    await its.run(days(62));
    expect(foodOf(its, 'gf-201')?.served).toEqual([{ days: [1, 2, 3, 4, 5], from: '00:00', to: '00:00' }]);
    expect(await its.run(days(65))).toMatchObject({
      value: {
        changed: [{ changes: [{ field: 'served', before: 'Mon, Tue, Wed, Thu, and Fri', after: 'Sat and Sun' }] }],
      },
    });
    const own = [{ days: [3], from: '17:00', to: '22:00' }];
    await editFood(its.ports, BOSS, 'gf-201', { served: own });
    expect(await its.run(days(127))).toMatchObject({ value: { changed: [], unchanged: 1 } });
    expect(foodOf(its, 'gf-201')?.served).toEqual(own);
  });

  const RATES = [
    { id: 'full', name: 'Full', share: 20_000 },
    { id: 'low', name: 'Reduced', share: 7000 },
  ];
  const withRates = (its: House): void => {
    its.store.put('house/settings', { ...DEFAULT_SETTINGS, version: 1, tax: { isInclusive: true, rates: RATES } });
  };
  const bringTable = (its: House, rows: readonly (readonly string[])[]): ReturnType<typeof importMenu> => {
    const parsed = parseImportMenuRequest({ format: 'table', file: { rows }, supplier: 'Ann' }, 'USD');
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
    return importMenu(its.ports, BOSS, parsed.value);
  };

  it('as a table says what the pictures show that the house has; its own comes back and changes nothing', async () => {
    const its = house();
    const own = `/api/pictures/${'a'.repeat(43)}`;
    const pho = aFood({ img: own, pictureText: 'Noodles  in a “blue” bowl' });
    its.store.put('foods/pho', pho);
    its.store.put('foods/tea', aFood({ id: 'tea', name: 'Tea', img: own }));
    its.store.put('foods/cake', aFood({ id: 'cake', name: 'Cake' }));
    const ports = { ...its.ports, choiceBook: { choicesOf: async () => NO_CHOICES } };
    const table = await readMenuTable(ports);
    if (table.status !== 'done') throw new Error('expected the table');
    const commits = its.store.commits;
    expect(await bringTable(its, table.value)).toMatchObject({ value: { changed: [], unchanged: 3 } });
    expect([its.store.commits, foodOf(its, 'pho')]).toEqual([commits, pho]);
    const textOf = (id: string): unknown => foodOf(its, id)?.pictureText;
    const rows = [
      ['Food ID', 'Name', 'Price', 'Picture text'],
      ['pho', 'Pho', '9.50', ''],
      ['tea', 'Tea', '9.50', 'Green tea'],
      ['cake', 'Cake', '9.50', 'Of no picture of its own'],
    ];
    expect(await bringTable(its, rows)).toMatchObject({
      value: {
        changed: [{ name: 'Tea', changes: [{ field: 'pictureText', before: '', after: 'Green tea' }] }],
        unchanged: 2,
      },
    });
    expect(['pho', 'tea', 'cake'].map(textOf)).toEqual([pho.pictureText, 'Green tea', null]);
  });

  it('as a table brings a picture with its text', async () => {
    const its = house();
    const own = `/api/pictures/${'a'.repeat(43)}`;
    const rows = [
      ['Name', 'Price', 'Picture', 'Picture text'],
      ['Pizza', '7', 'https://cdn.example.com/pizza.jpg', 'Pizza on a board'],
    ];
    await bringTable(its, rows);
    expect(foodOf(its, 'table-pizza')).toMatchObject({ img: HOUSE_PICTURE, pictureText: null });
    await its.run({ rows }, { format: 'table', pictures: { 'table-pizza': own } });
    expect(foodOf(its, 'table-pizza')).toMatchObject({ img: own, pictureText: 'Pizza on a board' });
  });

  it('as a table says how many portions there are of a new food, and overwrites none that the house counts', async () => {
    const its = house();
    const rows = [
      ['Name', 'Price', 'Portions'],
      ['Pizza', '7', '12'],
      ['Dal', '6', ''],
    ];
    await bringTable(its, rows);
    const said = ['table-pizza', 'table-dal'].map((id) => foodOf(its, id));
    expect(said.map((food) => [food?.counted, food?.quantity])).toEqual([
      [true, 12],
      [false, 0],
    ]);
    const moves = [...its.store.documents].flatMap(([key, { value }]) =>
      key.startsWith('stockMoves/') ? [value] : [],
    );
    expect(moves).toContainEqual(expect.objectContaining({ foodId: 'table-pizza', cause: 'opening', delta: 12 }));
    expect(await bringTable(its, rows)).toMatchObject({ value: { changed: [], unchanged: 2, portionsKept: [] } });
    its.store.put('foods/table-pizza', { ...foodOf(its, 'table-pizza'), quantity: 3 }); // sold meanwhile
    const pizza = { id: 'table-pizza', name: 'Pizza' };
    expect(await bringTable(its, rows)).toMatchObject({ value: { changed: [], portionsKept: [pizza] } });
    expect(foodOf(its, 'table-pizza')?.quantity).toBe(3);
  });

  it('as a table says the tax of foods, by the name, the id or the percent of a rate', async () => {
    const its = house();
    withRates(its);
    const rows = [
      ['Name', 'Price', 'Tax'],
      ['Pizza', '7', '7 %'],
      ['Dal', '6', 'FULL'],
      ['Tea', '3', 'low'],
      ['Cake', '3', '8'],
    ];
    await bringTable(its, rows);
    const taxes = (): unknown => ['pizza', 'dal', 'tea', 'cake'].map((name) => foodOf(its, `table-${name}`)?.taxId);
    expect(taxes()).toEqual(['low', null, 'low', null]);
    expect(await bringTable(its, rows)).toMatchObject({ value: { changed: [], unchanged: 4 } });
    const changed = [rows[0] ?? [], ['Pizza', '7', 'Full'], ['Dal', '6', ''], ['Tea', '3', '8']];
    expect(await bringTable(its, changed)).toMatchObject({
      value: {
        changed: [{ name: 'Pizza', changes: [{ field: 'tax', before: 'Reduced, 7%', after: 'Full, 20%' }] }],
        unchanged: 2,
      },
    });
    expect(taxes()).toEqual([null, null, 'low', null]);
    expect(foodOf(its, 'table-pizza')?.version).toBe(1);
  });

  it('as a table says nothing of sizes, categories and allergens that it has no column for', async () => {
    const its = house();
    const bring = async (...rows: readonly (readonly string[])[]): Promise<unknown> => {
      const parsed = parseImportMenuRequest({ format: 'table', file: { rows }, supplier: 'Ann' }, 'USD');
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
      return importMenu(its.ports, BOSS, parsed.value);
    };
    const head = ['Name', 'Size', 'Price', 'Category', 'Description', 'Allergens'];
    await bring(
      head,
      ['Pizza', 'Small', '7', 'Mains', 'Tomato', 'milk'],
      ['Pizza', 'Large', '11', '', '', ''],
      ['Tea', '', '3', '', '', ''],
    );
    const before = foodOf(its, 'table-pizza');
    expect(before).toMatchObject({ priceMinor: 700, leastExtraMinor: 0, categoryId: 'table-mains' });
    expect(await bring(['Name', 'Price'], ['Pizza', '8'])).toMatchObject({
      value: { changed: [{ id: 'table-pizza' }], gone: [{ id: 'table-tea' }] },
    });
    expect(foodOf(its, 'table-pizza')).toEqual({ ...before, version: 1, priceMinor: 800 });
    expect(choicesOf(its, 'table-pizza')?.sizes.map(({ extraMinor }) => extraMinor)).toEqual([0, 400]);
  });

  it('has each category once, also where the house has one of its name', async () => {
    const its = house();
    its.store.put('house/categories', { ...NO_CATEGORIES, version: 1, categories: [{ id: 'own', name: 'Soups' }] });
    const items = (id: number): unknown => [{ ...soup(), id }];
    await its.run({
      categories: [
        { id: 1, name: 'SOUPS', items: items(1) },
        { id: 2, name: 'Cold', items: items(2) },
        { id: 3, name: 'cold', items: items(3) },
      ],
    });
    expect([1, 2, 3].map((id) => foodOf(its, `gf-${id}`)?.categoryId)).toEqual(['own', 'gf-2', 'gf-2']);
    expect(its.known().categories).toEqual([
      { id: 'own', name: 'Soups' },
      { id: 'gf-2', name: 'Cold' },
    ]);
  });

  it('that is the house’s own table changes nothing, and of a price that one', async () => {
    const its = house();
    await its.run(MENU);
    const groups = choicesOf(its, 'gf-101')?.groups ?? [];
    const size = (id: string, name: string, extraMinor: number) => ({ ...NEW_SIZE, id, name, extraMinor });
    its.store.put('choices/odd', {
      ...NO_CHOICES,
      version: 4,
      sizes: [size('l', 'Large', 300), size('m', 'Half', -100), size('s', 'Taste', -900)],
      groups: groups.map((group) => ({ ...group, sizeIds: ['l'] })),
    });
    withRates(its);
    its.store.put(
      'foods/odd',
      aFood({
        id: 'odd',
        taxId: 'low',
        counted: true,
        quantity: 4,
        name: '=Odd "one", or; two',
        leastExtraMinor: -900,
        priceMinor: 800,
        allergens: ['mustard', 'gluten', 'milk'], // in no order
        tags: ['vegetarian', 'nut-free'],
        description: 'One\ntwo',
      }),
    );
    const toppings = its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings');
    its.store.put('choiceGroups/gf-toppings', { ...toppings, foodIds: ['gf-101', 'gf-102', 'odd'] });
    const table = await readMenuTable({ ...its.ports, choiceBook: { choicesOf: async (id) => choicesOf(its, id) } });
    if (table.status !== 'done') throw new Error('expected a table');
    const before = structuredClone([...its.store.documents]);
    const bring = async (rows: readonly (readonly string[])[]): Promise<unknown> => {
      const parsed = parseImportMenuRequest({ format: 'table', file: { rows }, supplier: 'Ann' }, 'USD');
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
      expect(parsed.value.menu.notes).toEqual([]);
      return importMenu(its.ports, BOSS, parsed.value);
    };
    expect(await bring(table.value)).toMatchObject({
      value: { added: [], changed: [], unchanged: 5, groups: { changed: 0 } },
    });
    expect([...its.store.documents]).toEqual(before);
    const dearer = table.value.map((row) => row.map((cell) => (row[0] === 'odd' && cell === '11.00' ? '11.50' : cell)));
    expect(await bring(dearer)).toMatchObject({ value: { changed: [{ id: 'odd' }], unchanged: 4 } });
    expect(choicesOf(its, 'odd')?.sizes.map(({ id }) => id)).toEqual(['l', 'm', 's']);
    const ham = dearer.map((row) => row.map((cell) => (row.includes('ham') && cell === '1.00' ? '1.30' : cell)));
    expect(await bring(ham)).toMatchObject({
      value: {
        changed: [
          { id: 'gf-101', changes: [{ field: 'groups', before: 'Toppings: Ham $1.00', after: 'Toppings: Ham $1.30' }] },
          { id: 'gf-102' },
          { id: 'odd' },
        ],
        groups: { added: 0, changed: 1 },
      },
    });
    expect(choicesOf(its, 'gf-101')?.groups[0]).toMatchObject({
      sizeIds: [],
      options: [{ id: 'ham', eachMinor: 130 }, {}],
    });
    expect(choicesOf(its, 'odd')?.groups[0]?.sizeIds).toEqual(['l']);
    // A table without options says nothing of them.
    const bare = ham.flatMap((row) => (row[1] === '' ? [] : [row.slice(0, 8)]));
    expect(await bring(bare)).toMatchObject({ value: { changed: [], unchanged: 5, groups: { changed: 0 } } });
    expect(choicesOf(its, 'gf-101')?.groups).toHaveLength(1);
  });

  it('changes nothing of foods that left the menu, whatever has become of the house since', async () => {
    const its = house();
    await its.run(MENU);
    await retireFood(its.ports, 'gf-102');
    await its.run(menuOf(pizza(101, 'Margherita', 7, 2), soup())); // its options cost more since
    its.store.put('foods/funghi', aFood({ id: 'funghi', name: 'Funghi' }));
    const removed = foodOf(its, 'gf-102');
    if (!removed) throw new Error('expected a removed food');
    const rows = removedTableOf([takenFoodOf(removed, choicesOf(its, 'gf-102') ?? NO_CHOICES, 'All')], String);
    expect(rows.slice(1).map(([id, name, size]) => [id, name, size])).toEqual([
      ['gf-102', 'Funghi', 'Small'],
      ['gf-102', 'Funghi', 'Large'],
    ]);
    const before = structuredClone([...its.store.documents]);
    const parsed = parseImportMenuRequest({ format: 'table', file: { rows }, supplier: 'Ann' }, 'USD');
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
    expect(await importMenu(its.ports, BOSS, parsed.value)).toMatchObject({
      value: { ...NOTHING, unchanged: 0, retired: [{ id: 'gf-102', name: 'Funghi' }] },
    });
    expect([...its.store.documents]).toEqual(before);
  });

  it('that is the house’s own table changes nothing of hidden foods, whatever it says of them', async () => {
    const its = house();
    await its.run(MENU);
    await hideFood(its.ports, 'gf-102');
    await its.run(menuOf(pizza(101, 'Margherita', 7, 2), soup())); // its options cost more since
    const table = await readMenuTable({ ...its.ports, choiceBook: { choicesOf: async (id) => choicesOf(its, id) } });
    if (table.status !== 'done') throw new Error('expected a table');
    const [head = [], ...lines] = table.value;
    const column = head.indexOf('hidden');
    expect(new Map(lines.map((line) => [line[0], line[column]]))).toEqual(
      new Map([
        ['pho', 'no'],
        ['gf-101', 'no'],
        ['gf-102', 'yes'],
        ['gf-201', 'no'],
        ['', ''], // its options
      ]),
    );
    const before = structuredClone([...its.store.documents]);
    const stays = { ...NOTHING, hidden: [{ id: 'gf-102', name: 'Funghi' }] };
    expect(await bringTable(its, table.value)).toEqual({ status: 'done', value: stays });
    const others = table.value.map((row) => row.map((cell) => (cell === 'yes' ? 'no' : cell.replace('8.00', '9.00'))));
    expect(await bringTable(its, others)).toEqual({ status: 'done', value: stays });
    expect([...its.store.documents]).toEqual(before);
  });

  it('as a table brings foods that are hidden, and hides foods of the house', async () => {
    const its = house();
    await its.run(MENU);
    const rows = [
      ['Food ID', 'Name', 'Price', 'Hidden'],
      ['gf-201', 'Soup', '4.90', 'yes'],
      ['', 'Cake', '3', 'Yes'],
      ['', 'Tea', '2', ''],
    ];
    const counted = its.store.get<number>('counters/foods') ?? 0;
    expect(await bringTable(its, rows)).toMatchObject({
      value: {
        added: [{ name: 'Cake' }, { name: 'Tea' }],
        changed: [{ id: 'gf-201', changes: [{ field: 'hidden', before: '', after: 'yes' }] }],
        hidden: [],
      },
    });
    const hidden = { retiredAtMs: NOW_MS, hiddenAtMs: NOW_MS };
    expect(foodOf(its, 'gf-201')).toMatchObject({ ...hidden, version: 1 });
    expect(foodOf(its, 'table-cake')).toMatchObject(hidden);
    expect(foodOf(its, 'table-tea')).toMatchObject({ retiredAtMs: null, hiddenAtMs: null });
    expect(its.store.get('counters/foods')).toBe(counted); // one came, one went
    const after = structuredClone([...its.store.documents]);
    expect(await bringTable(its, rows)).toMatchObject({
      value: { added: [], changed: [], unchanged: 1, hidden: [{ name: 'Soup' }, { name: 'Cake' }] },
    });
    expect([...its.store.documents]).toEqual(after);
    await restoreFood(its.ports, 'table-cake');
    expect(foodOf(its, 'table-cake')).toMatchObject({ name: 'Cake', priceMinor: 300, retiredAtMs: null });
  });

  it('as a table that hides a food takes it out of its groups', async () => {
    const its = house();
    await its.run(MENU);
    const table = await readMenuTable({ ...its.ports, choiceBook: { choicesOf: async (id) => choicesOf(its, id) } });
    if (table.status !== 'done') throw new Error('expected a table');
    const [head = [], ...lines] = table.value;
    await bringTable(its, [[...head, 'hidden'], ...lines.map((line) => [...line, line[0] === 'gf-101' ? 'yes' : ''])]);
    const users = (): unknown => its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings')?.foodIds;
    expect([foodOf(its, 'gf-101')?.hiddenAtMs, users()]).toEqual([NOW_MS, ['gf-102']]);
    await restoreFood(its.ports, 'gf-101');
    expect([foodOf(its, 'gf-101')?.hiddenAtMs, users()]).toEqual([null, ['gf-102', 'gf-101']]);
  });

  it('that is the house’s own table changes no name with two blanks', async () => {
    const its = house();
    its.store.put('foods/pho', aFood({ name: 'Pho  bo' }));
    const table = await readMenuTable({ ...its.ports, choiceBook: { choicesOf: async () => NO_CHOICES } });
    if (table.status !== 'done') throw new Error('expected a table');
    expect(await bringTable(its, table.value)).toMatchObject({ value: { changed: [], unchanged: 1 } });
    expect(foodOf(its, 'pho')?.name).toBe('Pho  bo');
  });

  it.each([
    [{ categories: [] }, 'expected categories with foods that have a name and a price'],
    ['text', /expected record/],
  ])('that is none is refused with its field: %j', (file, problem) => {
    const parsed = parseImportMenuRequest({ format: 'gloriafood', file, supplier: 'Ann' }, 'USD');
    expect(parsed).toEqual({ ok: false, fields: { file: expect.stringMatching(problem) } });
  });
});
