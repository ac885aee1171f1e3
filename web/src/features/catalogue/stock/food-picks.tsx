import { portionsOf, runsLow, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { soldOutWords } from './off-sale-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The foods of a list as large buttons, with what is left of each. Enter in the search opens the first. */
export function FoodPicks({
  news = null,
  foods,
  typed,
  onType,
  onPick,
  onClose,
}: {
  readonly news?: ReactNode;
  readonly foods: Loadable<LivePages<Food>>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onPick: (food: Food) => void;
  readonly onClose: () => void;
}): React.JSX.Element {
  const id = useId();
  const found = foods.status === 'ready' ? foods.value.items : [];
  return (
    <InfoDialog title={common.stock()} onClose={onClose}>
      {news}
      <Box
        component="form"
        role="search"
        sx={{ mb: 2 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (found[0]) onPick(found[0]);
        }}
      >
        <Box component="label" htmlFor={id} sx={{ fontWeight: 700, display: 'block', mb: 0.5 }}>
          {texts.findAFood()}
        </Box>
        <InlineInput
          id={id}
          type="search"
          sx={{ width: 1, boxSizing: 'border-box' }}
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
          }}
        />
      </Box>
      {foods.status === 'loading' && <Skeleton aria-busy="true" sx={{ height: 240 }} />}
      {foods.status === 'failed' && <FailureBlock reason={foods.reason} onRetry={foods.retry} />}
      {foods.status === 'ready' && (
        <>
          <FreshnessBanner isFresh={foods.value.isFresh} />
          {found.length === 0 && <Typography>{texts.noFoodHasThisName()}</Typography>}
          <Box component="ul" aria-label={common.foods()} sx={LIST}>
            {found.map((food) => (
              <li key={food.id}>
                <Button
                  variant="outlined"
                  sx={PICK}
                  onClick={() => {
                    onPick(food);
                  }}
                >
                  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    <bdi>{food.name}</bdi>
                  </Box>
                  <Left food={food} />
                </Button>
              </li>
            ))}
          </Box>
          <LoadMoreButton list={foods}>{texts.showMoreFoods()}</LoadMoreButton>
        </>
      )}
    </InfoDialog>
  );
}

function Left({ food }: { readonly food: Food }): React.JSX.Element {
  const clock = useHouseClock();
  if (food.offThrough !== null && food.putAside !== null)
    return <Chip label={soldOutWords(food.offThrough, clock)} sx={LEFT} />;
  if (!food.counted) return <Words>{food.putAside === null ? texts.uncounted() : common.soldOut()}</Words>;
  if (food.putAside !== null) return <Chip label={texts.soldOutAside({ count: portionsOf(food) })} sx={LEFT} />;
  if (food.quantity === 0) return <Chip label={common.soldOut()} sx={LEFT} />;
  const left = texts.left({ count: food.quantity });
  return runsLow(food) ? <Chip color="warning" label={left} sx={LEFT} /> : <Words>{left}</Words>;
}

function Words({ children }: { readonly children: string }): React.JSX.Element {
  return (
    <Box component="span" sx={LEFT}>
      {children}
    </Box>
  );
}

const LEFT = { flexShrink: 0, fontVariantNumeric: 'tabular-nums' } as const;

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;

/** For wet hands. */
const PICK = {
  width: 1,
  minHeight: 56,
  justifyContent: 'space-between',
  borderRadius: RADII.field,
  typography: 'body1',
  textAlign: 'start',
  '&&': { color: 'text.primary', borderColor: 'edge', fontWeight: 700 },
} as const;
