// No stories: shows reason-dialog.tsx.
import type { Order } from '@foodhouse/domain';
import { isolated } from '../../../lib/isolated.ts';
import { ReasonDialog } from '../../orders/changes/reason-dialog.tsx';
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
      text={`The portion goes back on the menu. ${order.user || 'The guest'} reads the reason, if there is one.`}
      reasons={REASONS}
      label="Reject"
      over={useOvertaken(order)}
      {...dialog}
    />
  );
}
