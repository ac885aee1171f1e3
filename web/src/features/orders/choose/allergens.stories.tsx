import type { Stories } from '../../../dev/stories.tsx';
import { Allergens } from './allergens.tsx';

export const stories: Stories = {
  declared: <Allergens allergens={['gluten', 'milk']} />,
  none: <Allergens allergens={[]} />,
  'not declared': <Allergens allergens={null} />,
};
