import { isDeepStrictEqual } from 'node:util';
import {
  cleanLine,
  foodGroupsOf,
  groupsOfCategory,
  HOUSE_PICTURE,
  isHidden,
  leastExtraOf,
  LIMITS,
  MOVED_ID,
  NO_CHOICES,
  pictureTextOf,
  plainGroup,
  portionPrice,
  rateNamed,
  rateOfFood,
  saidIn,
  settledGroups,
  taxIdOf,
  usesIn,
  type Categories,
  type ChoiceGroup,
  type Food,
  type GroupsSaid,
  type GroupUse,
  type HeldFood,
  type MenuFormat,
  type MovedFood,
  type StoredChoiceGroup,
  type StoredChoices,
  type TaxRate,
} from '@foodhouse/domain';

// What becomes of a food and of a group that a file names: what the file says wins, what it does not say stays. Pure.

/** What the house has of what the menu names. */
export interface FoundMenu {
  /** Those of the file, and those that use its groups beside them. */
  readonly foods: ReadonlyMap<string, Food>;
  readonly choices: ReadonlyMap<string, StoredChoices>;
  /** Those of the file, of the foods that go, and of categories. */
  readonly groups: ReadonlyMap<string, StoredChoiceGroup>;
  readonly categories: Categories;
  /** Of an earlier import, and no longer in the file: those that are taken off the menu. */
  readonly gone: readonly Food[];
}

type KitchenNamed = Pick<Food, 'kitchenName'>;

/** A group as the file has it, with what only the house says of its options. */
export function groupAfter(group: ChoiceGroup, before: ChoiceGroup | undefined): ChoiceGroup {
  if (!before) return group;
  const options = group.options.map((option) => {
    const was = before.options.find(({ id }) => id === option.id);
    if (!was) return option;
    const { name, eachMinor, eachMinorBySize, max, default: begun } = option;
    const kitchenName = kitchenNameAfter(was, option);
    const asks = option.asks.length > 0 ? option.asks : was.asks;
    return { ...was, name, kitchenName, eachMinor, eachMinorBySize, max, default: begun, asks };
  });
  const { name, required, min, max } = group;
  return { ...plainGroup(before), name, required, min, max, options };
}

/** A food as the file has it, with what only the house says of it. One that was taken off the menu or hidden stays as it was. */
export function foodAfter(
  held: HeldFood,
  found: FoundMenu,
  known: ReadonlyMap<string, ChoiceGroup>,
  {
    format,
    saysChoices,
    taxAfter,
    pictureTextSaid,
  }: {
    readonly format: MenuFormat;
    readonly saysChoices: boolean;
    readonly taxAfter: (before: Food) => string | null;
    /** Empty where the file says nothing. */
    readonly pictureTextSaid: string;
  },
): HeldFood {
  const before = found.foods.get(held.food.id);
  if (!before) {
    const groups = foodGroupsOf({ ...saidIn(held.choices), ...categorysOf(held.food, found) }, allKnown(found, known));
    return withLeast({ ...held, choices: withVersion({ ...held.choices, groups }, NO_CHOICES) });
  }
  const choicesBefore = found.choices.get(before.id) ?? NO_CHOICES;
  if (before.retiredAtMs !== null) return { food: before, choices: choicesBefore };
  const { name, description, currency, categoryId, allergens, tags, served, img, retiredAtMs, hiddenAtMs } = held.food;
  const { sizes, priceMinor } = pricesAfter(held, { food: before, choices: choicesBefore }, format);
  const usesBefore = usesIn(choicesBefore);
  const isTable = format === 'table'; // it says nothing of sizes and limits, and names all groups of a food or none
  const uses = usesIn(held.choices).map((use): GroupUse => {
    const was = usesBefore.find(({ groupId }) => groupId === use.groupId);
    return was ? { ...was, sizeIds: isTable ? was.sizeIds : use.sizeIds } : use;
  });
  const own = usesBefore.filter(({ groupId }) => !saysChoices || !(isTable || groupId.startsWith(MOVED_ID[format])));
  const imgAfter = before.img === HOUSE_PICTURE ? img : before.img; // one that somebody chose stays
  const food: Food = {
    ...before,
    name: asWritten(before.name, name, LIMITS.foodName),
    kitchenName: kitchenNameAfter(before, held.food),
    description: asWritten(before.description, description, LIMITS.foodText),
    priceMinor,
    currency,
    categoryId: categoryId ?? before.categoryId,
    taxId: taxAfter(before),
    allergens: allergens === null ? before.allergens : inOrderOf(before.allergens, allergens),
    tags: tags.length > 0 ? inOrderOf(before.tags, tags) : before.tags,
    served: served.length > 0 ? served : before.served,
    ...(isHidden(held.food) && { retiredAtMs, hiddenAtMs }),
    img: imgAfter,
    pictureText: pictureTextOf({
      img: imgAfter,
      pictureText: asWritten(before.pictureText ?? '', pictureTextSaid, LIMITS.pictureText) || null,
    }),
  };
  const all = new Map([...choicesBefore.groups.map((one) => [one.id, one] as const), ...allKnown(found, known)]);
  const said = settledGroups(
    { ...saidIn(choicesBefore), ...categorysOf(food, found), uses: [...uses, ...own] },
    choicesBefore,
  );
  const { leftOut } = said;
  const choices = withVersion({ ...choicesBefore, sizes, leftOut, groups: foodGroupsOf(said, all) }, choicesBefore);
  return withLeast({ food, choices });
}

/** A text as the house has it, unless the file says another one: a file has no lines and no runs of blanks within it. */
function asWritten(before: string, came: string, most: number): string {
  return ['', cleanLine(before, most)].includes(came) ? before : came;
}

/** What the kitchen reads of a food or an option: as before where the file says nothing. */
function kitchenNameAfter(before: KitchenNamed, came: KitchenNamed): string | null {
  return asWritten(before.kitchenName ?? '', came.kitchenName ?? '', LIMITS.name) || null;
}

/** What a food names as its rate of tax: as before where the file says nothing else. */
export function taxOf(moved: MovedFood | undefined, rates: readonly TaxRate[]): (before: Food) => string | null {
  const rate = moved?.tax === undefined ? null : rateNamed(rates, moved.tax.said);
  return ({ taxId }) => (rate === null || rateOfFood(rates, taxId) === rate ? taxId : taxIdOf(rates, rate));
}

/** The groups of the food's category. */
function categorysOf(food: Food, { categories }: FoundMenu): Pick<GroupsSaid, 'ofCategory'> {
  return { ofCategory: groupsOfCategory(food, categories) };
}

/** The groups that there are, those of the file as it has them. */
function allKnown({ groups }: FoundMenu, known: ReadonlyMap<string, ChoiceGroup>): ReadonlyMap<string, ChoiceGroup> {
  return new Map<string, ChoiceGroup>([...groups, ...known]);
}

/** The same in another order is what it was: a file has them in its own. */
function inOrderOf<T>(before: readonly T[] | null, after: readonly T[]): readonly T[] {
  return before !== null && isDeepStrictEqual(new Set(before), new Set(after)) ? before : after;
}

/** What a food and its sizes cost. Those that cost the same together as before are as they were. */
function pricesAfter(
  { food, choices: { sizes } }: HeldFood,
  before: HeldFood,
  format: MenuFormat,
): Pick<Food, 'priceMinor'> & Pick<StoredChoices, 'sizes'> {
  const all = before.choices.sizes;
  if (sizes.length === 0 && format === 'table') return { priceMinor: food.priceMinor, sizes: all }; // it says nothing of them
  const pairs = sizes.map((size) => ({ size, was: all.find(({ id }) => id === size.id) ?? all.find(isCalled(size)) }));
  const isAsBefore =
    sizes.length === all.length &&
    pairs.every(
      ({ size, was }) =>
        was?.name === size.name &&
        portionPrice(food.priceMinor, size.extraMinor) === portionPrice(before.food.priceMinor, was.extraMinor),
    );
  if (isAsBefore && sizes.length > 0) return { priceMinor: before.food.priceMinor, sizes: all };
  return {
    priceMinor: food.priceMinor,
    sizes: pairs.map(({ size, was }) => (was ? { ...was, name: size.name, extraMinor: size.extraMinor } : size)),
  };
}

/** A food beside the menu, with its groups as they are now. */
export function withGroups({ food, choices: before }: HeldFood, known: ReadonlyMap<string, ChoiceGroup>): HeldFood {
  const all = new Map([...before.groups.map((group) => [group.id, group] as const), ...known]);
  return withLeast({ food, choices: withVersion({ ...before, groups: foodGroupsOf(saidIn(before), all) }, before) });
}

function withVersion(choices: StoredChoices, before: StoredChoices): StoredChoices {
  return isDeepStrictEqual(choices, before) ? before : { ...choices, version: before.version + 1 };
}

function withLeast({ food, choices }: HeldFood): HeldFood {
  const leastExtraMinor = choices.sizes.length + choices.groups.length > 0 ? leastExtraOf(choices) : null;
  return { food: { ...food, leastExtraMinor }, choices };
}

/** Names are one whatever the case of their letters. */
export function isCalled({ name }: { readonly name: string }): (one: { readonly name: string }) => boolean {
  return (one) => one.name.toLowerCase() === name.toLowerCase();
}
