import type { ComponentProps } from 'react';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { FoodSearchBar } from './food-search-bar.tsx';

export const stories: Stories = {
  empty: <Bar typed="" hits={null} hasMore={false} />,
  'nothing found': <Bar typed="pizza with" hits={0} hasMore={false} />,
  'one found': <Bar typed="pho" hits={1} hasMore={false} />,
  'more on the next page': <Bar typed="rice" hits={12} hasMore />,
};

function Bar(props: Omit<ComponentProps<typeof FoodSearchBar>, 'onType' | 'children'>): React.JSX.Element {
  return (
    <FoodSearchBar {...props} onType={nothing}>
      <ToggleButtonGroup
        label="Foods by mealtime"
        options={[
          { value: 'all', label: 'All' },
          { value: 'lunch', label: 'Lunch' },
        ]}
        value="all"
        onChange={nothing}
      />
    </FoodSearchBar>
  );
}
