// No stories: asks the server; shows paged-foods.tsx.
import { searchTermsOf, type Food } from '@foodhouse/domain';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import { foodListOf } from '../../../paths.ts';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { foundSentence, searchReport, useSearchReport, useTypedSearch } from '../../../ui/table-search.tsx';
import { useListMemory } from '../../../ui/use-list-memory.ts';
import { useWholeMenu } from '../api/use-whole-menu.ts';
import { SeveralFoods, UndeclaredFoods } from '../forms/lazy-food-dialogs.tsx';
import { FoodTable } from './food-columns.tsx';
import { ManagedFoods, type ManagedFoodsProps } from './managed-foods.tsx';
import { PagedFoods } from './paged-foods.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface FoodListProps extends Pick<ManagedFoodsProps, 'onOrder' | 'manage'> {
  /** Whether the person is staff, and so may mark a food as sold out. */
  readonly isInKitchen: boolean;
}

/** The menu as a table with live stock and an order button in every row; an admin edits it in place. */
export function FoodList(props: FoodListProps): React.JSX.Element {
  const typed = useTypedSearch();
  useSearchInAddress(typed);
  const terms = searchTermsOf(typed);
  const { list: foods, around } = useListMemory(useWholeMenu(terms), terms.join(' '));
  useSearchReport(
    texts.searchHelp(),
    searchReport(foods, ({ items, older }) => foundSentence(items.length, older !== 'none')),
  );
  const isLive = foods.status === 'ready' && foods.value.isFirst !== true;
  return (
    <>
      <div {...around}>
        <PagedFoods foods={foods} loading={texts.loadingFoods()} empty={<NothingListed isSearch={terms.length > 0} />}>
          {(items, isFirst) => <Foods {...props} foods={items} isFirst={isFirst} />}
        </PagedFoods>
      </div>
      {/* After the list: its file has all forms of foods. */}
      {props.manage && isLive && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <UndeclaredFoods />
            <SeveralFoods />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The address says what is searched for, so that Back leads to the list as it was. */
function useSearchInAddress(typed: string): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const shown = new URLSearchParams(search).get('q') ?? '';
  const say = useLatestCallback(() => {
    if (shown !== typed) void navigate(foodListOf(typed), { replace: true, state });
  });
  useEffect(() => {
    say();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is typed is said once
  }, [typed, say]);
}

function NothingListed({ isSearch }: { readonly isSearch: boolean }): React.JSX.Element {
  return isSearch ? (
    <NoticeBlock picture="/img/site/plate.webp" title={common.nothingFound()}>
      {texts.noFoodMatches()}
    </NoticeBlock>
  ) : (
    <NoticeBlock picture="/img/site/plate.webp" title={texts.theMenuIsEmpty()}>
      {texts.menuIsEmptyHelp()}
    </NoticeBlock>
  );
}

function Foods({
  foods,
  onOrder,
  manage,
  isInKitchen,
  isFirst,
}: FoodListProps & { readonly foods: readonly Food[]; readonly isFirst: boolean }): React.JSX.Element {
  if (!isInKitchen) return <FoodTable foods={foods} onOrder={onOrder} />;
  // Nobody edits the first list: it does not say which portions are put aside.
  return (
    <div inert={isFirst}>
      <ManagedFoods foods={foods} onOrder={onOrder} manage={manage} />
    </div>
  );
}
