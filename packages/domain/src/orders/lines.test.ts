import { describe, expect, it } from 'vitest';
import { aChosenOption } from '../testing/builders.ts';
import { headOf, onlyLineOf, optionsText, PLAIN_LINE, portionsByFood, type OrderLine } from './lines.ts';

const PHO: OrderLine = {
  ...PLAIN_LINE,
  foodId: 'pho',
  name: 'Pho',
  image: '/p.webp',
  quantity: 2,
  eachMinor: 950,
  totalMinor: 1900,
};
const TEA: OrderLine = {
  ...PLAIN_LINE,
  foodId: 'tea',
  name: 'Tea',
  image: '/t.webp',
  quantity: 1,
  eachMinor: 300,
  totalMinor: 300,
};

describe('the head of an order', () => {
  it('is its only food', () => {
    expect(headOf([PHO])).toEqual({ foodId: 'pho', image: '/p.webp', foodName: '2 × Pho', priceMinor: 1900 });
  });

  it('is its first food, the number of the other lines, and the price of all', () => {
    expect(headOf([TEA, PHO, PHO])).toEqual({
      foodId: 'tea',
      image: '/t.webp',
      foodName: 'Tea and 2 more',
      priceMinor: 4100,
    });
  });

  it('does not exist without a line', () => {
    expect(() => headOf([])).toThrow('expected at least one line');
  });
});

it('an order without lines is one portion of its head', () => {
  const line = { ...TEA };
  expect(onlyLineOf(headOf([line]))).toEqual(line);
});

it('an asked option stands once, behind the option that asked it, where two groups have an option of that name', () => {
  const yes = (groupId: string): OrderLine['options'][number] => aChosenOption({ groupId, id: 'yes', name: 'Yes' });
  const asked = aChosenOption({ groupId: 'milk', id: 'oat', name: 'Oat', under: 'Yes' });
  expect(optionsText([yes('coffee'), asked, yes('cake')])).toBe('Yes (Oat), Yes');
  expect(optionsText([yes('cake'), yes('coffee'), asked])).toBe('Yes, Yes (Oat)');
});

it('portions of one food are counted together', () => {
  expect([...portionsByFood([PHO, TEA, PHO])]).toEqual([
    ['pho', 4],
    ['tea', 1],
  ]);
});
