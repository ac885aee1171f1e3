import {
  DEFAULT_SETTINGS,
  HOUSE_PICTURE,
  NEW_OPTION,
  NO_CATEGORIES,
  parseImportMenuRequest,
  type Categories,
  type StoredChoiceGroup,
} from '@foodhouse/domain';
import { aFood, aGroup, largeMenu } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { BOSS, fixedClock } from '../testing/fakes.ts';
import { setCategoryGroups } from './manage-categories.ts';
import { setChoices, markOption, markSize, saveGroup } from './manage-choices.ts';
import { editFood, hideFood, retireFood } from './manage-foods.ts';

import {
  choicesOf,
  foodOf,
  importingHouse,
  menuOf,
  MENU,
  NOTHING,
  pizza,
  soup,
  topping,
  type Raw,
} from '../testing/importing-house.ts';

describe('a menu of another system', () => {
  it('comes in with one commit, with categories, groups and the ledger, and stands in the audit', async () => {
    const its = importingHouse();
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
    const its = importingHouse();
    await its.run(MENU);
    const [commits, audit] = [its.store.commits, its.store.audit.length];
    expect(await its.run(MENU)).toEqual({ status: 'done', value: NOTHING });
    expect([its.store.commits, its.store.audit.length, its.store.get('counters/foods')]).toEqual([commits, audit, 4]);
  });

  it('G6 with 186 foods and 501 groups comes in whole, and again without doubles', async () => {
    const its = importingHouse();
    const first = await its.run({ ...largeMenu() });
    expect(first).toMatchObject({ value: { changed: [], groups: { added: 501, changed: 0 }, categories: 1 } });
    const countOf = (collection: string): number =>
      [...its.store.documents.keys()].filter((key) => key.startsWith(`${collection}/`)).length;
    const counts = (): unknown => ['foods', 'choices', 'choiceGroups'].map(countOf);
    expect(counts()).toEqual([1 + 186, 186, 501]);
    expect(its.store.get('counters/foods')).toBe(1 + 186);
    const before = structuredClone([...its.store.documents]);
    expect(await its.run({ ...largeMenu() })).toEqual({ status: 'done', value: { ...NOTHING, unchanged: 186 } });
    expect([...its.store.documents]).toEqual(before);
  });

  it('brings the pictures that the house has of it by now, for foods without one, and says which are missing', async () => {
    const its = importingHouse();
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
    const its = importingHouse();
    expect(await its.run(MENU, { dryRun: true })).toMatchObject({
      value: { unchanged: 0, categories: 1, groups: { added: 1 } },
    });
    expect([foodOf(its, 'gf-101'), its.known(), its.store.audit]).toEqual([null, NO_CATEGORIES, []]);
  });

  it('changes what its file says otherwise, and keeps what only the house says', async () => {
    const its = importingHouse();
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
    const its = importingHouse();
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
    const its = importingHouse();
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
    const its = importingHouse();
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
    const its = importingHouse();
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
      const its = importingHouse();
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
    const its = importingHouse();
    its.store.put('foods/old', aFood({ id: 'old', retiredAtMs: 1, hiddenAtMs: 1 }));
    expect(await its.run(menuOf({ id: 5, name: 'Pho', price: 11 }))).toMatchObject({
      value: { added: [], changed: [{ id: 'pho' }], same: [{ id: 'pho' }], hidden: [] },
    });
  });

  it('whose food was taken off the menu is none of another food of its name', async () => {
    const its = importingHouse();
    await its.run(MENU);
    await retireFood(its.ports, 'gf-201');
    its.store.put('foods/own', aFood({ id: 'own', name: 'Soup' }));
    expect(await its.run(MENU)).toMatchObject({ value: { same: [], retired: [{ id: 'gf-201' }], changed: [] } });
  });

  it('is refused whole where the house has another currency by now, or cannot hold it', async () => {
    const its = importingHouse();
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

  it('is refused where the house would have more groups than it can have, and not where it adds none', async () => {
    const its = importingHouse();
    for (let at = 1; at < 1000; at += 1) its.store.put(`choiceGroups/group-${at}`, aGroup({ id: `group-${at}` }));
    expect(await its.run(MENU)).toMatchObject({ value: { groups: { added: 1, changed: 0 } } });
    const more = { ...soup(), groups: [{ name: 'Bread', options: [topping(1, 'Rye', 1)] }] };
    expect(await its.run(menuOf(more))).toMatchObject({
      reason: 'MENU_TOO_LARGE',
      message: 'The menu would have 1001 groups of options; at most 1000 are possible.',
    });
    its.store.put('choiceGroups/group-0', aGroup({ id: 'group-0' })); // two were made at one moment
    expect(await its.run(menuOf(soup(6)))).toMatchObject({ value: { changed: [{ name: 'Soup' }] } });
  });

  it('comes in once, when two import it at once and when an answer is lost', async () => {
    const its = importingHouse();
    its.store.losesAnswer = true;
    const answers = await Promise.all([its.run(MENU), its.run(MENU)]);
    expect(answers.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(its.store.get('counters/foods')).toBe(4);
    expect(its.store.audit).toHaveLength(1);
  });

  it('leaves foods what their category has, gives it to new ones, and takes it for none of their own', async () => {
    const its = importingHouse();
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

  it('takes a food that goes to another category out of the groups of the one that it leaves', async () => {
    const its = importingHouse();
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
    const its = importingHouse();
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

  it('has each category once, also where the house has one of its name', async () => {
    const its = importingHouse();
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

  it.each([
    [{ categories: [] }, 'expected categories with foods that have a name and a price'],
    ['text', /expected record/],
  ])('that is none is refused with its field: %j', (file, problem) => {
    const parsed = parseImportMenuRequest({ format: 'gloriafood', file, supplier: 'Ann' }, 'USD');
    expect(parsed).toEqual({ ok: false, fields: { file: expect.stringMatching(problem) } });
  });
});
