import { MEALTIMES, type MenuFood, type Mealtime } from '@foodhouse/domain';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { inventoryHeading } from '../../../copy.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Region } from '../../../ui/region.tsx';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { preferLive } from '../api/prefer-live.ts';
import { EAGER_CARDS, type FoodPage } from '../../foods/food-page.ts';
import { useIsLiveWanted } from '../api/use-is-live-wanted.ts';
import { useLiveMenu } from '../api/use-live-menu.ts';
import { useFirstFoods } from '../api/use-first-foods.ts';
import { FoodCard } from './food-card.tsx';
import { FoodSearchBar } from './food-search-bar.tsx';
import { FoodGrid, FoodGridSkeleton } from './food-grid.tsx';
import { MenuFacts } from './menu-facts.tsx';
import { PageButtons } from './page-buttons.tsx';
import { useInventoryAddress, type InventoryAddress } from './use-inventory-address.ts';

const MEALTIME_LABELS: Record<Mealtime, string> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };
const MEALTIME_CHOICES = [
  { value: 'all', label: 'All' },
  ...MEALTIMES.map((value) => ({ value, label: MEALTIME_LABELS[value] })),
] as const;

interface InventoryProps {
  readonly onOrder: (food: MenuFood) => void;
  /** Puts one portion into the basket. */
  readonly onAdd: (food: MenuFood) => void;
  readonly detailsTo: (id: string) => string;
  /** Renders, for example, a dialog over the list, given the live food. */
  readonly renderOverlay: (find: (id: string) => MenuFood | null) => ReactNode;
  /** Whether an order is under way: then the foods are live for everybody. */
  readonly isOrdering: boolean;
}

/** All foods with their stock, in pages, filtered by mealtime and search. */
export function Inventory(props: InventoryProps): React.JSX.Element {
  const address = useInventoryAddress();
  const { mealtime, terms } = address.search;
  const isFiltered = mealtime !== null || terms.length > 0;
  const live = useLiveMenu(address, useIsLiveWanted(isFiltered || props.isOrdering));
  const first = useFirstFoods(address.after, isFiltered || live.foods?.status === 'ready');
  return (
    <InventoryView
      {...props}
      address={address}
      foods={preferLive(live.foods, isFiltered ? LOADING : first.foods)}
      count={live.count ?? first.total}
    />
  );
}

interface InventoryViewProps extends Omit<InventoryProps, 'isOrdering'> {
  readonly address: InventoryAddress;
  readonly foods: Loadable<FoodPage>;
  /** Null while unknown. */
  readonly count: number | null;
}

function InventoryView({
  onOrder,
  onAdd,
  detailsTo,
  renderOverlay,
  address,
  foods,
  count,
}: InventoryViewProps): React.JSX.Element {
  const { search, typed, page, ask } = address;
  const known = foods.status === 'ready' ? foods.value.items : [];
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 5 } }}>
      <PageHeading
        title="All foods"
        description="The whole menu of Foodhouse with live stock: find a food or a chef, and order for breakfast, lunch or dinner."
      >
        {inventoryHeading(count)}
      </PageHeading>
      <Typography color="textSecondary" sx={[INTRODUCTION, typed !== '' && { display: { xs: 'none', sm: 'block' } }]}>
        Everything the house cooks, with what is left of it right now. Find a food by its name or its chef, pick a
        mealtime, and order in a moment.
      </Typography>
      <FoodSearchBar
        typed={typed}
        hits={search.terms.length > 0 && foods.status === 'ready' ? known.length : null}
        hasMore={foods.status === 'ready' && foods.value.next !== null}
        onType={(next) => {
          ask(search.mealtime, next);
        }}
      >
        <MealtimeFilter
          current={search.mealtime}
          onChange={(next) => {
            ask(next, typed);
          }}
        />
      </FoodSearchBar>
      <div data-fill="inventory">
        <Region>
          <Foods
            foods={foods}
            isAll={typed === '' && search.mealtime === null}
            onOrder={onOrder}
            onAdd={onAdd}
            detailsTo={detailsTo}
          />
        </Region>
      </div>
      <MenuFacts foods={known} detailsTo={detailsTo} />
      <PageButtons
        page={page}
        next={foods.status === 'ready' ? foods.value.next : null}
        onNext={address.showNext}
        onPrevious={address.showPrevious}
      />
      {renderOverlay((id) => known.find((food) => food.id === id) ?? null)}
    </Container>
  );
}

/** A page of the menu in each of its states. */
export function Foods({
  foods,
  isAll,
  onOrder,
  onAdd,
  detailsTo,
}: Omit<InventoryProps, 'renderOverlay' | 'isOrdering'> & {
  readonly foods: Loadable<FoodPage>;
  /** Whether they are neither searched nor filtered. */
  readonly isAll: boolean;
}): React.JSX.Element {
  switch (foods.status) {
    case 'loading':
      return <FoodGridSkeleton count={8} />;
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
              title="Nothing on the menu here"
              action={
                isAll ? null : (
                  <LinkButton to={paths.inventory} variant="contained">
                    See all foods
                  </LinkButton>
                )
              }
            >
              No food of the house is like that right now. Another word or another mealtime may help.
            </NoticeBlock>
          </>
        );
      }
      return (
        <>
          <FreshnessBanner isFresh={isFresh} />
          <FoodGrid>
            {items.map((food, index) => (
              <FoodCard
                key={food.id}
                food={food}
                isEager={index < EAGER_CARDS}
                onOrder={onOrder}
                onAdd={onAdd}
                detailsTo={detailsTo}
              />
            ))}
          </FoodGrid>
        </>
      );
    }
  }
}

const INTRODUCTION = {
  mt: { xs: -2, sm: -1 },
  mb: 1,
  typography: { xs: 'body2', sm: 'lead' },
  maxWidth: 640,
} as const;

function MealtimeFilter({
  current,
  onChange,
}: {
  readonly current: Mealtime | null;
  readonly onChange: (mealtime: Mealtime | null) => void;
}): React.JSX.Element {
  return (
    <ToggleButtonGroup
      label="Foods by mealtime"
      options={MEALTIME_CHOICES}
      value={current ?? 'all'}
      onChange={(next) => {
        onChange(next === 'all' ? null : next);
      }}
    />
  );
}
