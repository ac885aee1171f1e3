import { hasReasonForCustomer, type Order, type OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { AcceptButtons } from '../../orders/timing/lazy-parts.tsx';
import { rowAfter } from '../../orders/list/rows.ts';
import { UNDO_MS, useDecided, type Decided, type Decisions } from './use-decisions.ts';
import { TimeLeft } from '../../orders/changes/time-left.tsx';
import { isolated } from '../../../lib/isolated.ts';

const ReasonDialog = lazyDialog(async () => (await import('../../orders/changes/reason-dialog.tsx')).ReasonDialog);
const REASONS = ['Sold out', 'The kitchen is closing', 'We cannot cook this today'] as const;

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
  const [isRejecting, setIsRejecting] = useState(false);
  const isOnline = useOnline();
  const decided = useDecided(decisions, order);
  const focus = useKeptFocus(decided?.stage ?? '', rowAfter);
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
            aria-label={`${label} ${order.foodName}, token ${order.token}`}
            onClick={() => {
              if (hasReasonForCustomer(to)) setIsRejecting(true);
              else decisions.decide(order, to);
            }}
          >
            {label}
          </Button>
        );
        return to === 'approved' ? (
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
      {isRejecting && (
        <ReasonDialog
          title={`Reject ${isolated(order.foodName)}?`}
          text={`The portion goes back on the menu. ${order.user || 'The guest'} reads the reason, if there is one.`}
          reasons={REASONS}
          label="Reject"
          onCancel={() => {
            setIsRejecting(false);
          }}
          onGive={(reason) => {
            setIsRejecting(false);
            decisions.decide(order, 'reject', reason === '' ? {} : { reason });
          }}
        />
      )}
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
        aria-label={`Undo: ${order.foodName}, token ${order.token}`}
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
