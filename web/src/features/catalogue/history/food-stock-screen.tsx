import { portionsOf, type Food } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../../data/use-live.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useStockMoves } from '../api/use-stock-moves.ts';
import { StockHistory } from '../components/stock-history.tsx';
import { PortionsChart } from './portions-chart.tsx';

const StockDialog = lazyDialog(async () => (await import('../components/stock-dialog.tsx')).StockDialog);

const MOVES_SHOWN = 30;

/** The stock of one food: how many portions, how they came about, and a form for the next change. */
export function FoodStockScreen({ foodId }: { readonly foodId: string }): React.JSX.Element {
  const live = useLive(`food ${foodId}`, async () => (await import('../../foods/live-food.ts')).openFood(foodId));
  const food = live.status === 'ready' ? live.value.food : null;
  const title = food ? `Stock: ${food.name}` : 'Stock';
  return (
    <>
      <PageHeading
        title={title}
        aside={
          <LinkButton to={paths.stock} sx={{ ml: { xs: -2, sm: 0 } }}>
            Count all foods
          </LinkButton>
        }
      >
        {title}
      </PageHeading>
      {live.status === 'loading' && <LoadingBlock />}
      {live.status === 'failed' && <FailureBlock reason={live.reason} onRetry={live.retry} />}
      {food && <FoodStock food={food} />}
    </>
  );
}

function FoodStock({ food }: { readonly food: Food }): React.JSX.Element {
  const { uid } = useSignedInUser();
  const moves = useStockMoves(food.id, MOVES_SHOWN);
  const [isOpen, setIsOpen] = useState(false);
  const portions = portionsOf(food);
  const latest = moves.status === 'ready' ? moves.value.items[0] : undefined;
  return (
    <>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {food.counted ? `${portions} ${portions === 1 ? 'portion' : 'portions'}` : 'Nobody counts it'}
      </Typography>
      {food.par && latest && latest.after !== portions && (
        <Typography sx={{ mb: 1 }}>The day begins with {food.par.portions}: its first change writes that.</Typography>
      )}
      {food.counted && (
        <Button
          variant="contained"
          aria-haspopup="dialog"
          sx={{ mb: 3 }}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Enter a change
        </Button>
      )}
      <Typography component="h2" variant="lead" sx={{ fontWeight: 700, mb: 1 }}>
        What changed it
      </Typography>
      {moves.status === 'ready' && <PortionsChart moves={moves.value.items} />}
      <StockHistory moves={moves} uid={uid} />
      {isOpen && (
        <StockDialog
          food={food}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
