import type { Stories } from '../../../dev/stories.tsx';
import { CategoryHeading } from './category-heading.tsx';

export const stories: Stories = {
  plain: <CategoryHeading>Starters</CategoryHeading>,
};
