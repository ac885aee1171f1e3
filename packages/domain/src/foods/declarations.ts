import * as texts from './texts.ts';

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

/** A food, or an option of it, with what the house declares of it. */
export interface DeclaredPart {
  readonly name: string;
  /** Null when nothing was said. */
  readonly allergens: readonly Allergen[] | null;
}

/** What is declared of several parts together, such as a food with its options. */
export interface AllergenStatement {
  /** All that is declared of any part. */
  readonly contains: readonly Allergen[];
  /** The names of the parts of which nothing was said. */
  readonly undeclared: readonly string[];
}

/** The statement of which everything was declared; null for null. */
export function wholeStatement<T extends string>(
  allergens: readonly T[] | null,
): { readonly contains: readonly T[]; readonly undeclared: readonly string[] } | null {
  return allergens && { contains: allergens, undeclared: [] };
}

/** What a line on the wire declares; null where the house must be asked about all of it. Not with its contract: pages parse nothing. */
export function statementOfDto({ allergens, declared }: DeclaredDto): AllergenStatement | null {
  return declared ?? wholeStatement(allergens);
}

interface DeclaredDto {
  readonly allergens: readonly Allergen[] | null;
  readonly declared?: AllergenStatement;
}

/** @returns null when nothing was said of any part */
export function statementOf(parts: readonly DeclaredPart[]): AllergenStatement | null {
  if (parts.every(({ allergens }) => allergens === null)) return null;
  const silent = parts.filter(({ allergens }) => allergens === null).map(({ name }) => name);
  const contains = ALLERGENS.filter((allergen) => parts.some(({ allergens }) => allergens?.includes(allergen)));
  return { contains, undeclared: [...new Set(silent)] };
}

/** A statement in words, for guests. What nobody has declared is never 'none', and hides nothing that is declared. */
export function allergensText(statement: AllergensInWords | null): string {
  if (statement === null) return texts.askAboutAll();
  const { contains, undeclared } = statement;
  const [allergens, foods] = [contains.join(', '), undeclared.join(', ')];
  if (undeclared.length === 0) return contains.length === 0 ? texts.containsNone() : texts.contains({ allergens });
  return contains.length === 0 ? texts.askAbout({ foods }) : texts.containsAndAskAbout({ allergens, foods });
}

/** A statement whose allergens may be any words. */
type AllergensInWords = { readonly [Field in keyof AllergenStatement]: readonly string[] };
