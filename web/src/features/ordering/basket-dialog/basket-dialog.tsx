import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { BasketPanelFrame } from './basket-panel-frame.tsx';
import type { WantedFood } from './basket-lines.tsx';
import { Checkout } from './checkout.tsx';

/**
 * The basket in a dialog over the page, or in a panel beside the menu, as long as there is something in it, or its receipt is
 * shown. A window that grows wide, or a tablet that is turned, changes its frame alone.
 */
export function Basket({
  isPanel = false,
  ...ends
}: {
  readonly isPanel?: boolean;
  /** Whether the sheet has an entry of its own in the history. */
  readonly isInHistory?: boolean;
  readonly onClose: () => void;
  /** Called when it becomes a receipt, and when that is over. */
  readonly onReceipt?: (isReceipt: boolean) => void;
} & WantedFood): React.JSX.Element {
  return <Checkout frame={isPanel ? BasketPanelFrame : TitledDialog} isPanel={isPanel} {...ends} />;
}
