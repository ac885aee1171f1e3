import { isDeepStrictEqual } from 'node:util';
import {
  leastExtraOf,
  NO_CHOICES,
  type ChoiceGroup,
  type Food,
  type MarkOptionRequest,
  type Minor,
  type NewChoices,
  type SaveGroupRequest,
  type SetChoicesRequest,
  type StoredChoiceGroup,
  type StoredChoices,
} from '@foodhouse/domain';
import { inOtherCurrency } from '../house/manage-house.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { ChoiceBook, Transaction, UnitOfWork } from '../shared/ports.ts';

// A group is made once, in choiceGroups; each food that uses it has a copy in its choices, so that a guest reads one
// document. Whoever changes a group writes all copies in the same commit. A food that has left the menu uses no group.

/** A commit writes two documents for each food of a group. */
const MOST_FOODS = 200;

type Work = { readonly unitOfWork: UnitOfWork };

/** What can be chosen of a food; nothing for a food without choices. */
export async function readChoices(
  { choiceBook }: { readonly choiceBook: Pick<ChoiceBook, 'choicesOf'> },
  foodId: string,
): Promise<Outcome<StoredChoices>> {
  return done((await choiceBook.choicesOf(foodId)) ?? NO_CHOICES);
}

/** All groups, with the foods that use them. For chefs and admins. */
export async function listGroups({
  choiceBook,
}: {
  readonly choiceBook: Pick<ChoiceBook, 'groups'>;
}): Promise<Outcome<readonly StoredChoiceGroup[]>> {
  return done(await choiceBook.groups());
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
  const { sizes, groupIds } = request;
  return unitOfWork.run(`food ${foodId}`, async (transaction) => {
    const [food, before, house] = await Promise.all([
      transaction.food(foodId),
      transaction.choices(foodId),
      transaction.houseSettings(),
    ]);
    if (!isOnMenu(food)) return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId });
    const version = before?.version ?? 0;
    if (before && isRepeat(before, request)) return done(before);
    const refusal = sizes.length > 0 ? inOtherCurrency(house, request) : null;
    if (refusal) return refusal;
    if (request.version !== undefined && request.version !== version)
      return refused('CHOICES_CHANGED', 'Somebody has changed the sizes and options meanwhile.', {
        version,
        sizes: before?.sizes.map(({ name }) => name) ?? [],
        groups: before?.groups.map(({ name }) => name) ?? [],
      });
    const joined = await joinGroups(transaction, foodId, groupIds);
    if (joined.status === 'refused') return joined;
    const known = joined.value;
    const dropped = (before?.groups ?? []).map(({ id }) => id).filter((id) => !groupIds.includes(id));
    await leave(transaction, foodId, dropped);
    const hasAny = sizes.length + known.length > 0;
    if (!hasAny && !before) return done(NO_CHOICES);
    const choices = { version: version + 1, sizes, groups: known };
    transaction.saveChoices(foodId, choices); // with nothing in it too: an older page must not take it for what it knew
    const leastExtraMinor = hasAny ? leastExtraOf(choices) : null;
    if (leastExtraMinor !== food.leastExtraMinor) transaction.saveFood({ ...food, leastExtraMinor });
    return done(choices);
  });
}

/**
 * Makes the choices of a food that is made in the same commit, so that nobody orders it without them.
 * @returns what they add to its price at least; null where nothing can be chosen
 */
export async function createChoices(
  transaction: Transaction,
  foodId: string,
  { sizes, groupIds }: NewChoices,
): Promise<Outcome<Minor | null>> {
  const joined = await joinGroups(transaction, foodId, groupIds);
  if (joined.status === 'refused') return joined;
  const choices = { version: 1, sizes, groups: joined.value };
  if (sizes.length + choices.groups.length === 0) return done(null);
  transaction.saveChoices(foodId, choices);
  return done(leastExtraOf(choices));
}

/** A food that leaves the menu uses no group any more. Its choices stay, for the day on which it comes back. */
export async function leaveGroups(transaction: Transaction, foodId: string): Promise<void> {
  const choices = await transaction.choices(foodId);
  await leave(transaction, foodId, choices?.groups.map(({ id }) => id) ?? []);
}

/**
 * A food that comes back to the menu uses its groups again, as they are now, without those that were deleted meanwhile.
 * @returns what its choices add to its price at least; null where nothing can be chosen
 */
export async function rejoinGroups(transaction: Transaction, foodId: string): Promise<Outcome<Minor | null>> {
  const before = await transaction.choices(foodId);
  if (!before) return done(null);
  const ids = before.groups.map(({ id }) => id);
  const found = await Promise.all(ids.map((id) => transaction.choiceGroup(id)));
  const joined = await joinGroups(
    transaction,
    foodId,
    ids.filter((_id, index) => found[index]),
  );
  if (joined.status === 'refused') return joined;
  const groups = joined.value;
  const version = groups.length === ids.length ? before.version : before.version + 1;
  const choices = { ...before, version, groups };
  if (ids.length > 0) transaction.saveChoices(foodId, choices);
  return done(choices.sizes.length + groups.length > 0 ? leastExtraOf(choices) : null);
}

async function leave(transaction: Transaction, foodId: string, groupIds: readonly string[]): Promise<void> {
  for (const group of await Promise.all(groupIds.map((id) => transaction.choiceGroup(id))))
    if (group?.foodIds.includes(foodId))
      transaction.saveChoiceGroup({ ...group, foodIds: group.foodIds.filter((id) => id !== foodId) });
}

/** The foods on the menu that use a group. Those that left it with an earlier version of this code are still named. */
async function usersOf(transaction: Transaction, { foodIds }: StoredChoiceGroup): Promise<readonly string[]> {
  const foods = await Promise.all(foodIds.map((id) => transaction.food(id)));
  return foodIds.filter((_id, index) => isOnMenu(foods[index]));
}

function isOnMenu(food: Food | null | undefined): food is Food {
  return food?.retiredAtMs === null;
}

/** The groups that a food begins to use or goes on to use. Those that are new to it name it from now on. */
async function joinGroups(
  transaction: Transaction,
  foodId: string,
  groupIds: readonly string[],
): Promise<Outcome<readonly ChoiceGroup[]>> {
  const found = await Promise.all(groupIds.map((id) => transaction.choiceGroup(id)));
  const missing = groupIds.find((_id, index) => !found[index]);
  if (missing !== undefined) return noSuchGroup(missing);
  const groups = found.filter((group) => group !== null);
  const users = await Promise.all(groups.map((group) => roomIn(transaction, group)));
  for (const [index, group] of groups.entries()) {
    if (group.foodIds.includes(foodId)) continue;
    const foodIds = users[index] ?? [];
    if (foodIds.length >= MOST_FOODS) return inUse(group, foodIds);
    transaction.saveChoiceGroup({ ...group, foodIds: [...foodIds, foodId] });
  }
  return done(groups.map(plain));
}

/** The foods that a group names; of a full one those that are still on the menu. */
async function roomIn(transaction: Transaction, group: StoredChoiceGroup): Promise<readonly string[]> {
  return group.foodIds.length >= MOST_FOODS ? usersOf(transaction, group) : group.foodIds;
}

/** Whether the request is the save that made these choices. */
function isRepeat({ version, sizes, groups }: StoredChoices, request: SetChoicesRequest): boolean {
  const ids = groups.map(({ id }) => id);
  return request.version === version - 1 && isDeepStrictEqual([sizes, ids], [request.sizes, request.groupIds]);
}

/**
 * Makes a group, or changes it in all foods that use it, unless somebody has done so since the version that is sent. Options
 * keep the kitchen's word that they are sold out. A repeat of a save that happened finds it.
 */
export function saveGroup({ unitOfWork }: Work, id: string, request: SaveGroupRequest): Promise<Outcome<ChoiceGroup>> {
  const { currency: _currency, version: asked, ...fields } = request;
  return unitOfWork.run(`group ${id}`, async (transaction) => {
    const [before, house] = await Promise.all([transaction.choiceGroup(id), transaction.houseSettings()]);
    const soldOut = new Set((before?.options ?? []).filter(({ isSoldOut }) => isSoldOut).map((option) => option.id));
    const options = fields.options.map((option) => ({ ...option, isSoldOut: soldOut.has(option.id) }));
    const version = before?.version ?? 0;
    const group: StoredChoiceGroup = { ...fields, options, id, foodIds: before?.foodIds ?? [], version: version + 1 };
    if (before && asked === version - 1 && isDeepStrictEqual(before, { ...group, version })) return done(plain(before));
    const refusal = inOtherCurrency(house, request);
    if (refusal) return refusal;
    if (asked !== undefined && asked !== version) {
      const now = { version, name: before?.name ?? null };
      return refused('GROUP_CHANGED', 'Somebody has changed the group of options meanwhile.', now);
    }
    await spread(transaction, group);
    return done(plain(group));
  });
}

/** Deletes a group that no food uses. */
export function deleteGroup({ unitOfWork }: Work, id: string): Promise<Outcome<{ readonly deletedCount: number }>> {
  return unitOfWork.run(`group ${id}`, async (transaction) => {
    const group = await transaction.choiceGroup(id);
    if (!group) return done({ deletedCount: 0 });
    const users = await usersOf(transaction, group);
    if (users.length > 0) return inUse(group, users);
    transaction.deleteChoiceGroup(id);
    return done({ deletedCount: 1 });
  });
}

/** Marks one option as sold out, or puts it back on sale, in all foods that have it. For chefs and admins. */
export function markOption(
  { unitOfWork }: Work,
  id: string,
  { optionId, soldOut }: MarkOptionRequest,
): Promise<Outcome<ChoiceGroup>> {
  return unitOfWork.run(`group ${id}`, async (transaction) => {
    const group = await transaction.choiceGroup(id);
    if (!group?.options.some((option) => option.id === optionId)) return noSuchGroup(id, optionId);
    const options = group.options.map((option) =>
      option.id === optionId ? { ...option, isSoldOut: soldOut } : option,
    );
    await spread(transaction, { ...group, options });
    return done(plain({ ...group, options }));
  });
}

/** Writes a group and its copies. */
async function spread(transaction: Transaction, group: StoredChoiceGroup): Promise<void> {
  const foods = await Promise.all(group.foodIds.map((id) => transaction.food(id)));
  const users = foods.filter(isOnMenu);
  transaction.saveChoiceGroup({ ...group, foodIds: users.map(({ id }) => id) });
  await Promise.all(
    users.map(async (food) => {
      const before = await transaction.choices(food.id);
      if (!before) return;
      const groups = before.groups.map((one) => (one.id === group.id ? plain(group) : one));
      const choices = { ...before, groups };
      transaction.saveChoices(food.id, choices);
      const leastExtraMinor = leastExtraOf(choices);
      if (leastExtraMinor !== food.leastExtraMinor) transaction.saveFood({ ...food, leastExtraMinor });
    }),
  );
}

/** The group as a food has it. */
function plain({ foodIds: _foodIds, version: _version, ...group }: StoredChoiceGroup): ChoiceGroup {
  return group;
}

function noSuchGroup(id: string, optionId?: string): Refusal {
  const details = optionId === undefined ? { id } : { id, optionId };
  return refused('GROUP_NOT_FOUND', 'There is no such group of options.', details);
}

function inUse({ id }: StoredChoiceGroup, users: readonly string[]): Refusal {
  return refused('GROUP_IN_USE', `The group is used by ${users.length} foods.`, { id, foods: users.length });
}
