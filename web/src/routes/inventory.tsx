import { useState } from 'react';
import type { Food } from '@foodhouse/domain';
import { foodDetailsOf } from '../app/paths.ts';
import { useOrdering } from '../app/use-ordering.tsx';
import { Inventory } from '../features/foods/components/inventory.tsx';
import { LazyOrderDialog, usePreparedOrderDialog } from '../features/orders/components/lazy-order-dialog.tsx';
import { useSession } from '../firebase/session-context.tsx';

/** The foods, and the order dialog over them. */
export function Component(): React.JSX.Element {
  const session = useSession();
  usePreparedOrderDialog(session.status === 'signed-in');
  const { wantedId, order, close } = useOrdering();
  /** As it was when it was asked for: it may leave the list while its dialog is open. */
  const [asked, setAsked] = useState<Food | null>(null);
  return (
    <Inventory
      onOrder={(food) => {
        setAsked(food);
        order(food);
      }}
      detailsTo={foodDetailsOf}
      renderOverlay={(find) => {
        const food = wantedId === null ? null : (find(wantedId) ?? (asked?.id === wantedId ? asked : null));
        return (
          food && session.status === 'signed-in' && <LazyOrderDialog food={food} user={session.user} onClose={close} />
        );
      }}
    />
  );
}
