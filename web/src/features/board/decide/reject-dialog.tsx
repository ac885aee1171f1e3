// No stories: shows reason-dialog.tsx.
import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { isolated } from '../../../lib/isolated.ts';
import { ReasonDialog } from '../../orders/changes/reason-dialog.tsx';
import { AnswerTime } from '../../orders/timing/lazy-parts.tsx';
import { useOvertaken } from '../../orders/changes/use-move.ts';
import * as common from '../../../ui/texts.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as words from '../../orders/status/texts.ts';
import * as texts from './texts.ts';

const REASONS = [common.soldOut(), texts.kitchenIsClosing(), texts.cannotCookToday()] as const;

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
      title={texts.rejectWhat({ name: isolated(order.foodName) })}
      text={
        <>
          {texts.portionsGoBack({ count: portionsOf(order) })}{' '}
          {order.user === '' ? texts.guestReadsReason() : texts.readsReason({ name: order.user })}
          {order.answerByMs !== null && (
            <Box component="span" sx={{ display: 'block', mt: 1, fontVariantNumeric: 'tabular-nums' }}>
              {withParts(texts.timeToAnswer, { time: <AnswerTime order={order} isShort /> })}
            </Box>
          )}
        </>
      }
      reasons={REASONS}
      label={words.reject()}
      over={useOvertaken(order)}
      {...dialog}
    />
  );
}

function portionsOf({ lines }: Order): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
