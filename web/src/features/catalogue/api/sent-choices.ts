import type { ChoicesDto, FoodGroupDto, SizeDto } from '@foodhouse/domain';

/** What can be chosen of a food, as it is sent: the kitchen says what is sold out, and a group comes by its id. */
export interface SentChoices {
  readonly sizes: readonly Omit<SizeDto, 'soldOut' | 'offThrough'>[];
  readonly groups: readonly SentUse[];
}

export interface SentUse extends Pick<FoodGroupDto, 'id' | 'sizes' | 'limits'> {}

/** What there is, as it is sent. */
export function sentChoices({ sizes, groups }: Pick<ChoicesDto, 'sizes' | 'groups'>): SentChoices {
  return {
    sizes: sizes.map(({ soldOut: _kitchens, offThrough: _too, ...size }) => size),
    groups: groups.filter(({ asked }) => asked !== true).map(sentUse),
  };
}

export function sentUse({ id, sizes, limits }: SentUse): SentUse {
  return { id, ...(sizes && sizes.length > 0 && { sizes }), ...(limits && { limits }) };
}
