import type { Stories } from '../../../dev/stories.tsx';
import { Allergens } from './allergens.tsx';

export const stories: Stories = {
  declared: <Allergens allergens={{ contains: ['gluten', 'milk'], undeclared: [] }} />,
  none: <Allergens allergens={{ contains: [], undeclared: [] }} />,
  'in part': <Allergens allergens={{ contains: ['gluten', 'milk'], undeclared: ['Extra hot', 'House sauce'] }} />,
  'not declared': <Allergens allergens={null} />,
};
