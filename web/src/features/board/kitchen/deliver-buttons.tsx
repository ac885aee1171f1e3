import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { explainChange, returnOrder } from '../../orders/changes/change-status.ts';
import { STRUCK_MS, type DeliveryStage } from './use-deliveries.ts';
import { TimeLeft } from '../../orders/changes/time-left.tsx';
import { isolated } from '../../../lib/isolated.ts';

const ReasonDialog = lazyDialog(async () => (await import('../../orders/changes/reason-dialog.tsx')).ReasonDialog);
const REASONS = ['Sold out', 'An ingredient is missing', 'The oven is broken'] as const;

const STAGES: Record<DeliveryStage, string> = {
  delivering: 'Delivering …',
  delivered: 'Delivered',
  undoing: 'Taking back …',
  undone: '',
};

export interface DeliverButtonsProps {
  readonly order: Order;
  /** False while the list may be stale: then the buttons are disabled. */
  readonly isLive: boolean;
  /** Whether this order has waited longest: the one next step of the board. */
  readonly isOldest: boolean;
  readonly onDeliver: (order: Order) => void;
}

/** The actions on a ticket: deliver it, or return the order to the house. */
export function DeliverButtons({ order, isLive, isOldest, onDeliver }: DeliverButtonsProps): React.JSX.Element {
  const [asks, setAsks] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const isOnline = useOnline();
  const giveBack = async (reason: string): Promise<void> => {
    setAsks(false);
    setIsReturning(true);
    const result = await returnOrder(order.id, reason);
    if (result.status === 'changed') {
      toast.success(`${isolated(order.foodName)}: back with the house`);
      return; // the live list shows the result
    }
    toast.error(explainChange(result));
    setIsReturning(false);
  };
  const isDisabled = !isOnline || !isLive || isReturning;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        variant={isOldest ? 'contained' : 'outlined'}
        color="secondary"
        data-main
        disabled={isDisabled}
        sx={isOldest ? null : OUTLINED}
        aria-label={`Deliver ${order.foodName}, token ${order.token}`}
        onClick={() => {
          onDeliver(order);
        }}
      >
        Deliver
      </Button>
      <Button
        disabled={isDisabled}
        loading={isReturning}
        sx={QUIET}
        aria-label={`Cannot cook ${order.foodName}, token ${order.token}`}
        onClick={() => {
          setAsks(true);
        }}
      >
        Cannot cook
      </Button>
      {asks && (
        <ReasonDialog
          title={`Give ${isolated(order.foodName)} back?`}
          text={`An admin decides again and reads the reason. ${order.user || 'The guest'} reads that the kitchen asked the house again.`}
          reasons={REASONS}
          label="Give back"
          isRequired
          onCancel={() => {
            setAsks(false);
          }}
          onGive={(reason) => void giveBack(reason)}
        />
      )}
    </Box>
  );
}

/** On a board red is for what is late. */
const QUIET = { '&&:enabled': { color: 'text.secondary' } } as const;

/** Filled buttons on fifty tickets would hide the red heads, and pale ones look as if they could not be pressed. */
const OUTLINED = {
  '&&': { borderWidth: 2 },
  '&:hover:enabled': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
} as const;

/** The state of a delivery, and Undo. */
export function UndoDelivery({
  order,
  stage,
  onUndo,
}: {
  readonly order: Order;
  readonly stage: DeliveryStage;
  readonly onUndo: (orderId: string) => void;
}): React.JSX.Element {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', position: 'relative' }}>
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {STAGES[stage]}
      </Typography>
      <Button
        variant="outlined"
        data-main
        loading={stage === 'undoing'}
        aria-label={`Undo: ${order.foodName}, token ${order.token}`}
        onClick={() => {
          onUndo(order.id);
        }}
      >
        Undo
      </Button>
      {stage !== 'undoing' && order.status === 'approved' && <TimeLeft ms={STRUCK_MS} />}
    </Box>
  );
}
