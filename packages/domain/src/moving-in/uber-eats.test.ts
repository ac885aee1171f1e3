import { describe, expect, it } from 'vitest';
import { readUberEats } from './uber-eats.ts';

const words = (text: string, language = 'en_us') => ({ translations: { [language]: text } });
const item = (id: string, name: string, price: number, more: object = {}) => ({
  id,
  title: words(name),
  price_info: { price, overrides: [] },
  ...more,
});
const entities = (...ids: readonly string[]) => ids.map((id) => ({ id, type: 'ITEM' }));
const uses = (...ids: readonly string[]) => ({ modifier_group_ids: { ids, overrides: [] } });
const many = (min_permitted: number, max_permitted: number) => ({
  quantity_info: { quantity: { min_permitted, max_permitted } },
});

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const on = (day_of_week: string, ...periods: readonly (readonly [string, string])[]) => ({
  day_of_week,
  time_periods: periods.map(([start_time, end_time]) => ({ start_time, end_time })),
});

/** A small house, written after the names of fields in Uber's documentation. */
const EXAMPLE = {
  menus: [{ id: 'all-day', title: words('All day'), category_ids: ['mains', 'drinks'], service_availability: [] }],
  categories: [
    { id: 'drinks', title: words('Drinks'), entities: entities('lemonade', 'pho') },
    { id: 'mains', title: words('Mains'), entities: entities('pho', 'curry') },
    { id: 'hidden', title: words('Of no menu'), entities: entities('curry') },
  ],
  items: [
    item('pho', 'Beef pho', 1250, {
      description: words('Rice noodles in a clear broth'),
      dietary_label_info: { labels: ['GLUTEN_FREE', 'KOSHER'] },
      ...uses('meat', 'extras'),
    }),
    item('curry', 'Green curry', 1100, { title: words('Grünes Curry', 'de_de'), ...uses('extras') }),
    item('lemonade', 'Lemonade', 350),
    item('rare', 'Rare beef', 0, uses('sauce')),
    item('brisket', 'Brisket', 100),
    item('egg', 'Egg', 150, {
      price_info: { price: 150, overrides: [{ context_type: 'MODIFIER_GROUP', context_value: 'extras', price: 120 }] },
      ...many(0, 2),
    }),
    item('herbs', 'Herbs', 50),
    item('hoisin', 'Hoisin', 0),
  ],
  modifier_groups: [
    { id: 'meat', title: words('Which meat'), ...many(1, 1), modifier_options: entities('rare', 'brisket') },
    { id: 'extras', title: words('Extras'), ...many(0, 0), modifier_options: entities('egg', 'herbs') },
    { id: 'sauce', title: words('Sauce'), ...many(0, 1), modifier_options: entities('hoisin') },
  ],
};

describe('a menu of Uber Eats', () => {
  it('leaves out the groups that no food has, and notes them', () => {
    const deep = { id: 'deep', title: words('Deep'), modifier_options: entities('herbs') };
    const alone = { id: 'alone', title: words('Alone'), modifier_options: entities('egg') };
    const many = Array.from({ length: 61 }, (_, at) => ({ ...alone, id: `many-${at}`, title: words(`Many ${at}`) }));
    const { groups, foods, notes } = readUberEats(
      {
        ...EXAMPLE,
        items: [
          ...EXAMPLE.items.map((one) => (one.id === 'hoisin' ? { ...one, ...uses('deep') } : one)),
          item('bowl', 'Bowl', 900, uses(...many.map(({ id }) => id))),
        ],
        categories: [...EXAMPLE.categories, { id: 'bowls', title: words('Bowls'), entities: entities('bowl') }],
        menus: [],
        modifier_groups: [...EXAMPLE.modifier_groups, deep, alone, ...many],
      },
      'EUR',
    );
    expect(foods.at(-1)?.uses).toHaveLength(60);
    expect(groups.map(({ name }) => name)).toEqual([
      'Sauce',
      'Which meat',
      'Extras',
      ...many.slice(0, 60).map(({ title }) => title.translations['en_us']),
    ]);
    expect(notes.slice(-4)).toEqual([
      { where: ['Bowls', 'Bowl'], trouble: 'too-many-groups', came: '61' },
      ...['Deep', 'Alone', 'Many 60'].map((name) => ({ where: [name], trouble: 'unused-group', came: name })),
    ]);
  });

  it('has foods by category, in the order of its menus, at prices in minor units', () => {
    const menu = readUberEats(EXAMPLE, 'EUR');
    expect(menu.categories.map(({ name }) => name)).toEqual(['Mains', 'Drinks']);
    expect(
      menu.foods.map(({ id, name, priceMinor, categoryId, tags }) => [id, name, priceMinor, categoryId, ...tags]),
    ).toEqual([
      ['ue-pho', 'Beef pho', 1250, 'ue-mains', 'gluten-free'],
      ['ue-curry', 'Grünes Curry', 1100, 'ue-mains'],
      ['ue-lemonade', 'Lemonade', 350, 'ue-drinks'],
    ]);
    expect(menu.foods[0]).toMatchObject({ description: 'Rice noodles in a clear broth', allergens: null, sizes: [] });
    expect([menu.format, menu.currency]).toEqual(['ubereats', 'EUR']);
    expect(menu.notes.map(({ where, trouble, came }) => [...where, trouble, came])).toEqual([
      ['Mains', 'Beef pho', 'unknown-tag', 'KOSHER'],
      ['Drinks', 'Beef pho', 'several-categories', 'Drinks'],
    ]);
  });

  it.each<readonly [string, readonly unknown[], unknown]>([
    ['always', [], []],
    ['always, every day said', DAYS.map((day) => on(day, ['00:00', '23:59'])), []],
    [
      'at the hours of its days',
      [on('monday', ['11:30', '14:00']), on('Sunday', ['17:00', '24:00']), on('tuesday', ['11:30', '14:00'])],
      [
        { days: [1, 2], from: '11:30', to: '14:00' },
        { days: [0], from: '17:00', to: '00:00' },
      ],
    ],
    ['at hours that nobody can read', [on('monday', ['noon', '14:00'])], null],
    ['at hours that overlap', [on('monday', ['11:00', '14:00'], ['13:00', '15:00'])], null],
    ['on a day that there is not', [on('holiday', ['11:00', '14:00'])], null],
  ])('is served %s', (_what, availability, served) => {
    const { foods, notes } = readUberEats(
      {
        ...EXAMPLE,
        menus: [{ id: 'm', title: words('Lunch'), category_ids: ['drinks'], service_availability: availability }],
      },
      'EUR',
    );
    const unread = notes.filter(({ trouble }) => trouble === 'at-times').map(({ where }) => where);
    expect([foods[0]?.served, unread]).toEqual([served ?? [], served === null ? [['Lunch']] : []]);
  });

  it('is served at the times of all menus that name its category', () => {
    const menu = (id: string, ...availability: readonly unknown[]) => ({
      id,
      title: words(id),
      category_ids: ['drinks'],
      service_availability: availability,
    });
    const [lunch, dinner] = [menu('l', on('friday', ['11:00', '14:00'])), menu('d', on('friday', ['18:00', '22:00']))];
    const servedBy = (...menus: readonly unknown[]): unknown =>
      readUberEats({ ...EXAMPLE, menus }, 'EUR').foods[0]?.served;
    expect(servedBy(lunch, dinner)).toEqual([
      { days: [5], from: '11:00', to: '14:00' },
      { days: [5], from: '18:00', to: '22:00' },
    ]);
    expect([servedBy(lunch, menu('all')), servedBy(menu('all'), lunch)]).toEqual([[], []]);
  });

  it('has groups that foods share, with prices of their place, and what an option asks', () => {
    const { foods, groups } = readUberEats(EXAMPLE, 'EUR');
    expect(foods.map(({ uses: used }) => used?.map(({ groupId }) => groupId))).toEqual([
      ['ue-meat', 'ue-extras'],
      ['ue-extras'],
      [],
    ]);
    const brief = groups.map(({ id, required, min, max, options }) => [
      id,
      required,
      min,
      max,
      options.map((one) => `${one.id} ${one.eachMinor} x${one.max} ${one.asks.join()}`.trim()).join(', '),
    ]);
    expect(brief).toEqual([
      ['ue-sauce', false, 0, 1, 'hoisin 0 x1'],
      ['ue-meat', true, 1, 1, 'rare-beef 0 x1 ue-sauce, brisket 100 x1'],
      ['ue-extras', false, 0, 3, 'egg 120 x2, herbs 50 x1'],
    ]);
  });

  it('says what it does not take', () => {
    const menu = readUberEats(
      {
        menus: [
          {
            id: 'm',
            title: words('Lunch'),
            category_ids: ['c'],
            service_availability: [{ day_of_week: 'monday', time_periods: [] }],
          },
        ],
        categories: [{ id: 'c', title: words('All'), entities: entities('free', 'odd', 'gone', 'nameless', 'long') }],
        items: [
          { id: 'free', title: words('Unpriced') },
          item('odd', 'Odd', 9.5),
          item('nameless', '', 100),
          item('long', 'L'.repeat(200), 100, uses('nothing', 'empty', 'most')),
          item('a', 'A', 10),
        ],
        modifier_groups: [
          { id: 'empty', title: words('Empty'), modifier_options: [] },
          { id: 'most', title: words('Most'), ...many(3, 5), modifier_options: entities('a') },
        ],
      },
      null,
    );
    expect(menu.notes.map(({ where, trouble }) => `${where.join(' > ').slice(0, 20)}: ${trouble}`)).toEqual([
      'Lunch: at-times',
      'All > Unpriced: no-price',
      'All > Odd: no-price',
      'All > gone: no-name',
      'All > nameless: no-name',
      expect.stringMatching(/^All > L+: long-name/),
      expect.stringMatching(/: no-name$/),
      expect.stringMatching(/: empty-group$/),
      expect.stringMatching(/: more-than-there-are$/),
    ]);
    expect(menu.foods.map(({ uses: used }) => used?.length)).toEqual([1]);
    expect(menu.groups).toMatchObject([{ id: 'ue-most', required: true, min: 1, max: 1 }]);
  });

  it.each([
    [null],
    [7],
    [{}],
    [{ items: 'none', categories: {} }],
    [{ items: [null, 7], categories: [null], modifier_groups: [7] }],
  ])('is read without an error from what is none: %j', (file) => {
    expect(readUberEats(file, 'EUR').foods).toEqual([]);
  });
});
