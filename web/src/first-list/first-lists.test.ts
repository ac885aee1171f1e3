import { expect, it } from 'vitest';
import { PAGES } from '../pages.ts';
import { firstListOf } from './first-lists.ts';

it('has orders for the Order List, and none for the kitchen, whose tickets need their lines, notes and allergens', () => {
  expect([firstListOf(PAGES.orderList.path)?.kind, firstListOf(PAGES.kitchen.path)]).toEqual(['decisions', null]);
});
