import {
  filterCount,
  isForServer,
  isNarrowed,
  mealtimeLabel,
  MEALTIMES,
  NO_SEARCH,
  type MenuFood,
  type Mealtime,
} from '@foodhouse/domain';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import type { Menu } from '../../../data/menu.ts';
import { headingBefore } from '../../../lib/menu-headings.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { paths } from '../../../paths.ts';
import { HouseLineInstead } from '../../house/now/house-line-beside.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Region } from '../../../ui/region.tsx';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { preferLive } from '../api/prefer-live.ts';
import { EAGER_CARDS, PAGE_SIZE, type FoodPage } from '../../foods/food-page.ts';
import { useCategories } from '../api/use-categories.ts';
import { useIsLiveWanted } from '../api/use-is-live-wanted.ts';
import { useLiveMenu } from '../api/use-live-menu.ts';
import { useFirstFoods, type FirstFoods } from '../api/use-first-foods.ts';
import { useLiveStock } from '../api/use-live-stock.ts';
import { CategoryButtons } from './category-buttons.tsx';
import { CategoryHeading } from './category-heading.tsx';
import { FoodCard } from './food-card.tsx';
import type { InBasket } from './food-counter.tsx';
import { leftOutText } from './left-out-text.ts';
import { MenuFilter } from './menu-filter.tsx';
import { FoodSearchBar, IN_BAR } from './food-search-bar.tsx';
import { FoodGrid, FoodGridSkeleton } from './food-grid.tsx';
import { MenuFacts } from './menu-facts.tsx';
import { PageButtons } from './page-buttons.tsx';
import { useSettledFoods } from './use-settled-foods.ts';
import { useInventoryAddress, type InventoryAddress } from './use-inventory-address.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';
import * as site from '../../../texts.ts';

const MEALTIME_CHOICES = [
  { value: 'all', label: texts.all() },
  ...MEALTIMES.map((value) => ({ value, label: mealtimeLabel(value) })),
] as const;

interface InventoryProps {
  /** By the foods' ids. */
  readonly inBasket: ReadonlyMap<string, InBasket>;
  readonly onOrder: (food: MenuFood) => void;
  /** Puts one portion into the basket. */
  readonly onAdd: (food: MenuFood) => void;
  /** Takes one out of it, or shows it there. */
  readonly onLess: (food: MenuFood) => void;
  readonly detailsTo: (id: string) => string;
  /** Renders, for example, a dialog over the list, given the live food. */
  readonly renderOverlay: (find: (id: string) => MenuFood | null) => ReactNode;
  /** Whether an order is under way: then the foods are live for everybody. */
  readonly isOrdering: boolean;
}

/** All foods with their stock, in pages, filtered by mealtime and search. */
export function Inventory(props: InventoryProps): React.JSX.Element {
  const address = useInventoryAddress();
  const { search, after } = address;
  const { terms, mealtime } = search;
  const isSearched = isNarrowed({ ...NO_SEARCH, terms, mealtime });
  // Of the house; null while unknown.
  const [hasCategories, setHasCategories] = useState<boolean | null>(null);
  const [isByTime, setIsByTime] = useState(false);
  const isByApi = hasCategories === true || isByTime || isForServer(search);
  const isLiveWanted = useIsLiveWanted(isSearched || props.isOrdering);
  const [isFirstDone, setIsFirstDone] = useState(false);
  const live = useLiveMenu(address, isLiveWanted && !isByApi && isFirstDone);
  const isQueried = !isByApi && isFirstDone && (isSearched || live.foods?.status === 'ready');
  // Foods that an earlier build stored may lack the keys of a live search: the API looks at their names.
  const hasNoneLive = isSearched && live.foods?.status === 'ready' && live.foods.value.items.length === 0;
  const first = useFirstFoods({ search, after, isPaused: isQueried && !hasNoneLive });
  const { menu } = first;
  if (menu && menu.hasCategories !== hasCategories) setHasCategories(menu.hasCategories);
  if (menu && menu.isByTime !== isByTime) setIsByTime(menu.isByTime);
  if (!isFirstDone && (menu || first.foods.status === 'failed')) setIsFirstDone(true);
  const hasMore = hasNoneLive && first.foods.status === 'ready' && first.foods.value.items.length > 0;
  const listed = useLiveStock(first.foods, isLiveWanted && (isByApi || hasMore));
  return (
    <InventoryView
      {...props}
      address={address}
      foods={isByApi || hasMore ? listed : preferLive(live.foods, isSearched ? LOADING : first.foods)}
      menu={menu}
      found={isByApi && isNarrowed(search) ? (menu?.found ?? null) : null}
      count={live.count ?? menu?.total ?? null}
    />
  );
}

interface InventoryViewProps extends Omit<InventoryProps, 'isOrdering'> {
  readonly address: InventoryAddress;
  readonly foods: Loadable<FoodPage>;
  /** The latest answer of the API; null while there is none. */
  readonly menu: FirstFoods['menu'];
  /** How many foods a search of the API found; null for a search of the page's own. */
  readonly found: number | null;
  /** Null while unknown. */
  readonly count: number | null;
}

function InventoryView({
  inBasket,
  onOrder,
  onAdd,
  onLess,
  detailsTo,
  renderOverlay,
  address,
  foods: asked,
  menu,
  found,
  count,
}: InventoryViewProps): React.JSX.Element {
  const headings = menu?.categories ?? NO_HEADINGS;
  const foods = useSettledFoods(asked, headings);
  const { search, typed, page, ask } = address;
  const known = foods.status === 'ready' ? foods.value.items : [];
  const isHydrated = useIsHydrated(); // the prerendered page has no categories
  const hasCategories = menu?.hasCategories === true;
  const categories = useCategories(isHydrated && hasCategories);
  const isAll = typed === '' && !isNarrowed(search);
  const list = useRef<HTMLDivElement>(null);
  /** At the other end of the page is the button that was pressed. */
  const goToList = (): void => list.current?.focus({ preventScroll: true });
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 2, lg: 4 } }}>
      <PageHeading title={texts.allFoods()} description={texts.description}>
        {site.allProducts({ count: count ?? '…' })}
      </PageHeading>
      <HouseLineInstead sx={[PLACE, typed !== '' && { display: { xs: 'none', sm: 'grid' } }]}>
        <Typography color="textSecondary" sx={WORDS}>
          {INTRODUCTION}
        </Typography>
      </HouseLineInstead>
      <FoodSearchBar
        typed={typed}
        hits={foods.status === 'ready' ? (found ?? (search.terms.length > 0 ? known.length : null)) : null}
        hasMore={found === null && foods.status === 'ready' && foods.value.next !== null}
        note={found !== null && ` ${leftOutText(search, menu?.undeclared ?? 0)}`}
        onType={(next) => {
          ask({ typed: next });
        }}
      >
        <MealtimeFilter
          current={search.mealtime}
          served={isHydrated ? (menu?.mealtimes ?? null) : null}
          onChange={(next) => {
            ask({ mealtime: next });
          }}
        />
        {isHydrated && (filterCount(search) > 0 || (menu?.undeclared ?? null) !== null) && (
          <MenuFilter filter={search} found={found} undeclared={menu?.undeclared ?? 0} onChange={ask} />
        )}
      </FoodSearchBar>
      <CategoryButtons
        categories={categories}
        isExpected={hasCategories}
        current={search.categoryId}
        onChange={(categoryId) => {
          ask({ categoryId });
        }}
      />
      <div
        key={String(hasCategories)}
        ref={list}
        role="group"
        aria-label={common.foods()}
        tabIndex={-1}
        style={{ outline: 'none' }}
        data-fill="inventory"
      >
        <Region>
          <Foods
            foods={foods}
            isAll={isAll}
            headings={headings}
            inBasket={inBasket}
            onOrder={onOrder}
            onAdd={onAdd}
            onLess={onLess}
            detailsTo={detailsTo}
          />
        </Region>
      </div>
      <MenuFacts foods={known} detailsTo={detailsTo} />
      <PageButtons
        page={page}
        next={foods.status === 'ready' ? foods.value.next : null}
        onNext={(next) => {
          goToList();
          address.showNext(next);
        }}
        onPrevious={() => {
          goToList();
          address.showPrevious();
        }}
      />
      {renderOverlay((id) => known.find((food) => food.id === id) ?? null)}
    </Container>
  );
}

/** A page of the menu in each of its states. */
export function Foods({
  foods,
  isAll,
  headings = NO_HEADINGS,
  inBasket,
  onOrder,
  onAdd,
  onLess,
  detailsTo,
}: Omit<InventoryProps, 'renderOverlay' | 'isOrdering'> & {
  readonly foods: Loadable<FoodPage>;
  /** Whether they are neither searched nor filtered. */
  readonly isAll: boolean;
  /** Names of categories by the foods' ids. */
  readonly headings?: Menu['categories'];
}): React.JSX.Element {
  switch (foods.status) {
    case 'loading':
      return <FoodGridSkeleton count={PAGE_SIZE} />;
    case 'failed':
      return <FailureBlock reason={foods.reason} onRetry={foods.retry} />;
    case 'ready': {
      const { items, isFresh } = foods.value;
      if (items.length === 0) {
        return (
          <>
            <FreshnessBanner isFresh={isFresh} />
            <NoticeBlock
              picture="/img/site/plate.webp"
              title={texts.nothingHere()}
              action={
                isAll ? null : (
                  <LinkButton to={paths.inventory} variant="contained">
                    {common.seeAllFoods()}
                  </LinkButton>
                )
              }
            >
              {isAll ? texts.menuIsEmpty() : texts.nothingFits()}
            </NoticeBlock>
          </>
        );
      }
      const headingOf = (index: number): ReactNode => {
        const name = headingBefore(items, index, headings);
        return name !== '' && <CategoryHeading>{name}</CategoryHeading>;
      };
      return (
        <>
          <FreshnessBanner isFresh={isFresh} />
          <FoodGrid>
            {items.map((food, index) => (
              <Fragment key={food.id}>
                {headingOf(index)}
                <FoodCard
                  food={food}
                  isEager={index < EAGER_CARDS}
                  isInCategory={headings.size > 0}
                  inBasket={inBasket.get(food.id)}
                  onOrder={onOrder}
                  onAdd={onAdd}
                  onLess={onLess}
                  detailsTo={detailsTo}
                />
              </Fragment>
            ))}
          </FoodGrid>
        </>
      );
    }
  }
}

const NO_HEADINGS: Menu['categories'] = new Map();

const INTRODUCTION = texts.introduction();

const PLACE = { mt: { xs: -2, sm: -1 }, mb: 1 } as const;
const WORDS = { typography: { xs: 'body2', sm: 'lead' }, maxWidth: { xs: 640, md: 'none' } } as const;

/** All, and the mealtimes of which there is a food, with the one that is chosen. */
function MealtimeFilter({
  current,
  served,
  onChange,
}: {
  readonly current: Mealtime | null;
  /** Null for all of them. */
  readonly served: readonly Mealtime[] | null;
  readonly onChange: (mealtime: Mealtime | null) => void;
}): React.JSX.Element {
  return (
    <ToggleButtonGroup
      label={texts.foodsByMealtime()}
      {...IN_BAR}
      options={MEALTIME_CHOICES.filter(
        ({ value }) => served === null || value === 'all' || value === current || served.includes(value),
      )}
      value={current ?? 'all'}
      onChange={(next) => {
        onChange(next === 'all' ? null : next);
      }}
    />
  );
}
