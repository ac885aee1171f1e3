import { nothing, type Stories } from '../../../dev/stories.tsx';
import { FilterDialog } from './filter-dialog.tsx';

export const stories: Stories = {
  empty: (
    <FilterDialog filter={{ tags: [], without: [] }} found={46} undeclared={3} onChange={nothing} onClose={nothing} />
  ),
  chosen: (
    <FilterDialog
      filter={{ tags: ['vegan'], without: ['nuts', 'milk'] }}
      found={7}
      undeclared={3}
      onChange={nothing}
      onClose={nothing}
    />
  ),
};
