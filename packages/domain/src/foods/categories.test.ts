import { describe, expect, it } from 'vitest';
import { categoryOf, countedIn, inCategories } from './categories.ts';

const categories = [
  { id: 'starters', name: 'Starters' },
  { id: 'drinks', name: 'Drinks' },
];
const food = (id: string, categoryId: string | null): { id: string; categoryId: string | null } => ({ id, categoryId });

describe('the menu by categories', () => {
  it('has them in the order of the house, foods of none last, and within each as they were', () => {
    const menu = [food('tea', 'drinks'), food('rolls', 'starters'), food('pho', null), food('soup', 'starters')];
    expect(inCategories(menu, { categories }).map((placed) => [placed.food.id, placed.category])).toEqual([
      ['rolls', 'Starters'],
      ['soup', 'Starters'],
      ['tea', 'Drinks'],
      ['pho', null],
    ]);
  });

  it('counts the foods of each', () => {
    const foods = [food('tea', 'drinks'), food('pho', null), food('mango-lassi', 'drinks')];
    expect(countedIn({ version: 3, categories, groupIds: { drinks: ['milk'] } }, foods)).toEqual({
      version: 3,
      categories: [
        { id: 'starters', name: 'Starters', foods: 0 },
        { id: 'drinks', name: 'Drinks', foods: 2, groupIds: ['milk'] },
      ],
    });
  });

  it('has a food of a removed category in none', () => {
    expect(categoryOf(food('tea', 'drinks'), { categories })).toBe(categories[1]);
    expect([food('pho', 'gone'), food('pho', null)].map((one) => categoryOf(one, { categories }))).toEqual([
      null,
      null,
    ]);
    expect(
      inCategories([food('pho', 'gone'), food('tea', 'drinks')], { categories }).map((one) => one.category),
    ).toEqual(['Drinks', null]);
  });
});
