import type { FoodChoices } from '@foodhouse/domain';
import { aGroup, anOption, aSize } from '@foodhouse/domain/testing';

/** Two sizes, a sauce that must be chosen, and up to three toppings. */
export const CHOICES = {
  sizes: [aSize({ id: 'small', name: 'Small', extraMinor: 0 }), aSize({ id: 'large', name: 'Large', extraMinor: 200 })],
  groups: [
    aGroup({ options: [anOption(), anOption({ id: 'hot', name: 'Hot', eachMinor: 50, allergens: ['mustard'] })] }),
    aGroup({
      id: 'toppings',
      name: 'Extra toppings',
      required: false,
      min: 0,
      max: 3,
      options: [
        anOption({ id: 'bacon', name: 'Bacon', eachMinor: 120, max: 2 }),
        anOption({ id: 'egg', name: 'Egg', eachMinor: 90, allergens: ['eggs'] }),
        anOption({ id: 'truffle', name: 'Truffle', eachMinor: 900, isSoldOut: true }),
      ],
    }),
  ],
} as const satisfies FoodChoices;
