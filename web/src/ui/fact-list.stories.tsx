import type { Stories } from '../dev/stories.tsx';
import { FactList } from './fact-list.tsx';

export const stories: Stories = {
  'a few': (
    <FactList
      facts={[
        ['Price', '$9.50'],
        ['Quantity', 5],
      ]}
    />
  ),
  'long values': (
    <FactList
      facts={[
        ['User email', 'a-person-with-a-rather-long-name@a-house-with-a-longer-one.example.com'],
        [
          'Details',
          'Beef broth with rice noodles, herbs, lime and a soft egg, as the house has cooked it since it opened.',
        ],
      ]}
    />
  ),
};
