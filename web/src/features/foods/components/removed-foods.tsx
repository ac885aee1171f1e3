import type { Food } from '@foodhouse/domain';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CardTable, CardTableSkeleton } from '../../../components/card-table.tsx';
import { FailureBlock } from '../../../components/failure-block.tsx';
import { FreshnessBanner } from '../../../components/freshness-banner.tsx';
import { NoticeBlock } from '../../../components/notice-block.tsx';
import { OlderButton } from '../../../components/older-button.tsx';
import type { Column } from '../../../components/table-frame.tsx';
import { formatAge } from '../../../lib/relative-time.ts';
import { putBackOnMenu } from '../api/put-back-on-menu.ts';
import { useRemovedFoods } from '../api/use-removed-foods.ts';
import { NAME_COLUMN } from './food-columns.tsx';

/** The foods that were removed, the latest first, each with a button that puts it on the menu again. For admins. */
export function RemovedFoods(): React.JSX.Element {
  const foods = useRemovedFoods();
  const [busy, setBusy] = useState<string | null>(null);
  const restore = async (food: Food): Promise<void> => {
    setBusy(food.id);
    await putBackOnMenu(food);
    setBusy(null);
  };
  switch (foods.status) {
    case 'loading':
      return <CardTableSkeleton label="Loading removed foods" />;
    case 'failed':
      return <FailureBlock reason={foods.reason} onRetry={foods.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={foods.value.isFresh} />
          {foods.value.items.length === 0 ? (
            <NoticeBlock picture="/img/site/plate.webp" title="Nothing was removed">
              Foods that leave the menu appear here, and can be put back as they were.
            </NoticeBlock>
          ) : (
            <>
              <CardTable
                label="Removed foods"
                rows={foods.value.items}
                rowKey={({ id }) => id}
                columns={columnsOf(busy, (food) => void restore(food))}
                searchText={({ name, supplier }) => `${name} ${supplier}`}
              />
              <OlderButton list={foods}>Show more foods</OlderButton>
            </>
          )}
        </>
      );
  }
}

function columnsOf(busy: string | null, onRestore: (food: Food) => void): readonly Column<Food>[] {
  return [
    NAME_COLUMN,
    { label: 'Chefs', cell: ({ supplier }) => supplier, value: ({ supplier }) => supplier },
    { label: 'Quantity', cell: ({ quantity }) => quantity, value: ({ quantity }) => quantity },
    {
      label: 'Removed',
      cell: ({ retiredAtMs }) => formatAge(retiredAtMs ?? 0, Date.now()),
      value: ({ retiredAtMs }) => new Date(retiredAtMs ?? 0).toISOString(),
    },
    {
      label: 'Manage',
      cell: (food) => (
        <Button
          size="small"
          variant="outlined"
          disabled={busy !== null}
          isBusy={busy === food.id}
          aria-label={`Put back: ${food.name}`}
          onClick={() => {
            onRestore(food);
          }}
        >
          Put back
        </Button>
      ),
    },
  ];
}
