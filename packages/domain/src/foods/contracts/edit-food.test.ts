import { describe, expect, it } from 'vitest';
import { foodFromDocument, foodToDocument } from '../food-documents.ts';
import { aFood } from '../../testing/builders.ts';
import { applyEdit } from './edit-food.ts';
import {
  editFoodSchema,
  parseEditFoodRequest,
  parseSaveFoodRequest,
  saveFoodSchema,
  toFoodDto,
  type EditFoodRequest,
} from './foods.ts';

const at = (millis: number): { toMillis: () => number } => ({ toMillis: () => millis });

/** A picture of the house's own. */
const OWN = `/api/pictures/${'a'.repeat(43)}`;
const PHO = aFood({ img: OWN });

/** Another value for every field of the contract: the compiler asks for one when a field is added. */
const CHANGES: Required<Omit<EditFoodRequest, 'currency'>> = {
  name: 'Pho bo',
  supplier: 'Minh Tran',
  price: 12.5,
  quantity: 9,
  description: 'With more basil.',
  img: '/img/food/other.webp',
  pictureText: 'Noodles in a blue bowl',
  mealtimes: ['dinner'],
  kitchenName: 'PHO',
  categoryId: 'soups',
  taxId: 'reduced',
  allergens: ['fish', 'soya'],
  tags: ['hot'],
  counted: false,
  lowAt: 8,
  par: { portions: 20, days: [0, 2] },
  served: [{ days: [2], from: '11:30', to: '14:00' }],
};

/** What the menu does not say. */
const OF_THE_HOUSE = new Set(['kitchenName', 'categoryId', 'taxId', 'counted', 'lowAt', 'par']);

describe('an edit of a food', () => {
  it.each(Object.keys(editFoodSchema().shape))('saves a new %s, and changes nothing else', (field) => {
    const sent = Object.fromEntries(Object.entries(CHANGES).filter(([name]) => name === field));
    const parsed = parseEditFoodRequest(sent);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
    const stored = foodFromDocument('pho', foodToDocument(applyEdit(PHO, parsed.value), at));
    const { price = 9.5, ...others } = sent;
    expect(stored).toEqual({ ...PHO, ...others, priceMinor: Number(price) * 100 });
    expect(Object.keys(sent)).toEqual([field]);
    const shown = Object.fromEntries(Object.entries(sent).filter(([name]) => !OF_THE_HOUSE.has(name)));
    expect(toFoodDto(stored)).toEqual({ ...toFoodDto(PHO), ...shown });
  });

  it('puts the food on sale again only when it sets the quantity', () => {
    const soldOut = aFood({ quantity: 0, putAside: 3 });
    expect(applyEdit(soldOut, { quantity: 8 })).toEqual(aFood({ quantity: 8 }));
    expect(applyEdit(soldOut, { name: 'Pho bo' })).toEqual({ ...soldOut, name: 'Pho bo' });
  });

  it('takes the text of a picture along with it, and leaves it beside another of the house’s own', () => {
    const said = aFood({ img: OWN, pictureText: 'Noodles in a blue bowl' });
    for (const img of ['/img/site/plate.webp', '/img/food/beef-pho.webp'])
      expect(applyEdit(said, { img })).toEqual({ ...said, img, pictureText: null });
    expect(applyEdit(said, { img: OWN.replaceAll('a', 'b') }).pictureText).toBe(said.pictureText);
    expect(applyEdit(said, { pictureText: null }).pictureText).toBeNull();
    expect(applyEdit(aFood(), { pictureText: 'A blue bowl' }).pictureText).toBeNull();
  });

  it.each([
    [' Noodles in a bowl ', 'Noodles in a bowl'],
    ['x'.repeat(120), 'x'.repeat(120)],
    [' ', null],
    ['x'.repeat(121), undefined],
    ['Noodles\nin a bowl', undefined],
    [7, undefined],
  ])('says of a picture at most 120 letters in one line: %j', (pictureText, read) => {
    const parsed = parseEditFoodRequest({ pictureText });
    expect(parsed.ok ? parsed.value.pictureText : undefined).toBe(read);
    expect(parsed.ok ? [] : Object.keys(parsed.fields)).toEqual(read === undefined ? ['pictureText'] : []);
  });

  it('takes the diets along that the new allergens contradict', () => {
    const fries = aFood({ allergens: [], tags: ['vegan', 'gluten-free'] });
    expect(applyEdit(fries, { allergens: ['gluten'] }).tags).toEqual(['vegan']);
  });
});

describe('a save of a food', () => {
  it('says all that an edit does, and the portions, the allergens, the choices and the version that it changes', () => {
    const more = ['version', 'change', 'declare', 'choices'];
    expect(Object.keys(saveFoodSchema().shape)).toEqual([...Object.keys(editFoodSchema().shape), ...more]);
  });

  it.each([
    [{ version: 3 }, 'body'],
    [{ quantity: 3, change: 1 }, 'change'],
    [{ version: -1, name: 'Pho' }, 'version'],
    [{ change: 0 }, 'change'],
    [{ choices: { sizes: [] } }, 'choices.groups'],
    [{ declare: {} }, 'declare'],
    [{ declare: { add: ['milk'], take: ['milk'] } }, 'declare'],
    [{ declare: { add: ['milk'] }, allergens: ['fish'] }, 'declare'],
    [{ declare: { add: ['sand'] } }, 'declare.add.0'],
  ])('%j is refused', (sent, field) => {
    const parsed = parseSaveFoodRequest(sent);
    expect(parsed.ok ? [] : Object.keys(parsed.fields)).toEqual([field]);
  });
});
