import { aFood } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ManagedFoods } from './managed-foods.tsx';

const FOODS = [
  aFood({ quantity: 40 }),
  aFood({ id: 'low', name: 'Flat white', quantity: 2, leastExtraMinor: 0 }),
  aFood({ id: 'sold-out', name: 'Garden salad', quantity: 0 }),
  aFood({ id: 'not-counted', name: 'Tap water', quantity: 100_000, counted: false }),
  aFood({ id: 'put-aside', name: 'Paella', quantity: 0, putAside: 12 }),
  aFood({ id: 'long', name: 'Slow-cooked chicken curry with steamed rice and coriander', img: 'data:,' }),
];

export const stories: Stories = {
  'for the kitchen': <ManagedFoods foods={FOODS} onOrder={nothing} manage={null} />,
  'for admins': <ManagedFoods foods={FOODS} onOrder={nothing} manage={{ onRetire: nothing }} />,
};
