import { formatDifference, fromDecimal, type ChoicesDto, type Currency, type GroupDto } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** What is other in the later choices, in a few words each: `Large is new`, `Sauce is gone`. */
export function choiceChanges(before: ChoicesDto, now: ChoicesDto, currency: Currency): readonly string[] {
  const sizes = [before, now].map((one) => one.sizes.map(({ extra, ...size }) => ({ ...size, price: extra })));
  const [was = [], is = []] = sizes;
  return orOrder([
    ...added(was, is, currency),
    ...now.groups.filter(({ id }) => !has(before.groups, id)).map(({ name }) => texts.isNew({ name })),
    ...gone(was, is),
    ...gone(before.groups, now.groups),
  ]);
}

/** The same for a group of options. */
export function groupChanges(before: GroupDto, now: GroupDto, currency: Currency): readonly string[] {
  const options = [before, now].map((one) => one.options.map(({ each, ...option }) => ({ ...option, price: each })));
  const [was = [], is = []] = options;
  const declares = now.options.filter((option) => {
    const one = before.options.find(({ id }) => id === option.id);
    return one !== undefined && String(one.allergens) !== String(option.allergens);
  });
  const rules = [before, now].map(({ required, min, max }) => [required, min, max].join());
  return orOrder([
    ...(before.name === now.name ? [] : [texts.groupIsCalled({ name: now.name })]),
    ...(rules[0] === rules[1] ? [] : [texts.groupLimitsChanged()]),
    ...added(was, is, currency),
    ...declares.map(({ name }) => texts.declaresOtherAllergens({ name })),
    ...gone(was, is),
  ]);
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
