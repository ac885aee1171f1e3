import type { Minor } from '../money/money.ts';
import type { AskedChoices, ChoiceGroup, FoodChoices, FoodGroup } from './choices.ts';

/** A group as a guest meets it: with the prices of the size, and the limits of the food. */
export interface OfferedGroup extends ChoiceGroup {
  /** The name of the chosen option that asks it; null for a group that is offered at once. */
  readonly under: string | null;
}

/**
 * The groups that are to be answered with a size and with what is chosen, in the order in which they are asked: a group that an
 * answer asks comes right behind that answer's own.
 */
export function offeredGroups(
  { groups }: Pick<FoodChoices, 'groups'>,
  { sizeId, options }: AskedChoices,
): readonly OfferedGroup[] {
  const isChosen = (groupId: string, id: string): boolean =>
    options.some((option) => option.groupId === groupId && option.id === id && option.quantity > 0);
  return withAsked(groups, sizeId, (group) => group.options.filter(({ id }) => isChosen(group.id, id)));
}

/** All groups that a size can ask for, whatever is chosen. */
export function groupsOfSize({ groups }: Pick<FoodChoices, 'groups'>, sizeId: string | null): readonly OfferedGroup[] {
  return withAsked(groups, sizeId, ({ options }) => options);
}

function withAsked(
  groups: readonly FoodGroup[],
  sizeId: string | null,
  answersOf: (group: ChoiceGroup) => ChoiceGroup['options'],
): readonly OfferedGroup[] {
  const asked = new Set<string>();
  return groups
    .filter((group) => !group.isAsked && isAt(group, sizeId))
    .flatMap((group) => {
      const after = answersOf(group).flatMap(({ name: under, asks }) =>
        groups
          .filter(({ id, isAsked }) => isAsked && asks.includes(id) && !asked.has(id))
          .map((one) => {
            asked.add(one.id);
            return offered(one, sizeId, under);
          }),
      );
      return [offered(group, sizeId, null), ...after];
    });
}

function isAt({ sizeIds }: FoodGroup, sizeId: string | null): boolean {
  return sizeIds.length === 0 || (sizeId !== null && sizeIds.includes(sizeId));
}

/** Each group as it was offered last: a food may have five hundred options, and they are judged, counted and drawn at every press. */
const LAST = new WeakMap<FoodGroup, { readonly sizeId: string | null; readonly offered: OfferedGroup }>();

/** The same object for the same group, size and answer. */
function offered(group: FoodGroup, sizeId: string | null, under: string | null): OfferedGroup {
  const last = LAST.get(group);
  if (last && last.sizeId === sizeId && last.offered.under === under) return last.offered;
  const { limits, options } = group;
  const made = {
    ...group,
    ...limits,
    under,
    options: options.map((option) => ({ ...option, eachMinor: priceAt(option, sizeId) })),
  };
  LAST.set(group, { sizeId, offered: made });
  return made;
}

function priceAt(
  { eachMinor, eachMinorBySize }: Pick<ChoiceGroup['options'][number], 'eachMinor' | 'eachMinorBySize'>,
  sizeId: string | null,
): Minor {
  return (sizeId === null ? undefined : eachMinorBySize[sizeId]) ?? eachMinor;
}
