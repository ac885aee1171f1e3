// No stories: asks the server; shows paged-foods.tsx.
import { isHidden, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { PagedList } from '../../../ui/load-more-button.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { houseClock } from '../../../lib/clock.ts';
import { formatAge } from '../../../lib/relative-time.ts';
import { putBackOnMenu, removeHidden } from '../api/put-back-on-menu.ts';
import { useFoodsOffMenu } from '../api/use-foods-off-menu.ts';
import { NAME_COLUMN } from './food-columns.tsx';
import { FIGURES } from './food-row-styles.ts';
import { FoodSkeleton } from './food-skeleton.tsx';
import { PagedFoods } from './paged-foods.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Hidden foods are meant to come back, removed ones are gone. */
const LISTS = {
  hidden: {
    by: 'hiddenAt',
    atMs: ({ hiddenAtMs }: Food) => hiddenAtMs ?? 0,
    has: isHidden,
    since: texts.hidden(),
    label: texts.hiddenFoods(),
    loading: texts.loadingHiddenFoods(),
    nothing: [texts.nothingIsHidden(), texts.nothingIsHiddenHelp()],
    back: { label: texts.showAgain(), named: texts.showAgainNamed },
  },
  removed: {
    by: 'retiredAt',
    atMs: ({ retiredAtMs }: Food) => retiredAtMs ?? 0,
    has: (food: Food) => !isHidden(food),
    since: texts.removed(),
    label: texts.removedFoods(),
    loading: texts.loadingRemovedFoods(),
    nothing: [texts.nothingWasRemoved(), texts.nothingWasRemovedHelp()],
    back: { label: texts.putBack(), named: texts.putBackNamed },
  },
} as const;

export type OffMenuList = keyof typeof LISTS;

/** What can be done about a food. */
const WAYS = { show: putBackOnMenu, remove: removeHidden } as const;

/** Which of them is on its way, and for which food. */
interface Busy {
  readonly id: string;
  readonly way: keyof typeof WAYS;
}

/** Hidden foods, or removed ones, the latest first, each with a button that brings it back. For admins. */
export function FoodsOffMenu({ list }: { readonly list: OffMenuList }): React.JSX.Element {
  const { by, has, label, loading, nothing } = LISTS[list];
  const foods = useFoodsOffMenu(by);
  const [busy, setBusy] = useState<Busy | null>(null);
  const change = (way: keyof typeof WAYS) => (food: Food) => {
    setBusy({ id: food.id, way });
    void WAYS[way](food).finally(() => {
      setBusy(null);
    });
  };
  const [title, help] = nothing;
  const empty = (
    <NoticeBlock picture="/img/site/plate.webp" title={title}>
      {help}
    </NoticeBlock>
  );
  const hasMore = foods.status === 'ready' && foods.value.older !== 'none';
  return (
    <PagedFoods foods={foods} loading={loading} empty={empty}>
      {(items) => {
        const rows = items.filter(has); // both lists may have the other's foods among theirs
        if (rows.length === 0) return hasMore ? <Older list={foods.value} label={loading} /> : empty;
        return (
          <DataTable
            label={label}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columnsOf(list, busy, change)}
            searchText={({ name, supplier }) => `${name} ${supplier}`}
          />
        );
      }}
    </PagedFoods>
  );
}

/** While a page of the other list's foods is there alone: this list's own are further on. */
function Older({ list, label }: { readonly list: PagedList; readonly label: string }): React.JSX.Element {
  useEffect(() => {
    if (list.older === 'some') list.showOlder();
  }, [list]);
  return <FoodSkeleton label={label} />;
}

function columnsOf(
  list: OffMenuList,
  busy: Busy | null,
  change: (way: keyof typeof WAYS) => (food: Food) => void,
): readonly Column<Food>[] {
  const { atMs, since, back } = LISTS[list];
  return [
    NAME_COLUMN,
    { label: texts.chefs(), cell: ({ supplier }) => supplier, value: ({ supplier }) => supplier },
    { label: common.quantity(), cell: ({ quantity }) => quantity, value: ({ quantity }) => quantity, sx: FIGURES },
    {
      label: since,
      cell: (food) => formatAge(atMs(food), Date.now()),
      value: (food) => houseClock().sheet(atMs(food)),
    },
    {
      label: texts.manage(),
      cell: (food) => (
        <Box sx={BUTTONS}>
          <Button
            size="small"
            variant="outlined"
            disabled={busy !== null}
            loading={busy?.id === food.id && busy.way === 'show'}
            aria-label={back.named({ name: isolated(food.name) })}
            onClick={() => {
              change('show')(food);
            }}
          >
            {back.label}
          </Button>
          {list === 'hidden' && (
            <Button
              size="small"
              color="error"
              disabled={busy !== null}
              loading={busy?.id === food.id && busy.way === 'remove'}
              aria-label={common.labelFor({ label: common.remove(), name: isolated(food.name) })}
              onClick={() => {
                change('remove')(food);
              }}
            >
              {common.remove()}
            </Button>
          )}
        </Box>
      ),
    },
  ];
}

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
