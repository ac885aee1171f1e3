import { MESSAGES, type Food } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { foodDetailsOf } from '../app/paths.ts';
import { Inventory } from '../features/foods/components/inventory.tsx';
import { LazyOrderDialog, usePreparedOrderDialog } from '../features/orders/components/lazy-order-dialog.tsx';
import { useSession } from '../firebase/session-context.tsx';

/** The foods, and the order dialog over them. */
export function Component(): React.JSX.Element {
  const session = useSession();
  usePreparedOrderDialog(session.status === 'signed-in');
  const [ordering, setOrdering] = useState<Food | null>(null);
  const order = (food: Food): void => {
    if (session.status === 'signed-out') toast.error(MESSAGES.loginFirst);
    else if (session.status === 'signed-in') setOrdering(food);
  };
  return (
    <Inventory
      onOrder={order}
      detailsTo={foodDetailsOf}
      renderOverlay={(find) =>
        ordering &&
        session.status === 'signed-in' && (
          <LazyOrderDialog
            food={find(ordering.id) ?? ordering}
            user={session.user}
            onClose={() => {
              setOrdering(null);
            }}
          />
        )
      }
    />
  );
}
