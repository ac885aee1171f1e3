import { PLAIN_USE, type ChoiceGroup, type FoodGroup, type GroupUse } from './choices.ts';

/** The ids of the groups that options of these ask. */
export function askedIds(groups: readonly ChoiceGroup[]): readonly string[] {
  return [...new Set(groups.flatMap(({ options }) => options.flatMap(({ asks }) => asks)))];
}

/** What a food has of these groups: those that it uses, and behind them those that only their options ask. */
export function foodGroupsOf(uses: readonly GroupUse[], known: ReadonlyMap<string, ChoiceGroup>): readonly FoodGroup[] {
  const used = uses.flatMap(({ groupId, ...use }) => {
    const group = known.get(groupId);
    return group ? [{ ...plainGroup(group), ...use, isAsked: false }] : [];
  });
  const asked = askedIds(used).flatMap((id) => {
    const group = used.some((one) => one.id === id) ? undefined : known.get(id);
    return group ? [{ ...plainGroup(group), ...PLAIN_USE, isAsked: true }] : [];
  });
  return [...used, ...asked];
}

/** The group by itself, without the foods that use it. */
export function plainGroup({ id, name, required, min, max, free, options }: ChoiceGroup): ChoiceGroup {
  return { id, name, required, min, max, free, options };
}
