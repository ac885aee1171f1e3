import type { Minor } from '../money/money.ts';
import { asStored, FLAG, initialOf, NUMBER, TEXT, type Fields, type ValueOf } from '../stored/field.ts';
import type { Allergen, DietTag } from './declarations.ts';

/** A size of a food, such as Large. */
export interface FoodSize {
  readonly id: string;
  readonly name: string;
  /** What the kitchen reads; null for the name. */
  readonly kitchenName: string | null;
  /** Beyond the food's own price; below 0 it is taken off. */
  readonly extraMinor: Minor;
}

/** Something to choose within a group, such as Mushrooms. */
export interface ChoiceOption {
  readonly id: string;
  readonly name: string;
  /** What the kitchen reads; null for the name. */
  readonly kitchenName: string | null;
  /** What one adds to the price; below 0 it is taken off. */
  readonly eachMinor: Minor;
  /** How often it can be chosen: from 1 on. */
  readonly max: number;
  /** How often it is chosen to begin with: from 0 to `max`. */
  readonly default: number;
  /** Null when nothing was said. */
  readonly allergens: readonly Allergen[] | null;
  readonly tags: readonly DietTag[];
  /** Whether the kitchen is out of it. */
  readonly isSoldOut: boolean;
}

/** Options that belong together, such as Toppings. Made once, and used by many foods. */
export interface ChoiceGroup {
  readonly id: string;
  readonly name: string;
  /** Whether something must be chosen. If not, nothing is fine too, whatever `min` says. */
  readonly required: boolean;
  /** The fewest choices, counting each option as often as it is chosen. */
  readonly min: number;
  readonly max: number;
  readonly options: readonly ChoiceOption[];
}

/** All that can be chosen of a food. The first size is the one to begin with. */
export interface FoodChoices {
  readonly sizes: readonly FoodSize[];
  readonly groups: readonly ChoiceGroup[];
}

/** `choices/{foodId}`: one read when a food's dialog opens. */
export const CHOICES_FIELDS = {
  /** Each save of the sizes and groups is one more; a change within a group is none. 0 before the first. */
  version: { kind: NUMBER, initially: 0, privacy: 'business' },
  sizes: { kind: asStored<FoodChoices['sizes']>(), initially: [] as FoodChoices['sizes'], privacy: 'business' },
  groups: { kind: asStored<FoodChoices['groups']>(), initially: [] as FoodChoices['groups'], privacy: 'business' },
} as const satisfies Fields;

export interface StoredChoices extends ValueOf<typeof CHOICES_FIELDS> {}

/** `choiceGroups/{id}`: a group as it was made, and the foods that use it. */
export const CHOICE_GROUP_FIELDS = {
  id: { kind: TEXT, isId: true, privacy: 'business' },
  name: { kind: TEXT, privacy: 'business' },
  required: { kind: FLAG, privacy: 'business' },
  min: { kind: NUMBER, privacy: 'business' },
  max: { kind: NUMBER, privacy: 'business' },
  options: { kind: asStored<ChoiceGroup['options']>(), privacy: 'business' },
  foodIds: { kind: asStored<readonly string[]>(), privacy: 'business' },
  /** Each save of the group is one more, from 1 on; what the kitchen says of an option is none. */
  version: { kind: NUMBER, privacy: 'business' },
} as const satisfies Fields;

export interface StoredChoiceGroup extends ValueOf<typeof CHOICE_GROUP_FIELDS> {}

/** A chosen option of a line. */
export interface AskedOption {
  readonly groupId: string;
  readonly id: string;
  /** How often: from 1 on. */
  readonly quantity: number;
}

/** What was chosen of a food. */
export interface AskedChoices {
  /** Null for a food without sizes. */
  readonly sizeId: string | null;
  readonly options: readonly AskedOption[];
}

/** A chosen option as it was when it was ordered. */
export interface ChosenOption extends AskedOption {
  readonly name: string;
  readonly kitchenName: string | null;
  readonly eachMinor: Minor;
}

export const CHOICE_REASONS = ['SIZE_NOT_FOUND', 'OPTION_NOT_FOUND', 'OPTION_SOLD_OUT', 'TOO_FEW', 'TOO_MANY'] as const;
export type ChoiceReason = (typeof CHOICE_REASONS)[number];

export const NO_CHOICES: StoredChoices = initialOf(CHOICES_FIELDS);
export const NOTHING_CHOSEN: AskedChoices = { sizeId: null, options: [] };

/**
 * The price of one portion with what is chosen. Whatever is taken off, it is never below 0, also after the food's own price
 * has changed.
 */
export function portionPrice(priceMinor: Minor, extraMinor: Minor): Minor {
  return Math.max(0, priceMinor + extraMinor);
}
