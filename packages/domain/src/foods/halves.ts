import type { Minor } from '../money/money.ts';
import type { FoodChoices, FoodSize } from './choices.ts';
import type { DeclaredPart } from './declarations.ts';
import type { Food } from './food-fields.ts';
import { groupsOfSize, type OfferedGroup } from './offered-groups.ts';

// Two foods of a category as one, half and half, where the house offers that. One price for orders, quotes and pages.

/** A food, and what can be chosen of it. */
interface HalfFood {
  readonly priceMinor: Minor;
  readonly choices: FoodChoices;
}

/** The other half of a food at the size that was chosen of the first. */
export interface JudgedHalf {
  /** Its own size; null for a food without sizes. */
  readonly size: FoodSize | null;
  /** What it costs more than the first one at that size; 0 where it does not. */
  readonly dearerMinor: Minor;
}

/** Whether the house offers two foods as one: others of one category, which has halves. Sizes apart. */
export function areHalves(
  first: Pick<Food, 'id' | 'categoryId' | 'currency'>,
  second: Pick<Food, 'id' | 'categoryId' | 'currency' | 'retiredAtMs'>,
  halfCategories: readonly string[],
): boolean {
  return (
    second.id !== first.id &&
    second.retiredAtMs === null &&
    second.currency === first.currency &&
    second.categoryId === first.categoryId &&
    first.categoryId !== null &&
    halfCategories.includes(first.categoryId)
  );
}

/**
 * The other half of a food. Options are chosen of the first alone: they lie on the whole. A food that comes with options of groups that
 * the first does not have is none: nobody would pay for them, or read what they contain.
 * @param sizeId the size of the first; one that it does not have is not the half's fault
 * @returns null where it cannot be had at that size
 */
export function judgeHalf(first: HalfFood, second: HalfFood, sizeId: string | null): JudgedHalf | null {
  const [ownSizes, sizes] = [first.choices.sizes, second.choices.sizes];
  if (ownSizes.length > 0 !== sizes.length > 0) return null;
  const own = ownSizes.find(({ id }) => id === sizeId) ?? null;
  const size = own && sizeLike(own, sizes);
  if (own && (!size || size.isSoldOut)) return null;
  if (asksMore(first.choices, sizeId, groupsOfSize(second.choices, size?.id ?? null))) return null;
  const costs = priceWith(second, size) - priceWith(first, own);
  return { size, dearerMinor: Math.max(0, costs) };
}

/** The sizes of the first food, each with what it adds to the price of both halves. One that the other is not offered at stays as it is. */
export function sizesOfHalves(first: HalfFood, second: HalfFood): readonly FoodSize[] {
  const dearest = Math.max(first.priceMinor, second.priceMinor);
  return first.choices.sizes.map((size) => {
    const judged = judgeHalf(first, second, size.id);
    return judged ? { ...size, extraMinor: priceWith(first, size) + judged.dearerMinor - dearest } : size;
  });
}

/** The other half as it declares allergens: a size that adds nothing of its own says what its food says. */
export function halfParts(food: DeclaredPart, size: DeclaredPart | null): readonly DeclaredPart[] {
  return size !== null && size.allergens !== null ? [food, size] : [food];
}

/** Whether a food is not itself without something of groups that the first does not have. */
function asksMore(first: FoodChoices, sizeId: string | null, groups: readonly OfferedGroup[]): boolean {
  const shared = new Set(groupsOfSize(first, sizeId).map(({ id }) => id));
  return groups.some(
    ({ id, under, required, options }) =>
      under === null && !shared.has(id) && (required || options.some((option) => option.default > 0)),
  );
}

/** The same size of another food: sizes of several foods may share their id, and else are called alike. */
function sizeLike(own: FoodSize, sizes: readonly FoodSize[]): FoodSize | null {
  const name = own.name.toLowerCase();
  return sizes.find(({ id }) => id === own.id) ?? sizes.find((size) => size.name.toLowerCase() === name) ?? null;
}

function priceWith({ priceMinor }: HalfFood, size: FoodSize | null): Minor {
  return priceMinor + (size?.extraMinor ?? 0);
}
