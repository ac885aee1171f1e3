import type { AskedChoices, FoodChoices, KitchensWord } from './choices.ts';
import { isOff, lastDayOff } from './stock.ts';

/** Whether something can be ordered for the day after the last one on which it is off. */
export type IsBackLater = (offThrough: string) => boolean;

const NEVER: IsBackLater = () => false;

/**
 * A size or an option as it is on a business day: off is sold out, until its day is over.
 * @param isBackLater of what is off: then it is not sold out, and keeps its day
 */
export function wordOn<T extends KitchensWord>(said: T, businessDay: string, isBackLater: IsBackLater = NEVER): T {
  if (said.offThrough === null) return said;
  if (!isOff(said, businessDay)) return { ...said, isSoldOut: false, offThrough: null };
  return { ...said, isSoldOut: !isBackLater(said.offThrough) };
}

/** A group with its options as they are on a business day. */
export function groupOn<G extends { readonly options: readonly KitchensWord[] }>(
  group: G,
  businessDay: string,
  isBackLater?: IsBackLater,
): G {
  return { ...group, options: group.options.map((option) => wordOn(option, businessDay, isBackLater)) };
}

/** The choices of a food as they can be had on a business day, which nobody has to begin. @param businessDay empty for no day */
export function choicesOn<C extends FoodChoices>(choices: C, businessDay: string, isBackLater?: IsBackLater): C {
  const { sizes, groups } = choices;
  return {
    ...choices,
    sizes: sizes.map((size) => wordOn(size, businessDay, isBackLater)),
    groups: groups.map((group) => groupOn(group, businessDay, isBackLater)),
  };
}

/** What is chosen that is off. */
export interface ChosenOff {
  /** The last business day on which something of it is. */
  readonly through: string;
  /** What is off for that long, by name. */
  readonly names: readonly string[];
}

/** What of a choice is off; null for nothing. Of choices as they are on a day. */
export function chosenOff({ sizes, groups }: FoodChoices, { sizeId, options }: AskedChoices): ChosenOff | null {
  const chosen = [
    ...sizes.filter(({ id }) => id === sizeId),
    ...groups.flatMap((group) =>
      group.options.filter(({ id }) => options.some((one) => one.groupId === group.id && one.id === id)),
    ),
  ];
  const days = chosen.flatMap(({ offThrough }) => offThrough ?? []).toSorted();
  const through = days.at(-1);
  if (through === undefined) return null;
  return { through, names: chosen.filter(({ offThrough }) => offThrough === through).map(({ name }) => name) };
}

/** What the kitchen says of a size or an option. @param until the business day on which it is offered again; left out: until it is put back */
export function kitchensWord(
  { soldOut, until }: { readonly soldOut: boolean; readonly until?: string | undefined },
  today: string,
): KitchensWord {
  if (!soldOut || until === undefined) return { isSoldOut: soldOut, offThrough: null };
  return { isSoldOut: false, offThrough: lastDayOff(until, today) };
}
