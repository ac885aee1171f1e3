// No stories: asks the server; shows stock-form and stock-history beside it.
import { portionsOf, type Food, type MoveStockRequest } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import toast from 'react-hot-toast';
import { useLive } from '../../../data/use-live.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { stockOfFood } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { moveStock, unansweredMoveOf } from '../api/move-stock.ts';
import { useStockMoves } from '../api/use-stock-moves.ts';
import { OffSaleDialog } from './off-sale-dialog.tsx';
import { OptionsButton, type RenderOptions } from './options-button.tsx';
import { SaleLine } from './sale-line.tsx';
import { StockForm } from './stock-form.tsx';
import { StockHistory } from './stock-history.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

export { OffSaleDialog };

const MOVES_SHOWN = 10;

interface StockDialogProps {
  readonly food: Food;
  /** What the form begins with. */
  readonly kind?: MoveStockRequest['kind'];
  /** Above the form. */
  readonly news?: ReactNode;
  /** Offered where the food has choices. */
  readonly renderOptions?: RenderOptions;
  /** Whether the page under it is that of this food, which has its changes. */
  readonly isOnItsPage?: boolean;
  readonly onClose: () => void;
}

/** The stock of one food, for staff: whether it is on sale, a form for its next change, and its last changes. */
export function StockDialog({
  food,
  kind,
  news = null,
  renderOptions,
  isOnItsPage = false,
  onClose,
}: StockDialogProps): React.JSX.Element {
  const [isMarking, setIsMarking] = useState(false);
  const live = useLive(`food ${food.id}`, async () => (await import('../../foods/live-food.ts')).openFood(food.id));
  const [unanswered] = useState(() => unansweredMoveOf(food.id));
  const now = live.status === 'ready' ? live.value.food : food;
  const head = (
    <>
      {news}
      <SaleLine
        food={now}
        onMark={() => {
          setIsMarking(true);
        }}
      />
      {renderOptions && <OptionsButton food={now} renderOptions={renderOptions} />}
    </>
  );
  const marking = isMarking && (
    <OffSaleDialog
      food={food}
      news={news}
      onClose={() => {
        setIsMarking(false);
      }}
    />
  );
  if (!food.counted)
    return (
      <>
        <InfoDialog title={texts.stock({ name: isolated(food.name) })} onClose={onClose}>
          {head}
          <Typography sx={{ mt: 2 }}>{texts.portionsAreNotCounted()}</Typography>
        </InfoDialog>
        {marking}
      </>
    );
  return (
    <>
      <StockForm
        name={food.name}
        portions={portionsOf(now)}
        unanswered={unanswered}
        {...(kind && { kind })}
        news={head}
        onEnter={async (move) => {
          const result = await moveStock(food.id, move);
          if (result.status === 'done') toast.success(sentenceOf(isolated(food.name), move));
          return result;
        }}
        onClose={onClose}
      >
        {!isOnItsPage && <LastChanges food={food} onLeave={onClose} />}
      </StockForm>
      {marking}
    </>
  );
}

/** What changed the portions of a food lately, and the way to its page. */
function LastChanges({ food, onLeave }: { readonly food: Food; readonly onLeave: () => void }): React.JSX.Element {
  const { uid } = useSignedInUser();
  const moves = useStockMoves(food.id, MOVES_SHOWN);
  return (
    <>
      <Typography component="h3" variant="lead" sx={{ fontWeight: 700, mb: 1 }}>
        {texts.changes()}
      </Typography>
      <StockHistory moves={moves} uid={uid} />
      <LinkButton to={stockOfFood(food.id)} sx={{ px: 0 }} onClick={onLeave}>
        {texts.ownPage()}
      </LinkButton>
    </>
  );
}

function sentenceOf(name: string, move: MoveStockRequest): string {
  switch (move.kind) {
    case 'waste':
      return texts.wasted({ name, count: move.portions });
    case 'restock':
      return texts.restocked({ name, count: move.portions });
    case 'count':
      return texts.wasCounted({ name, count: move.counted });
  }
}
