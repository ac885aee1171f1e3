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
  KitchensWord,
} from './choices.ts';
import type { DeclaredPart } from './declarations.ts';
import { groupsOfSize, offeredGroups, type OfferedGroup } from './offered-groups.ts';

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
export function judgeChoices(choices: FoodChoices, asked: AskedChoices): JudgedChoices {
  const problems: ChoiceProblem[] = [];
  const size = choices.sizes.find(({ id }) => id === asked.sizeId) ?? null;
  if (!size && (choices.sizes.length > 0 || asked.sizeId !== null))
    problems.push({ reason: 'SIZE_NOT_FOUND', choiceId: asked.sizeId ?? '' });
  else if (size?.isSoldOut === true) problems.push({ reason: 'OPTION_SOLD_OUT', choiceId: size.id });
  const counted = countedOptions(asked.options);
  const groups = offeredGroups(choices, asked);
  problems.push(...notOffered(counted, groups), ...groups.flatMap((group) => brokenLimit(group, asked)));
  const chosen = groups.flatMap((group) => chosenIn(group, counted));
  for (const { option, frozen } of chosen)
    if (option.isSoldOut) problems.push({ reason: 'OPTION_SOLD_OUT', choiceId: option.id });
    else if (frozen.quantity > option.max) problems.push({ reason: 'TOO_MANY', choiceId: option.id });
  return {
    size: size && { id: size.id, name: size.name, kitchenName: size.kitchenName },
    options: chosen.map(({ frozen }) => frozen),
    extraMinor: chosen.reduce((sum, { frozen }) => sum + chargedFor(frozen), size?.extraMinor ?? 0),
    parts: [...(size && size.allergens !== null ? [size] : []), ...chosen.map(({ option }) => option)],
    problems,
  };
}

/** What an option adds to the price of a portion, less what is free of it. */
export function chargedFor({
  eachMinor,
  quantity,
  free,
}: Pick<ChosenOption, 'eachMinor' | 'quantity' | 'free'>): Minor {
  return eachMinor * (quantity - free);
}

/** What is chosen before anybody chose: the first size, and the options that are there to begin with. */
export function defaultChoices(choices: FoodChoices): AskedChoices {
  const { sizes } = choices;
  const size = sizes.find(isThere) ?? sizes.find(({ isSoldOut }) => !isSoldOut) ?? sizes[0];
  const sizeId = size?.id ?? null;
  return withBegun(choices, null, { sizeId, options: [] });
}

/**
 * The choices with what each group begins with that is offered now and was not before: a size or an answer may ask for more.
 * @param before what was chosen before; null where nothing was offered yet
 */
export function withBegun(choices: FoodChoices, before: AskedChoices | null, now: AskedChoices): AskedChoices {
  const known = new Set(before && offeredGroups(choices, before).map(({ id }) => id));
  const begun = offeredGroups(choices, now)
    .filter(({ id }) => !known.has(id))
    .flatMap(defaultsOf);
  if (begun.length === 0) return now;
  return withBegun(choices, now, { ...now, options: [...now.options, ...begun] }); // what those ask begins too
}

function defaultsOf({ id: groupId, options }: ChoiceGroup): readonly AskedOption[] {
  return options
    .filter((option) => option.default > 0 && isThere(option))
    .map((option) => ({ groupId, id: option.id, quantity: option.default }));
}

/** What is off until a day can be chosen for then, and nobody begins with it. */
function isThere({ isSoldOut, offThrough }: KitchensWord): boolean {
  return !isSoldOut && offThrough === null;
}

/**
 * What the cheapest plain portion adds to the price of a food, whatever is sold out now: of its sizes the cheapest with what must be
 * chosen there. Below 0 where that takes something off. What a guest may leave out makes no food cheaper.
 */
export function leastExtraOf(choices: FoodChoices): Minor {
  const sizes = choices.sizes.length === 0 ? [{ id: null, extraMinor: 0 }] : choices.sizes;
  return Math.min(
    ...sizes.map(({ id, extraMinor }) => {
      const groups = groupsOfSize(choices, id);
      const asked = new Map(groups.filter(({ under }) => under !== null).map((group) => [group.id, leastOf(group)]));
      return groups
        .filter(({ under }) => under === null)
        .reduce((sum, group) => sum + leastOf(group, asked), extraMinor);
    }),
  );
}

/**
 * The cheapest options of as many as must be chosen.
 * @param asked what the groups cost at least that its options ask
 */
function leastOf({ required, min, free, options }: ChoiceGroup, asked: ReadonlyMap<string, Minor> = new Map()): Minor {
  const least = leastCount({ required, min });
  const costs = options
    .flatMap(({ eachMinor, max, asks }) => {
      const more = asks.reduce((sum, id) => sum + (asked.get(id) ?? 0), 0);
      return Array.from({ length: Math.min(max, least) }, (_, index) => ({ eachMinor, more: index === 0 ? more : 0 }));
    })
    .toSorted((a, b) => a.eachMinor + a.more - (b.eachMinor + b.more))
    .slice(0, least);
  const prices = costs.map(({ eachMinor }) => eachMinor).toSorted((a, b) => a - b);
  const freed = prices.filter((price) => price > 0).slice(0, free);
  return sumOf(prices) - sumOf(freed) + sumOf(costs.map(({ more }) => more));
}

/** The fewest choices with which a group is answered. */
export function leastCount({ required, min }: Pick<ChoiceGroup, 'required' | 'min'>): number {
  return required ? Math.max(min, 1) : 0;
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The options that no offered group has. */
function notOffered(counted: readonly AskedOption[], groups: readonly ChoiceGroup[]): readonly ChoiceProblem[] {
  return counted
    .filter(
      ({ groupId, id }) => !groups.some((group) => group.id === groupId && group.options.some((one) => one.id === id)),
    )
    .map(({ id }) => ({ reason: 'OPTION_NOT_FOUND', choiceId: id }));
}

function brokenLimit(group: ChoiceGroup, asked: AskedChoices): readonly ChoiceProblem[] {
  const count = timesChosen(asked.options, group.id);
  if (count > group.max) return [{ reason: 'TOO_MANY', choiceId: group.id }];
  const least = count === 0 ? leastCount(group) : Math.max(group.min, leastCount(group));
  return count < least ? [{ reason: 'TOO_FEW', choiceId: group.id }] : [];
}

interface Chosen {
  readonly option: ChoiceOption;
  readonly frozen: ChosenOption;
}

/** What is chosen of a group, in the order of the house, with the cheapest of it free. */
function chosenIn(group: OfferedGroup, counted: readonly AskedOption[]): readonly Chosen[] {
  const { id: groupId, under } = group;
  const ofGroup = counted.filter((one) => one.groupId === groupId);
  if (ofGroup.length === 0) return [];
  const chosen = group.options.flatMap((option) => {
    const quantity = ofGroup.find(({ id }) => id === option.id)?.quantity ?? 0;
    return quantity > 0 ? [{ option, quantity }] : [];
  });
  const freeOf = new Map<string, number>();
  let left = group.free;
  for (const { option, quantity } of chosen.toSorted((a, b) => a.option.eachMinor - b.option.eachMinor)) {
    const free = option.eachMinor > 0 ? Math.min(left, quantity) : 0;
    freeOf.set(option.id, free);
    left -= free;
  }
  return chosen.map(({ option, quantity }) => {
    const { id, name, kitchenName, eachMinor } = option;
    const free = freeOf.get(id) ?? 0;
    return { option, frozen: { groupId, id, quantity, name, kitchenName, eachMinor, free, under } };
  });
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
