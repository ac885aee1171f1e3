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

/** Another value for every field of the contract: the compiler asks for one when a field is added. */
const CHANGES: Required<Omit<EditFoodRequest, 'currency'>> = {
  name: 'Pho bo',
  supplier: 'Minh Tran',
  price: 12.5,
  quantity: 9,
  description: 'With more basil.',
  img: '/img/food/other.webp',
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
    const stored = foodFromDocument('pho', foodToDocument(applyEdit(aFood(), parsed.value), at));
    const { price = 9.5, ...others } = sent;
    expect(stored).toEqual({ ...aFood(), ...others, priceMinor: Number(price) * 100 });
    expect(Object.keys(sent)).toEqual([field]);
    const shown = Object.fromEntries(Object.entries(sent).filter(([name]) => !OF_THE_HOUSE.has(name)));
    expect(toFoodDto(stored)).toEqual({ ...toFoodDto(aFood()), ...shown });
  });

  it('puts the food on sale again only when it sets the quantity', () => {
    const soldOut = aFood({ quantity: 0, putAside: 3 });
    expect(applyEdit(soldOut, { quantity: 8 })).toEqual(aFood({ quantity: 8 }));
    expect(applyEdit(soldOut, { name: 'Pho bo' })).toEqual({ ...soldOut, name: 'Pho bo' });
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
