import type { ChoiceOption, FoodChoices } from '@foodhouse/domain';
import { anOption } from '@foodhouse/domain/testing';

/** Two sizes, of which the large one has a name for the kitchen. */
const SIZES = [
  { id: 'small', name: 'Small', kitchenName: null, extraMinor: 0 },
  { id: 'large', name: 'Large', kitchenName: 'LG', extraMinor: 200 },
] as const;

/** The choices of a food in two sizes, with up to three of these extras. */
export function sizesAndExtras(extras: readonly Partial<ChoiceOption>[]): FoodChoices {
  const group = { id: 'extras', name: 'Extras', required: false, min: 0, max: 3 };
  return { sizes: SIZES, groups: extras.length === 0 ? [] : [{ ...group, options: extras.map(anOption) }] };
}
