import { aFood } from '@foodhouse/domain/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { availableFirst } from '../../../data/menu.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { FoodPage } from '../../foods/food-page.ts';
import { useSettledFoods } from './use-settled-foods.ts';

const MENU = [
  aFood({ id: 'soup', quantity: 0 }),
  aFood({ id: 'rolls' }),
  aFood({ id: 'special', servedFrom: 'Tue 11:30' }),
  aFood({ id: 'salad' }),
  aFood({ id: 'cola', quantity: 0 }),
  aFood({ id: 'tea' }),
];
const CATEGORIES = new Map([
  ...MENU.slice(0, 4).map(({ id }) => [id, 'Food'] as const),
  ['cola', 'Drinks'],
  ['tea', 'Drinks'],
]);
const page = (items: FoodPage['items']): Loadable<FoodPage> => ({
  status: 'ready',
  value: { items, isFresh: true, next: null },
});
const idsOf = (foods: Loadable<FoodPage>): string =>
  foods.status === 'ready' ? foods.value.items.map(({ id }) => id).join(' ') : foods.status;

it('stands below what can be had, within its category and without any', () => {
  expect(availableFirst(MENU, CATEGORIES).map(({ id }) => id)).toEqual([
    'rolls',
    'salad',
    'soup',
    'special',
    'tea',
    'cola',
  ]);
  expect(availableFirst(MENU, new Map()).map(({ id }) => id)).toEqual([
    'rolls',
    'salad',
    'tea',
    'soup',
    'special',
    'cola',
  ]);
});

it('stays where it is while somebody looks, and is placed anew on another page', () => {
  const { result, rerender } = renderHook((foods: Loadable<FoodPage>) => useSettledFoods(foods, CATEGORIES, ''), {
    initialProps: { status: 'loading' },
  });
  expect(idsOf(result.current)).toBe('loading');
  rerender(page(MENU));
  expect(idsOf(result.current)).toBe('rolls salad soup special tea cola');
  const sold = MENU.map((food) => ({ ...food, quantity: food.id === 'rolls' ? 0 : 5 }));
  rerender(page(sold));
  expect(idsOf(result.current)).toBe('rolls salad soup special tea cola');
  rerender(page(sold.slice(1)));
  expect(idsOf(result.current)).toBe('salad rolls special cola tea');
});

it('stays where it is when the list becomes longer: what comes stands behind, within its category', () => {
  const all = new Map([
    ...CATEGORIES,
    ['stew', 'Food'],
    ['dumplings', 'Food'],
    ['juice', 'Drinks'],
    ['cake', 'Desserts'],
  ]);
  const { result, rerender } = renderHook((foods: Loadable<FoodPage>) => useSettledFoods(foods, all, ''), {
    initialProps: page(MENU.slice(0, 4)),
  });
  expect(idsOf(result.current)).toBe('rolls salad soup special');
  const sold = MENU.map((food) => ({ ...food, quantity: food.id === 'rolls' ? 0 : 5 }));
  const more = [...sold.slice(0, 4), aFood({ id: 'stew', quantity: 0 }), aFood({ id: 'dumplings' }), ...MENU.slice(4)];
  rerender(page(more));
  expect(idsOf(result.current)).toBe('rolls salad soup special dumplings stew tea cola');
  rerender(page([aFood({ id: 'cake' }), ...more, aFood({ id: 'juice' })]));
  expect(idsOf(result.current)).toBe('rolls salad soup special dumplings stew tea cola juice cake');
});

it('is placed anew in another list, though it has all of the one before, and with its food in another category', () => {
  const { result, rerender } = renderHook((listed: Parameters<typeof useSettledFoods>) => useSettledFoods(...listed), {
    initialProps: [page(MENU.slice(3, 4)), CATEGORIES, 'salad'],
  });
  expect(idsOf(result.current)).toBe('salad');
  rerender([page(MENU), CATEGORIES, '']);
  expect(idsOf(result.current)).toBe('rolls salad soup special tea cola');
  rerender([page(MENU), new Map([...CATEGORIES, ['rolls', 'Drinks']]), '']);
  expect(idsOf(result.current)).toBe('salad soup special rolls tea cola');
});
