import { hasReasonForCustomer, isInKitchen, REJECTED, type OrderStatus, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { Button } from '../../../ui/button.tsx';
import { useHeldDialog } from '../../../ui/held-dialog.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { AcceptButtons } from '../../orders/timing/lazy-parts.tsx';
import { rowAfter } from '../../orders/list/rows.ts';
import { UNDO_MS, useDecided, type Decided, type Decisions } from './use-decisions.ts';
import { TimeLeft } from '../../orders/changes/time-left.tsx';
import { isolated } from '../../../lib/isolated.ts';

const RejectDialog = lazyDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog);

export interface Decision {
  readonly label: string;
  readonly to: OrderStatus;
  readonly isMain: boolean;
}

interface DecisionButtonsProps {
  readonly order: Order;
  readonly choices: readonly Decision[];
  readonly decisions: Decisions;
  /** False while the list may be stale: then the buttons are disabled. */
  readonly isLive: boolean;
}

/** The decisions about one order, and Undo for three seconds. The list shows the result, live. */
export function DecisionButtons({ order, choices, decisions, isLive }: DecisionButtonsProps): React.JSX.Element {
  const [dialog, show] = useHeldDialog();
  const isOnline = useOnline();
  const decided = useDecided(decisions, order);
  const focus = useKeptFocus(decided?.stage ?? '', rowAfter);
  const ask = (): void => {
    const close = (): void => {
      show(null);
    };
    show(
      <RejectDialog
        order={order}
        first={decisions.unsentReason(order.id)}
        onCancel={close}
        onGive={(reason) => {
          close();
          decisions.decide(order, REJECTED, reason === '' ? {} : { reason });
        }}
      />,
    );
  };
  if (decided) {
    return (
      <Box {...focus} sx={ROW_STYLE}>
        <Undo
          order={order}
          decided={decided}
          onUndo={() => {
            decisions.undo(order.id);
          }}
        />
      </Box>
    );
  }
  return (
    <Box {...focus} sx={ROW_STYLE}>
      {choices.map(({ label, to, isMain }) => {
        const disabled = !isOnline || !isLive;
        const button = (
          <Button
            key={to}
            variant={isMain ? 'contained' : 'outlined'}
            color={isMain ? 'secondary' : 'error'}
            data-main={isMain || undefined}
            data-act={to}
            disabled={disabled}
            aria-label={`${label} ${isolated(order.foodName)}, token ${order.token}`}
            onClick={() => {
              if (hasReasonForCustomer(to)) ask();
              else decisions.decide(order, to);
            }}
          >
            {label}
          </Button>
        );
        return isInKitchen(to) ? (
          <AcceptButtons
            key={to}
            order={order}
            disabled={disabled}
            undoMs={decisions.undoMs}
            onAccept={(minutes) => {
              decisions.decide(order, to, minutes === null ? {} : { minutes });
            }}
          >
            {button}
          </AcceptButtons>
        ) : (
          button
        );
      })}
      {dialog}
    </Box>
  );
}

function Undo({
  order,
  decided,
  onUndo,
}: {
  readonly order: Order;
  readonly decided: Decided;
  readonly onUndo: () => void;
}): React.JSX.Element | null {
  if (decided.stage === 'done') return null;
  return (
    <>
      <Button
        variant="outlined"
        data-main
        data-act="undo"
        loading={decided.stage === 'sent'}
        aria-label={`Undo: ${isolated(order.foodName)}, token ${order.token}`}
        onClick={onUndo}
      >
        Undo
      </Button>
      {decided.stage === 'waiting' && <TimeLeft ms={UNDO_MS} />}
    </>
  );
}

/** On a phone the main button takes the width of its card, within reach of the thumb. */
const ROW_STYLE = {
  position: 'relative',
  display: 'flex',
  gap: 1,
  '& > button': { flex: '0 0 96px', minHeight: 52, px: 0 },
  '& > [data-main]': { flex: '1 1 0' },
  '@media (min-width: 768px)': { width: 'max-content', minWidth: 168, '& > button': { flexBasis: 76, minHeight: 44 } },
  '@media (min-width: 1024px)': { minWidth: 208 },
  '@media (min-width: 1440px)': { '& > button': { flexBasis: 96 } },
} as const;
