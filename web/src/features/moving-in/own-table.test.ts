import { foodTableOf, NEW_SIZE, NO_CHOICES, type ChoiceGroup, type Currency, type TableFood } from '@foodhouse/domain';
import { aFood, aGroup, anOption } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { csvOf } from '../../ui/data-table/csv.ts';
import { ownTableColumns } from './own-table.ts';
import { readMenuText } from './read-menu.ts';

/** What people call foods, and what spreadsheets and files trip over. */
const TEXT = fc
  .array(
    fc.constantFrom(
      'Pho',
      ' ',
      '"',
      "'",
      ';',
      ',',
      '=1+1',
      '-',
      '+',
      '@SUM(A1)',
      '＝',
      '|',
      'شوربة',
      'שלום',
      '🍜',
      '1.234',
      'é',
      '<b>',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '');

const OWN = `/api/pictures/${'a'.repeat(43)}`;

const FOODS = fc
  .record({
    currency: fc.constantFrom<Currency>('USD', 'JPY', 'KWD'),
    foods: fc.uniqueArray(
      fc.record({
        name: TEXT,
        description: TEXT,
        pictureText: TEXT,
        category: TEXT,
        minor: fc.integer({ min: 1, max: 9_999_999 }),
      }),
      { minLength: 1, maxLength: 5, selector: ({ name }) => name.toLowerCase() },
    ),
    option: TEXT,
    size: TEXT,
    each: fc.integer({ min: -900, max: 90_000 }),
  })
  .map(({ currency, foods, option, size, each }) =>
    foods.map(({ name, description, pictureText, category, minor }, at): TableFood => {
      const group = aGroup({ options: [anOption({ name: option, eachMinor: each, allergens: null })] });
      const sizes = at === 1 ? [{ ...NEW_SIZE, id: 's', name: size, extraMinor: 0 }] : [];
      return {
        food: aFood({ id: `food-${at}`, name, description, img: OWN, pictureText, priceMinor: minor, currency }),
        choices: at === 0 ? { ...NO_CHOICES, groups: [group] } : { ...NO_CHOICES, sizes },
        category: category,
      };
    }),
  );

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['en-US', 'de-DE', 'fr-FR', 'ar-EG'])(
  'G5 the house’s own table is read as it was written, whatever foods are called, by a browser in %s',
  async (language) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    await fc.assert(
      fc.asyncProperty(FOODS, async (foods) => {
        const currency = foods[0]?.food.currency ?? 'USD';
        const [head = [], ...rows] = foodTableOf(foods);
        const read = await readMenuText(`\uFEFF${csvOf(rows, ownTableColumns(head))}`, currency);
        if (!read.ok) throw new Error(read.problem);
        const json = await readMenuText(JSON.stringify({ foodhouse: 1, menu: { rows: [head, ...rows] } }), currency);
        expect(json).toMatchObject({ ok: true, format: 'table', menu: read.menu });
        expect(read.menu.notes).toEqual([]);
        expect(
          read.menu.foods.map(({ id, name, description, pictureText, priceMinor }) => [
            id,
            name,
            description,
            pictureText,
            priceMinor,
          ]),
        ).toEqual(
          foods.map(({ food: { id, name, description, pictureText, priceMinor } }) => [
            id,
            name,
            description,
            pictureText,
            priceMinor,
          ]),
        );
        const categories = new Map(read.menu.categories.map(({ id, name }) => [id, name]));
        expect(
          read.menu.foods.map(({ sizes, categoryId }) => [sizes[0]?.name, categories.get(categoryId ?? '')]),
        ).toEqual(foods.map(({ choices: { sizes }, category }) => [sizes[0]?.name, category]));
        const optionsOf = (groups: readonly Pick<ChoiceGroup, 'options'>[]): unknown =>
          groups.flatMap(({ options }) => options.map(({ name, eachMinor }) => [name, eachMinor]));
        expect(optionsOf(read.menu.groups)).toEqual(optionsOf(foods.flatMap(({ choices }) => choices.groups)));
      }),
    );
  },
);
