import { aFood } from '@foodhouse/domain/testing';
import { listStories } from '../../../dev/list-stories.tsx';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { FoodTable } from './food-columns.tsx';
import { PagedFoods } from './paged-foods.tsx';

type Props = React.ComponentProps<typeof PagedFoods>;

export const stories: Stories = {
  ...listStories(
    (id, name, index) => aFood({ id, name, quantity: index % 7 }),
    (foods) => <Foods foods={foods} />,
  ),
  'there are more': (
    <Foods foods={{ status: 'ready', value: { items: [aFood()], isFresh: true, older: 'some', showOlder: nothing } }} />
  ),
};

function Foods({ foods }: Pick<Props, 'foods'>): React.JSX.Element {
  return (
    <PagedFoods
      foods={foods}
      loading="Loading foods"
      empty={<NoticeBlock picture="/img/site/plate.webp" title="The menu is empty" />}
    >
      {(items) => <FoodTable foods={items} onOrder={nothing} />}
    </PagedFoods>
  );
}
