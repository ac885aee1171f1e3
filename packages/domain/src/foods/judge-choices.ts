import type { Minor } from '../money/money.ts';
import type {
  AskedChoices,
  AskedOption,
  ChoiceGroup,
  ChoiceOption,
  ChoiceReason,
  ChosenOption,
  FoodChoices,
  FoodSize,
} from './choices.ts';
import type { DeclaredPart } from './declarations.ts';

// Apart from the choices themselves: a page that only lists foods judges none.

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
  /** Beyond the food's own price; below 0 it is taken off. */
  readonly extraMinor: Minor;
  /** The chosen options as they declare allergens. */
  readonly parts: readonly DeclaredPart[];
  readonly problems: readonly ChoiceProblem[];
}

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
    parts: options.map(({ option }) => option),
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

/**
 * What the cheapest plain portion adds to the price of a food, whatever is sold out now: its smallest size, and of each group only
 * what must be chosen. Below 0 where that takes something off. What a guest may leave out makes no food cheaper.
 */
export function leastExtraOf({ sizes, groups }: FoodChoices): Minor {
  const smallest = sizes.length === 0 ? 0 : Math.min(...sizes.map(({ extraMinor }) => extraMinor));
  return groups.reduce((sum, group) => sum + leastOf(group), smallest);
}

/** The cheapest options of as many as must be chosen. */
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
