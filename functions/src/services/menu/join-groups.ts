import {
  askedIds,
  foodGroupsOf,
  groupsOfCategory,
  MOST,
  type ChoiceGroup,
  type Food,
  type FoodGroup,
  type GroupsSaid,
  type StoredChoiceGroup,
  type StoredChoices,
} from '@foodhouse/domain';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Transaction } from '../shared/ports.ts';

// The groups of a food: those that it uses, those of its category, and those that options of these ask. Whoever gives a food other
// groups writes into each which foods have it, so that a change of a group finds them all.

/** A commit writes two documents for each food of a group. */
export const MOST_FOODS_OF_GROUP = 200;
/** Of all choices that one commit writes: Firestore takes ten million of everything in it. */
export const MOST_CHOICES_BYTES = 8_000_000;

export function isOnMenu(food: Food | null | undefined): food is Food {
  return food?.retiredAtMs === null;
}

/** The foods on the menu that have a group. It may name others: those that left it, or whose options ask it no more. */
export async function usersOf(transaction: Transaction, group: StoredChoiceGroup): Promise<readonly string[]> {
  return (await choosingFrom(transaction, group)).map(({ food }) => food.id);
}

/** The foods on the menu that have a group, with all that can be chosen of them. */
export async function choosingFrom(
  transaction: Transaction,
  { id: groupId, foodIds }: StoredChoiceGroup,
): Promise<readonly { readonly food: Food; readonly choices: StoredChoices }[]> {
  const found = await Promise.all(
    foodIds.map(async (id) => {
      const [food, choices] = await Promise.all([transaction.food(id), transaction.choices(id)]);
      return isOnMenu(food) && choices?.groups.some((one) => one.id === groupId) === true ? [{ food, choices }] : [];
    }),
  );
  return found.flat();
}

/** What a food has of groups, once nothing prevents it. */
export interface Joined {
  readonly groups: readonly FoodGroup[];
  /** Groups that name the food from now on. */
  readonly changed: readonly StoredChoiceGroup[];
}

/** What is said of a food's groups, with those of its category. */
export async function saidOf(
  transaction: Transaction,
  food: Pick<Food, 'categoryId'>,
  own: Omit<GroupsSaid, 'ofCategory'>,
): Promise<GroupsSaid> {
  if (food.categoryId === null) return { ...own, ofCategory: [] };
  return { ...own, ofCategory: groupsOfCategory(food, await transaction.categories()) };
}

/**
 * The groups that a food begins to have or goes on to have, with those that their options ask. Nothing is written yet. A group
 * of its category that was deleted is none.
 */
export async function joinGroups(transaction: Transaction, foodId: string, said: GroupsSaid): Promise<Outcome<Joined>> {
  const [found, ofCategory] = await Promise.all([
    Promise.all(said.uses.map(({ groupId }) => transaction.choiceGroup(groupId))),
    Promise.all(said.ofCategory.map((id) => transaction.choiceGroup(id))),
  ]);
  const missing = said.uses.find((_use, index) => !found[index]);
  if (missing) return noSuchGroup(missing.groupId);
  const there = [...found, ...ofCategory].filter((group) => group !== null);
  const asked = await askedGroups(transaction, there);
  const all = new Map([...there, ...asked].map((group) => [group.id, group]));
  const groups = foodGroupsOf(said, all);
  const changed = await naming(
    transaction,
    groups.flatMap(({ id }) => all.get(id) ?? []),
    [foodId],
  );
  if (changed.status === 'refused') return changed;
  return tooMany(groups, foodId) ?? done({ groups, changed: changed.value });
}

/** The groups that options of others ask and that there are: one that was deleted is asked no more. */
export async function askedGroups(
  transaction: Transaction,
  groups: readonly ChoiceGroup[],
): Promise<readonly StoredChoiceGroup[]> {
  const ids = askedIds(groups).filter((id) => !groups.some((group) => group.id === id));
  return (await Promise.all(ids.map((id) => transaction.choiceGroup(id)))).filter((group) => group !== null);
}

export function saveGroups(transaction: Transaction, groups: readonly StoredChoiceGroup[]): void {
  for (const group of groups) transaction.saveChoiceGroup(group);
}

/** Of a group, by its id: the foods that have it no more. */
export type LeftFoods = ReadonlyMap<string, readonly string[]>;

export function leftBy(foodId: string, groupIds: readonly string[]): LeftFoods {
  return new Map(groupIds.map((id) => [id, [foodId]]));
}

export async function leave(transaction: Transaction, left: LeftFoods): Promise<void> {
  const groups = await Promise.all([...left.keys()].map((id) => transaction.choiceGroup(id)));
  for (const group of groups) {
    const gone = (group && left.get(group.id)) ?? [];
    if (group?.foodIds.some((id) => gone.includes(id)))
      transaction.saveChoiceGroup({ ...group, foodIds: group.foodIds.filter((id) => !gone.includes(id)) });
  }
}

/** Those of the groups that do not name these foods yet, with their names. */
export async function naming(
  transaction: Transaction,
  groups: readonly StoredChoiceGroup[],
  foodIds: readonly string[],
): Promise<Outcome<readonly StoredChoiceGroup[]>> {
  const users = await Promise.all(groups.map((group) => roomIn(transaction, group)));
  const changed: StoredChoiceGroup[] = [];
  for (const [index, group] of groups.entries()) {
    const more = foodIds.filter((id) => !group.foodIds.includes(id));
    const before = users[index] ?? [];
    if (more.length > 0 && before.length + more.length > MOST_FOODS_OF_GROUP) return inUse(group, before);
    if (more.length > 0) changed.push({ ...group, foodIds: [...before, ...more] });
  }
  return done(changed);
}

/** Why a food cannot have so many options. */
export function tooMany(groups: readonly FoodGroup[], foodId: string): Refusal | null {
  const options = groups.reduce((sum, group) => sum + group.options.length, 0);
  if (groups.length <= MOST.groups && options <= MOST.optionsOfFood) return null;
  const most = { groups: MOST.groups, options: MOST.optionsOfFood };
  return refused(
    'TOO_MANY_CHOICES',
    `A food can have ${most.groups} groups and ${most.options} options; this one would have ${groups.length} and ${options}.`,
    { foodId, groups: groups.length, options, most },
  );
}

/** The foods that a group names; of a full one those that are still on the menu. */
export async function roomIn(transaction: Transaction, group: StoredChoiceGroup): Promise<readonly string[]> {
  return group.foodIds.length >= MOST_FOODS_OF_GROUP ? usersOf(transaction, group) : group.foodIds;
}

export function noSuchGroup(id: string, optionId?: string): Refusal {
  const details = optionId === undefined ? { id } : { id, optionId };
  return refused('GROUP_NOT_FOUND', 'There is no such group of options.', details);
}

export function inUse({ id }: StoredChoiceGroup, users: readonly string[]): Refusal {
  return refused('GROUP_IN_USE', `The group is used by ${users.length} foods.`, { id, foods: users.length });
}

/** Lists of groups show no more. */
export function houseIsFull(): Refusal {
  const groupsOfHouse = MOST.groupsOfHouse;
  return refused('TOO_MANY_CHOICES', `A house can have ${groupsOfHouse} groups of options, and this one has them.`, {
    groupsOfHouse,
  });
}

export function tooLarge({ id }: ChoiceGroup, foods: number): Refusal {
  return refused(
    'TOO_MANY_CHOICES',
    `The group is used by ${foods} foods, whose options together are more than one change can write. Use a group of its own for some of them.`,
    { id, foods },
  );
}
