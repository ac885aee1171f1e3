import { hasReasonForCustomer, isBeingMade, isSold, targetsOf, type OrderStatus, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Button } from '../../../ui/button.tsx';
import { useDeafAtFirst } from '../../../ui/use-deaf-at-first.ts';
import { useHeldDialog } from '../../../ui/held-dialog.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { AcceptButtons } from '../../orders/timing/lazy-parts.tsx';
import { rowAfter } from '../../orders/list/rows.ts';
import { STATUS_LOOK } from '../../orders/status/status-look.ts';
import { UNDO_MS, useDecided, type Decided, type Decisions } from './use-decisions.ts';
import { TimeLeft } from '../../orders/changes/time-left.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from '../../orders/changes/texts.ts';

const RejectDialog = lazyDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog);

interface DecisionButtonsProps {
  readonly order: Order;
  readonly decisions: Decisions;
  /** False while the list may be stale: then the buttons are disabled. */
  readonly isLive: boolean;
  /** Beside the many columns of the table with tools. */
  readonly isNarrow?: boolean;
  /** Called with the press that decides: where they stand in a dialog, Undo is in its row. */
  readonly onDecided?: (() => void) | undefined;
}

/** The decisions about one order, and Undo for three seconds. The list shows the result, live. */
export function DecisionButtons({
  order,
  decisions,
  isLive,
  isNarrow = false,
  onDecided,
}: DecisionButtonsProps): React.JSX.Element {
  const [dialog, show] = useHeldDialog();
  const isOnline = useOnline();
  const decided = useDecided(decisions, order);
  const focus = useKeptFocus(decided?.stage ?? '', rowAfter);
  const rowStyle = isNarrow ? NARROW_ROW : ROW;
  const looks = isNarrow ? NARROW : USUAL;
  const decide: Decisions['decide'] = (...decision) => {
    onDecided?.();
    decisions.decide(...decision);
  };
  const ask = (to: OrderStatus): void => {
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
          decide(order, to, reason === '' ? {} : { reason });
        }}
      />,
    );
  };
  if (decided) {
    return (
      <Box {...focus} sx={rowStyle}>
        <Undo
          sx={looks.main}
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
    <Box {...focus} sx={rowStyle}>
      {targetsOf('change', order.status, 'admin').map((to) => {
        const { act, actOn } = STATUS_LOOK[to];
        const isMain = isSold(to);
        const disabled = !isOnline || !isLive;
        const button = (
          <Button
            key={to}
            variant={isMain ? 'contained' : 'outlined'}
            color={isMain ? 'secondary' : 'error'}
            data-main={isMain || undefined}
            data-act={to}
            sx={isMain ? looks.main : looks.other}
            disabled={disabled}
            aria-label={actOn({ name: isolated(order.foodName), token: order.token })}
            onClick={() => {
              if (hasReasonForCustomer(to)) ask(to);
              else decide(order, to);
            }}
          >
            {act}
          </Button>
        );
        return isBeingMade(to) ? (
          <AcceptButtons
            key={to}
            to={to}
            order={order}
            disabled={disabled}
            undoMs={decisions.undoMs}
            slotProps={{ accept: { sx: looks.main }, minutes: { sx: looks.other } }}
            onAccept={(minutes) => {
              decide(order, to, minutes === null ? {} : { minutes });
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
  sx,
  order,
  decided,
  onUndo,
}: {
  readonly sx: SxProps<Theme>;
  readonly order: Order;
  readonly decided: Decided;
  readonly onUndo: () => void;
}): React.JSX.Element | null {
  const deaf = useDeafAtFirst();
  if (decided.stage === 'done') return null;
  return (
    <>
      <Button
        variant="outlined"
        data-main
        data-act="undo"
        sx={[sx, deaf].flat()}
        loading={decided.stage === 'sent'}
        aria-label={texts.undo({ name: isolated(order.foodName), token: order.token })}
        onClick={onUndo}
      >
        {common.undo()}
      </Button>
      {decided.stage === 'waiting' && <TimeLeft ms={UNDO_MS} />}
    </>
  );
}

/** On a phone the main button takes the width of its card, within reach of the thumb. */
const ROW = {
  position: 'relative',
  display: 'flex',
  gap: 1,
  '@media (min-width: 768px)': { width: 'max-content', minWidth: 168 },
  '@media (min-width: 1024px)': { minWidth: 208 },
} as const;
const BUTTON = { minHeight: 52, px: 0, '@media (min-width: 768px)': { minHeight: 44 } } as const;
const USUAL = {
  main: { ...BUTTON, flex: '1 1 0' },
  other: {
    ...BUTTON,
    flex: '0 0 96px',
    '@media (min-width: 768px)': { flexBasis: 76, minHeight: 44 },
    '@media (min-width: 1440px)': { flexBasis: 96 },
  },
} as const;

/** Beside the many columns of the table with tools. */
const NARROW = {
  main: { ...USUAL.main, px: 1.75 },
  other: { ...BUTTON, flex: '0 0 auto', px: 1.75 },
} as const;
const NARROW_ROW = { ...ROW, '@media (min-width: 1024px)': { minWidth: 176 } } as const;
