import { isDeepStrictEqual } from 'node:util';
import {
  askedIds,
  businessDayOf,
  choicesOn,
  foodGroupsOf,
  groupOn,
  kitchensWord,
  leastExtraOf,
  MOST,
  NO_CHOICES,
  plainGroup,
  saidIn,
  settledGroups,
  usesIn,
  type Categories,
  type ChoiceGroup,
  type Food,
  type HouseSettings,
  type KitchensWord,
  type MarkOptionRequest,
  type MarkSizeRequest,
  type Minor,
  type NewChoices,
  type SaidChoices,
  type SaveGroupRequest,
  type SetChoicesRequest,
  type StoredChoiceGroup,
  type StoredChoices,
} from '@foodhouse/domain';
import {
  askedGroups,
  choosingFrom,
  houseIsFull,
  inUse,
  isOnMenu,
  joinGroups,
  leave,
  leftBy,
  MOST_CHOICES_BYTES,
  naming,
  noSuchGroup,
  saidOf,
  saveGroups,
  tooLarge,
  tooMany,
  usersOf,
} from './join-groups.ts';
import { forgetGroup, type ManageCategoriesPorts } from './manage-categories.ts';
import { inOtherCurrency } from '../house/manage-house.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Caller, Catalogue, ChoiceBook, Clock, HouseBook, Transaction, UnitOfWork } from '../shared/ports.ts';

// A group is made once, in choiceGroups; each food that uses it, or whose options ask it, has a copy in its choices, so that a
// guest reads one document. Whoever changes a group writes all copies in the same commit. A food that has left the menu uses no
// group.

type Work = { readonly unitOfWork: UnitOfWork };

/** What can be chosen of a food; nothing for a food without choices. */
export async function readChoices(
  {
    choiceBook,
    catalogue,
    ...ports
  }: DayPorts & { readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>; readonly catalogue: Pick<Catalogue, 'food'> },
  foodId: string,
): Promise<Outcome<SaidChoices>> {
  const [stored, halves] = await Promise.all([
    choiceBook.choicesOf(foodId),
    ports.houseBook.settings().then((house) => halvesOf(foodId, house, catalogue)),
  ]);
  const choices = stored ?? NO_CHOICES;
  const said = [...choices.sizes, ...choices.groups.flatMap(({ options }) => options)];
  return done({ ...(said.some(isByDay) ? choicesOn(choices, await today(ports)) : choices), ...halves });
}

/** The food is read in a house with halves alone. */
async function halvesOf(
  foodId: string,
  { halfCategories }: HouseSettings,
  catalogue: Pick<Catalogue, 'food'>,
): Promise<Pick<SaidChoices, 'halvesOf'>> {
  const food = halfCategories.length === 0 ? null : await catalogue.food(foodId);
  const categoryId = food?.categoryId ?? null;
  return categoryId !== null && halfCategories.includes(categoryId) ? { halvesOf: categoryId } : {};
}

/** What says which business day it is. */
interface DayPorts {
  readonly clock: Clock;
  readonly houseBook: HouseBook;
}

async function today({ clock, houseBook }: DayPorts): Promise<string> {
  return businessDayOf(clock.nowMs(), await houseBook.settings());
}

/** Whether a day decides: without, nobody works out which one it is. */
function isByDay({ offThrough }: KitchensWord): boolean {
  return offThrough !== null;
}

/** All groups, with the foods that use them. For chefs and admins. */
export async function listGroups({
  choiceBook,
  ...ports
}: DayPorts & {
  readonly choiceBook: Pick<ChoiceBook, 'groups'>;
}): Promise<Outcome<readonly StoredChoiceGroup[]>> {
  const [groups, day] = await Promise.all([choiceBook.groups(), today(ports)]);
  return done(groups.map((group) => groupOn(group, day)));
}

/**
 * Sets sizes and groups of a food on the menu, unless somebody has done so since the version that is sent. A repeat of a save
 * that happened finds it. For admins, as all of these but the last.
 */
export function setChoices(
  { unitOfWork }: Work,
  foodId: string,
  request: SetChoicesRequest,
): Promise<Outcome<StoredChoices>> {
  return unitOfWork.run(`food ${foodId}`, async (transaction) => {
    const [food, before, house] = await Promise.all([
      transaction.food(foodId),
      transaction.choices(foodId),
      transaction.houseSettings(),
    ]);
    if (!isOnMenu(food)) return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId });
    const version = before?.version ?? 0;
    if (before && isRepeat(before, request)) return done(before);
    const refusal = request.sizes.length > 0 ? inOtherCurrency(house, request) : null;
    if (refusal) return refusal;
    if (request.version !== undefined && request.version !== version)
      return refused('CHOICES_CHANGED', 'Somebody has changed the sizes and options meanwhile.', {
        version,
        sizes: before?.sizes.map(({ name }) => name) ?? [],
        groups: before?.groups.map(({ name }) => name) ?? [],
      });
    const replaced = await replaceChoices(transaction, food, request);
    if (replaced.status === 'refused') return replaced;
    const { choices, leastExtraMinor } = replaced.value;
    transaction.saveFood({ ...food, leastExtraMinor, version: food.version + 1 });
    return done(choices);
  });
}

/** What can be chosen of a food from now on, and what that adds to its price at least; null where nothing can be chosen. */
interface ReplacedChoices {
  readonly choices: StoredChoices;
  readonly leastExtraMinor: Minor | null;
}

/** Replaces the choices of a food on the menu, in the commit of whoever saves the food. @param food as it is saved */
export async function replaceChoices(
  transaction: Transaction,
  food: Pick<Food, 'id' | 'categoryId'>,
  said: NewChoices,
): Promise<Outcome<ReplacedChoices>> {
  const foodId = food.id;
  const before = await transaction.choices(foodId);
  const { uses, leftOut: without = before?.leftOut ?? [] } = said;
  const settled = settledGroups(await saidOf(transaction, food, { uses, leftOut: without }), before);
  const { leftOut } = settled;
  const joined = await joinGroups(transaction, foodId, settled);
  if (joined.status === 'refused') return joined;
  const { groups, changed } = joined.value;
  saveGroups(transaction, changed);
  const dropped = (before?.groups ?? []).map(({ id }) => id).filter((id) => !groups.some((one) => one.id === id));
  await leave(transaction, leftBy(foodId, dropped));
  const sizes = withKitchensWord(said.sizes, before?.sizes ?? []);
  const hasAny = sizes.length + groups.length > 0;
  if (!hasAny && leftOut.length === 0 && !before) return done({ choices: NO_CHOICES, leastExtraMinor: null });
  const choices = { version: (before?.version ?? 0) + 1, sizes, groups, leftOut };
  transaction.saveChoices(foodId, choices); // with nothing in it too: an older page must not take it for what it knew
  return done({ choices, leastExtraMinor: hasAny ? leastExtraOf(choices) : null });
}

/** A food that comes into another category has the groups of that one, and no longer those of the last. */
export async function changeCategory(
  transaction: Transaction,
  food: Pick<Food, 'id' | 'categoryId'>,
): Promise<Outcome<ReplacedChoices>> {
  const choices = (await transaction.choices(food.id)) ?? NO_CHOICES;
  return replaceChoices(transaction, food, { sizes: choices.sizes, uses: usesIn(choices) });
}

/** What an admin says of sizes or options, with what the kitchen said of them: that word is its own. */
function withKitchensWord<T extends { readonly id: string }>(
  said: readonly T[],
  before: readonly (KitchensWord & { readonly id: string })[],
): readonly (T & KitchensWord)[] {
  const words = new Map(before.map(({ id, isSoldOut, offThrough }) => [id, { isSoldOut, offThrough }]));
  return said.map((one) => ({ ...one, ...(words.get(one.id) ?? ON_SALE) }));
}

const ON_SALE: KitchensWord = { isSoldOut: false, offThrough: null };

/**
 * Makes the choices of a food that is made in the same commit, so that nobody orders it without them.
 * @returns what they add to its price at least; null where nothing can be chosen
 */
export async function createChoices(
  transaction: Transaction,
  food: Pick<Food, 'id' | 'categoryId'>,
  { sizes, uses, leftOut = [] }: NewChoices,
): Promise<Outcome<Minor | null>> {
  const settled = settledGroups(await saidOf(transaction, food, { uses, leftOut }), null);
  const joined = await joinGroups(transaction, food.id, settled);
  if (joined.status === 'refused') return joined;
  const { groups, changed } = joined.value;
  saveGroups(transaction, changed);
  const choices = { version: 1, sizes: withKitchensWord(sizes, []), groups, leftOut: settled.leftOut };
  const hasAny = sizes.length + groups.length > 0;
  if (hasAny || choices.leftOut.length > 0) transaction.saveChoices(food.id, choices);
  return done(hasAny ? leastExtraOf(choices) : null);
}

/** A food that leaves the menu uses no group any more. Its choices stay, for the day on which it comes back. */
export async function leaveGroups(transaction: Transaction, foodId: string): Promise<void> {
  const choices = await transaction.choices(foodId);
  await leave(transaction, leftBy(foodId, choices?.groups.map(({ id }) => id) ?? []));
}

/**
 * A food that comes back to the menu uses its groups again, as they are now, without those that were deleted meanwhile.
 * @returns what its choices add to its price at least; null where nothing can be chosen
 */
export async function rejoinGroups(
  transaction: Transaction,
  food: Pick<Food, 'id' | 'categoryId'>,
): Promise<Outcome<Minor | null>> {
  const foodId = food.id;
  const before = (await transaction.choices(foodId)) ?? NO_CHOICES;
  const uses = usesIn(before);
  const found = await Promise.all(uses.map(({ groupId }) => transaction.choiceGroup(groupId)));
  const left = uses.filter((_use, index) => found[index]);
  const said = await saidOf(transaction, food, { uses: left, leftOut: before.leftOut });
  const joined = await joinGroups(transaction, foodId, said);
  if (joined.status === 'refused') return joined;
  const { groups, changed } = joined.value;
  saveGroups(transaction, changed);
  const isAsBefore = before.version > 0 && left.length === uses.length;
  const choices = { ...before, version: isAsBefore ? before.version : before.version + 1, groups };
  if (before.groups.length + groups.length > 0) transaction.saveChoices(foodId, choices);
  return done(choices.sizes.length + groups.length > 0 ? leastExtraOf(choices) : null);
}

/** Whether the request is the save that made these choices. */
function isRepeat(choices: StoredChoices, request: SetChoicesRequest): boolean {
  const sizes = choices.sizes.map(({ isSoldOut: _isSoldOut, offThrough: _offThrough, ...size }) => size);
  return (
    request.version === choices.version - 1 &&
    isDeepStrictEqual([sizes, usesIn(choices)], [request.sizes, request.uses]) &&
    (request.leftOut === undefined || isDeepStrictEqual(choices.leftOut, request.leftOut))
  );
}

/**
 * Makes a group, or changes it in all foods that use it, unless somebody has done so since the version that is sent. Options
 * keep the kitchen's word that they are sold out. A repeat of a save that happened finds it. Of two that are made at one moment
 * both come in, also where the house has room for one.
 */
export function saveGroup({ unitOfWork }: Work, id: string, request: SaveGroupRequest): Promise<Outcome<ChoiceGroup>> {
  const { currency: _currency, version: asked, ...fields } = request;
  return unitOfWork.run(`group ${id}`, async (transaction) => {
    const [before, house] = await Promise.all([transaction.choiceGroup(id), transaction.houseSettings()]);
    const options = withKitchensWord(fields.options, before?.options ?? []);
    const version = before?.version ?? 0;
    const group: StoredChoiceGroup = { ...fields, options, id, foodIds: before?.foodIds ?? [], version: version + 1 };
    if (before && asked === version - 1 && isDeepStrictEqual(before, { ...group, version }))
      return done(plainGroup(before));
    const refusal = inOtherCurrency(house, request);
    if (refusal) return refusal;
    if (asked !== undefined && asked !== version) {
      const now = { version, name: before?.name ?? null };
      return refused('GROUP_CHANGED', 'Somebody has changed the group of options meanwhile.', now);
    }
    const missing = askedIds([group]).find((asked) => asked === id) ?? (await notThere(transaction, group));
    if (missing !== undefined) return noSuchGroup(missing);
    if (!before && (await transaction.choiceGroupCount()) >= MOST.groupsOfHouse) return houseIsFull();
    return (await spread(transaction, group)) ?? done(plainGroup(group));
  });
}

/** A group that an option asks and that is not there. */
async function notThere(transaction: Transaction, group: ChoiceGroup): Promise<string | undefined> {
  const known = new Set((await askedGroups(transaction, [group])).map(({ id }) => id));
  return askedIds([group]).find((id) => !known.has(id));
}

/** Deletes a group that no food uses, also from categories that name it. */
export async function deleteGroup(
  { unitOfWork, clock, categoryBook }: Pick<ManageCategoriesPorts, 'unitOfWork' | 'clock' | 'categoryBook'>,
  caller: Caller,
  id: string,
): Promise<Outcome<{ readonly deletedCount: number }>> {
  let categories: Categories | null = null;
  const deleted = await unitOfWork.run(
    `group ${id}`,
    async (transaction): Promise<Outcome<{ readonly deletedCount: number }>> => {
      categories = null;
      const group = await transaction.choiceGroup(id);
      if (!group) return done({ deletedCount: 0 });
      const users = await usersOf(transaction, group);
      if (users.length > 0) return inUse(group, users);
      const left = await forgetGroup(transaction, { caller, clock }, id);
      if (left.status === 'refused') return left;
      categories = left.value;
      transaction.deleteChoiceGroup(id);
      return done({ deletedCount: 1 });
    },
  );
  if (deleted.status === 'done' && categories) categoryBook.know(categories);
  return deleted;
}

/**
 * Marks one option as sold out, until it is put back or until a business day begins, or puts it back on sale, in all foods that
 * have it. For chefs and admins.
 */
export function markOption(
  { unitOfWork, clock }: MarkPorts,
  id: string,
  { optionId, ...mark }: MarkOptionRequest,
): Promise<Outcome<ChoiceGroup>> {
  return unitOfWork.run(`group ${id}`, async (transaction) => {
    const [group, house] = await Promise.all([transaction.choiceGroup(id), transaction.houseSettings()]);
    if (!group?.options.some((option) => option.id === optionId)) return noSuchGroup(id, optionId);
    const day = businessDayOf(clock.nowMs(), house);
    const word = kitchensWord(mark, day);
    const options = group.options.map((option) => (option.id === optionId ? { ...option, ...word } : option));
    const marked = { ...group, options };
    return (await spread(transaction, marked)) ?? done(groupOn(plainGroup(marked), day));
  });
}

type MarkPorts = Work & { readonly clock: Clock };

/** The same of one size of a food. For chefs and admins. */
export function markSize(
  { unitOfWork, clock }: MarkPorts,
  foodId: string,
  { sizeId, ...mark }: MarkSizeRequest,
): Promise<Outcome<StoredChoices>> {
  return unitOfWork.run(`food ${foodId}`, async (transaction) => {
    const [food, before, house] = await Promise.all([
      transaction.food(foodId),
      transaction.choices(foodId),
      transaction.houseSettings(),
    ]);
    if (!isOnMenu(food) || !before?.sizes.some(({ id }) => id === sizeId))
      return refused('FOOD_NOT_FOUND', 'There is no such size of a food on the menu.', { foodId, sizeId });
    const day = businessDayOf(clock.nowMs(), house);
    const word = kitchensWord(mark, day);
    const sizes = before.sizes.map((size) => (size.id === sizeId ? { ...size, ...word } : size));
    const choices = { ...before, sizes };
    transaction.saveChoices(foodId, choices);
    return done(choicesOn(choices, day));
  });
}

/** Writes a group and its copies, with those of the groups that its options ask. @returns why it cannot, and writes nothing then */
async function spread(transaction: Transaction, group: StoredChoiceGroup): Promise<Refusal | null> {
  const [asked, users] = await Promise.all([askedGroups(transaction, [group]), choosingFrom(transaction, group)]);
  const using = users.filter(({ choices }) => choices.groups.some(({ id, isAsked }) => id === group.id && !isAsked));
  const changed = await naming(
    transaction,
    asked,
    using.map(({ food }) => food.id),
  );
  if (changed.status === 'refused') return changed;
  const saved = users.map(({ food, choices }) => {
    const known = new Map<string, ChoiceGroup>([...choices.groups, ...asked, group].map((one) => [one.id, one]));
    return { food, choices: { ...choices, groups: foodGroupsOf(saidIn(choices), known) } };
  });
  for (const { food, choices } of saved) {
    const refusal = tooMany(choices.groups, food.id);
    if (refusal) return refusal;
  }
  if (JSON.stringify(saved.map(({ choices }) => choices)).length > MOST_CHOICES_BYTES)
    return tooLarge(group, users.length);
  saveGroups(transaction, [{ ...group, foodIds: users.map(({ food }) => food.id) }, ...changed.value]);
  for (const { food, choices } of saved) {
    transaction.saveChoices(food.id, choices);
    const leastExtraMinor = leastExtraOf(choices);
    if (leastExtraMinor !== food.leastExtraMinor) transaction.saveFood({ ...food, leastExtraMinor });
  }
  return null;
}
