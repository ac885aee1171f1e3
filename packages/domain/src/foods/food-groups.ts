import type { Categories } from './categories.ts';
import {
  PLAIN_USE,
  type ChoiceGroup,
  type FoodChoices,
  type FoodGroup,
  type GroupUse,
  type StoredChoices,
} from './choices.ts';
import type { Food } from './food-fields.ts';

/** The ids of the groups that options of these ask. */
export function askedIds(groups: readonly ChoiceGroup[]): readonly string[] {
  return [...new Set(groups.flatMap(({ options }) => options.flatMap(({ asks }) => asks)))];
}

/** How a food uses groups, and those that its category has for all of its foods. */
export interface GroupsSaid {
  readonly uses: readonly GroupUse[];
  /** Those of the category by their ids. One that the food uses itself, or does without, is not the category's there. */
  readonly ofCategory: readonly string[];
  readonly leftOut: readonly string[];
}

/** What a food has of these groups: those that it uses, those of its category, and behind them those that only options ask. */
export function foodGroupsOf(
  { uses, ofCategory, leftOut }: GroupsSaid,
  known: ReadonlyMap<string, ChoiceGroup>,
): readonly FoodGroup[] {
  const byCategory = ofCategory
    .filter((id) => !leftOut.includes(id) && uses.every(({ groupId }) => groupId !== id))
    .map((groupId) => ({ groupId, ...PLAIN_USE, isOfCategory: true }));
  const used = [...uses, ...byCategory].flatMap(({ groupId, ...use }) => {
    const group = known.get(groupId);
    return group ? [{ ...plainGroup(group), isOfCategory: false, ...use, isAsked: false }] : [];
  });
  const asked = askedIds(used).flatMap((id) => {
    const group = used.some((one) => one.id === id) ? undefined : known.get(id);
    return group ? [{ ...plainGroup(group), ...PLAIN_USE, isOfCategory: false, isAsked: true }] : [];
  });
  return [...used, ...asked];
}

/** How a food uses its groups. */
export function usesIn({ groups }: FoodChoices): readonly GroupUse[] {
  return groups
    .filter(({ isAsked, isOfCategory }) => !isAsked && !isOfCategory)
    .map(({ id: groupId, sizeIds, limits }) => ({ groupId, sizeIds, limits }));
}

/** What these choices say of groups, so that they can be made again of groups that changed. */
export function saidIn(choices: StoredChoices): GroupsSaid {
  return { uses: usesIn(choices), ofCategory: categorysIn(choices), leftOut: choices.leftOut };
}

/** The ids of the groups that a food has because its category does. */
function categorysIn({ groups }: FoodChoices): readonly string[] {
  return groups.filter(({ isOfCategory }) => isOfCategory).map(({ id }) => id);
}

/** The ids of the groups that all foods of a food's category have; none for a food in no category. */
export function groupsOfCategory(
  { categoryId }: Pick<Food, 'categoryId'>,
  { categories, groupIds }: Categories,
): readonly string[] {
  return categories.some(({ id }) => id === categoryId) ? (groupIds[categoryId ?? ''] ?? []) : [];
}

/**
 * What is said of a food's groups, as it is kept. Pages and tables name those of the category as if they were the food's own: they
 * stay the category's where it still has them. A group of its own that is not named any more is left out where the category has
 * it. Nothing else is left out but what the category has.
 * @param before null for a new food
 */
export function settledGroups({ uses, ofCategory, leftOut }: GroupsSaid, before: StoredChoices | null): GroupsSaid {
  const isNamed = (id: string): boolean => uses.some(({ groupId }) => groupId === id);
  const were = before
    ? [...categorysIn(before), ...before.leftOut].filter((id) => ofCategory.includes(id))
    : ofCategory;
  const own = before ? usesIn(before).map(({ groupId }) => groupId) : [];
  return {
    uses: uses.filter(
      ({ groupId, sizeIds, limits }) => !were.includes(groupId) || sizeIds.length > 0 || limits !== null,
    ),
    ofCategory,
    leftOut: [...new Set([...leftOut, ...own])].filter((id) => ofCategory.includes(id) && !isNamed(id)),
  };
}

/** The group by itself, without the foods that use it. */
export function plainGroup({ id, name, required, min, max, free, options }: ChoiceGroup): ChoiceGroup {
  return { id, name, required, min, max, free, options };
}
