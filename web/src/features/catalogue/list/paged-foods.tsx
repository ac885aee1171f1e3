import type { Food } from '@foodhouse/domain';
import type { ReactNode } from 'react';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { FoodSkeleton } from './food-skeleton.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import * as texts from './texts.ts';

/** A live list of foods in each of its states: loading, failed, empty, or with a button for more. */
export function PagedFoods({
  foods,
  loading,
  empty,
  children,
}: {
  readonly foods: Loadable<LivePages<Food>>;
  /** Accessible name of the loading list. */
  readonly loading: string;
  readonly empty: ReactNode;
  /** @param isFirst before the live list */
  readonly children: (foods: readonly Food[], isFirst: boolean) => ReactNode;
}): React.JSX.Element {
  switch (foods.status) {
    case 'loading':
      return <FoodSkeleton label={loading} />;
    case 'failed':
      return <FailureBlock reason={foods.reason} onRetry={foods.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={foods.value.isFresh} />
          {foods.value.items.length === 0 ? (
            empty
          ) : (
            <>
              {children(foods.value.items, foods.value.isFirst === true)}
              <LoadMoreButton list={foods}>{texts.showMoreFoods()}</LoadMoreButton>
            </>
          )}
        </>
      );
  }
}
