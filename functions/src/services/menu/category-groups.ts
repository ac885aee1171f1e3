import { isDeepStrictEqual } from 'node:util';
import {
  foodGroupsOf,
  leastExtraOf,
  NO_CHOICES,
  saidIn,
  settledGroups,
  type Categories,
  type ChoiceGroup,
  type Food,
  type StoredChoiceGroup,
  type StoredChoices,
} from '@foodhouse/domain';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Transaction } from '../shared/ports.ts';
import { askedGroups, isOnMenu, leave, MOST_CHOICES_BYTES, naming, saveGroups, tooMany } from './join-groups.ts';

// Groups of options that all foods of a category have. Each food has copies of them beside those that it uses itself, so that a
// guest still reads one document, and an order one more.

/** The ids of the categories that have other groups than before. One that was removed has none. */
export function regrouped(before: Categories, after: Categories): readonly string[] {
  const ids = new Set([...Object.keys(before.groupIds), ...Object.keys(after.groupIds)]);
  return [...ids].filter((id) => !isDeepStrictEqual(before.groupIds[id], after.groupIds[id]));
}

/** A food of a category, with what can be chosen of it. */
interface Regrouped {
  readonly food: Food;
  readonly before: StoredChoices;
  readonly choices: StoredChoices;
}

/**
 * Gives the foods of these categories their groups, and takes from them what the categories have no longer. A food that uses a
 * group itself, or does without it, stays as it is. A group that was deleted is none.
 * @returns why it cannot, and writes nothing then
 */
export async function regroupFoods(
  transaction: Transaction,
  { groupIds }: Categories,
  categoryIds: readonly string[],
): Promise<Refusal | null> {
  const groups = await knownGroups(
    transaction,
    categoryIds.flatMap((id) => groupIds[id] ?? []),
  );
  const foods = await foodsIn(transaction, categoryIds);
  const saved = foods
    .map(({ food, choices: before }): Regrouped => {
      const known = new Map<string, ChoiceGroup>([...before.groups.map((one) => [one.id, one] as const), ...groups]);
      const said = settledGroups({ ...saidIn(before), ofCategory: groupIds[food.categoryId ?? ''] ?? [] }, before);
      // Its version stays: a page that has it open says nothing of the category's.
      return { food, before, choices: { ...before, leftOut: said.leftOut, groups: foodGroupsOf(said, known) } };
    })
    .filter(({ before, choices }) => !isDeepStrictEqual(before, choices));
  for (const { food, choices } of saved) {
    const refusal = tooMany(choices.groups, food.id);
    if (refusal) return refusal;
  }
  if (JSON.stringify(saved.map(({ choices }) => choices)).length > MOST_CHOICES_BYTES)
    return refused(
      'TOO_MANY_CHOICES',
      `The category has ${foods.length} foods, whose options together are more than one change can write. Put them into two categories.`,
      { foods: foods.length },
    );
  const named = await namingAll(transaction, groups, saved);
  if (named.status === 'refused') return named;
  saveGroups(transaction, named.value);
  await leave(transaction, leftFoods(saved, named.value));
  for (const { food, choices } of saved) {
    transaction.saveChoices(food.id, choices);
    const leastExtraMinor = choices.sizes.length + choices.groups.length > 0 ? leastExtraOf(choices) : null;
    if (leastExtraMinor !== food.leastExtraMinor) transaction.saveFood({ ...food, leastExtraMinor });
  }
  return null;
}

/** The groups that there are, and behind them those that their options ask. */
async function knownGroups(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredChoiceGroup>> {
  const found = await Promise.all([...new Set(ids)].map((id) => transaction.choiceGroup(id)));
  const groups = found.filter((group) => group !== null);
  const asked = await askedGroups(transaction, groups);
  return new Map([...groups, ...asked].map((group) => [group.id, group]));
}

async function foodsIn(
  transaction: Transaction,
  categoryIds: readonly string[],
): Promise<readonly { readonly food: Food; readonly choices: StoredChoices }[]> {
  const ids = (await Promise.all(categoryIds.map((id) => transaction.foodIdsOf(id)))).flat();
  const found = await Promise.all(
    ids.map(async (id) => {
      const [food, choices] = await Promise.all([transaction.food(id), transaction.choices(id)]);
      return isOnMenu(food) ? [{ food, choices: choices ?? NO_CHOICES }] : [];
    }),
  );
  return found.flat();
}

/** The groups that name these foods from now on. */
async function namingAll(
  transaction: Transaction,
  groups: ReadonlyMap<string, StoredChoiceGroup>,
  saved: readonly Regrouped[],
): Promise<Outcome<readonly StoredChoiceGroup[]>> {
  const named = await Promise.all(
    [...groups.values()].map((group) => {
      const having = saved.filter(({ choices }) => choices.groups.some(({ id }) => id === group.id));
      const foodIds = having.map(({ food }) => food.id);
      return naming(transaction, [group], foodIds);
    }),
  );
  const refusal = named.find((one) => one.status === 'refused');
  return refusal ?? done(named.flatMap((one) => (one.status === 'done' ? one.value : [])));
}

/** What the foods have no longer. A group that others of them begin to have may go on to name those that left it. */
function leftFoods(
  saved: readonly Regrouped[],
  named: readonly StoredChoiceGroup[],
): ReadonlyMap<string, readonly string[]> {
  const left = new Map<string, readonly string[]>();
  for (const { food, before, choices } of saved)
    for (const { id } of before.groups)
      if ([...choices.groups, ...named].every((group) => group.id !== id))
        left.set(id, [...(left.get(id) ?? []), food.id]);
  return left;
}
