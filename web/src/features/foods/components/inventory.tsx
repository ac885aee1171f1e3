import { inventoryHeading, isMealtime, MEALTIMES, searchTermsOf, type Food, type Mealtime } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureBlock } from '../../../components/failure-block.tsx';
import { FreshnessBanner } from '../../../components/freshness-banner.tsx';
import { NoticeBlock } from '../../../components/notice-block.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import type { Loadable } from '../../../lib/loadable.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { EAGER_CARDS, PAGE_SIZE, type FoodPage, type FoodSearch } from '../api/food-page.ts';
import { useFirstFoods } from '../api/use-first-foods.ts';
import { FoodCard } from './food-card.tsx';
import { FoodSearchField } from './food-search-field.tsx';
import { FoodGrid, FoodGridSkeleton } from './food-grid.tsx';
import type { LiveMenu } from './live-foods.tsx';

const MEALTIME_LABELS: Record<Mealtime, string> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

interface InventoryProps {
  readonly onOrder: (food: Food) => void;
  readonly detailsTo: (id: string) => string;
  /** What stands over the list, such as a dialog, given the food as it is now. */
  readonly renderOverlay: (find: (id: string) => Food | null) => ReactNode;
}

// The database's SDK is large: the first foods come over HTTP, and the live list takes over when it is there.
const LiveFoods = lazy(async () => ({ default: (await import('./live-foods.tsx')).LiveFoods }));

/** All foods of the house with live stock, in pages, by mealtime and by what is typed. */
export function Inventory(props: InventoryProps): React.JSX.Element {
  const [query] = useSearchParams();
  const [shown, setShown] = useState(PAGE_SIZE);
  const [live, setLive] = useState<LiveMenu | null>(null);
  const isHydrated = useIsHydrated();
  const typed = isHydrated ? (query.get('q') ?? '') : ''; // the page as it was rendered at build knows no address
  const mealtime = isHydrated ? query.get('mealtime') : null;
  const search: FoodSearch = { mealtime: isMealtime(mealtime) ? mealtime : null, terms: searchTermsOf(typed) };
  const first = useFirstFoods(search);
  return (
    <>
      {isHydrated && (
        <Suspense fallback={null}>
          <LiveFoods search={search} shown={shown} onMenu={setLive} />
        </Suspense>
      )}
      <InventoryView
        {...props}
        search={search}
        typed={typed}
        foods={live === null || live.foods.status === 'loading' ? first.foods : live.foods}
        count={live?.count ?? first.total}
        shown={shown}
        onShow={setShown}
      />
    </>
  );
}

interface InventoryViewProps extends InventoryProps {
  readonly search: FoodSearch;
  readonly typed: string;
  readonly foods: Loadable<FoodPage>;
  /** Null until it is known. */
  readonly count: number | null;
  readonly shown: number;
  readonly onShow: (count: number) => void;
}

function InventoryView({
  onOrder,
  detailsTo,
  renderOverlay,
  search,
  typed,
  foods,
  count,
  shown,
  onShow,
}: InventoryViewProps): React.JSX.Element {
  const [, setQuery] = useSearchParams();
  const known = foods.status === 'ready' ? foods.value.items : [];
  const ask = (mealtime: Mealtime | null, nextTyped: string): void => {
    const asked = { ...(mealtime && { mealtime }), ...(nextTyped !== '' && { q: nextTyped }) };
    setQuery(asked, { replace: true });
    onShow(PAGE_SIZE);
  };
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 6 } }}>
      <PageHeading
        title="All foods"
        description="The whole menu of Foodhouse with live stock: find a food or a chef, and order for breakfast, lunch or dinner."
        aside={
          <MealtimeFilter
            current={search.mealtime}
            onChange={(next) => {
              ask(next, typed);
            }}
          />
        }
      >
        {inventoryHeading(count)}
      </PageHeading>
      <FoodSearchField
        typed={typed}
        hits={search.terms.length > 0 && foods.status === 'ready' ? known.length : null}
        onType={(next) => {
          ask(search.mealtime, next);
        }}
      />
      <div data-fill="inventory">
        <Foods foods={foods} onOrder={onOrder} detailsTo={detailsTo} />
      </div>
      {foods.status === 'ready' && foods.value.hasMore && (
        <Box sx={{ display: 'grid', placeItems: 'center', mt: 4 }}>
          <Button
            variant="outlined"
            onClick={() => {
              onShow(shown + PAGE_SIZE);
            }}
          >
            Show more foods
          </Button>
        </Box>
      )}
      {renderOverlay((id) => known.find((food) => food.id === id) ?? null)}
    </Container>
  );
}

function Foods({
  foods,
  onOrder,
  detailsTo,
}: Omit<InventoryProps, 'renderOverlay'> & { readonly foods: Loadable<FoodPage> }): React.JSX.Element {
  switch (foods.status) {
    case 'loading':
      return <FoodGridSkeleton count={8} />;
    case 'failed':
      return (
        <FailureBlock
          reason={foods.reason}
          onRetry={() => {
            location.reload();
          }}
        />
      );
    case 'ready': {
      const { items, isFresh } = foods.value;
      if (items.length === 0) {
        return (
          <NoticeBlock picture="/img/site/plate.webp" title="Nothing on the menu here">
            No food of the house is like that right now. Another word or another mealtime may help.
          </NoticeBlock>
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
                detailsTo={detailsTo}
              />
            ))}
          </FoodGrid>
        </>
      );
    }
  }
}

function MealtimeFilter({
  current,
  onChange,
}: {
  readonly current: Mealtime | null;
  readonly onChange: (mealtime: Mealtime | null) => void;
}): React.JSX.Element {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label="Foods by mealtime"
      value={current ?? 'all'}
      onChange={(_event, next: Mealtime | 'all' | null) => {
        if (next !== null) onChange(next === 'all' ? null : next);
      }}
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiToggleButton-root': { border: 1, borderColor: 'divider', borderRadius: '999px !important' },
      }}
    >
      <ToggleButton value="all">All</ToggleButton>
      {MEALTIMES.map((mealtime) => (
        <ToggleButton key={mealtime} value={mealtime}>
          {MEALTIME_LABELS[mealtime]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
