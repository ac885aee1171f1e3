import { useEffect } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** The order dialog, fetched when somebody is about to order: visitors who only look do not pay for it. */
export const LazyOrderDialog = lazyDialog(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** Fetches the dialog ahead, for somebody who can order. */
export function usePreparedOrderDialog(canOrder: boolean): void {
  useEffect(() => {
    // What cannot be fetched now is fetched at the press of the button, and explained there.
    if (canOrder) LazyOrderDialog.load().catch(() => undefined);
  }, [canOrder]);
}
