import type { MenuFood } from '@foodhouse/domain';

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
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
