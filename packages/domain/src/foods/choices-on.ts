import type { FoodChoices, KitchensWord } from './choices.ts';
import { isOff, lastDayOff } from './stock.ts';

/** A size or an option as it is on a business day: off is sold out, until its day is over. */
export function wordOn<T extends KitchensWord>(said: T, businessDay: string): T {
  if (said.offThrough === null) return said;
  return isOff(said, businessDay) ? { ...said, isSoldOut: true } : { ...said, offThrough: null };
}

/** A group with its options as they are on a business day. */
export function groupOn<G extends { readonly options: readonly KitchensWord[] }>(group: G, businessDay: string): G {
  return { ...group, options: group.options.map((option) => wordOn(option, businessDay)) };
}

/** The choices of a food as they can be had on a business day, which nobody has to begin. @param businessDay empty for no day */
export function choicesOn<C extends FoodChoices>(choices: C, businessDay: string): C {
  const { sizes, groups } = choices;
  return {
    ...choices,
    sizes: sizes.map((size) => wordOn(size, businessDay)),
    groups: groups.map((group) => groupOn(group, businessDay)),
  };
}

/** What the kitchen says of a size or an option. @param until the business day on which it is offered again; left out: until it is put back */
export function kitchensWord(
  { soldOut, until }: { readonly soldOut: boolean; readonly until?: string | undefined },
  today: string,
): KitchensWord {
  if (!soldOut || until === undefined) return { isSoldOut: soldOut, offThrough: null };
  return { isSoldOut: false, offThrough: lastDayOff(until, today) };
}
