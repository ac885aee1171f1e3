import type { Minor } from '../money/money.ts';
import type { Allergen, DietTag } from './declarations.ts';

/** A size of a food, such as Large. */
export interface FoodSize {
  readonly id: string;
  readonly name: string;
  /** What the kitchen reads; null for the name. */
  readonly kitchenName: string | null;
  /** Beyond the food's own price. */
  readonly extraMinor: Minor;
}

/** Something to choose within a group, such as Mushrooms. */
export interface ChoiceOption {
  readonly id: string;
  readonly name: string;
  /** What the kitchen reads; null for the name. */
  readonly kitchenName: string | null;
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

/** The choices as they are stored. */
export interface StoredChoices extends FoodChoices {
  /** Each save of the sizes and groups is one more; a change within a group is none. 0 before the first. */
  readonly version: number;
}

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

/** Why the choices do not fit. */
export interface ChoiceProblem {
  readonly reason: ChoiceReason;
  /** Of the size, the group or the option. */
  readonly choiceId: string;
}

/** What was chosen, with its price for each portion, and everything that is wrong with it. */
export interface JudgedChoices {
  readonly size: Pick<FoodSize, 'id' | 'name' | 'kitchenName'> | null;
  readonly options: readonly ChosenOption[];
  /** Beyond the food's own price. */
  readonly extraMinor: Minor;
  readonly allergens: readonly (readonly Allergen[] | null)[];
  readonly problems: readonly ChoiceProblem[];
}

export const NO_CHOICES: StoredChoices = { version: 0, sizes: [], groups: [] };
export const NOTHING_CHOSEN: AskedChoices = { sizeId: null, options: [] };

/** Compares what was chosen with what there is. An option that is named twice counts twice. */
export function judgeChoices({ sizes, groups }: FoodChoices, asked: AskedChoices): JudgedChoices {
  const problems: ChoiceProblem[] = [];
  const size = sizes.find(({ id }) => id === asked.sizeId) ?? null;
  if (!size && (sizes.length > 0 || asked.sizeId !== null))
    problems.push({ reason: 'SIZE_NOT_FOUND', choiceId: asked.sizeId ?? '' });
  const options = countedOptions(asked.options).flatMap(({ groupId, id, quantity }) => {
    const option = groups.find((group) => group.id === groupId)?.options.find((one) => one.id === id);
    if (!option) problems.push({ reason: 'OPTION_NOT_FOUND', choiceId: id });
    else if (option.isSoldOut) problems.push({ reason: 'OPTION_SOLD_OUT', choiceId: id });
    else if (quantity > option.max) problems.push({ reason: 'TOO_MANY', choiceId: id });
    return option ? [{ option, chosen: { groupId, id, quantity, ...frozen(option) } }] : [];
  });
  for (const { id, required, min, max } of groups) {
    const count = timesChosen(asked.options, id);
    if (count > max) problems.push({ reason: 'TOO_MANY', choiceId: id });
    else if (count < (required ? Math.max(min, 1) : count === 0 ? 0 : min))
      problems.push({ reason: 'TOO_FEW', choiceId: id });
  }
  const chosen = options.map((one) => one.chosen);
  return {
    size: size && { id: size.id, name: size.name, kitchenName: size.kitchenName },
    options: chosen,
    extraMinor: chosen.reduce((sum, { eachMinor, quantity }) => sum + eachMinor * quantity, size?.extraMinor ?? 0),
    allergens: options.map(({ option }) => option.allergens),
    problems,
  };
}

/** What is chosen before anybody chose: the first size, and the options that are there to begin with. */
export function defaultChoices({ sizes, groups }: FoodChoices): AskedChoices {
  return {
    sizeId: sizes[0]?.id ?? null,
    options: groups.flatMap(({ id: groupId, options }) =>
      options
        .filter((option) => option.default > 0 && !option.isSoldOut)
        .map((option) => ({ groupId, id: option.id, quantity: option.default })),
    ),
  };
}

/** The least that choices add to the price of a food, whatever is sold out now. */
export function leastExtraOf({ sizes, groups }: FoodChoices): Minor {
  const smallest = sizes.length === 0 ? 0 : Math.min(...sizes.map(({ extraMinor }) => extraMinor));
  return groups.reduce((sum, group) => sum + leastOf(group), smallest);
}

function leastOf({ required, min, options }: ChoiceGroup): Minor {
  let missing = required ? Math.max(min, 1) : 0;
  let sum = 0;
  for (const { eachMinor, max } of options.toSorted((a, b) => a.eachMinor - b.eachMinor)) {
    const taken = Math.min(missing, max);
    sum += taken * eachMinor;
    missing -= taken;
  }
  return sum;
}

function frozen({
  name,
  kitchenName,
  eachMinor,
}: ChoiceOption): Pick<ChosenOption, 'name' | 'kitchenName' | 'eachMinor'> {
  return { name, kitchenName, eachMinor };
}

function timesChosen(options: readonly AskedOption[], groupId: string): number {
  return options.reduce((sum, option) => (option.groupId === groupId ? sum + option.quantity : sum), 0);
}

/** Each option once. */
function countedOptions(options: readonly AskedOption[]): readonly AskedOption[] {
  const counted = new Map<string, AskedOption>();
  for (const option of options) {
    const key = `${option.groupId}/${option.id}`;
    counted.set(key, { ...option, quantity: option.quantity + (counted.get(key)?.quantity ?? 0) });
  }
  return [...counted.values()];
}
