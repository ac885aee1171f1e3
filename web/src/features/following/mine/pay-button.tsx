import type { Order, OrderStatus } from '@foodhouse/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { isolated } from '../../../lib/isolated.ts';

const PayDialog = lazyDialog(async () => (await import('./pay-dialog.tsx')).PayDialog);

/** Filled where the food is coming. */
const LOOKS = {
  pending: 'outlined',
  approved: 'contained',
  reject: 'text',
  delivered: 'text',
} as const satisfies Record<OrderStatus, string>;

/** Shows what is due for an order; nothing for an order without a price. */
export function PayButton({ order }: { readonly order: Order }): React.JSX.Element | null {
  const [isOpen, setIsOpen] = useState(false);
  if (order.priceMinor <= 0) return null;
  return (
    <>
      <Button
        variant={LOOKS[order.status]}
        aria-label={`Pay for ${isolated(order.foodName)}, token ${order.token}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Pay
      </Button>
      {isOpen && (
        <PayDialog
          order={order}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
