import type { Stories } from '../../../dev/stories.tsx';
import { CategoryHeading } from './category-heading.tsx';

export const stories: Stories = {
  plain: <CategoryHeading>Starters</CategoryHeading>,
  counted: <CategoryHeading count={6}>Starters</CategoryHeading>,
};
