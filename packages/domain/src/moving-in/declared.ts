import { ALLERGENS, isDietTag, type Allergen, type DietTag } from '../foods/declarations.ts';

const WORDS_OF_ALLERGENS: Readonly<Record<string, Allergen>> = {
  cereals: 'gluten',
  wheat: 'gluten',
  egg: 'eggs',
  crustacean: 'crustaceans',
  dairy: 'milk',
  lactose: 'milk',
  mollusc: 'molluscs',
  mollusks: 'molluscs',
  'tree nuts': 'nuts',
  peanut: 'peanuts',
  soy: 'soya',
  soybeans: 'soya',
  'sulphur dioxide': 'sulphites',
  sulfites: 'sulphites',
};

/**
 * All that are named. Null where none is, or one of them is not known: half a declaration is none.
 * @param onUnknown is told each that is not known
 */
export function declaredAllergens(
  named: readonly string[],
  onUnknown: (name: string) => void,
): readonly Allergen[] | null {
  if (named.length === 0) return null;
  const found = named.map((name) => {
    const word = name.trim().toLowerCase();
    return ALLERGENS.find((allergen) => allergen === word) ?? WORDS_OF_ALLERGENS[word] ?? null;
  });
  for (const [index, name] of named.entries()) if (found[index] === null) onUnknown(name);
  return found.includes(null) ? null : ALLERGENS.filter((allergen) => found.includes(allergen));
}

/** Those of the marks that this house knows. */
export function declaredTags(named: readonly string[], onUnknown: (name: string) => void): readonly DietTag[] {
  return named.flatMap((name) => {
    const word = name.trim().toLowerCase().replaceAll(/[_ ]/g, '-');
    if (isDietTag(word)) return [word];
    onUnknown(name);
    return [];
  });
}
