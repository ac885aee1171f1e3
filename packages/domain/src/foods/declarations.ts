import * as texts from './texts.ts';
import { wordOf } from './word-of.ts';

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

/** How people read each allergen: what is stored and sent is its code. */
const ALLERGEN_WORDS: Readonly<Record<Allergen, () => string>> = {
  celery: texts.celery,
  gluten: texts.gluten,
  crustaceans: texts.crustaceans,
  eggs: texts.eggs,
  fish: texts.fish,
  lupin: texts.lupin,
  milk: texts.milk,
  molluscs: texts.molluscs,
  mustard: texts.mustard,
  nuts: texts.nuts,
  peanuts: texts.peanuts,
  sesame: texts.sesame,
  soya: texts.soya,
  sulphites: texts.sulphites,
};

/** How people read each diet. */
const DIET_WORDS: Readonly<Record<DietTag, () => string>> = {
  vegetarian: texts.vegetarian,
  vegan: texts.vegan,
  'gluten-free': texts.glutenFree,
  'dairy-free': texts.dairyFree,
  'nut-free': texts.nutFree,
  halal: texts.halal,
  raw: texts.raw,
  hot: texts.hot,
};

export function allergenWord(allergen: string): string {
  return wordOf(ALLERGEN_WORDS, allergen);
}

export function dietWord(tag: string): string {
  return wordOf(DIET_WORDS, tag);
}

/** Allergens in one line: 'eggs, peanuts'. */
export function allergensList(allergens: readonly string[]): string {
  return allergens.map(allergenWord).join(', ');
}

/** Diets in one line: 'vegan, raw'. */
export function dietsList(tags: readonly string[]): string {
  return tags.map(dietWord).join(', ');
}

export function isAllergen(value: unknown): value is Allergen {
  return ALLERGENS.includes(value as Allergen);
}

export function isDietTag(value: unknown): value is DietTag {
  return DIET_TAGS.includes(value as DietTag);
}

/** What a food of a diet contains nothing of. Of the others no allergen says anything. */
const EXCLUDED: Readonly<Partial<Record<DietTag, readonly Allergen[]>>> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'nut-free': ['nuts', 'peanuts'],
};

/** What is declared of a food that no food of this diet contains. */
export function againstDiet(tag: DietTag, allergens: readonly Allergen[] | null): readonly Allergen[] {
  return (allergens ?? []).filter((allergen) => EXCLUDED[tag]?.includes(allergen));
}

/** The diets that a food may be said to have beside what is declared of it: of two that cannot both be true the allergen is believed. */
export function dietsBeside(tags: readonly DietTag[], allergens: readonly Allergen[] | null): readonly DietTag[] {
  return tags.filter((tag) => againstDiet(tag, allergens).length === 0);
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

/** Whether both say the same: of the same allergens, and are silent about the same parts. */
export function isSameStatement(one: AllergenStatement | null, other: AllergenStatement | null): boolean {
  if (one === null || other === null) return one === other;
  return isSameSet(one.contains, other.contains) && isSameSet(one.undeclared, other.undeclared);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** A statement in words, for guests. What nobody has declared is never 'none', and hides nothing that is declared. */
export function allergensText(statement: AllergensInWords | null): string {
  if (statement === null) return texts.askAboutAll();
  const { contains, undeclared } = statement;
  const [allergens, foods] = [allergensList(contains), undeclared.join(', ')];
  if (undeclared.length === 0) return contains.length === 0 ? texts.containsNone() : texts.contains({ allergens });
  return contains.length === 0 ? texts.askAbout({ foods }) : texts.containsAndAskAbout({ allergens, foods });
}

/** What is declared of a food before anything is chosen: what comes with its choices is said with them. */
export function foodAllergensText({
  allergens,
  leastExtraMinor,
}: {
  readonly allergens: readonly string[] | null;
  /** Null for a food without choices. */
  readonly leastExtraMinor: number | null;
}): string {
  const statement = allergensText(wholeStatement(allergens));
  return allergens === null || leastExtraMinor === null ? statement : texts.choicesMayAdd({ statement });
}

/** A statement whose allergens may be marks of a template. */
type AllergensInWords = { readonly [Field in keyof AllergenStatement]: readonly string[] };
