// No stories: shows reason-dialog.tsx.
import type { Order } from '@foodhouse/domain';
import toast from 'react-hot-toast';
import { isolated } from '../../../lib/isolated.ts';
import { returnOrder } from '../../orders/changes/change-status.ts';
import { ReasonDialog } from '../../orders/changes/reason-dialog.tsx';
import { useMove } from '../../orders/changes/use-move.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const REASONS = [common.soldOut(), texts.ingredientIsMissing(), texts.ovenIsBroken()] as const;

/** Asks why the kitchen gives an order back to the house, and gives it back. */
export function ReturnDialog({
  order,
  onClose,
}: {
  readonly order: Order;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [shown, send] = useMove(order);
  const giveBack = async (reason: string): Promise<void> => {
    if (!(await send(returnOrder(order.id, reason)))) return;
    toast.success(texts.backWithTheHouse({ name: isolated(order.foodName) }));
    onClose();
  };
  return (
    <ReasonDialog
      title={texts.giveBackWhat({ name: isolated(order.foodName) })}
      text={order.user === '' ? texts.guestReadsOfReturn() : texts.readsOfReturn({ name: order.user })}
      reasons={REASONS}
      label={texts.giveBack()}
      isRequired
      {...shown}
      onCancel={onClose}
      onGive={(reason) => void giveBack(reason)}
    />
  );
}
