import { isInKitchen, isUndecided, type Order, type OrderStatus } from '@foodhouse/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

const PayDialog = lazyDialog(async () => (await import('./pay-dialog.tsx')).PayDialog);

/** Filled where the food is coming. */
function lookOf(status: OrderStatus): 'contained' | 'outlined' | 'text' {
  if (isInKitchen(status)) return 'contained';
  return isUndecided(status) ? 'outlined' : 'text';
}

/** Shows what is due for an order; nothing for an order without a price. */
export function PayButton({ order }: { readonly order: Order }): React.JSX.Element | null {
  const [isOpen, setIsOpen] = useState(false);
  if (order.priceMinor <= 0) return null;
  return (
    <>
      <Button
        variant={lookOf(order.status)}
        aria-label={texts.payForOrder({ name: isolated(order.foodName), token: order.token })}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts.pay()}
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
