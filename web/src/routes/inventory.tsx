import { MESSAGES, type Food } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { foodDetailsOf } from '../app/paths.ts';
import { Inventory } from '../features/foods/components/inventory.tsx';
import { OrderDialog } from '../features/orders/components/order-dialog.tsx';
import { useSession } from '../firebase/session-context.tsx';

/** The foods, and the order dialog over them. */
export function Component(): React.JSX.Element {
  const session = useSession();
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
          <OrderDialog
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
