import { opens, type Stories } from '../../../dev/stories.tsx';
import { CategoriesForm } from './categories-dialog.tsx';

const KNOWN = {
  version: 1,
  categories: ['Starters', 'Pizza', 'Drinks'].map((name, index) => ({ id: name.toLowerCase(), name, foods: index })),
};

export const stories: Stories = {
  none: opens((close) => <CategoriesForm known={{ version: 0, categories: [] }} onClose={close} />),
  three: opens((close) => <CategoriesForm known={KNOWN} onClose={close} />),
};
