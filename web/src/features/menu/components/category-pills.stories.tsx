import { nothing, type Stories } from '../../../dev/stories.tsx';
import { CategoryPills } from './category-pills.tsx';

const MANY = Array.from({ length: 25 }, (_, index) => `Category ${index + 1}`);

export const stories: Stories = {
  'the first': <CategoryPills names={['Starters', 'Pizza', 'Drinks']} current="Starters" onPress={nothing} />,
  'on its way': <CategoryPills names={['Starters', 'Pizza', 'Drinks']} current="Drinks" isBusy onPress={nothing} />,
  'many, and a long one': (
    <CategoryPills
      names={['Slow-Braised Short Rib with Winter Roots and Pickled Walnuts', ...MANY]}
      current="Category 7"
      onPress={nothing}
    />
  ),
};
