import { Suspense, useEffect } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';

const OrderDialog = lazyComponent(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** The order dialog, fetched when somebody is about to order: visitors who only look do not pay for it. */
export function LazyOrderDialog(props: OrderDialogProps): React.JSX.Element {
  return (
    <Suspense fallback={null}>
      <OrderDialog {...props} />
    </Suspense>
  );
}

/** Fetches the dialog ahead, for somebody who can order. */
export function usePreparedOrderDialog(canOrder: boolean): void {
  useEffect(() => {
    // What cannot be fetched now is fetched at the press of the button, and explained there.
    if (canOrder) OrderDialog.load().catch(() => undefined);
  }, [canOrder]);
}
