import type { Stories } from '../dev/stories.tsx';
import { BOWL } from '../lib/house-sign.ts';
import { SignView } from './sign.tsx';

export const stories: Stories = {
  'of a house that has said nothing': <SignView sign={BOWL} />,
  'of a house with a name': <SignView sign="K" />,
  'of a name of wide letters': <SignView sign="म" />,
  'that a house has added': <SignView sign="/img/site/cook.webp" />,
};
