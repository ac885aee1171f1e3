import { asStored, initialOf, NUMBER, type Fields, type ValueOf } from '../stored/field.ts';
import type { Food } from './food-fields.ts';

/** A part of the menu, such as Starters. */
export interface Category {
  readonly id: string;
  readonly name: string;
}

/** `house/categories`: all of them, in the order of the menu. */
export const CATEGORIES_FIELDS = {
  /** 0 until the house has any; each change is one more. */
  version: { kind: NUMBER, initially: 0, privacy: 'business' },
  categories: { kind: asStored<readonly Category[]>(), initially: [] as readonly Category[], privacy: 'business' },
  /** The groups of options that all foods of a category have, by its id; one that is not named has none. */
  groupIds: {
    kind: asStored<Readonly<Record<string, readonly string[]>>>(),
    initially: {},
    isLeftOut: true,
    privacy: 'business',
  },
} as const satisfies Fields;

export interface Categories extends ValueOf<typeof CATEGORIES_FIELDS> {}

export const NO_CATEGORIES: Categories = initialOf(CATEGORIES_FIELDS);

/** A category, and how many foods of the menu are in it. */
export interface CountedCategory extends Category {
  readonly foods: number;
  /** The groups of options that all of them have; left out for none. */
  readonly groupIds?: readonly string[];
}

/** All categories in the order of the menu, with their foods counted. */
export interface CountedCategories extends Pick<Categories, 'version'> {
  readonly categories: readonly CountedCategory[];
}

/** The categories with how many of these foods each has. */
export function countedIn(
  { version, categories, groupIds }: Categories,
  foods: readonly Pick<Food, 'categoryId'>[],
): CountedCategories {
  const counts = Map.groupBy(foods, ({ categoryId }) => categoryId);
  return {
    version,
    categories: categories.map((category) => ({
      ...category,
      foods: counts.get(category.id)?.length ?? 0,
      ...(groupIds[category.id] && { groupIds: groupIds[category.id] }),
    })),
  };
}

/** The category of a food; null for a food in none, or in one that was removed. */
export function categoryOf(
  { categoryId }: Pick<Food, 'categoryId'>,
  { categories }: Pick<Categories, 'categories'>,
): Category | null {
  return categories.find(({ id }) => id === categoryId) ?? null;
}

/** A food in its place on the menu. `category` is a name; null for a food in none that there is. */
export interface PlacedFood<F> {
  readonly food: F;
  readonly category: string | null;
}

/** The foods by category, in the order of the house; those in none come last. Within one they keep their order. */
export function inCategories<F extends Pick<Food, 'categoryId'>>(
  foods: readonly F[],
  { categories }: Pick<Categories, 'categories'>,
): readonly PlacedFood<F>[] {
  const places = new Map(categories.map(({ id }, index) => [id, index]));
  const placeOf = ({ categoryId }: F): number => places.get(categoryId ?? '') ?? categories.length;
  return foods
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((food) => ({ food, category: categories[placeOf(food)]?.name ?? null }));
}
