import { describe, expect, it } from 'vitest';
import { aChosenOption, anOrder } from '../testing/builders.ts';
import { kitchenText, onlyLineOf, type OrderLine } from './lines.ts';
import { totalsOf } from './totals.ts';

const PHO = onlyLineOf(anOrder());
const FRIES: OrderLine = { ...PHO, foodId: 'fries', name: 'French Fries', kitchenName: 'FRIES', quantity: 2 };
const LARGE = { id: 'l', name: 'Large', kitchenName: null };
const MAYO = aChosenOption({ name: 'Mayonnaise', kitchenName: 'MAYO', quantity: 2, eachMinor: 50 });

describe('what a kitchen has to make', () => {
  it('is the portions of all orders together, by kitchen name, the most first', () => {
    const orders = [
      { lines: [PHO, FRIES] },
      { lines: [{ ...FRIES, quantity: 3, size: LARGE, options: [MAYO] }] },
      { lines: [{ ...PHO, foodId: 'other', name: 'Bento' }] },
    ];
    expect(totalsOf(orders)).toEqual([
      {
        name: 'FRIES',
        portions: 5,
        options: [
          { name: 'MAYO', portions: 6 },
          { name: 'Large', portions: 3 },
        ],
      },
      { name: 'Bento', portions: 1, options: [] },
      { name: 'Pho', portions: 1, options: [] },
    ]);
    expect(totalsOf([])).toEqual([]);
  });
});

describe('a line for the kitchen', () => {
  it('has the kitchen’s names, where there are any', () => {
    expect(kitchenText(PHO)).toBe('Pho');
    expect(kitchenText({ ...FRIES, size: LARGE })).toBe('2 × FRIES, Large');
    expect(kitchenText({ ...FRIES, size: { ...LARGE, kitchenName: 'XL' } })).toBe('2 × FRIES, XL');
  });
});
