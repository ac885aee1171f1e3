import { describe, expect, it } from 'vitest';
import { allergensText, statementOf, type DeclaredPart } from './declarations.ts';

const PAD_THAI: DeclaredPart = { name: 'Pad Thai', allergens: ['peanuts', 'eggs'] };
const MILD: DeclaredPart = { name: 'Mild', allergens: null };
const SOUP: DeclaredPart = { name: 'Soup', allergens: null };
const SAUCE: DeclaredPart = { name: 'House sauce', allergens: ['soya', 'eggs'] };
const RICE: DeclaredPart = { name: 'Rice', allergens: [] };

describe('what a food with its options contains', () => {
  it.each<readonly [words: string, parts: readonly DeclaredPart[]]>([
    ['Contains: eggs, peanuts', [PAD_THAI]],
    ['Contains: eggs, peanuts, soya', [PAD_THAI, SAUCE, RICE]],
    ['Contains: eggs, peanuts; ask the house about Mild', [PAD_THAI, MILD]],
    ['Contains: eggs, soya; ask the house about Soup, Mild', [SOUP, MILD, MILD, SAUCE]],
    ['Contains none of the 14 allergens', [RICE, RICE]],
    ['Allergens: ask the house about Mild', [RICE, MILD]],
    ['Allergens: ask the house', [SOUP, MILD]],
  ])('is said as “%s”', (words, parts) => {
    expect(allergensText(statementOf(parts))).toBe(words);
  });
});
