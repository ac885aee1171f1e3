// No stories: asks the server; shows paged-foods.tsx.
import type { Food } from '@foodhouse/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { houseClock } from '../../../lib/clock.ts';
import { formatAge } from '../../../lib/relative-time.ts';
import { putBackOnMenu } from '../api/put-back-on-menu.ts';
import { useRemovedFoods } from '../api/use-removed-foods.ts';
import { NAME_COLUMN } from './food-columns.tsx';
import { FIGURES } from './food-row-styles.ts';
import { PagedFoods } from './paged-foods.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Removed foods, the latest first, each with a button that restores it. For admins. */
export function RemovedFoods(): React.JSX.Element {
  const foods = useRemovedFoods();
  const [busy, setBusy] = useState<string | null>(null);
  const restore = async (food: Food): Promise<void> => {
    setBusy(food.id);
    await putBackOnMenu(food);
    setBusy(null);
  };
  return (
    <PagedFoods foods={foods} loading={texts.loadingRemovedFoods()} empty={<NothingRemoved />}>
      {(items) => (
        <DataTable
          label={texts.removedFoods()}
          rows={items}
          rowKey={({ id }) => id}
          columns={columnsOf(busy, (food) => void restore(food))}
          searchText={({ name, supplier }) => `${name} ${supplier}`}
        />
      )}
    </PagedFoods>
  );
}

function NothingRemoved(): React.JSX.Element {
  return (
    <NoticeBlock picture="/img/site/plate.webp" title={texts.nothingWasRemoved()}>
      {texts.nothingWasRemovedHelp()}
    </NoticeBlock>
  );
}

function columnsOf(busy: string | null, onRestore: (food: Food) => void): readonly Column<Food>[] {
  return [
    NAME_COLUMN,
    { label: texts.chefs(), cell: ({ supplier }) => supplier, value: ({ supplier }) => supplier },
    { label: common.quantity(), cell: ({ quantity }) => quantity, value: ({ quantity }) => quantity, sx: FIGURES },
    {
      label: texts.removed(),
      cell: ({ retiredAtMs }) => formatAge(retiredAtMs ?? 0, Date.now()),
      value: ({ retiredAtMs }) => houseClock().sheet(retiredAtMs ?? 0),
    },
    {
      label: texts.manage(),
      cell: (food) => (
        <Button
          size="small"
          variant="outlined"
          disabled={busy !== null}
          loading={busy === food.id}
          aria-label={texts.putBackNamed({ name: isolated(food.name) })}
          onClick={() => {
            onRestore(food);
          }}
        >
          {texts.putBack()}
        </Button>
      ),
    },
  ];
}
