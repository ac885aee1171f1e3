// No stories: shows reason-dialog.tsx.
import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { isolated } from '../../../lib/isolated.ts';
import { ReasonDialog } from '../../orders/changes/reason-dialog.tsx';
import { AnswerTime } from '../../orders/timing/lazy-parts.tsx';
import { useOvertaken } from '../../orders/changes/use-move.ts';

const REASONS = ['Sold out', 'The kitchen is closing', 'We cannot cook this today'] as const;

/** Asks why an order is rejected. */
export function RejectDialog({
  order,
  ...dialog
}: {
  readonly order: Order;
  /** What was typed before and not sent. */
  readonly first: string;
  readonly onCancel: () => void;
  /** @param reason empty when none was given */
  readonly onGive: (reason: string) => void;
}): React.JSX.Element {
  return (
    <ReasonDialog
      title={`Reject ${isolated(order.foodName)}?`}
      text={
        <>
          {backText(order)} {order.user || 'The guest'} reads the reason, if there is one.
          {order.answerByMs !== null && (
            <Box component="span" sx={{ display: 'block', mt: 1, fontVariantNumeric: 'tabular-nums' }}>
              Time to answer: <AnswerTime order={order} isShort />
            </Box>
          )}
        </>
      }
      reasons={REASONS}
      label="Reject"
      over={useOvertaken(order)}
      {...dialog}
    />
  );
}

function backText({ lines }: Order): string {
  const portions = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return portions === 1 ? 'The portion goes back on the menu.' : `The ${portions} portions go back on the menu.`;
}
