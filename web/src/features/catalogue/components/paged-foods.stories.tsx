import { aFood } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { NAME_COLUMN } from './food-columns.tsx';
import { PagedFoods } from './paged-foods.tsx';

type Props = React.ComponentProps<typeof PagedFoods>;
const ready = { isFresh: true, older: 'none', showOlder: nothing } as const;

export const stories: Stories = {
  'on its way': <Foods foods={LOADING} />,
  failed: <Foods foods={{ status: 'failed', reason: 'unavailable' }} />,
  empty: <Foods foods={{ status: 'ready', value: { ...ready, items: [] } }} />,
  'there are more': <Foods foods={{ status: 'ready', value: { ...ready, items: [aFood()], older: 'some' } }} />,
  'not live': <Foods foods={{ status: 'ready', value: { ...ready, items: [aFood()], isFresh: false } }} />,
};

function Foods({ foods }: Pick<Props, 'foods'>): React.JSX.Element {
  return (
    <PagedFoods
      foods={foods}
      loading="Loading foods"
      empty={<NoticeBlock picture="/img/site/plate.webp" title="The menu is empty" />}
    >
      {(items) => <DataTable label="Foods" rows={items} rowKey={({ id }) => id} columns={[NAME_COLUMN]} />}
    </PagedFoods>
  );
}
