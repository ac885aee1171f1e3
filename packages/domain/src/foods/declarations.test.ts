import { describe, expect, it } from 'vitest';
import { aFood } from '../testing/index.ts';
import {
  allergensText,
  dietsBeside,
  DIET_TAGS,
  foodAllergensText,
  isSameStatement,
  statementOf,
  type Allergen,
  type DeclaredPart,
  type DietTag,
} from './declarations.ts';
import { foodFromDocument, foodToDocument } from './food-documents.ts';

const PAD_THAI: DeclaredPart = { name: 'Pad Thai', allergens: ['peanuts', 'eggs'] };
const MILD: DeclaredPart = { name: 'Mild', allergens: null };
const SOUP: DeclaredPart = { name: 'Soup', allergens: null };
const SAUCE: DeclaredPart = { name: 'House sauce', allergens: ['soya', 'eggs'] };
const RICE: DeclaredPart = { name: 'Rice', allergens: [] };

describe('what a food with its options contains', () => {
  it.each<readonly [words: string, parts: readonly DeclaredPart[]]>([
    ['Contains: eggs, peanuts', [PAD_THAI]],
    ['Contains: eggs, peanuts, soya', [PAD_THAI, SAUCE, RICE]],
    ['Contains: eggs, peanuts; please ask about Mild', [PAD_THAI, MILD]],
    ['Contains: eggs, soya; please ask about Soup, Mild', [SOUP, MILD, MILD, SAUCE]],
    ['Contains none of the 14 allergens', [RICE, RICE]],
    ['Allergens: please ask about Mild', [RICE, MILD]],
    ['Allergens: please ask', [SOUP, MILD]],
  ])('is said as “%s”', (words, parts) => {
    expect(allergensText(statementOf(parts))).toBe(words);
  });
});

describe('the diets of a food that contains something', () => {
  it.each<readonly [allergens: readonly Allergen[] | null, gone: readonly DietTag[]]>([
    [null, []],
    [[], []],
    [['soya', 'mustard'], []],
    [['gluten'], ['gluten-free']],
    [['milk'], ['vegan', 'dairy-free']],
    [['eggs'], ['vegan']],
    [['peanuts'], ['nut-free']],
    [['fish'], ['vegetarian', 'vegan']],
    [
      ['nuts', 'molluscs', 'gluten'],
      ['vegetarian', 'vegan', 'gluten-free', 'nut-free'],
    ],
  ])('are not those that %j contradicts', (allergens, gone) => {
    const left = DIET_TAGS.filter((tag) => !gone.includes(tag));
    expect(dietsBeside(DIET_TAGS, allergens)).toEqual(left);
    // Whoever wrote it, and when: nobody reads them.
    const stored = foodToDocument(aFood({ tags: DIET_TAGS, allergens }), (ms) => ({ toMillis: () => ms }));
    expect(foodFromDocument('fries', stored).tags).toEqual(left);
  });
});

describe('two statements', () => {
  it.each<readonly [isSame: boolean, one: readonly DeclaredPart[], other: readonly DeclaredPart[]]>([
    [true, [PAD_THAI, SAUCE], [SAUCE, PAD_THAI]],
    [true, [SOUP], [MILD]], // nothing was declared of either
    [false, [RICE], [SOUP]],
    [false, [RICE], [SAUCE]],
    [false, [RICE, MILD], [RICE, SOUP]],
    [false, [PAD_THAI], [PAD_THAI, SAUCE]],
    [false, [PAD_THAI, SAUCE], [PAD_THAI]],
  ])('are the same: %s', (isSame, one, other) => {
    expect(isSameStatement(statementOf(one), statementOf(other))).toBe(isSame);
  });
});

describe('what a food contains before anything is chosen', () => {
  it.each<readonly [words: string, allergens: DeclaredPart['allergens'], leastExtraMinor: number | null]>([
    ['Contains none of the 14 allergens', [], null],
    ['Contains none of the 14 allergens. What you choose may add more.', [], 0],
    ['Contains: milk. What you choose may add more.', ['milk'], 150],
    ['Allergens: please ask', null, 0],
  ])('is said as “%s”', (words, allergens, leastExtraMinor) => {
    expect(foodAllergensText({ allergens, leastExtraMinor })).toBe(words);
  });
});
