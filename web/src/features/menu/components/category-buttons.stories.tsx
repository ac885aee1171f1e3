import type { Stories } from '../../../dev/stories.tsx';
import { CategoryButtons } from './category-buttons.tsx';

const CATEGORIES = ['Starters', 'Pizza', 'Drinks'].map((name, index) => ({ id: name, name, foods: index }));

export const stories: Stories = {
  all: <CategoryButtons categories={CATEGORIES} current={null} onChange={() => undefined} />,
  'one of them': <CategoryButtons categories={CATEGORIES} current="Pizza" onChange={() => undefined} />,
  'not known yet': <CategoryButtons categories={null} current={null} onChange={() => undefined} />,
};
