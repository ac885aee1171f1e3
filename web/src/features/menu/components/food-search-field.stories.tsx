import { nothing, type Stories } from '../../../dev/stories.tsx';
import { FoodSearchField } from './food-search-field.tsx';

export const stories: Stories = {
  empty: <FoodSearchField typed="" hits={null} hasMore={false} onType={nothing} />,
  'nothing found': <FoodSearchField typed="pizza with" hits={0} hasMore={false} onType={nothing} />,
  'one found': <FoodSearchField typed="pho" hits={1} hasMore={false} onType={nothing} />,
  'more on the next page': <FoodSearchField typed="rice" hits={12} hasMore onType={nothing} />,
};
