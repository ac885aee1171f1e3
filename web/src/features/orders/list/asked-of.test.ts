import { onlyLineOf, type OrderLine } from '@foodhouse/domain';
import { aChosenOption, anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { askedOf } from './asked-of.ts';

const EGG = aChosenOption({ groupId: 'extras', id: 'egg', name: 'Egg', quantity: 2, eachMinor: 100 });
const PHO: OrderLine = {
  ...onlyLineOf(anOrder({ foodName: 'Pho' })),
  size: { id: 'l', name: 'Large', kitchenName: null },
  options: [EGG],
  note: 'No onions',
};

it('has options and notes of a line whose size is in the head, and the note of the order', () => {
  expect(askedOf({ lines: [PHO], note: 'Ring twice' })).toEqual({
    lines: ['2 × Egg'],
    notes: ['No onions', 'Ring twice'],
  });
});

it('has each of several lines with its number, but not a first one that the head says whole', () => {
  const tea = onlyLineOf(anOrder({ foodName: 'Tea' }));
  expect(askedOf({ lines: [PHO, { ...tea, quantity: 12 }], note: null })).toEqual({
    lines: ['Pho, Large: 2 × Egg', '12 × Tea'],
    notes: ['No onions'],
  });
  expect(askedOf({ lines: [tea, { ...PHO, quantity: 3 }, tea], note: null }).lines).toEqual([
    '3 × Pho, Large: 2 × Egg',
    'Tea',
  ]);
  expect(askedOf({ lines: [tea], note: null })).toEqual({ lines: [], notes: [] });
});

it('has lines that read alike as often as they were ordered', () => {
  expect(askedOf({ lines: [PHO, { ...PHO, note: 'No mint' }], note: null })).toEqual({
    lines: ['Pho, Large: 2 × Egg', 'Pho, Large: 2 × Egg'],
    notes: ['No onions', 'No mint'],
  });
});
