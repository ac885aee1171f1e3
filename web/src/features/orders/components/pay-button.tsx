import type { Order } from '@foodhouse/domain';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';

const PayDialog = lazyComponent(async () => (await import('./pay-dialog.tsx')).PayDialog);

/** Opens what is due of an order; nothing where it has no price. */
export function PayButton({ order }: { readonly order: Order }): React.JSX.Element | null {
  const [isOpen, setIsOpen] = useState(false);
  if (order.priceMinor <= 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`Pay for ${order.foodName}, token ${order.token}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Pay
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PayDialog
            order={order}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
