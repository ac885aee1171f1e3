import type { ChoiceOption, FoodChoices } from '@foodhouse/domain';
import { aGroup, anOption, aSize } from '@foodhouse/domain/testing';

/** Two sizes, of which the large one has a name for the kitchen. */
const SIZES = [
  aSize({ id: 'small', name: 'Small', extraMinor: 0 }),
  aSize({ id: 'large', name: 'Large', kitchenName: 'LG', extraMinor: 200 }),
];

/** The choices of a food in two sizes, with up to three of these extras. */
export function sizesAndExtras(extras: readonly Partial<ChoiceOption>[]): FoodChoices {
  const group = { id: 'extras', name: 'Extras', required: false, min: 0, max: 3, options: extras.map(anOption) };
  return { sizes: SIZES, groups: extras.length === 0 ? [] : [aGroup(group)] };
}
