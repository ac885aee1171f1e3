import { nothing, type Stories } from '../../../dev/stories.tsx';
import { MenuFilter } from './menu-filter.tsx';

export const stories: Stories = {
  'nothing chosen': (
    <MenuFilter
      mealtimes={[]}
      filter={{ mealtime: null, tags: [], without: [] }}
      found={null}
      undeclared={0}
      onChange={nothing}
    />
  ),
  'two chosen': (
    <MenuFilter
      mealtimes={[]}
      filter={{ mealtime: null, tags: ['vegan'], without: ['nuts'] }}
      found={2}
      undeclared={0}
      onChange={nothing}
    />
  ),
};
