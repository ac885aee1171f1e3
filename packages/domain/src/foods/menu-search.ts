import type { Allergen, DietTag } from './declarations.ts';
import type { Food } from './food-fields.ts';
import type { Mealtime } from './mealtimes.ts';
import { searchKeysOf } from './search-words.ts';

/** What somebody looks for on the menu. */
export interface MenuSearch {
  /** As `searchTermsOf` makes them. */
  readonly terms: readonly string[];
  readonly mealtime: Mealtime | null;
  /** The id of a category; null for all. */
  readonly categoryId: string | null;
  readonly tags: readonly DietTag[];
  readonly without: readonly Allergen[];
}

export const NO_SEARCH: MenuSearch = { terms: [], mealtime: null, categoryId: null, tags: [], without: [] };

/** Whether anything is looked for, by whatever a search has: without it the whole menu is shown. */
export function isNarrowed(search: MenuSearch): boolean {
  return Object.keys(NO_SEARCH).some((key) => {
    const value = search[key as keyof MenuSearch];
    return typeof value === 'object' && value !== null ? value.length > 0 : value !== null;
  });
}

/** Whether there is more to look for than words and a mealtime, which a query of Firestore finds: then the server looks. */
export function isForServer(search: MenuSearch): boolean {
  return isNarrowed({ ...search, terms: [], mealtime: null });
}

/** How many diets and allergens are chosen. */
export function filterCount({ tags, without }: Pick<MenuSearch, 'tags' | 'without'>): number {
  return tags.length + without.length;
}

export interface FoundFoods<F> {
  readonly foods: readonly F[];
  /** How many foods fit but for their allergens, of which nothing was said: nobody may read them as free of any. */
  readonly undeclared: number;
}

type SearchedFood = Pick<Food, 'name' | 'supplier' | 'mealtimes' | 'categoryId' | 'tags' | 'allergens'>;

/** The foods with all terms, at the mealtime, of the category, with all tags, and declared to be without all of these allergens. */
export function foundOnMenu<F extends SearchedFood>(foods: readonly F[], search: MenuSearch): FoundFoods<F> {
  const fitting = foods.filter((food) => fits(food, search));
  return {
    foods: search.without.length === 0 ? fitting : fitting.filter((food) => isWithout(food, search.without)),
    undeclared: fitting.filter(({ allergens }) => allergens === null).length,
  };
}

function fits(food: SearchedFood, { terms, mealtime, categoryId, tags }: MenuSearch): boolean {
  if (categoryId !== null && food.categoryId !== categoryId) return false;
  if (mealtime !== null && !food.mealtimes.includes(mealtime)) return false;
  if (!tags.every((tag) => food.tags.includes(tag))) return false;
  if (terms.length === 0) return true;
  const keys = searchKeysOf(food);
  return terms.every((term) => keys[term] === true);
}

function isWithout({ allergens }: SearchedFood, without: readonly Allergen[]): boolean {
  return allergens !== null && !without.some((allergen) => allergens.includes(allergen));
}
