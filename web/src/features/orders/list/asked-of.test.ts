import { onlyLineOf, type OrderLine } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { askedOf } from './asked-of.ts';

const EGG = { groupId: 'extras', id: 'egg', name: 'Egg', kitchenName: null, quantity: 2, eachMinor: 100 };
const PHO: OrderLine = {
  ...onlyLineOf(anOrder({ foodName: 'Pho' })),
  size: { id: 'l', name: 'Large', kitchenName: null },
  options: [EGG],
  note: 'No onions',
};

it('has options and notes of a line whose size is in the head, and the note of the order', () => {
  expect(askedOf({ lines: [PHO], note: 'Ring twice' })).toEqual({
    choices: ['2 × Egg'],
    notes: ['No onions', 'Ring twice'],
  });
});

it('names the food of a line where there are several, and has nothing of plain ones', () => {
  const tea = onlyLineOf(anOrder({ foodName: 'Tea' }));
  expect(askedOf({ lines: [PHO, tea], note: null })).toEqual({
    choices: ['Pho: Large, 2 × Egg'],
    notes: ['No onions'],
  });
  expect(askedOf({ lines: [tea], note: null })).toEqual({ choices: [], notes: [] });
});
