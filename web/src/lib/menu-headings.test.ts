import { expect, it } from 'vitest';
import { headingBefore } from './menu-headings.ts';

it('a heading stands where a category begins, and before the foods of none', () => {
  const foods = ['rolls', 'soup', 'tea', 'pho'].map((id) => ({ id }));
  const categories = new Map([
    ['rolls', 'Starters'],
    ['soup', 'Starters'],
    ['tea', 'Drinks'],
  ]);
  const headings = (names: typeof categories): readonly string[] =>
    foods.map((_, index) => headingBefore(foods, index, names));
  expect(headings(categories)).toEqual(['Starters', '', 'Drinks', 'More']);
  expect(headings(new Map())).toEqual(['', '', '', '']);
});
