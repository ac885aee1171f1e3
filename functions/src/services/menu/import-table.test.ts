import {
  DEFAULT_SETTINGS,
  foodTableOf,
  HOUSE_PICTURE,
  NEW_OPTION,
  NEW_SIZE,
  NO_CHOICES,
  PLAIN_USE,
  readFoodTable,
  removedTableOf,
  takenFoodOf,
  type StoredChoiceGroup,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { BOSS, NOW_MS } from '../testing/fakes.ts';
import { setCategoryGroups } from './manage-categories.ts';
import { saveGroup, setChoices } from './manage-choices.ts';
import { hideFood, restoreFood, retireFood } from './manage-foods.ts';

import {
  bringTable,
  choicesOf,
  foodOf,
  importingHouse,
  menuOf,
  MENU,
  NOTHING,
  pizza,
  soup,
  tableOf,
  type ImportingHouse,
} from '../testing/importing-house.ts';

const RATES = [
  { id: 'full', name: 'Full', share: 20_000 },
  { id: 'low', name: 'Reduced', share: 7000 },
];
const withRates = (its: ImportingHouse): void => {
  its.store.put('house/settings', { ...DEFAULT_SETTINGS, version: 1, tax: { isInclusive: true, rates: RATES } });
};

describe('a menu as a table', () => {
  it('that names what the category has, as the export does, changes nothing', async () => {
    const its = importingHouse();
    const bring = (rows: readonly (readonly string[])[]) => bringTable(its, rows);
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

  it('says what the pictures show that the house has; its own comes back and changes nothing', async () => {
    const its = importingHouse();
    const own = `/api/pictures/${'a'.repeat(43)}`;
    const pho = aFood({ img: own, pictureText: 'Noodles  in a “blue” bowl' });
    its.store.put('foods/pho', pho);
    its.store.put('foods/tea', aFood({ id: 'tea', name: 'Tea', img: own }));
    its.store.put('foods/cake', aFood({ id: 'cake', name: 'Cake' }));
    const table = await tableOf(its);
    const commits = its.store.commits;
    expect(await bringTable(its, table)).toMatchObject({ value: { changed: [], unchanged: 3 } });
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

  it('brings a picture with its text', async () => {
    const its = importingHouse();
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

  it('says how many portions there are of a new food, and overwrites none that the house counts', async () => {
    const its = importingHouse();
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

  it('says the tax of foods, by the name, the id or the percent of a rate', async () => {
    const its = importingHouse();
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

  it('takes no food off the menu whose line could not be read', async () => {
    const its = importingHouse();
    const head = ['Name', 'Price'];
    await bringTable(its, [head, ['Pizza', '7'], ['Dal', '6'], ['Tea', '3']]);
    const rows = [head, ['Pizza', '7'], ['dal', 'cheap']];
    const tea = { id: 'table-tea', name: 'Tea' };
    expect(await its.run({ rows }, { format: 'table', dryRun: true })).toMatchObject({ value: { gone: [tea] } });
    expect(await its.run({ rows }, { format: 'table', takeOff: true })).toMatchObject({ value: { takenOff: [tea] } });
    expect(foodOf(its, 'table-dal')).toMatchObject({ priceMinor: 600, retiredAtMs: null });
  });

  it('says nothing of sizes, categories and allergens that it has no column for', async () => {
    const its = importingHouse();
    const bring = (...rows: readonly (readonly string[])[]) => bringTable(its, rows);
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

  it('G5 that is the house’s own changes nothing, and of a price that one', async () => {
    const its = importingHouse();
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
    const table = await tableOf(its);
    const before = structuredClone([...its.store.documents]);
    const bring = (rows: readonly (readonly string[])[]) => bringTable(its, rows);
    expect(await bring(table)).toMatchObject({
      value: { added: [], changed: [], unchanged: 5, groups: { changed: 0 } },
    });
    expect([...its.store.documents]).toEqual(before);
    const dearer = table.map((row) => row.map((cell) => (row[0] === 'odd' && cell === '11.00' ? '11.50' : cell)));
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

  it('G5 with one bad line leaves that food as it was, with a note, and changes the others', async () => {
    const its = importingHouse();
    await its.run(MENU);
    const before = foodOf(its, 'gf-201');
    const table = (await tableOf(its)).map((row) =>
      row.map((cell) => {
        if (row[0] === 'gf-201' && cell === '4.90') return 'cheap';
        return row[0] === 'pho' && cell === '9.50' ? '9.80' : cell;
      }),
    );
    const line = table.findIndex(([id]) => id === 'gf-201') + 1;
    expect(readFoodTable({ rows: table }, 'USD').notes).toEqual([
      { where: ['Soup'], line, trouble: 'no-price', came: 'cheap' },
    ]);
    expect(await bringTable(its, table)).toMatchObject({
      value: { added: [], changed: [{ id: 'pho' }], unchanged: 2 },
    });
    expect([foodOf(its, 'gf-201'), foodOf(its, 'pho')?.priceMinor]).toEqual([before, 980]);
  });

  it('that is the house’s own changes nothing of a group that an option asks for, and of its price that one', async () => {
    const its = importingHouse();
    const group = { required: false, min: 0, max: 1, free: 0 };
    const milk = (asks: readonly string[]) => ({ ...NEW_OPTION, id: 'milk', name: 'Milk', asks });
    const oat = { ...NEW_OPTION, id: 'oat', name: 'Oat', eachMinor: 50 };
    await saveGroup(its.ports, 'sorts', { ...group, name: 'Sorts', options: [oat] });
    await saveGroup(its.ports, 'with', { ...group, name: 'With', options: [milk(['sorts'])] });
    const uses = [{ ...PLAIN_USE, groupId: 'with' }];
    expect(await setChoices(its.ports, 'pho', { sizes: [], uses })).toMatchObject({ status: 'done' });
    const table = await tableOf(its);
    const before = structuredClone([...its.store.documents]);
    expect(await bringTable(its, table)).toMatchObject({
      value: { changed: [], unchanged: 1, groups: { added: 0, changed: 0 } },
    });
    expect([...its.store.documents]).toEqual(before);
    const dearer = table.map((row) => row.map((cell) => (row.includes('oat') && cell === '0.50' ? '0.60' : cell)));
    expect(await bringTable(its, dearer)).toMatchObject({ value: { groups: { added: 0, changed: 1 } } });
    expect(choicesOf(its, 'pho')?.groups).toMatchObject([
      { id: 'with', isAsked: false, options: [{ asks: ['sorts'] }] },
      { id: 'sorts', isAsked: true, options: [{ eachMinor: 60 }] },
    ]);
  });

  it('changes nothing of foods that left the menu, whatever has become of the house since', async () => {
    const its = importingHouse();
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
    expect(await bringTable(its, rows)).toMatchObject({
      value: { ...NOTHING, unchanged: 0, retired: [{ id: 'gf-102', name: 'Funghi' }] },
    });
    expect([...its.store.documents]).toEqual(before);
  });

  it('that is the house’s own changes nothing of hidden foods, whatever it says of them', async () => {
    const its = importingHouse();
    await its.run(MENU);
    await hideFood(its.ports, 'gf-102');
    await its.run(menuOf(pizza(101, 'Margherita', 7, 2), soup())); // its options cost more since
    const table = await tableOf(its);
    const [head = [], ...lines] = table;
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
    expect(await bringTable(its, table)).toEqual({ status: 'done', value: stays });
    const others = table.map((row) => row.map((cell) => (cell === 'yes' ? 'no' : cell.replace('8.00', '9.00'))));
    expect(await bringTable(its, others)).toEqual({ status: 'done', value: stays });
    expect([...its.store.documents]).toEqual(before);
  });

  it('brings foods that are hidden, and hides foods of the house', async () => {
    const its = importingHouse();
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

  it('that hides a food takes it out of its groups', async () => {
    const its = importingHouse();
    await its.run(MENU);
    const table = await tableOf(its);
    const [head = [], ...lines] = table;
    await bringTable(its, [[...head, 'hidden'], ...lines.map((line) => [...line, line[0] === 'gf-101' ? 'yes' : ''])]);
    const users = (): unknown => its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings')?.foodIds;
    expect([foodOf(its, 'gf-101')?.hiddenAtMs, users()]).toEqual([NOW_MS, ['gf-102']]);
    await restoreFood(its.ports, 'gf-101');
    expect([foodOf(its, 'gf-101')?.hiddenAtMs, users()]).toEqual([null, ['gf-102', 'gf-101']]);
  });

  it('that is the house’s own changes no name with two blanks', async () => {
    const its = importingHouse();
    its.store.put('foods/pho', aFood({ name: 'Pho  bo' }));
    const table = await tableOf(its);
    expect(await bringTable(its, table)).toMatchObject({ value: { changed: [], unchanged: 1 } });
    expect(foodOf(its, 'pho')?.name).toBe('Pho  bo');
  });
});
