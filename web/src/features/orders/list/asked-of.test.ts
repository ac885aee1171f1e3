import { onlyLineOf, type OrderLine } from '@foodhouse/domain';
import { aChosenOption, anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { askedLineOf, factsOf } from './asked-of.ts';

const EGG = aChosenOption({ groupId: 'extras', id: 'egg', name: 'Egg', quantity: 2, eachMinor: 100 });
const PHO: OrderLine = {
  ...onlyLineOf(anOrder({ foodName: 'Pho' })),
  size: { id: 'l', name: 'Large', kitchenName: null },
  options: [EGG],
  note: 'No onions',
};
const TEA = onlyLineOf(anOrder({ foodName: 'Tea' }));

it('has options and note of an only line, whose size is in the head, and none of several lines', () => {
  expect(factsOf({ lines: [PHO] })).toEqual({ chosen: '2 × Egg', note: 'No onions' });
  expect(factsOf({ lines: [PHO, TEA] })).toBeNull();
});

it('has a line with its number, its food, what was chosen and what its guest asks, without allergens', () => {
  const { quantity, name, chosen, note, contains } = askedLineOf({ ...PHO, quantity: 12 });
  expect([quantity, name, chosen, note, contains]).toEqual([12, 'Pho', 'Large, 2 × Egg', 'No onions', undefined]);
});
