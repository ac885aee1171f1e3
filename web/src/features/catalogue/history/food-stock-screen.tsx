import { LOW_STOCK, type Food, type MoveStockRequest } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { isolated } from '../../../lib/isolated.ts';
import { useLive } from '../../../data/use-live.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { useStockMoves } from '../api/use-stock-moves.ts';
import { OptionsButton, type RenderOptions } from '../stock/options-button.tsx';
import { StockHistory } from '../stock/stock-history.tsx';
import { PortionsChart } from './portions-chart.tsx';
import { StockCard } from './stock-card.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const StockDialog = lazyDialog(async () => (await import('../stock/stock-dialog.tsx')).StockDialog);

const MOVES_SHOWN = 30;

/** The stock of one food: how many portions, how they came about, and a form for the next change. */
export function FoodStockScreen({
  foodId,
  renderOptions,
}: {
  readonly foodId: string;
  readonly renderOptions: RenderOptions;
}): React.JSX.Element {
  const live = useLive(`food ${foodId}`, async () => (await import('../../foods/live-food.ts')).openFood(foodId));
  const food = live.status === 'ready' ? live.value.food : null;
  const title = food ? texts.stock({ name: isolated(food.name) }) : common.stock();
  return (
    <Box sx={{ mt: -1 }}>
      <BackLink to={paths.stock}>{texts.allFoods()}</BackLink>
      <PageHeading title={title} sx={{ mb: 2 }}>
        {title}
      </PageHeading>
      {live.status === 'loading' && <LoadingBlock />}
      {live.status === 'failed' && <FailureBlock reason={live.reason} onRetry={live.retry} />}
      {food && <FoodStock food={food} renderOptions={renderOptions} />}
    </Box>
  );
}

function FoodStock({
  food,
  renderOptions,
}: {
  readonly food: Food;
  readonly renderOptions: RenderOptions;
}): React.JSX.Element {
  const { uid } = useSignedInUser();
  const moves = useStockMoves(food.id, MOVES_SHOWN);
  const [entered, setEntered] = useState<MoveStockRequest['kind'] | null>(null);
  const id = useId();
  const latest = moves.status === 'ready' ? moves.value.items[0] : undefined;
  return (
    <Box sx={COLUMNS}>
      <StockCard food={food} written={latest?.after} onEnter={setEntered}>
        <OptionsButton food={food} renderOptions={renderOptions} />
        {moves.status === 'ready' && <PortionsChart moves={moves.value.items} lowAt={food.lowAt ?? LOW_STOCK} />}
      </StockCard>
      <Surface component="section" aria-labelledby={id} sx={CHANGES}>
        <Typography id={id} component="h2" variant="lead" sx={{ fontWeight: 700, mb: 1 }}>
          {texts.changes()}
        </Typography>
        <StockHistory moves={moves} uid={uid} />
      </Surface>
      {entered && (
        <StockDialog
          food={food}
          kind={entered}
          isOnItsPage
          renderOptions={renderOptions}
          onClose={() => {
            setEntered(null);
          }}
        />
      )}
    </Box>
  );
}

/** From this width on there are two columns. */
const WIDE = '@media (min-width: 1280px)';

/** How many there are, and beside it what changed them; one below the other where there is no room. */
const COLUMNS = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1240,
  [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

const CHANGES = { px: { xs: 2, sm: 2.5 }, pt: { xs: 2, sm: 2.5 }, pb: 2 } as const;
