import {
  formatDifference,
  fromDecimal,
  type ChoicesDto,
  type Currency,
  type FoodGroupDto,
  type GroupDto,
  type OptionDto,
} from '@foodhouse/domain';
import * as texts from './texts.ts';

/** What is other in the later choices, in a few words each: `Large is new`, `Sauce is gone`. */
export function choiceChanges(before: ChoicesDto, now: ChoicesDto, currency: Currency): readonly string[] {
  const sizes = [before, now].map((one) => one.sizes.map(({ extra, ...size }) => ({ ...size, price: extra })));
  const [was = [], is = []] = sizes;
  return orOrder([
    ...added(was, is, currency),
    ...declaredOtherwise(before.sizes, now.sizes),
    ...now.groups.filter(({ id }) => !has(before.groups, id)).map(({ name }) => texts.isNew({ name })),
    ...usedOtherwise(before, now),
    ...gone(was, is),
    ...gone(before.groups, now.groups),
  ]);
}

/** The same for a group of options. */
export function groupChanges(before: GroupDto, now: GroupDto, currency: Currency): readonly string[] {
  const options = [before, now].map((one) => one.options.map(({ each, ...option }) => ({ ...option, price: each })));
  const [was = [], is = []] = options;
  const rules = [before, now].map(({ required, min, max, free = 0 }) => [required, min, max, free].join());
  const others = now.options.filter((option) => {
    const one = before.options.find(({ id }) => id === option.id);
    return one !== undefined && moreOf(one) !== moreOf(option);
  });
  return orOrder([
    ...(before.name === now.name ? [] : [texts.groupIsCalled({ name: now.name })]),
    ...(rules[0] === rules[1] ? [] : [texts.groupLimitsChanged()]),
    ...added(was, is, currency),
    ...declaredOtherwise(before.options, now.options),
    ...others.map(({ name }) => texts.asksOtherwise({ name })),
    ...gone(was, is),
  ]);
}

interface Declaring {
  readonly id: string;
  readonly name: string;
  readonly allergens?: OptionDto['allergens'];
  readonly tags?: OptionDto['tags'];
}

/** Those of which other allergens or diets are declared. */
function declaredOtherwise(before: readonly Declaring[], now: readonly Declaring[]): readonly string[] {
  const others = (said: (one: Declaring) => unknown): readonly Declaring[] =>
    now.filter((one) => {
      const was = before.find(({ id }) => id === one.id);
      return was !== undefined && JSON.stringify(said(was)) !== JSON.stringify(said(one));
    });
  return [
    ...others(({ allergens = null }) => allergens).map(({ name }) => texts.declaresOtherAllergens({ name })),
    ...others(({ tags = [] }) => tags).map(({ name }) => texts.declaresOtherDiets({ name })),
  ];
}

/** The groups that are at other sizes, or have other limits with the food. */
function usedOtherwise(before: ChoicesDto, now: ChoicesDto): readonly string[] {
  const useOf = ({ sizes, limits }: FoodGroupDto): string => JSON.stringify([sizes, limits]);
  return now.groups
    .filter((group) => {
      const was = before.groups.find(({ id }) => id === group.id);
      return was !== undefined && useOf(was) !== useOf(group);
    })
    .map(({ name }) => texts.usedOtherwise({ name }));
}

/** The prices by size and the questions of an option. */
function moreOf({ eachBySize = {}, asks = [] }: OptionDto): string {
  return JSON.stringify([Object.entries(eachBySize).toSorted(([a], [b]) => (a < b ? -1 : 1)), asks]);
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Priced extends Named {
  readonly price: number;
}

/** What is new, renamed or has another price. */
function added(before: readonly Priced[], now: readonly Priced[], currency: Currency): readonly string[] {
  return now.flatMap(({ id, name, price }) => {
    const was = before.find((one) => one.id === id);
    if (!was) return [texts.isNew({ name })];
    return [
      ...(was.name === name ? [] : [texts.isCalled({ before: was.name, name })]),
      ...(was.price === price
        ? []
        : [texts.costs({ name, price: formatDifference(fromDecimal(price, currency), currency) })]),
    ];
  });
}

function gone(before: readonly Named[], now: readonly Named[]): readonly string[] {
  return before.filter(({ id }) => !has(now, id)).map(({ name }) => texts.isGone({ name }));
}

function orOrder(words: readonly string[]): readonly string[] {
  return words.length > 0 ? words : [texts.orderChanged()];
}

function has(list: readonly { readonly id: string }[], id: string): boolean {
  return list.some((one) => one.id === id);
}
