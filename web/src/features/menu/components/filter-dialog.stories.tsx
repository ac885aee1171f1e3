import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { FilterDialog } from './filter-dialog.tsx';

export const stories: Stories = {
  empty: opens((close) => (
    <FilterDialog filter={{ tags: [], without: [] }} found={46} undeclared={3} onChange={nothing} onClose={close} />
  )),
  chosen: opens((close) => (
    <FilterDialog
      filter={{ tags: ['vegan'], without: ['nuts', 'milk'] }}
      found={7}
      undeclared={3}
      onChange={nothing}
      onClose={close}
    />
  )),
};
