import { expect, it } from 'vitest';
import { aFood } from '../testing/index.ts';
import { readFoodTable } from './food-table.ts';
import { pairsByName } from './same-names.ts';

const menuOf = (...names: readonly string[]) =>
  readFoodTable({ rows: [['Id', 'Name', 'Price'], ...names.map((name, at) => [`${at}`, name, '9'])] }, 'USD');
const PHO = aFood();
const TEA = aFood({ id: 'tea', name: 'Tea' });

it.each([
  [['Pho', 'Cake'], [PHO, TEA], ['table-0 pho']],
  [
    [' pHO ', 'tea'],
    [PHO, TEA],
    ['table-0 pho', 'table-1 tea'],
  ],
  [['Pho', 'Pho'], [PHO], []], // which of them?
  [['Tea'], [TEA, { ...TEA, id: 'other' }], []],
  [['Tea'], [TEA, { ...TEA, id: 'table-0' }], []], // it is there by its id
  [['Cake', 'Tea'], [{ ...TEA, id: 'table-0' }], []], // another one by its id
])('of %j the house has by name', (names, foods, pairs) => {
  expect(pairsByName(menuOf(...names), foods).map(({ movedId, food }) => `${movedId} ${food.id}`)).toEqual(pairs);
});
