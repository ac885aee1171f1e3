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
const TEA = onlyLineOf(anOrder({ foodName: 'Tea' }));

const linesOf = (...lines: OrderLine[]) =>
  askedOf({ lines }).lines.map(({ quantity, name, chosen, note }) => [quantity, name, chosen, note]);

it('has options and note of an only line, whose size is in the head', () => {
  expect(askedOf({ lines: [PHO] })).toEqual({ facts: { chosen: '2 × Egg', note: 'No onions' }, lines: [] });
});

it('has each of several lines with its number, but not a first one that the head says whole', () => {
  expect(linesOf(PHO, { ...TEA, quantity: 12 })).toEqual([
    [1, 'Pho', 'Large, 2 × Egg', 'No onions'],
    [12, 'Tea', '', null],
  ]);
  expect(linesOf(TEA, { ...PHO, quantity: 3 }, TEA)).toEqual([
    [3, 'Pho', 'Large, 2 × Egg', 'No onions'],
    [1, 'Tea', '', null],
  ]);
  expect(linesOf({ ...TEA, note: 'Hot' }, TEA).map(([, , , note]) => note)).toEqual(['Hot', null]);
  expect(linesOf(TEA)).toEqual([]);
});

it('has lines that read alike as often as they were ordered, each with its own note', () => {
  expect(linesOf(PHO, { ...PHO, note: 'No mint' }).map(([, , , note]) => note)).toEqual(['No onions', 'No mint']);
});
