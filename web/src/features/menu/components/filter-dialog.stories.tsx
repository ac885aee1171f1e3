import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { FilterDialog } from './filter-dialog.tsx';

export const stories: Stories = {
  empty: opens((close) => (
    <FilterDialog
      mealtimes={[]}
      filter={{ mealtime: null, tags: [], without: [] }}
      found={46}
      undeclared={3}
      onChange={nothing}
      onClose={close}
    />
  )),
  chosen: opens((close) => (
    <FilterDialog
      mealtimes={[]}
      filter={{ mealtime: null, tags: ['vegan'], without: ['nuts', 'milk'] }}
      found={7}
      undeclared={3}
      onChange={nothing}
      onClose={close}
    />
  )),
  'with mealtimes, in a house that declares nothing': opens((close) => (
    <FilterDialog
      mealtimes={['lunch', 'dinner']}
      filter={{ mealtime: 'lunch', tags: [], without: [] }}
      found={7}
      undeclared={null}
      onChange={nothing}
      onClose={close}
    />
  )),
};
