import {
  canMove,
  isInKitchen,
  isUndoable,
  STATUS_LABELS,
  stepsInKitchen,
  type Order,
  type OrderStatus,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button.tsx';
import { useDeafAtFirst } from '../../../ui/use-deaf-at-first.ts';
import { useHeldDialog } from '../../../ui/held-dialog.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { STATUS_LOOK } from '../../orders/status/status-look.ts';
import { STRUCK_MS, type DeliveryStage } from './use-deliveries.ts';
import { TimeLeft } from '../../orders/changes/time-left.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../../orders/changes/texts.ts';
import * as texts from './texts.ts';

const ReturnDialog = lazyDialog(async () => (await import('./return-dialog.tsx')).ReturnDialog);

function wordsOf(stage: DeliveryStage, to: OrderStatus): string {
  switch (stage) {
    case 'delivering':
      return STATUS_LOOK[to].underWay;
    case 'done':
      return STATUS_LABELS[to];
    case 'undoing':
      return texts.takingBack();
    case 'undone':
      return '';
  }
}

export interface DeliverButtonsProps {
  readonly order: Order;
  /** False while the list may be stale: then the buttons are disabled. */
  readonly isLive: boolean;
  /** Whether this order has waited longest: the one next step of the board. */
  readonly isOldest: boolean;
  readonly onDeliver: (order: Order, to: OrderStatus) => void;
}

/** The actions on a ticket: the kitchen's next step, its other ones, or return the order to the house. */
export function DeliverButtons({ order, isLive, isOldest, onDeliver }: DeliverButtonsProps): React.JSX.Element {
  const [dialog, show] = useHeldDialog();
  const isOnline = useOnline();
  const isDisabled = !isOnline || !isLive;
  const ask = (): void => {
    show(
      <ReturnDialog
        order={order}
        onClose={() => {
          show(null);
        }}
      />,
    );
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {stepsInKitchen(order.status).map((to, index) => {
        const isMain = index === 0;
        const isFilled = isMain && isOldest;
        return (
          <Button
            key={to}
            variant={isFilled ? 'contained' : 'outlined'}
            color="secondary"
            data-main={isMain || undefined}
            disabled={isDisabled}
            sx={[isMain ? MAIN : BUTTON, !isFilled && OUTLINED]}
            aria-label={STATUS_LOOK[to].actOn({ name: isolated(order.foodName), token: order.token })}
            onClick={() => {
              onDeliver(order, to);
            }}
          >
            {STATUS_LOOK[to].act}
          </Button>
        );
      })}
      {canMove('return', order.status) && (
        <Button
          disabled={isDisabled}
          sx={QUIET}
          aria-label={texts.cannotCookOrder({ name: isolated(order.foodName), token: order.token })}
          onClick={ask}
        >
          {texts.cannotCook()}
        </Button>
      )}
      {dialog}
    </Box>
  );
}

/** As large as the tickets' type. */
const BUTTON = { minHeight: 'var(--ticket-button)', fontSize: 'var(--ticket-action)', px: 1.75 } as const;
const MAIN = { ...BUTTON, flexGrow: 1 } as const;

/** On a board red is for what is late. */
const QUIET = {
  ...BUTTON,
  '&&:enabled': { color: 'text.secondary' },
} as const;

/** Filled buttons on fifty tickets would hide the red heads, and pale ones look as if they could not be pressed. */
const OUTLINED = {
  '&&': { borderWidth: 2 },
  '&:hover:enabled': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
} as const;

/** The state of a delivery, and Undo. */
export function UndoDelivery({
  order,
  to,
  stage,
  onUndo,
}: {
  readonly order: Order;
  readonly to: OrderStatus;
  readonly stage: DeliveryStage;
  readonly onUndo: (orderId: string) => void;
}): React.JSX.Element {
  const deaf = useDeafAtFirst();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', position: 'relative' }}>
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {wordsOf(stage, to)}
      </Typography>
      {isUndoable(to) && (
        <Button
          variant="outlined"
          data-main
          sx={{ ...MAIN, ...deaf }}
          loading={stage === 'undoing'}
          aria-label={words.undo({ name: isolated(order.foodName), token: order.token })}
          onClick={() => {
            onUndo(order.id);
          }}
        >
          {common.undo()}
        </Button>
      )}
      {stage !== 'undoing' && isInKitchen(order.status) && <TimeLeft ms={STRUCK_MS} />}
    </Box>
  );
}
