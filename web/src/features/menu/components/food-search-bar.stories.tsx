import type { ComponentProps, ReactNode } from 'react';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { CategoryPills } from './category-pills.tsx';
import { MenuFilter } from './menu-filter.tsx';
import { FoodSearchBar, IN_BAR } from './food-search-bar.tsx';

const FILTER = (
  <MenuFilter
    mealtimes={[]}
    filter={{ mealtime: null, tags: [], without: ['milk', 'fish'] }}
    found={1}
    undeclared={0}
    onChange={nothing}
  />
);

export const stories: Stories = {
  'mealtimes beside the filter': (
    <Bar typed="" hits={null} hasMore={false}>
      {FILTER}
    </Bar>
  ),
  'beside the filter': (
    <Bar typed="chicken with rice and vegetables" hits={1} hasMore={false}>
      {FILTER}
    </Bar>
  ),
  empty: <Bar typed="" hits={null} hasMore={false} />,
  'categories beside the filter': (
    <FoodSearchBar typed="" hits={null} hasMore={false} onType={nothing}>
      <CategoryPills names={['Starters', 'Pizza', 'Pasta', 'Desserts', 'Drinks']} current="Pizza" onPress={nothing} />
      {FILTER}
    </FoodSearchBar>
  ),
  'categories behind a search': (
    <FoodSearchBar typed="pizza" hits={2} hasMore={false} onType={nothing}>
      <CategoryPills names={['Starters', 'Pizza']} current="Starters" onPress={nothing} />
      {FILTER}
    </FoodSearchBar>
  ),
  'nothing found': <Bar typed="pizza with" hits={0} hasMore={false} />,
  'one found': <Bar typed="pho" hits={1} hasMore={false} />,
  'more on the next page': <Bar typed="rice" hits={12} hasMore />,
};

function Bar({
  children,
  ...props
}: Omit<ComponentProps<typeof FoodSearchBar>, 'onType' | 'children'> & {
  readonly children?: ReactNode;
}): React.JSX.Element {
  return (
    <FoodSearchBar {...props} onType={nothing}>
      <ToggleButtonGroup
        label="Foods by mealtime"
        {...IN_BAR}
        options={[
          { value: 'all', label: 'All' },
          { value: 'breakfast', label: 'Breakfast' },
          { value: 'lunch', label: 'Lunch' },
          { value: 'dinner', label: 'Dinner' },
        ]}
        value="all"
        onChange={nothing}
      />
      {children}
    </FoodSearchBar>
  );
}
