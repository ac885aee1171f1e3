import { isDeepStrictEqual } from 'node:util';
import {
  cleanLine,
  foodChanges,
  foodGroupsOf,
  groupsOfCategory,
  heldFoods,
  HOUSE_PICTURE,
  isHidden,
  leastExtraOf,
  LIMITS,
  MOST,
  MOVED_ID,
  NO_CHOICES,
  pairsByName,
  pairsWithHidden,
  pictureTextOf,
  plainGroup,
  portionPrice,
  rateNamed,
  rateOfFood,
  saidIn,
  settledGroups,
  taxIdOf,
  usesIn,
  withPairs,
  type Categories,
  type ChoiceGroup,
  type Food,
  type GroupsSaid,
  type GroupUse,
  type HeldFood,
  type ImportedMenu,
  type ImportMenuRequest,
  type MenuFormat,
  type MovedFood,
  type MovedMenu,
  type NamePair,
  type StoredChoiceGroup,
  type StoredChoices,
  type TaxRate,
} from '@foodhouse/domain';
import { inOtherCurrency } from '../house/manage-house.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Archive, Caller, Catalogue, CategoryBook, Clock, Transaction, UnitOfWork } from '../shared/ports.ts';
import { openLedger } from '../stock/ledger.ts';
import { askedGroups, isOnMenu, MOST_CHOICES_BYTES, MOST_FOODS_OF_GROUP } from './join-groups.ts';

// A menu of another system comes in with one commit, so that no guest meets half of it. What the file says wins; what it does not
// say stays as the house has said it: pictures, tax, the kitchen's names, and what is sold out. Portions that the house has stay,
// whatever the file says: the kitchen counts them.

export interface ImportMenuPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'menu'>;
  readonly archive: Pick<Archive, 'hiddenFoods'>;
  readonly categoryBook: CategoryBook;
}

/** What the house has of what the menu names. */
interface FoundMenu {
  /** Those of the file, and those that use its groups beside them. */
  readonly foods: ReadonlyMap<string, Food>;
  readonly choices: ReadonlyMap<string, StoredChoices>;
  /** Those of the file, of the foods that go, and of categories. */
  readonly groups: ReadonlyMap<string, StoredChoiceGroup>;
  readonly categories: Categories;
  /** Of an earlier import, and no longer in the file: those that are taken off the menu. */
  readonly gone: readonly Food[];
}

interface Plan {
  readonly added: readonly HeldFood[];
  readonly changed: readonly HeldFood[];
  /** What of foods that the file names is not the same, for people. */
  readonly changes: ImportedMenu['changed'];
  readonly takenOff: readonly Food[];
  /** The foods of the house that have the name of one that comes in. */
  readonly same: readonly NamePair[];
  readonly unchanged: readonly Food[];
  /** Foods of the file that name a picture elsewhere, and have none here. */
  readonly withoutPicture: readonly Food[];
  readonly retired: readonly Food[];
  /** Those that were hidden before, and stay so. */
  readonly hidden: readonly Food[];
  /** Foods for which the file says another number of portions than there is. */
  readonly portionsKept: readonly Food[];
  readonly groups: readonly StoredChoiceGroup[];
  /** Those that are as they were, but of other foods: of some that are taken off the menu, or of a category that has more. */
  readonly groupsLeft: readonly StoredChoiceGroup[];
  readonly groupsAdded: number;
  readonly categories: Categories;
  readonly categoriesAdded: number;
}

/**
 * Puts a menu of another system on this house's, all of it or nothing. A repeat finds what is there, by the ids that the menu has.
 * For admins.
 * @returns what was done, or what would be
 */
export async function importMenu(
  { unitOfWork, clock, catalogue, archive, categoryBook }: ImportMenuPorts,
  caller: Caller,
  { menu: asRead, supplier, takeOff, sameNames, dryRun }: ImportMenuRequest,
): Promise<Outcome<ImportedMenu>> {
  const [onMenu, hiddenFoods] = await Promise.all([catalogue.menu(), archive.hiddenFoods()]);
  const pairs = pairsByName(asRead, onMenu);
  const hiddenPairs = pairsWithHidden(asRead, onMenu, hiddenFoods);
  const named = new Set([...asRead.foods.map(({ id }) => id), ...pairs.map(({ food }) => food.id)]);
  const gone = onMenu.filter(({ id }) => id.startsWith(MOVED_ID[asRead.format]) && !named.has(id));
  const goneIds = takeOff ? gone.map(({ id }) => id) : [];
  const imported = await unitOfWork.run(`import of ${caller.uid}`, async (transaction): Promise<Outcome<Plan>> => {
    const house = await transaction.houseSettings();
    const [same, hidden] = await Promise.all([unknownOf(transaction, pairs), unknownOf(transaction, hiddenPairs)]);
    const menu = withPairs(withPairs(asRead, hidden, 'keep'), same, sameNames);
    const refusal = inOtherCurrency(house, menu);
    if (refusal) return refusal;
    const atMs = clock.nowMs();
    const now = { supplier, atMs, same, hidden, rates: house.tax.rates };
    const plan = planImport(menu, await findMenu(transaction, menu, goneIds), now);
    const tooLarge = whyTooLarge(plan);
    if (tooLarge) return tooLarge;
    if (dryRun || isNothing(plan)) return done(plan);
    for (const { food, choices } of plan.added) {
      transaction.createFood(openLedger(transaction, food, { order: null, by: caller, atMs, house }));
      if (choices.version > 0) transaction.saveChoices(food.id, choices);
    }
    for (const { food, choices } of plan.changed) {
      transaction.saveFood(food);
      if (choices.version > 0) transaction.saveChoices(food.id, choices);
    }
    for (const food of plan.takenOff) transaction.saveFood(food);
    for (const group of [...plan.groups, ...plan.groupsLeft]) transaction.saveChoiceGroup(group);
    if (plan.categoriesAdded > 0) transaction.saveCategories(plan.categories);
    const more = plan.added.filter(({ food }) => isOnMenu(food)).length - plan.takenOff.length - hidingOf(plan).length;
    if (more !== 0) transaction.addToCounter('foods', more);
    transaction.addAudit({
      action: 'menu.import',
      byUid: caller.uid,
      subject: 'foods',
      before: '',
      after: JSON.stringify(countsOf(plan)),
      requestId: caller.requestId,
      atMs,
    });
    return done(plan);
  });
  if (imported.status !== 'done') return imported;
  const plan = imported.value;
  const movedIds = new Map(plan.same.map(({ movedId, food }) => [food.id, movedId]));
  if (!dryRun && plan.categoriesAdded > 0) categoryBook.know(plan.categories);
  return done({
    ...countsOf(plan),
    added: plan.added.map(({ food }) => nameOf(food)),
    changed: plan.changes,
    same: plan.same.map(({ food }) => nameOf(food)),
    retired: plan.retired.map(nameOf),
    hidden: plan.hidden.map(nameOf),
    portionsKept: plan.portionsKept.map(nameOf),
    withoutPicture: plan.withoutPicture.map(({ id, name }) => ({ id: movedIds.get(id) ?? id, name })),
    gone: takeOff ? [] : gone.map(nameOf),
    takenOff: plan.takenOff.map(nameOf),
  });
}

function countsOf({
  unchanged,
  groups,
  groupsAdded,
  categoriesAdded,
}: Plan): Pick<ImportedMenu, 'unchanged' | 'groups' | 'categories'> {
  return {
    unchanged: unchanged.length,
    groups: { added: groupsAdded, changed: groups.length - groupsAdded },
    categories: categoriesAdded,
  };
}

function nameOf({ id, name }: Food): { readonly id: string; readonly name: string } {
  return { id, name };
}

function isNothing({ added, changed, takenOff, groups, categoriesAdded }: Plan): boolean {
  return added.length + changed.length + takenOff.length + groups.length + categoriesAdded === 0;
}

/** The foods of the house that are hidden as the file says. */
function hidingOf({ changed }: Plan): readonly HeldFood[] {
  return changed.filter(({ food }) => !isOnMenu(food));
}

/** Those whose id the house does not know: one that was taken off the menu stays off, whatever has its name. */
async function unknownOf(transaction: Transaction, pairs: readonly NamePair[]): Promise<readonly NamePair[]> {
  const known = await Promise.all(pairs.map(({ movedId }) => transaction.food(movedId)));
  return pairs.filter((_pair, index) => !known[index]);
}

/** @param goneIds of the foods that are taken off */
async function findMenu(transaction: Transaction, menu: MovedMenu, goneIds: readonly string[]): Promise<FoundMenu> {
  const [categories, groups, gone, left] = await Promise.all([
    transaction.categories(),
    Promise.all(menu.groups.map(({ id }) => transaction.choiceGroup(id))),
    Promise.all(goneIds.map((id) => transaction.food(id))),
    Promise.all(goneIds.map((id) => transaction.choices(id))),
  ]);
  const besides = new Set([
    ...left.flatMap((choices) => choices?.groups.map(({ id }) => id) ?? []),
    ...Object.values(categories.groupIds).flat(),
  ]);
  const besideIds = [...besides].filter((id) => menu.groups.every((group) => group.id !== id));
  const beside = (await Promise.all(besideIds.map((id) => transaction.choiceGroup(id)))).filter((one) => one !== null);
  const others = [...beside, ...(await askedGroups(transaction, beside))];
  const known = groups.filter((group) => group !== null);
  const ids = [...new Set([...menu.foods.map(({ id }) => id), ...known.flatMap(({ foodIds }) => foodIds)])].filter(
    (id) => !goneIds.includes(id),
  );
  const [foods, choices] = await Promise.all([
    Promise.all(ids.map((id) => transaction.food(id))),
    Promise.all(ids.map((id) => transaction.choices(id))),
  ]);
  return {
    categories,
    groups: new Map([...others, ...known].map((group) => [group.id, group])),
    gone: gone.flatMap((food) => (food?.retiredAtMs === null ? [food] : [])),
    foods: new Map(foods.flatMap((food) => (food ? [[food.id, food]] : []))),
    choices: new Map(choices.flatMap((one, index) => (one ? [[ids[index] ?? '', one]] : []))),
  };
}

/** What becomes of the house's menu. Pure. */
function planImport(
  menu: MovedMenu,
  found: FoundMenu,
  now: {
    readonly supplier: string;
    readonly atMs: number;
    readonly same: readonly NamePair[];
    readonly hidden: readonly NamePair[];
    readonly rates: readonly TaxRate[];
  },
): Plan {
  const own = new Map<string, string>(); // categories of one name are one
  for (const [index, one] of menu.categories.entries()) {
    const same = [...found.categories.categories, ...menu.categories.slice(0, index)].find(isCalled(one));
    own.set(one.id, same ? (own.get(same.id) ?? same.id) : one.id);
  }
  const groups = menu.groups.map((group) => groupAfter(group, found.groups.get(group.id)));
  const foods = menu.foods.map((food) => ({ ...food, categoryId: own.get(food.categoryId ?? '') ?? null }));
  const held = heldFoods({ ...menu, foods, groups }, now);
  const known = new Map(groups.map((group) => [group.id, group]));
  const after = held.map((one, index) =>
    foodAfter(one, found, known, {
      format: menu.format,
      saysChoices: menu.foods[index]?.uses !== null,
      taxAfter: taxOf(menu.foods[index], now.rates),
      pictureTextSaid: menu.foods[index]?.pictureText ?? '',
    }),
  );
  const named = new Set(menu.foods.map(({ id }) => id));
  const beside = [...found.foods.values()]
    .filter(({ id, retiredAtMs }) => !named.has(id) && retiredAtMs === null)
    .map((food) => withGroups({ food, choices: found.choices.get(food.id) ?? NO_CHOICES }, known));
  const isThere = ({ food }: HeldFood): boolean => found.foods.has(food.id);
  const isRetired = ({ food }: HeldFood): boolean => food.retiredAtMs !== null;
  const isNew = (one: HeldFood): boolean => !isThere(one);
  const stays = (one: HeldFood): boolean => isThere(one) && !isOnMenu(found.foods.get(one.food.id));
  const isAsBefore = ({ food, choices }: HeldFood): boolean =>
    isDeepStrictEqual([food, choices], [found.foods.get(food.id), found.choices.get(food.id) ?? NO_CHOICES]);
  const onMenu = [...after, ...beside].filter((one) => !isRetired(one));
  const existing = onMenu.filter(isThere);
  const usersOf = usersByGroup(onMenu);
  const saved = groups
    .map((group) => {
      const before = found.groups.get(group.id);
      const { foodIds: _foodIds, version = 0, ...was } = before ?? { foodIds: [] };
      const foodIds = usersOf.get(group.id) ?? [];
      const isSame = isDeepStrictEqual(was, group) && isDeepStrictEqual(new Set(before?.foodIds), new Set(foodIds));
      return { isSame, group: { ...group, foodIds, version: version + 1 } };
    })
    .filter(({ isSame }) => !isSame)
    .map(({ group }) => group);
  const left = [...found.groups.values()].flatMap((group) => {
    const users = usersOf.get(group.id) ?? [];
    const isElsewhere = (id: string): boolean => !found.foods.has(id) && found.gone.every((food) => food.id !== id);
    const foodIds = [...new Set([...group.foodIds.filter((id) => isElsewhere(id) || users.includes(id)), ...users])];
    return known.has(group.id) || isDeepStrictEqual(foodIds, group.foodIds) ? [] : [{ ...group, foodIds }];
  });
  const ids = new Set(found.categories.categories.map(({ id }) => id));
  const categories = menu.categories.filter(
    ({ id }) => own.get(id) === id && !ids.has(id) && foods.some((food) => food.categoryId === id),
  );
  const hiding = after.filter((one) => isThere(one) && isRetired(one) && !stays(one));
  const changed = [...existing, ...hiding]
    .filter((one) => !isAsBefore(one))
    .map((one) => (named.has(one.food.id) ? asSaved(one) : one));
  const names = {
    categories: new Map([...found.categories.categories, ...categories].map(({ id, name }) => [id, name])),
    rates: now.rates,
  };
  return {
    added: after.filter(isNew),
    changed,
    changes: changed.flatMap((one) => {
      const food = found.foods.get(one.food.id);
      if (!food || !named.has(food.id)) return [];
      const before = { food, choices: found.choices.get(food.id) ?? NO_CHOICES };
      return [{ ...nameOf(one.food), changes: foodChanges(before, one, names) }];
    }),
    same: now.same,
    takenOff: found.gone.map((food) => ({ ...food, retiredAtMs: now.atMs, hiddenAtMs: null })),
    unchanged: existing.filter((one) => named.has(one.food.id) && isAsBefore(one)).map(({ food }) => food),
    withoutPicture: after.flatMap((one, index) =>
      stays(one) || one.food.img !== HOUSE_PICTURE || (menu.foods[index]?.picture ?? null) === null ? [] : [one.food],
    ),
    retired: after.filter((one) => stays(one) && !isHidden(one.food)).map(({ food }) => food),
    hidden: [
      ...after.filter((one) => stays(one) && isHidden(one.food)).map(({ food }) => food),
      ...now.hidden.map(({ food }) => food),
    ],
    portionsKept: after.flatMap((one, index) => {
      const portions = menu.foods[index]?.portions;
      const isAsSaid = one.food.counted && one.food.quantity === portions;
      return portions === undefined || isAsSaid || !isThere(one) || isRetired(one) ? [] : [one.food];
    }),
    groups: saved,
    groupsLeft: left,
    groupsAdded: saved.filter(({ id }) => !found.groups.has(id)).length,
    categories: {
      ...found.categories,
      version: found.categories.version + 1,
      categories: [...found.categories.categories, ...categories],
    },
    categoriesAdded: categories.length,
  };
}

/** A group as the file has it, with what only the house says of its options. */
function groupAfter(group: ChoiceGroup, before: ChoiceGroup | undefined): ChoiceGroup {
  if (!before) return group;
  const options = group.options.map((option) => {
    const was = before.options.find(({ id }) => id === option.id);
    const { name, eachMinor, eachMinorBySize, max, default: begun } = option;
    const asks = option.asks.length > 0 ? option.asks : (was?.asks ?? []);
    return was ? { ...was, name, eachMinor, eachMinorBySize, max, default: begun, asks } : option;
  });
  const { name, required, min, max } = group;
  return { ...plainGroup(before), name, required, min, max, options };
}

/** A food as the file has it, with what only the house says of it. One that was taken off the menu or hidden stays as it was. */
function foodAfter(
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

/** What a food names as its rate of tax: as before where the file says nothing else. */
function taxOf(moved: MovedFood | undefined, rates: readonly TaxRate[]): (before: Food) => string | null {
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

function isCalled({ name }: { readonly name: string }): (one: { readonly name: string }) => boolean {
  return (one) => one.name.toLowerCase() === name.toLowerCase();
}

/** A food beside the menu, with its groups as they are now. */
function withGroups({ food, choices: before }: HeldFood, known: ReadonlyMap<string, ChoiceGroup>): HeldFood {
  const all = new Map([...before.groups.map((group) => [group.id, group] as const), ...known]);
  return withLeast({ food, choices: withVersion({ ...before, groups: foodGroupsOf(saidIn(before), all) }, before) });
}

/** A page that has the food open learns by its version that it was saved. */
function asSaved({ food, choices }: HeldFood): HeldFood {
  return { food: { ...food, version: food.version + 1 }, choices };
}

function withVersion(choices: StoredChoices, before: StoredChoices): StoredChoices {
  return isDeepStrictEqual(choices, before) ? before : { ...choices, version: before.version + 1 };
}

function withLeast({ food, choices }: HeldFood): HeldFood {
  const leastExtraMinor = choices.sizes.length + choices.groups.length > 0 ? leastExtraOf(choices) : null;
  return { food: { ...food, leastExtraMinor }, choices };
}

function usersByGroup(foods: readonly HeldFood[]): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { food, choices } of foods)
    for (const { id } of choices.groups) users.set(id, [...(users.get(id) ?? []), food.id]);
  return users;
}

/** Why one commit cannot write so much, or the house hold it. */
function whyTooLarge({ added, changed, takenOff, groups, groupsLeft, categories }: Plan): Refusal | null {
  const most = {
    categories: MOST.categories,
    groups: MOST.groupsOfHouse,
    foods: MOST.foodsMoved,
    foodsOfGroup: MOST_FOODS_OF_GROUP,
  };
  const came = {
    categories: categories.categories.length,
    groups: groups.length,
    foods: added.length + changed.length + takenOff.length,
    foodsOfGroup: Math.max(0, ...[...groups, ...groupsLeft].map(({ foodIds }) => foodIds.length)),
  };
  const beyond = (Object.keys(most) as (keyof typeof most)[]).find((key) => came[key] > most[key]);
  if (beyond)
    return refused(
      'MENU_TOO_LARGE',
      `The menu would have ${came[beyond]} ${WORDS[beyond]}; at most ${most[beyond]} are possible.`,
      {
        [beyond]: came[beyond],
        most: most[beyond],
      },
    );
  const bytes = JSON.stringify([added, changed, groups]).length;
  if (bytes <= MOST_CHOICES_BYTES) return null;
  return refused('MENU_TOO_LARGE', 'The menu has more options than one commit can write. Import it in two parts.', {
    bytes,
  });
}

const WORDS = {
  categories: 'categories',
  groups: 'groups of options',
  foods: 'foods',
  foodsOfGroup: 'foods that share one group of options',
} as const;
