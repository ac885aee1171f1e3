/** The fourteen allergens that European law has declared before an order and at its delivery. */
export const ALLERGENS = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What people look for in a menu. */
export const DIET_TAGS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'halal',
  'raw',
  'hot',
] as const;
export type DietTag = (typeof DIET_TAGS)[number];

export function isAllergen(value: unknown): value is Allergen {
  return ALLERGENS.includes(value as Allergen);
}

export function isDietTag(value: unknown): value is DietTag {
  return DIET_TAGS.includes(value as DietTag);
}

/** The allergens of a food, always in words. What nobody has declared is never 'none'. */
export function allergensText(allergens: readonly string[] | null): string {
  if (allergens === null) return 'Allergens: ask the house';
  return allergens.length === 0 ? 'Contains none of the 14 allergens' : `Contains: ${allergens.join(', ')}`;
}

/**
 * The allergens of all parts together.
 * @returns null when nothing was said about one of them: then the house must be asked, and nobody may read 'none'
 */
export function allergensOf(parts: readonly (readonly Allergen[] | null)[]): readonly Allergen[] | null {
  if (parts.includes(null)) return null;
  const all = new Set(parts.flatMap((part) => part ?? []));
  return ALLERGENS.filter((allergen) => all.has(allergen));
}
