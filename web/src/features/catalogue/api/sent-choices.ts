import type { ChoicesDto, FoodGroupDto, SizeDto } from '@foodhouse/domain';

/** What can be chosen of a food, as it is sent: the kitchen says what is sold out, and a group comes by its id. */
export interface SentChoices {
  readonly sizes: readonly Omit<SizeDto, 'soldOut' | 'offThrough'>[];
  readonly groups: readonly SentUse[];
  /** Groups of its category that the food does without; left out: as before. */
  readonly leftOut?: readonly string[];
}

/** What can be chosen of a food, as far as it is sent again. */
export type ShownChoices = Pick<ChoicesDto, 'sizes' | 'groups' | 'leftOut'>;

export interface SentUse extends Pick<FoodGroupDto, 'id' | 'sizes' | 'limits'> {}

/** What there is, as it is sent. The server knows which groups are the category's. */
export function sentChoices(choices: ShownChoices): SentChoices {
  const { sizes, groups, leftOut = [] } = choices;
  return {
    sizes: sizes.map(({ soldOut: _kitchens, offThrough: _too, ...size }) => size),
    groups: groups.filter(({ asked }) => asked !== true).map(sentUse),
    ...(categorysIn(choices).length > 0 && { leftOut }),
  };
}

/** The ids of the groups that its category has for all of its foods, with those that this one does without. */
export function categorysIn({ groups, leftOut = [] }: ShownChoices): readonly string[] {
  return [...groups.filter(({ ofCategory }) => ofCategory === true).map(({ id }) => id), ...leftOut];
}

export function sentUse({ id, sizes, limits }: SentUse): SentUse {
  return { id, ...(sizes && sizes.length > 0 && { sizes }), ...(limits && { limits }) };
}
