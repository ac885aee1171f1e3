import { describe, expect, it } from 'vitest';
import { aFood } from '../testing/builders.ts';
import { foundOnMenu, isForServer, isNarrowed, NO_SEARCH, type MenuSearch } from './menu-search.ts';
import { searchTermsOf } from './search-words.ts';

const MENU = [
  aFood({ id: 'pho', name: 'Beef Pho', mealtimes: ['lunch'], tags: ['gluten-free', 'hot'], allergens: ['fish'] }),
  aFood({ id: 'salad', name: 'Green Salad', mealtimes: ['lunch'], tags: ['vegan', 'gluten-free'], allergens: [] }),
  aFood({ id: 'stew', name: 'Beef Stew', mealtimes: ['dinner'], tags: ['hot'], allergens: null }),
];

function found(search: Partial<MenuSearch>): readonly [foods: string, undeclared: number] {
  const { foods, undeclared } = foundOnMenu(MENU, { ...NO_SEARCH, ...search });
  return [foods.map(({ id }) => id).join(' '), undeclared];
}

describe('a search of the menu', () => {
  it.each<readonly [what: keyof MenuSearch, search: Partial<MenuSearch>, isForServer: boolean]>([
    ['terms', { terms: ['bee'] }, false],
    ['mealtime', { mealtime: 'lunch' }, false],
    ['categoryId', { categoryId: 'drinks' }, true],
    ['tags', { tags: ['vegan'] }, true],
    ['without', { without: ['fish'] }, true],
  ])('is narrowed by its %s', (_what, search, server) => {
    expect(isNarrowed({ ...NO_SEARCH, ...search })).toBe(true);
    expect(isForServer({ ...NO_SEARCH, ...search })).toBe(server);
    expect([isNarrowed(NO_SEARCH), isForServer(NO_SEARCH)]).toEqual([false, false]);
  });

  it('finds what has all words, the mealtime and all tags', () => {
    expect(found({})).toEqual(['pho salad stew', 1]);
    expect(found({ terms: searchTermsOf('bee') })).toEqual(['pho stew', 1]);
    expect(found({ mealtime: 'dinner' })).toEqual(['stew', 1]);
    expect(found({ tags: ['gluten-free'] })).toEqual(['pho salad', 0]);
    expect(found({ tags: ['gluten-free', 'vegan'], mealtime: 'lunch' })).toEqual(['salad', 0]);
  });

  it('finds the foods of a category', () => {
    expect(
      foundOnMenu([...MENU, aFood({ id: 'tea', categoryId: 'drinks' })], { ...NO_SEARCH, categoryId: 'drinks' }),
    ).toEqual({
      foods: [expect.objectContaining({ id: 'tea' })],
      undeclared: 1,
    });
  });

  it('never takes a food without a statement for one without an allergen, and counts it', () => {
    expect(found({ without: ['fish'] })).toEqual(['salad', 1]);
    expect(found({ without: ['nuts'] })).toEqual(['pho salad', 1]);
    expect(found({ without: ['nuts'], tags: ['gluten-free'] })).toEqual(['pho salad', 0]);
  });
});
