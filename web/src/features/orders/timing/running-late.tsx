import { canMove, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { useHeldDialog } from '../../../ui/held-dialog.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { MoreTimeOutlined } from '../../../ui/icons/more-time-outlined.tsx';
import { PromiseTime } from './promise-time.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

const LateDialog = lazyDialog(async () => (await import('./promise-dialogs.ts')).LateDialog);

export interface RunningLateProps {
  readonly order: Order;
  /** False while the list may be stale: then the button is disabled. */
  readonly isLive: boolean;
  /** False where the time is elsewhere in the row. */
  readonly hasTime?: boolean;
  /** Called when the promise has moved. */
  readonly onDone?: () => void;
}

/** The promise of an accepted order, and the button that moves it. */
export function RunningLate({ order, isLive, hasTime = true, onDone }: RunningLateProps): React.JSX.Element | null {
  const [dialog, show] = useHeldDialog();
  const isOnline = useOnline();
  if (!canMove('delay', order.status) || order.promisedAtMs === null) return null;
  const ask = (): void => {
    show(
      <LateDialog
        order={order}
        onCancel={() => {
          show(null);
        }}
        onDone={() => {
          show(null);
          onDone?.();
        }}
      />,
    );
  };
  return (
    <Box sx={STYLE}>
      {hasTime && <PromiseTime order={order} look="staff" />}
      <Button
        variant="outlined"
        startIcon={<MoreTimeOutlined fontSize="small" sx={NOT_ON_THE_SMALLEST} />}
        sx={LOOK}
        disabled={!isOnline || !isLive}
        aria-haspopup="dialog"
        aria-label={texts.runningLateWith({ name: isolated(order.foodName), token: order.token })}
        onClick={ask}
      >
        {texts.runningLate()}
      </Button>
      {dialog}
    </Box>
  );
}

/** Red is the time that has passed alone: this button mends it. */
const LOOK = { '&&': { px: 1.5, '&:enabled': { color: 'text.primary', borderColor: 'edge' } } } as const;
/** The icon says that it gives an order more time, where it finds room beside the words. */
const NOT_ON_THE_SMALLEST = { '@media (max-width: 379.95px)': { display: 'none' } } as const;

/** On a phone the time stands over the button. */
const STYLE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  '@media (min-width: 768px)': { flexDirection: 'row', alignItems: 'center', justifyContent: 'end' },
  gap: '4px 12px',
  typography: 'body2',
  whiteSpace: 'nowrap',
} as const;
