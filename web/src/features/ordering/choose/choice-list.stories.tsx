import type { Stories } from '../../../dev/stories.tsx';
import { ChoiceFacts } from './choice-list.tsx';
import { CHOICES } from './testing.ts';

const LONG = 'Slow-cooked for eighteen hours, with everything that is on the board';

export const stories: Stories = {
  'sizes and options': <ChoiceFacts choices={CHOICES} priceMinor={950} currency="USD" />,
  'options alone': <ChoiceFacts choices={{ ...CHOICES, sizes: [] }} priceMinor={950} currency="EUR" />,
  'long names': (
    <ChoiceFacts
      choices={{ sizes: CHOICES.sizes.map((size) => ({ ...size, name: LONG })), groups: [] }}
      priceMinor={950}
      currency="USD"
    />
  ),
};
