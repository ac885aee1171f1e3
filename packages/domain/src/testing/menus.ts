import fc from 'fast-check';
import {
  NO_CHOICES,
  type ChoiceGroup,
  type ChoiceLimits,
  type ChoiceOption,
  type FoodSize,
  type GroupUse,
  type StoredChoices,
} from '../foods/choices.ts';
import { foodGroupsOf } from '../foods/food-groups.ts';
import type { Food } from '../foods/food-fields.ts';
import { leastExtraOf } from '../foods/judge-choices.ts';
import type { HouseTax } from '../house/settings.ts';
import type { Currency } from '../money/currency.ts';
import type { Minor } from '../money/money.ts';
import { aFood, anOption, aSize } from './builders.ts';

// Random menus with everything that the forms of a house allow. Apart from the builders: stories need no random values.

export interface RandomMenu {
  /** With 0, 2 or 3 decimals. */
  readonly currency: Currency;
  readonly tax: HouseTax;
  /** The categories that offer two foods as one. */
  readonly halfCategories: readonly string[];
  readonly foods: ReadonlyMap<string, Food>;
  readonly choices: ReadonlyMap<string, StoredChoices>;
}

const PIZZAS = 'pizzas';
const SIZE_NAMES: Readonly<Record<string, string>> = { s: 'Small', m: 'Medium', l: 'Large' };
const SIZE_IDS = Object.keys(SIZE_NAMES);
const GROUP_IDS = ['base', 'sauce', 'extras', 'drink'];
/** More portions than any basket here asks for. */
const PLENTY = 10_000;

/** Free foods and low prices are as frequent as others: a choice may take off more than a food costs. */
const price: fc.Arbitrary<Minor> = fc.oneof(fc.constant(0), fc.nat(200), fc.nat(99_99));
const difference: fc.Arbitrary<Minor> = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -200, max: 200 }),
  fc.integer({ min: -30_00, max: 30_00 }),
);
const some = (least: number, most: number): fc.Arbitrary<number> => fc.integer({ min: least, max: most });
/** True once in so many times; a counterexample shrinks to false. */
const onceIn = (times: number): fc.Arbitrary<boolean> => fc.nat(times - 1).map((drawn) => drawn === times - 1);

function sizeOf(id: string): fc.Arbitrary<FoodSize> {
  return fc
    .record({ extraMinor: difference, isSoldOut: onceIn(8) })
    .map((said) => aSize({ id, name: SIZE_NAMES[id] ?? id, ...said }));
}

/** The kitchen has its own word for every other option: in capitals. */
function optionOf(id: string, name: string): fc.Arbitrary<ChoiceOption> {
  return fc
    .record({
      kitchenName: fc.constantFrom(null, name.toUpperCase()),
      eachMinor: difference,
      eachMinorBySize: fc.dictionary(fc.constantFrom(...SIZE_IDS), difference, { maxKeys: 2, noNullPrototype: true }),
      max: some(1, 3),
      default: onceIn(4).map(Number),
      isSoldOut: onceIn(8),
      asks: fc.oneof(
        { arbitrary: fc.constant<readonly string[]>([]), weight: 2 },
        fc.subarray(GROUP_IDS, { maxLength: 2 }),
      ),
    })
    .map((said) => anOption({ id, name, ...said }));
}

const limits: fc.Arbitrary<ChoiceLimits> = fc
  .record({ required: fc.boolean(), min: fc.nat(2), more: fc.nat(2) })
  .map(({ required, min, more }) => ({ required, min, max: Math.max(1, min + more) }));

/** Each group may have an option of the same name, as many groups have a Yes. */
function groupOf(id: string): fc.Arbitrary<ChoiceGroup> {
  const names = [`Some ${id}`, `More ${id}`, 'The usual'];
  const options = fc.tuple(...names.map((name, index) => optionOf(`${id}-${index}`, name)));
  return fc
    .record({ said: limits, free: fc.oneof(fc.constant(0), some(1, 3)), all: options, count: some(1, 3) })
    .map(({ said, free, all, count }) => {
      const few = all.slice(0, count);
      const min = Math.min(
        said.min,
        few.reduce((sum, { max }) => sum + max, 0),
      );
      return { id, name: `Your ${id}`, ...said, min, free, options: few };
    });
}

interface Drawn {
  readonly priceMinor: Minor;
  readonly taxId: string | null;
  readonly categoryId: string | null;
  readonly sizes: readonly FoodSize[];
  readonly uses: readonly GroupUse[];
  readonly leftOut: readonly string[];
}

const food: fc.Arbitrary<Drawn> = fc
  .record({
    priceMinor: price,
    taxId: fc.constantFrom(null, 'reduced'),
    categoryId: fc.constantFrom(null, PIZZAS),
    sizes: fc.tuple(...SIZE_IDS.map(sizeOf)),
    sizeIds: fc.shuffledSubarray(SIZE_IDS),
    used: fc.shuffledSubarray(GROUP_IDS),
    uses: fc.array(
      fc.record({
        sizeIds: fc.oneof(fc.constant<readonly string[]>([]), fc.subarray(SIZE_IDS)),
        limits: fc.option(limits, { freq: 3 }),
      }),
      { minLength: GROUP_IDS.length, maxLength: GROUP_IDS.length },
    ),
    leftOut: fc.subarray(GROUP_IDS, { maxLength: 1 }),
  })
  .map(({ sizes, sizeIds, used, uses, ...said }) => {
    const own = sizeIds.flatMap((id) => sizes.filter((size) => size.id === id));
    const usesOf = used.flatMap((groupId, index) => {
      const use = uses[index];
      return use ? [{ groupId, limits: use.limits, sizeIds: use.sizeIds.filter((id) => sizeIds.includes(id)) }] : [];
    });
    return { ...said, sizes: own, uses: usesOf };
  });

function choicesOf(
  { categoryId, sizes, uses, leftOut }: Drawn,
  ofPizzas: readonly string[],
  known: ReadonlyMap<string, ChoiceGroup>,
): StoredChoices {
  const ofCategory = categoryId === null ? [] : ofPizzas;
  const groups = foodGroupsOf({ uses, ofCategory, leftOut }, known);
  return { ...NO_CHOICES, version: 1, sizes, groups };
}

/** One of each kind of currency, taxes of every kind, and foods that share groups, sizes and a category with halves. */
export const randomMenu: fc.Arbitrary<RandomMenu> = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    isInclusive: fc.boolean(),
    shares: fc.array(fc.constantFrom(0, 7000, 8875, 19_000), { maxLength: 2 }),
    groups: fc.tuple(...GROUP_IDS.map(groupOf)),
    ofPizzas: fc.subarray(GROUP_IDS, { maxLength: 2 }),
    drawn: fc.array(food, { minLength: 1, maxLength: 3 }),
  })
  .map(({ currency, isInclusive, shares, groups, ofPizzas, drawn }) => {
    const known = new Map(groups.map((group) => [group.id, group]));
    const offered = drawn.map((one, index) => {
      const choices = choicesOf(one, ofPizzas, known);
      const hasChoices = choices.sizes.length + choices.groups.length > 0;
      const { priceMinor, taxId, categoryId } = one;
      const id = `food-${index}`;
      const leastExtraMinor = hasChoices ? leastExtraOf(choices) : null;
      const named = { id, name: `Food ${index}`, kitchenName: index === 1 ? 'F1' : null, quantity: PLENTY };
      return { choices, food: aFood({ ...named, currency, priceMinor, taxId, categoryId, leastExtraMinor }) };
    });
    const rates = shares.map((share, index) => ({ id: index === 0 ? 'full' : 'reduced', name: 'Tax', share }));
    const menu: RandomMenu = {
      currency,
      tax: { isInclusive, rates },
      halfCategories: [PIZZAS],
      foods: new Map(offered.map((one) => [one.food.id, one.food])),
      choices: new Map(offered.map((one) => [one.food.id, one.choices])),
    };
    return { ...menu, [fc.toStringMethod]: () => menuText(menu) };
  });

/** The menu as a counterexample shows it: without all that nobody has said. */
export function menuText({ currency, tax, foods, choices }: RandomMenu): string {
  const offered = [...foods.values()].map(({ id, priceMinor, taxId, categoryId }) => {
    const { sizes, groups } = choices.get(id) ?? NO_CHOICES;
    return { id, priceMinor, taxId, categoryId, sizes, groups };
  });
  return saidText({ currency, tax, foods: offered });
}

/** JSON without what is nothing: null, false, 0, an empty list or object. */
export function saidText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isNothing(part) ? undefined : part));
}

function isNothing(part: unknown): boolean {
  return part === null || part === false || part === 0 || (typeof part === 'object' && Object.keys(part).length === 0);
}
