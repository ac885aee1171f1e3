import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { runsLow, type Food } from '@foodhouse/domain';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLowStock } from '../api/use-low-stock.ts';
import { useFollowedStock } from '../api/set-stock.ts';
import { usePendingFoods } from '../api/use-pending-foods.ts';
import { FoodQuantity } from './food-quantity.tsx';
import { useHeldFoods } from './use-held-foods.ts';
import { Surface } from '../../../ui/surface.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const MOST_SHOWN = 8;

/** Foods that run low, live, each with its portions to change. */
export function LowStock(): React.JSX.Element {
  return <LowStockCard foods={useLowStock()} />;
}

export function LowStockCard({ foods }: { readonly foods: ReturnType<typeof useLowStock> }): React.JSX.Element {
  const id = useId();
  return (
    <Surface
      component="section"
      aria-labelledby={id}
      aria-busy={foods.status === 'loading'}
      radius="card"
      sx={{ p: 2, pt: 1.25 }}
    >
      <Typography id={id} component="h2" variant="lead" sx={HEADING}>
        {texts.lowStock()}
      </Typography>
      {foods.status === 'failed' && (
        <>
          <Typography>{texts.notRead()}</Typography>
          <Button onClick={foods.retry}>{common.tryAgain()}</Button>
        </>
      )}
      {foods.status === 'ready' && foods.value.isDayUnknown && (
        <Typography sx={{ mb: 1 }}>{texts.dayIsUnknown()}</Typography>
      )}
      {foods.status === 'ready' && <LowFoods live={foods.value.items.filter(runsLow).slice(0, MOST_SHOWN)} />}
    </Surface>
  );
}

function LowFoods({ live }: { readonly live: readonly Food[] }): React.JSX.Element {
  const { foods, hold } = useHeldFoods(live);
  const { shown, pending } = usePendingFoods(foods);
  useFollowedStock(foods);
  if (foods.length === 0) return <Typography>{texts.nothingIsLow()}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((food) => (
        <Box component="li" key={food.id} sx={ROW}>
          <Typography component="span" sx={NAME}>
            {food.name}
          </Typography>
          <FoodQuantity food={food} pending={hold(pending)} hasChip={food.quantity < 1} isListOfLow />
        </Box>
      ))}
    </Box>
  );
}

/** As high as those of the charts, beside their buttons, and as far from what is below it. */
const HEADING = { fontWeight: 700, minHeight: 44, mb: 0.5, alignContent: 'center' } as const;

/** The steppers stand below each other at the end; Undo comes before one and moves none. A phone has a chip under the name. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1,
  py: '6px',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { pb: 0 },
  '@media (max-width: 599.95px)': { position: 'relative', '&:has([data-chip]) > span': { mb: '26px' } },
} as const;

const NAME = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: 1.3,
} as const;
