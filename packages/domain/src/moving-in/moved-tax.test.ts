import { describe, expect, it } from 'vitest';
import { NO_CHOICES } from '../foods/choices.ts';
import { aFood } from '../testing/index.ts';
import { foodTableOf, readFoodTable } from './food-table.ts';
import { rateNamed, withTaxNotes } from './moved-tax.ts';

const FULL = { id: 'full', name: 'Full', share: 19_000 };
const LOW = { id: 'low', name: 'Réduit', share: 5500 };
const RATES = [FULL, LOW];

describe('the rate that a table names', () => {
  it.each([
    ['full', FULL],
    [' FULL ', FULL],
    ['19', FULL],
    ['19 %', FULL],
    ['19.0%', FULL],
    ['low', LOW],
    ['re\u0301duit', LOW],
    ['5,5%', LOW],
    ['5', null],
    ['0.19', null],
    ['', null],
  ])('is found by its id, name or percent: %j', (said, rate) => {
    expect(rateNamed(RATES, said)).toBe(rate);
  });

  it('is none of two with the same percent, and of a name that is another percent that one', () => {
    const twins = [FULL, { ...FULL, id: 'b', name: 'Food' }, { ...LOW, name: '19' }];
    expect([rateNamed(twins, '19%'), rateNamed(twins, '19')]).toEqual([null, twins[2]]);
  });

  it.each([
    ['names', RATES],
    ['one name, and ids', [FULL, { ...LOW, name: 'FULL' }]],
    ['a name that is the id of another', [{ ...FULL, name: 'low' }, LOW]],
  ])('is written so that it is found again, of rates with %s', (_what, rates) => {
    const foods = [null, 'full', 'low', 'gone'].map((taxId) => ({
      food: aFood({ taxId }),
      choices: NO_CHOICES,
      category: '',
    }));
    const [head = [], ...rows] = foodTableOf(foods, rates);
    const at = head.indexOf('tax');
    const [first, second] = rates;
    expect(rows.map((cells) => rateNamed(rates, cells[at] ?? ''))).toEqual([first, first, second, first]);
    expect(foodTableOf(foods)[0]).not.toContain('tax');
  });

  it('is noted with its line and those that there are, or once where there is none', () => {
    const rows = [
      ['Name', 'Price', 'Tax'],
      ['Pho', '9', '8 %'],
      ['Tofu', '8', 'Full'],
      ['Tea', '3', '7'],
    ];
    const menu = readFoodTable({ rows }, 'USD');
    const expected = 'Full, 19%; Réduit, 5.5%';
    expect(withTaxNotes(menu, RATES).notes).toEqual([
      { where: ['Pho'], line: 2, trouble: 'unknown-tax', came: '8 %', expected },
      { where: ['Tea'], line: 4, trouble: 'unknown-tax', came: '7', expected },
    ]);
    expect(withTaxNotes(menu, []).notes).toEqual([{ where: [], trouble: 'house-without-tax', came: '8 %' }]);
  });
});
