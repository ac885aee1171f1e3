import { keyframes } from '@emotion/react';
import type { Order, OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { UNDO_MS, type Decided, type Decisions } from '../use-decisions.ts';

const RejectDialog = lazyComponent(async () => (await import('./reject-dialog.tsx')).RejectDialog);

export interface Decision {
  readonly label: string;
  readonly to: OrderStatus;
  readonly isMain: boolean;
}

interface DecisionButtonsProps {
  readonly order: Order;
  readonly choices: readonly Decision[];
  readonly decisions: Decisions;
  /** False while what is shown may be old: nobody decides on that. */
  readonly isLive: boolean;
}

/** The moves that one order may make from here, and for three seconds the way back. The list shows the result, live. */
export function DecisionButtons({ order, choices, decisions, isLive }: DecisionButtonsProps): React.JSX.Element {
  const [isRejecting, setIsRejecting] = useState(false);
  const isOnline = useOnline();
  const decided = decisions.of(order);
  if (decided) {
    return (
      <Undo
        order={order}
        decided={decided}
        onUndo={() => {
          decisions.undo(order.id);
        }}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {choices.map(({ label, to, isMain }) => (
        <Button
          key={to}
          variant={isMain ? 'contained' : 'outlined'}
          tone={isMain ? 'secondary' : 'error'}
          disabled={!isOnline || !isLive}
          aria-label={`${label} ${order.foodName}, token ${order.token}`}
          onClick={() => {
            if (to === 'reject') setIsRejecting(true);
            else decisions.decide(order, to);
          }}
        >
          {label}
        </Button>
      ))}
      {isRejecting && (
        <Suspense fallback={null}>
          <RejectDialog
            order={order}
            onCancel={() => {
              setIsRejecting(false);
            }}
            onReject={(reason) => {
              setIsRejecting(false);
              decisions.decide(order, 'reject', reason);
            }}
          />
        </Suspense>
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
    <Box sx={{ display: 'flex', position: 'relative' }}>
      <Button
        variant="outlined"
        isBusy={decided.stage === 'sent'}
        aria-label={`Undo: ${order.foodName}, token ${order.token}`}
        onClick={onUndo}
      >
        Undo
      </Button>
      {decided.stage === 'waiting' && <TimeLeft aria-hidden="true" />}
    </Box>
  );
}

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const TimeLeft = styled('span')(({ theme }) => ({
  ...theme.unstable_sx({ position: 'absolute', left: 0, right: 0, bottom: -6, height: 3, bgcolor: 'primary.main' }),
  transformOrigin: 'left',
  animation: `${shrink} ${UNDO_MS}ms linear forwards`,
}));
