import { opens, type Stories } from '../../../dev/stories.tsx';
import { CategoriesForm } from './categories-dialog.tsx';

const KNOWN = {
  version: 1,
  categories: ['Starters', 'Pizza', 'Drinks'].map((name, index) => ({ id: name.toLowerCase(), name, foods: index })),
};

const HOURS = {
  starters: [{ days: [1, 2, 3, 4, 5], from: '11:30', to: '14:00' }],
  drinks: [
    { days: [0, 1, 2, 3, 4, 5, 6], from: '17:00', to: '01:00' },
    { days: [0, 6], from: '11:00', to: '14:00' },
  ],
};

export const stories: Stories = {
  none: opens((close) => (
    <CategoriesForm known={{ version: 0, categories: [] }} hours={{}} halves={[]} onClose={close} />
  )),
  three: opens((close) => (
    <CategoriesForm known={KNOWN} hours={HOURS} halves={[KNOWN.categories[0]?.id ?? '']} onClose={close} />
  )),
};
