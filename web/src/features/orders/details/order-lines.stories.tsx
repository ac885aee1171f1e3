import type { Stories } from '../../../dev/stories.tsx';
import { OrderLines } from './order-lines.tsx';

export const stories: Stories = {
  'three foods': (
    <OrderLines
      currency="USD"
      lines={[
        {
          name: 'Pho',
          quantity: 2,
          chosen: 'Large, 2 × Bacon',
          note: 'no onions',
          contains: 'Contains: gluten, soya. Please ask about House sauce.',
          totalMinor: 1900,
        },
        {
          name: 'Green tea of the first harvest, in a pot for two people',
          quantity: 12,
          chosen: '',
          note: null,
          contains: 'Contains none of the 14 allergens',
          totalMinor: 3600,
        },
        { name: 'Soup', quantity: 1, chosen: '', note: null, contains: 'Allergens: please ask', totalMinor: 700 },
      ]}
    />
  ),
};
