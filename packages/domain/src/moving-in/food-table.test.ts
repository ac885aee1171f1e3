import { describe, expect, it } from 'vitest';
import { NO_CHOICES } from '../foods/choices.ts';
import type { Food } from '../foods/food-fields.ts';
import { plainGroup } from '../foods/food-groups.ts';
import { aFood, aGroup, anOption, aSize } from '../testing/index.ts';
import { foodTableOf, readFoodTable } from './food-table.ts';
import { heldFoods } from './moved-foods.ts';
import type { MovedMenu } from './moved-menu.ts';

/** A table as it is written here: cells between bars. */
function read(text: string, house: string | null = 'USD'): MovedMenu {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return readFoodTable({ rows }, house);
}

const brief = ({ foods }: MovedMenu): unknown =>
  foods.map(({ id, name, priceMinor, categoryId, sizes }) => [
    id,
    name,
    priceMinor,
    categoryId,
    sizes.map((size) => `${size.id} ${size.extraMinor}`).join(', '),
  ]);

describe('a table of foods', () => {
  it('is told by the names of its columns, in any order', () => {
    const menu = read(`
      Category | Price  | Name | Description         | Allergens    | Diets
      Soups    | 9.50   | Pho  | Beef & rice noodles | fish, Gluten | 
               | $12,50 | Tofu |                     |              | vegan`);
    expect(brief(menu)).toEqual([
      ['table-pho', 'Pho', 950, 'table-soups', ''],
      ['table-tofu', 'Tofu', 1250, null, ''],
    ]);
    expect(menu.foods[0]).toMatchObject({
      description: 'Beef & rice noodles',
      allergens: ['gluten', 'fish'],
      tags: [],
    });
    expect(menu.foods[1]).toMatchObject({ allergens: null, tags: ['vegan'] });
    expect([menu.categories, menu.notes]).toEqual([[{ id: 'table-soups', name: 'Soups' }], []]);
  });

  it('takes a size that names no food for one of the food above it', () => {
    const menu = read(`
      Name | Size  | Price | Category
           | Tiny  | 1     |
      Pho  | Small | 9.50  | Soups
           | Large | 11.50 |
           |       | 5     |
      Tofu |       | 8     |`);
    expect(brief(menu)).toEqual([
      ['table-pho', 'Pho', 950, 'table-soups', 'small 0, large 200'],
      ['table-tofu', 'Tofu', 800, null, ''],
    ]);
    expect(menu.notes).toMatchObject([
      { line: 2, trouble: 'no-name' },
      { line: 5, trouble: 'no-name' },
    ]);
  });

  it('says that a size has no price, and loses none in silence', () => {
    const menu = read(`
      Name | Size         | Price
      Pho  | Small        | 9.50
           | Large        |
      Tea  | Small, Large |
      Tea  | Small        | 3
      Cake |              |
      Cake |              |
      Pie  | Small        |
           | Large        |`);
    expect(menu.foods.map(({ name }) => name)).toEqual(['Pho', 'Tea']);
    expect(menu.notes).toMatchObject([
      { line: 3, trouble: 'no-price' },
      { line: 6, trouble: 'no-price' },
      { line: 8, trouble: 'no-price' },
      { line: 9, trouble: 'no-price' },
    ]);
  });

  it('says how many portions there are, and the tax as it is written, of all sizes once', () => {
    const menu = read(`
      Name | Size  | Price | Tax     | Portions
      Pho  | Small | 9.50  | Reduced | 12
      Pho  | Large | 11.50 | Full    | 12
      Tofu |       | 8     |         | some
      Soup | Small | 5     |         |
           | Large | 6     | 7 %     | 3
           | Huge  | 7     | 7 %     | 4
      Cake |       | 4     |         | 100001
      Tea  |       | 3     |         | 0`);
    expect(menu.foods.map(({ name, tax, portions }) => [name, tax, portions])).toEqual([
      ['Pho', { said: 'Reduced', line: 2 }, 12],
      ['Tofu', undefined, undefined],
      ['Soup', { said: '7 %', line: 6 }, 3],
      ['Cake', undefined, undefined],
      ['Tea', undefined, 0],
    ]);
    expect(menu.notes).toEqual([
      { where: ['Pho'], line: 3, trouble: 'other-tax', came: 'Full' },
      { where: ['Tofu'], line: 4, trouble: 'no-portions', came: 'some' },
      { where: ['Soup'], line: 7, trouble: 'other-portions', came: '4' },
      { where: ['Cake'], line: 8, trouble: 'no-portions', came: '100001' },
    ]);
  });

  it('has the same ids in any order, whatever the script of its names and however long they are', () => {
    const long = 'Slow-braised short rib with winter roots and pickled';
    const names = ['ต้มยำ', 'ผัดไทย', 'Борщ', 'Щи', `${long} walnuts`, `${long} plums`, 'Crème brûlée', 'Creme brulee'];
    const lines = names.map((name) => [name, '9', `${name}!`]);
    const idsOf = (rows: readonly (readonly string[])[]): ReadonlyMap<string, string> => {
      const { foods, categories, notes } = readFoodTable({ rows }, 'USD');
      expect(notes).toEqual([]);
      const places = new Map(categories.map(({ id, name }) => [id, name]));
      for (const { name, categoryId } of foods) expect(places.get(categoryId ?? '')).toBe(`${name}!`);
      return new Map(foods.map(({ id, name }) => [name, id]));
    };
    const ids = idsOf(lines);
    expect(new Set(ids.values()).size).toBe(names.length);
    for (const id of ids.values()) expect(id).toMatch(/^table-[a-z0-9-]{1,34}$/);
    expect(new Map([...idsOf(lines.toReversed())].toReversed())).toEqual(ids);
  });

  it('takes no new line for a food that it names by its id', () => {
    const menu = read('Food id | Name | Price\n | Pho | 8\ntable-pho | Pho with beef | 9');
    expect(brief(menu)).toEqual([
      ['table-pho-2', 'Pho', 800, null, ''],
      ['table-pho', 'Pho with beef', 900, null, ''],
    ]);
  });

  it('without a head has name, price, category and description', () => {
    expect(brief(read('Pho | 9.50 | Soups | Beef\nTea | 3'))).toEqual([
      ['table-pho', 'Pho', 950, 'table-soups', ''],
      ['table-tea', 'Tea', 300, null, ''],
    ]);
  });

  it.each([
    [
      'Square',
      `Token | Item Name | Variation Name | Description | Reporting Category | Price | Tax - Sales
       A1    | Pizza     | Small          | Tomato      | Mains              | 7.00  | Y
       A1    | Pizza     | Large          | Tomato      | Mains              | 11.00 | Y
       A2    | Water     | Regular        |             | Drinks             | 2.00  | Y`,
      ['table-a1', 'table-a2'],
      ['Tax - Sales'],
    ],
    [
      'Loyverse',
      `Handle | SKU   | Name  | Category | Description | Option 1 name | Option 1 value | Price [Bar] | Cost
       pizza  | 10001 | Pizza | Mains    | Tomato      | Size          | Small          | 7.00        | 2
       pizza  | 10002 |       |          |             |               | Large          | 11.00       | 3
       water  | 10003 | Water | Drinks   |             |               |                | 2.00        | 1`,
      ['table-pizza', 'table-water'],
      ['SKU', 'Option 1 name', 'Cost'],
    ],
    [
      'WooCommerce',
      `Type      | SKU   | Name  | Short description | Categories      | Regular price | Parent | Attribute 1 value(s)
       variable  | pizza | Pizza | Tomato            | Food > Mains    |               | pizza  | Small, Large
       variation |       | Pizza |                   |                 | 7             | pizza  | Small
       variation |       | Pizza |                   |                 | 11            | pizza  | Large
       simple    | water | Water |                   | Drinks, Specials | 2            | water  | `,
      ['table-pizza', 'table-water'],
      ['Type', 'SKU'],
    ],
  ])('as %s exports it has sizes of one food in several lines', (_system, text, [pizza, water], unknown) => {
    const menu = read(text);
    expect(brief(menu)).toEqual([
      [pizza, 'Pizza', 700, 'table-mains', 'small 0, large 400'],
      [water, 'Water', 200, 'table-drinks', ''],
    ]);
    expect(menu.foods[0]?.description).toBe('Tomato');
    expect(menu.notes).toEqual(unknown.map((came) => ({ where: [], trouble: 'unknown-column', came })));
  });

  it('takes the names that people write over their own columns; a cost beside a price is none', () => {
    const menu = read(`
      Section | Item | Cost | Stock
      Soups   | Pho  | 9.50 | 12`);
    expect(brief(menu)).toEqual([['table-pho', 'Pho', 950, 'table-soups', '']]);
    expect([menu.foods[0]?.portions, menu.notes]).toEqual([12, []]);
    const both = read(`
      Cost | Dish | Price | Quantity
      2    | Pho  | 9.50  | 12`);
    expect([both.foods[0]?.priceMinor, both.foods[0]?.portions]).toEqual([950, 12]);
  });

  it('says line by line what it does not take', () => {
    const menu = read(`
      Name | Price    | Size  | Allergens
      Pho  | 12,-     |       | peanut
      Pho  | 13       |       |
           | 9        |       |
      Tea  | variable |       | moon dust
      Cake |          |       |
      Soup | 4        | Small |
      Soup | 5        | small |
      Ale  | -3       |       | `);
    expect(brief(menu)).toEqual([
      ['table-pho', 'Pho', 1200, null, ''],
      ['table-soup', 'Soup', 400, null, 'small 0'],
    ]);
    expect(menu.foods[0]?.allergens).toEqual(['peanuts']);
    expect(menu.notes.map(({ where, line, trouble, came }) => [line, ...where, trouble, came])).toEqual([
      [3, 'Pho', 'same-id', 'Pho'],
      [4, 'no-name', ''],
      [5, 'Tea', 'no-price', 'variable'],
      [6, 'Cake', 'no-price', ''],
      [8, 'Soup', 'same-id', 'Soup'],
      [9, 'Ale', 'no-price', '-3'],
    ]);
  });

  it.each([
    ['9 €', null, 'EUR'],
    ['£9', null, 'GBP'],
    ['9 CHF', null, 'CHF'],
    ['9', null, 'USD'],
    ['9', 'JPY', 'JPY'],
  ])('with %j in a house with %j is in %s', (price, house, currency) => {
    const menu = read(`Name | Price\nPho | ${price}`, house);
    expect([menu.currency, menu.foods.length]).toEqual([currency, 1]);
  });

  it.each([
    ['French', 'Nom | Prix TTC | Catégorie | Taille | Allergènes'],
    ['French without accents', 'PLAT | PRIX (€) | CATEGORIE | TAILLE | ALLERGENES'],
    ['German', 'Bezeichnung | Preis in € | Kategorie | Größe | Allergene'],
    ['German of an older till', 'Artikel | Verkaufspreis | Warengruppe | Groesse | Allergene'],
    ['Spanish', 'Nombre | Precio | Categoría | Tamaño | Alérgenos'],
    ['Italian', 'Nome | Prezzo (EUR) | Categoria | Dimensione | Allergeni'],
  ])('has heads in %s', (_language, head) => {
    const menu = read(`${head}\nPho | 9,50 | Soups | Small | fish\nPho | 11,00 | | Large |`, 'EUR');
    expect(brief(menu)).toEqual([['table-pho', 'Pho', 950, 'table-soups', 'small 0, large 150']]);
    expect([menu.foods[0]?.allergens, menu.notes]).toEqual([['fish'], []]);
  });

  const notesOf = ({ notes }: MovedMenu): unknown => notes.map(({ line, trouble, came }) => [line, trouble, came]);

  it('has thousands as its other prices say it, and refuses what none says', () => {
    const menu = read('Name | Price\nFeast | 1.234,50\nLunch | 1.234\nTea | 3');
    expect(menu.foods.map(({ priceMinor }) => priceMinor)).toEqual([123_450, 123_400, 300]);
    const unclear = read('Name | Price\nLunch | 1.234\nTea | 3');
    expect(unclear.foods.map(({ name }) => name)).toEqual(['Tea']);
    expect(notesOf(unclear)).toEqual([[2, 'unclear-price', '1.234']]);
  });

  it.each([
    [
      'Name | Price\nPho | $9\nTea | 3 €\nAle | £4',
      'USD',
      ['Pho'],
      [
        [3, '3 €'],
        [4, '£4'],
      ],
    ],
    ['Name | Price\nPho | 9 €\nTea | 3 €\nAle | $4', null, ['Pho', 'Tea'], [[4, '$4']]],
    ['Name | Price | Currency\nPho | 9 | EUR\nTea | 3 | GBP', 'EUR', ['Pho'], [[3, '3']]],
    ['Name | Price\nPho | A$9\nTea | $3\nAle | USD 4', 'AUD', ['Pho', 'Tea'], [[4, 'USD 4']]],
  ] as const)('in two currencies has none of the second: %j', (text, house, names, left) => {
    const menu = read(text, house);
    expect(menu.foods.map(({ name }) => name)).toEqual(names);
    expect(notesOf(menu)).toEqual(left.map(([line, came]) => [line, 'two-currencies', came]));
  });

  it.each([
    ['Name | Price\nPho | 9,50 €\nTea | 3', 'EUR'],
    ['Name | Preis (EUR)\nPho | 9,50\nTea | 3', 'EUR'],
    ['Name | Price | Currency\nPho | 9.50 | gbp\nTea | 3 | GBP', 'GBP'],
  ])('in another currency than the house is taken as it stands, and says so: %j', (text, came) => {
    const menu = read(text);
    expect([menu.currency, menu.foods.map(({ priceMinor }) => priceMinor)]).toEqual(['USD', [950, 300]]);
    expect(notesOf(menu)).toEqual([[undefined, 'other-currency', came]]);
  });

  it.each([
    [null, ['not-a-table']],
    [{ rows: 'none' }, ['not-a-table']],
    [{ rows: [] }, ['not-a-table']],
    [{ rows: [['Pho'], ['Tea']] }, ['not-a-table']],
    [
      {
        rows: [
          ['Dear guests', ' our soup is hot'],
          ['and our tea', ' too', ' is'],
        ],
      },
      ['not-a-table'],
    ],
    [
      {
        rows: [
          ['Name', 'Price'],
          ['Pho', 'cheap'],
        ],
      },
      ['no-price'],
    ],
    [{ rows: [[null, 7, {}], 'text', ['Pho', '9']] }, []],
  ])('is read without an error from what is none: %j', (file, troubles) => {
    expect(readFoodTable(file, 'USD').notes.map(({ trouble }) => trouble)).toEqual(troubles);
  });

  it('of more foods than come in at once says so', () => {
    const rows = Array.from({ length: 1001 }, (_, food) => [`Food ${food}`, '9']);
    const menu = readFoodTable({ rows }, 'USD');
    expect([menu.foods.length, menu.notes]).toEqual([1000, [{ where: [], trouble: 'too-many-foods', came: '1001' }]]);
  });

  it('of more lines than a menu has is not read', () => {
    const menu = readFoodTable({ rows: Array.from({ length: 20_001 }, () => ['Pho', '9']) }, 'USD');
    expect([menu.foods, menu.notes]).toEqual([[], [{ where: [], trouble: 'too-many-lines', came: '20001' }]]);
  });
});

describe('the options of a table', () => {
  const briefOf = ({ foods, groups }: MovedMenu): unknown => [
    foods.map(({ name, uses }) => [name, uses?.map(({ groupId }) => groupId) ?? null]),
    groups.map(({ id, required, min, max, options }) => [
      id,
      `${required} ${min}-${max}`,
      options.map((one) => {
        const sizes = Object.entries(one.eachMinorBySize).map(([size, minor]) => ` ${size} ${minor}`);
        return `${one.id} ${one.eachMinor}${sizes.join('')} ${one.default}/${one.max}`;
      }),
    ]),
  ];

  it('stand below a food, and are one group for foods that have the same', () => {
    const menu = read(`
      Name  | Price | Group    | Choose | Option | Times
      Pizza | 9     |          |        |        |
            | 1.50  | Toppings | 0 to 3 | Ham    | 3
            | 0.50  | Toppings |        | Olives | 1 of 2
            |       | Crust    | 1      | Thin   |
            | -1    | Crust    |        | None   |
      Pasta | 8     |          |        |        |
            | 1.50  | Toppings | 0 to 3 | Ham    | 3
            | 0.50  | Toppings |        | Olives | 1 of 2
      Tea   | 3     |          |        |        | `);
    expect(briefOf(menu)).toEqual([
      [
        ['Pizza', ['table-toppings', 'table-crust']],
        ['Pasta', ['table-toppings']],
        ['Tea', null],
      ],
      [
        ['table-toppings', 'false 0-3', ['ham 150 0/3', 'olives 50 1/2']],
        ['table-crust', 'true 1-1', ['thin 0 0/1', 'none -100 0/1']],
      ],
    ]);
    expect(menu.notes).toEqual([]);
  });

  it('stand once for foods that name their group, with a price for each size', () => {
    const menu = read(`
      Name  | Size  | Price | Choices          | Group id | Group    | Choose         | Option id | Option
      Pizza | Small | 9     | top, Sauces      |          |          |                |           |
      Pizza | Large | 12    |                  |          |          |                |           |
      Soup  |       | 5     | top; Bread       |          |          |                |           |
            |       | 1     |                  | top      | Toppings | none or 2 to 3 | h         | Ham
            | Large | 1.50  |                  | top      |          |                | h         |
            |       | cheap |                  | top      |          |                |           | Gold
            |       |       |                  | sau      | Sauces   | must 0 to 2    |           | Aioli`);
    expect(briefOf(menu)).toEqual([
      [
        ['Pizza', ['top', 'sau']],
        ['Soup', null],
      ],
      [
        ['top', 'false 2-3', ['h 100 large 150 0/1']],
        ['sau', 'true 0-2', ['aioli 0 0/1']],
      ],
    ]);
    expect(menu.notes.map(({ line, trouble, came }) => [line, trouble, came])).toEqual([
      [7, 'no-price', 'cheap'],
      [4, 'unknown-group', 'Bread'],
    ]);
  });

  it('stay out where no food names them, and are noted', () => {
    const menu = read(`
      Name  | Price | Choices | Group id | Group  | Option
            | 0.20  |         |          | Straws | Paper
      Pizza | 9     | Sauces  |          |        |
      Cake  | cheap |         |          |        |
            | 1     |         |          | Cream  | Whipped
            | 1     |         | sau      | Sauces | Aioli
            | 1     |         |          | Dips   | Garlic`);
    expect(briefOf(menu)).toEqual([[['Pizza', ['sau']]], [['sau', 'false 0-1', ['aioli 100 0/1']]]]);
    expect(menu.notes).toEqual([
      { where: ['Cake'], line: 4, trouble: 'no-price', came: 'cheap' },
      { where: [], line: 2, trouble: 'unused-group', came: 'Straws' },
      { where: [], line: 5, trouble: 'unused-group', came: 'Cream' },
      { where: [], line: 7, trouble: 'unused-group', came: 'Dips' },
    ]);
  });

  it('of the house, which have an id, change though no food of the table names them: its foods may have them', () => {
    const menu = read(`
      Name | Price | Choices | Group id | Group | Option
      Tea  | 3     |         |          |       |
           | 0.70  |         | with     | With  | Milk`);
    expect(menu.groups).toMatchObject([{ id: 'with', options: [{ name: 'Milk', eachMinor: 70 }] }]);
    expect([menu.foods[0]?.uses, menu.notes]).toEqual([null, []]);
  });

  it('are named in brackets by foods whose options ask for them', () => {
    const menu = read(`
      Name | Price | Choices            | Group id | Group   | Option
      Tea  | 3     | with, (sorts)      |          |         |
      Cake | 4     | (Large), (nothing) |          |         |
           |       |                    | with     | With    | Milk
           |       |                    | sorts    | Sorts   | Oat
           |       |                    | l        | (Large) | Fork`);
    expect(menu.foods.map(({ uses }) => uses?.map(({ groupId }) => groupId))).toEqual([['with'], undefined]);
    expect(menu.groups.map(({ id }) => id)).toEqual(['with', 'sorts', 'l']);
    expect(menu.notes).toEqual([{ where: ['Cake'], line: 3, trouble: 'unknown-group', came: '(nothing)' }]);
  });

  it('are found by an id before a name that is the same', () => {
    const menu = read(`
      Name | Price | Choices | Group id | Group | Option
      Tea  | 3     | dip     |          |       |
      Cake | 4     | other   |          |       |
           |       |         | other    | Dip   | Garlic
           |       |         | dip      | Sauce | Hot`);
    expect(menu.foods.map(({ uses }) => uses?.map(({ groupId }) => groupId))).toEqual([['dip'], ['other']]);
  });

  it.each([
    { required: true, min: 1, max: 1 },
    { required: true, min: 0, max: 3 },
    { required: false, min: 0, max: 5 },
    { required: false, min: 2, max: 4 },
  ])('come back as they were written: %j', (limits) => {
    const options = [
      anOption({ allergens: null }),
      anOption({ id: 'other-id', name: '=Hot, or; "not"', eachMinor: -50, max: 3, default: 1, allergens: null }),
      anOption({ id: 'big', name: 'Mild ', eachMinor: 100, eachMinorBySize: { large: 150, l: 0 }, allergens: null }),
    ];
    const groups = [aGroup({ ...limits, options }), aGroup({ id: 'asked', name: 'Sauce', options, isAsked: true })];
    const sizes = [aSize(), aSize({ id: 'l', name: 'Large', extraMinor: 300 })];
    const choices = { ...NO_CHOICES, sizes, groups };
    const rows = foodTableOf([
      { food: aFood(), choices, category: '' },
      { food: aFood({ id: 'tea', name: 'Tea' }), choices: { ...choices, groups: [] }, category: 'Drinks' },
    ]);
    const menu = readFoodTable({ rows }, 'USD');
    expect(menu.notes).toEqual([]);
    const named = groups.map((group) => plainGroup(group));
    expect(menu.groups).toEqual(
      named.map((group) => ({ ...group, options: group.options.map((one) => ({ ...one, name: one.name.trim() })) })),
    );
    expect(menu.foods.map(({ uses }) => uses?.map(({ groupId }) => groupId) ?? null)).toEqual([['sauce'], null]);
  });
});

describe('hidden foods of a table', () => {
  it('are told by a word, in a line of the food', () => {
    const menu = read(`
      Name | Size  | Price | Hidden
      Pho  |       | 9.50  | Yes
      Tofu |       | 8     | no
      Soup |       | 8     |
      Cake | Small | 3     |
      Cake | Large | 4     | x
      Dal  |       | 6     | Sí
      Tea  |       | 2     | in May`);
    expect(menu.foods.flatMap(({ name, hidden = false }) => (hidden ? [name] : []))).toEqual(['Pho', 'Cake', 'Dal']);
    expect(menu.notes).toEqual([{ where: ['Tea'], line: 8, trouble: 'unclear-hidden', came: 'in May' }]);
  });

  it('are a column where there is one, and come in hidden', () => {
    const line = (food: Food) => ({ food, choices: NO_CHOICES, category: '' });
    const tea = line(aFood({ id: 'tea', name: 'Tea' }));
    expect(foodTableOf([tea])[0]).not.toContain('hidden');
    const menu = readFoodTable({ rows: foodTableOf([tea, line(aFood({ retiredAtMs: 5, hiddenAtMs: 5 }))]) }, 'USD');
    const held = heldFoods(menu, { supplier: 'Ann', atMs: 9 });
    expect(held.map(({ food: { id, hiddenAtMs, retiredAtMs } }) => [id, hiddenAtMs, retiredAtMs])).toEqual([
      ['tea', null, null],
      ['pho', 9, 9],
    ]);
  });
});

describe('what the pictures of a table show', () => {
  it('is a column where one is the house’s own, and is read as it was written', () => {
    const own = aFood({ img: `/api/pictures/${'a'.repeat(43)}` });
    const line = (food: Food) => ({ food, choices: NO_CHOICES, category: '' });
    const tea = line(aFood({ id: 'tea', name: 'Tea' }));
    expect(foodTableOf([tea])[0]).not.toContain('picture text');
    expect(foodTableOf([line(own), tea])[0]).toContain('picture text');
    const rows = foodTableOf([line({ ...own, pictureText: '=Noodles, "blue" bowl' }), tea]);
    const menu = readFoodTable({ rows }, 'USD');
    expect(menu.notes).toEqual([]);
    expect(menu.foods.map(({ pictureText }) => pictureText)).toEqual(['=Noodles, "blue" bowl', undefined]);
  });

  it('is also what shops call the text of a picture, and is cut', () => {
    const menu = read(`
      Name | Price | Image Alt Text
      Pho  | 9.50  | ${'x'.repeat(130)}`);
    expect(menu.foods.map(({ pictureText }) => pictureText)).toEqual(['x'.repeat(120)]);
  });
});
