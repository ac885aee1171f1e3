import { useEffect } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** The order dialog, loaded on demand: visitors who only look do not pay for it. */
export const LazyOrderDialog = lazyDialog(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** Preloads the dialog for a person who can order. */
export function usePreparedOrderDialog(canOrder: boolean): void {
  useEffect(() => {
    // A failure is reported when the button is pressed.
    if (canOrder) LazyOrderDialog.load().catch(() => undefined);
  }, [canOrder]);
}
