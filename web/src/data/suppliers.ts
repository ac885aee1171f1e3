import { compareNames, type MenuFood } from '@foodhouse/domain';
import { initialOf } from '../lib/house-sign.ts';

/** A chef with all that they cook. */
export interface Supplier {
  readonly name: string;
  readonly foods: readonly MenuFood[];
}

/** The chefs of these foods, by name. */
export function suppliersOf(foods: readonly MenuFood[]): readonly Supplier[] {
  // Without Map.groupBy: a first script, too, runs this.
  return [...new Set(foods.map(({ supplier }) => supplier))]
    .map((name) => ({ name, foods: foods.filter(({ supplier }) => supplier === name) }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** So many of their foods a chef's card has. */
export const MOST_FOODS = 4;

/** 'AO' of Amara Osei: what stands in the place of a face. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word = '') => initialOf(word)).join('');
}
