import { searchTermsOf, type Food } from '@foodhouse/domain';
import { Suspense } from 'react';
import { CardTable, CardTableSkeleton } from '../../../components/card-table.tsx';
import { FailureBlock } from '../../../components/failure-block.tsx';
import { FreshnessBanner } from '../../../components/freshness-banner.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { NoticeBlock } from '../../../components/notice-block.tsx';
import { OlderButton } from '../../../components/older-button.tsx';
import { foundSentence, useSearchReport, useTypedSearch } from '../../../components/table-search.tsx';
import { useWholeMenu } from '../api/use-whole-menu.ts';
import { foodColumns } from './food-columns.tsx';
import type { ManagedFoodsProps } from './managed-foods.tsx';

// The rows that can be changed are for those who work here.
const ManagedFoods = lazyComponent(async () => (await import('./managed-foods.tsx')).ManagedFoods);

interface FoodListProps extends Pick<ManagedFoodsProps, 'onOrder' | 'manage'> {
  /** Whether the person works here, and so may say that a food is sold out. */
  readonly isInKitchen: boolean;
}

/** The menu as a table with live stock and an order button in every row; an admin changes it right here. */
export function FoodList(props: FoodListProps): React.JSX.Element {
  const terms = searchTermsOf(useTypedSearch());
  const foods = useWholeMenu(terms);
  useSearchReport(
    'By the beginnings of its name and of its chef’s',
    foods.status === 'ready' ? foundSentence(foods.value.items.length, foods.value.older !== 'none') : 'Searching …',
  );
  switch (foods.status) {
    case 'loading':
      return <CardTableSkeleton label="Loading foods" />;
    case 'failed':
      return <FailureBlock reason={foods.reason} onRetry={foods.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={foods.value.isFresh} />
          {foods.value.items.length === 0 ? (
            <NothingListed isSearch={terms.length > 0} />
          ) : (
            <>
              <Foods {...props} foods={foods.value.items} />
              <OlderButton list={foods}>Show more foods</OlderButton>
            </>
          )}
        </>
      );
  }
}

function NothingListed({ isSearch }: { readonly isSearch: boolean }): React.JSX.Element {
  return isSearch ? (
    <NoticeBlock picture="/img/site/plate.webp" title="Nothing found">
      No food of the house has all of these words in its name or its chef’s.
    </NoticeBlock>
  ) : (
    <NoticeBlock picture="/img/site/plate.webp" title="The menu is empty">
      Foods appear here the moment an admin adds them.
    </NoticeBlock>
  );
}

function Foods({
  foods,
  onOrder,
  manage,
  isInKitchen,
}: FoodListProps & { readonly foods: readonly Food[] }): React.JSX.Element {
  if (!isInKitchen)
    return <CardTable label="Food List" rows={foods} rowKey={({ id }) => id} columns={foodColumns({ onOrder })} />;
  return (
    <Suspense fallback={<CardTableSkeleton label="Loading foods" />}>
      <ManagedFoods foods={foods} onOrder={onOrder} manage={manage} />
    </Suspense>
  );
}
