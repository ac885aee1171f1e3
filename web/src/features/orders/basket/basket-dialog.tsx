import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { BasketPanelFrame } from './basket-panel-frame.tsx';
import { Checkout } from './checkout.tsx';

// Both in one file, which is one chunk: a window that grows wide has the panel at once.

/** The basket in a dialog, over the page. */
export function BasketDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  return <Checkout frame={TitledDialog} onClose={onClose} />;
}

/** The basket beside the menu, as long as there is something in it, or its receipt is shown. */
export function BasketPanel({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  return <Checkout frame={BasketPanelFrame} isPanel onClose={onClose} />;
}
