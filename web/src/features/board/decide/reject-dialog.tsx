// No stories: shows reason-dialog.tsx.
import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { isolated } from '../../../lib/isolated.ts';
import { ReasonDialog } from '../../orders/changes/reason-dialog.tsx';
import { AnswerTime } from '../../orders/timing/lazy-parts.tsx';
import { useOvertaken } from '../../orders/changes/use-move.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const REASONS = [common.soldOut(), texts.theKitchenIsClosing(), texts.weCannotCookThisToday()] as const;

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
      title={texts.reject({ foodName: isolated(order.foodName) })}
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
      label={texts.reject2()}
      over={useOvertaken(order)}
      {...dialog}
    />
  );
}

function backText({ lines }: Order): string {
  const portions = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return portions === 1 ? texts.thePortionGoesBackOn() : texts.thePortionsGoBackOn({ portions });
}
