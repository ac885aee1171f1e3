import {
  filterCount,
  isMealtime,
  isNarrowed,
  mealtimeLabel,
  MEALTIMES,
  type MenuFood,
  type MenuSearch,
  type Mealtime,
} from '@foodhouse/domain';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Fragment, useRef, type ReactNode } from 'react';
import type { Menu, MenuFacts as FactsOfMenu } from '../../../data/menu.ts';
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
import type { Loadable } from '../../../lib/loadable.ts';
import { EAGER_CARDS, PAGE_SIZE, type FoodPage } from '../../foods/food-page.ts';
import { CategoryHeading } from './category-heading.tsx';
import { CategoryPills } from './category-pills.tsx';
import { FoodCard } from './food-card.tsx';
import type { InBasket } from './food-counter.tsx';
import { leftOutText } from './left-out-text.ts';
import { MenuFilter } from './menu-filter.tsx';
import { FoodSearchBar, IN_BAR } from './food-search-bar.tsx';
import { FoodGrid, FoodGridSkeleton } from './food-grid.tsx';
import { MenuFacts } from './menu-facts.tsx';
import { MoreFoods } from './more-foods.tsx';
import { PageButtons } from './page-buttons.tsx';
import { useCategoriesOf } from './use-categories-of.ts';
import { useInventoryAddress, type InventoryAddress } from './use-inventory-address.ts';
import { useMenuList } from './use-menu-list.ts';
import { useRememberCategories } from './use-remember-categories.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';
import * as site from '../../../texts.ts';

interface InventoryProps {
  /** The table at which this guest sits, with which their page begins; null for none. */
  readonly table?: string | null;
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

/** All foods with their stock, filtered by mealtime and search: in pages, or in a house with categories as one list by these. */
export function Inventory({
  table = null,
  inBasket,
  onOrder,
  onAdd,
  onLess,
  detailsTo,
  renderOverlay,
  isOrdering,
}: InventoryProps): React.JSX.Element {
  const address = useInventoryAddress();
  const { foods, menu, rest, found, count } = useMenuList(address, isOrdering);
  const { search, typed, page, ask } = address;
  const known = foods.status === 'ready' ? foods.value.items : [];
  const isHydrated = useIsHydrated();
  const hasCategories = rest !== null;
  const headings = menu?.categories ?? NO_HEADINGS;
  const list = useRef<HTMLDivElement>(null);
  const isAll = typed === '' && !isNarrowed(search);
  const categories = useCategoriesOf({ list, foods, headings, rest, isAll, asked: address.categoryId });
  useRememberCategories(menu && hasCategories);
  /** At the other end of the page is the button that was pressed. */
  const goToList = (): void => list.current?.focus({ preventScroll: true });
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 1, sm: 2, lg: 4 } }}>
      <PageHeading title={table ?? texts.allFoods()} description={texts.description}>
        {table ?? site.allProducts({ count: count ?? '…' })}
      </PageHeading>
      {table === null ? (
        <HouseLineInstead sx={[PLACE, typed !== '' && { display: { xs: 'none', sm: 'grid' } }]}>
          <Typography color="textSecondary" sx={WORDS}>
            {INTRODUCTION}
          </Typography>
        </HouseLineInstead>
      ) : (
        <Typography color="textSecondary" sx={AT_TABLE}>
          {texts.atTable()}
        </Typography>
      )}
      <FoodSearchBar
        typed={typed}
        hits={foods.status === 'ready' ? (found ?? (search.terms.length > 0 ? known.length : null)) : null}
        hasMore={found === null && foods.status === 'ready' && foods.value.next !== null}
        note={found !== null && ` ${leftOutText(search, menu?.undeclared ?? 0)}`}
        onType={(next) => {
          ask({ typed: next });
        }}
      >
        {hasCategories ? (
          <CategoryPills {...categories} />
        ) : (
          <MealtimeFilter
            current={search.mealtime}
            served={servedOf(isHydrated ? menu : null, search.mealtime)}
            onChange={(next) => {
              ask({ mealtime: next });
            }}
          />
        )}
        {isHydrated && <Filter search={search} menu={menu} hasMealtimes={hasCategories} found={found} onChange={ask} />}
      </FoodSearchBar>
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
      {rest === null ? (
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
      ) : (
        rest.older !== 'none' && <MoreFoods rest={rest} />
      )}
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
}: Omit<InventoryProps, 'table' | 'renderOverlay' | 'isOrdering'> & {
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

/** On a phone as close as it may be: above the foods is what nobody came for. */
const PLACE = {
  mt: { xs: -2.5, sm: -1 },
  mb: { xs: 0.5, sm: 1 },
  '[data-line="known"] &': { gridTemplateRows: { xs: '24px', sm: 'auto' } },
} as const;
const WORDS = { typography: { xs: 'body2', sm: 'lead' }, maxWidth: { xs: 640, md: 'none' } } as const;

/** In the distance that the heading leaves. */
const AT_TABLE = { mt: PLACE.mt, mb: PLACE.mb, ...WORDS, textWrap: 'pretty' } as const;

/** Where there is something to choose. */
function Filter({
  search,
  menu,
  hasMealtimes,
  found,
  onChange,
}: {
  readonly search: MenuSearch;
  readonly menu: FactsOfMenu | null;
  /** Whether the mealtimes are in it, because categories have their place beside the search. */
  readonly hasMealtimes: boolean;
  readonly found: number | null;
  readonly onChange: InventoryAddress['ask'];
}): React.JSX.Element | null {
  const served = hasMealtimes ? servedOf(menu, search.mealtime) : [];
  const mealtimes = served.length > 1 ? served : [];
  const undeclared = menu?.undeclared ?? null;
  if (mealtimes.length === 0 && filterCount(search) === 0 && undeclared === null) return null;
  return <MenuFilter filter={search} mealtimes={mealtimes} found={found} undeclared={undeclared} onChange={onChange} />;
}

/** The mealtimes that have a food, and the one that is chosen. */
function servedOf(menu: FactsOfMenu | null, current: Mealtime | null): readonly Mealtime[] {
  const served = menu?.mealtimes ?? MEALTIMES;
  return MEALTIMES.filter((one) => one === current || served.includes(one));
}

/** All, and the mealtimes. */
function MealtimeFilter({
  current,
  served,
  onChange,
}: {
  readonly current: Mealtime | null;
  readonly served: readonly Mealtime[];
  readonly onChange: (mealtime: Mealtime | null) => void;
}): React.JSX.Element {
  return (
    <ToggleButtonGroup
      label={texts.foodsByMealtime()}
      {...IN_BAR}
      sx={MEALTIMES_IN_BAR}
      options={[
        { value: 'all', label: texts.all() },
        ...served.map((value) => ({ value, label: mealtimeLabel(value) })),
      ]}
      value={current ?? 'all'}
      onChange={(next) => {
        onChange(isMealtime(next) ? next : null);
      }}
    />
  );
}

/** Of a house that is known to have categories they are never seen. */
const MEALTIMES_IN_BAR = { ...IN_BAR.sx, 'html[data-categories] &': { visibility: 'hidden' } } as const;
