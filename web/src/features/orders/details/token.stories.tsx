import type { Stories } from '../../../dev/stories.tsx';
import { Token } from './token.tsx';

export const stories: Stories = {
  'in a row': <Token>K7M2QX</Token>,
  'as a figure': <Token isLarge>K7M2QX</Token>,
};
