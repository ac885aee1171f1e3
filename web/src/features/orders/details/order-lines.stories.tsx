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
          allergens: { contains: ['gluten', 'soya'], undeclared: ['House sauce'] },
          totalMinor: 1900,
        },
        {
          name: 'Green tea of the first harvest, in a pot for two people',
          quantity: 12,
          chosen: '',
          note: null,
          allergens: { contains: [], undeclared: [] },
          totalMinor: 3600,
        },
        { name: 'Soup', quantity: 1, chosen: '', note: null, allergens: null, totalMinor: 700 },
      ]}
    />
  ),
};
