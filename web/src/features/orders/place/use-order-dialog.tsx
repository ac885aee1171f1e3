import type { MenuFood } from '@foodhouse/domain';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../data/session-context.tsx';
import { putIntoBasket } from '../basket/basket-store.ts';
import { LazyOrderDialog, usePreparedOrderDialog } from './lazy-order-dialog.tsx';
import { useOrdering } from './use-ordering.tsx';

interface OrderDialogOver {
  /** Whether Order Now was pressed and its dialog has not been closed. */
  readonly isOrdering: boolean;
  /** Handles Order Now. */
  readonly order: (food: MenuFood) => void;
  /** The open dialog, if any, with the current food from `find`. */
  readonly dialogOver: (find: (id: string) => MenuFood | null) => ReactNode;
}

/** Order Now on a public page: opens the dialog for a signed-in person. */
export function useOrderDialog(): OrderDialogOver {
  const session = useSession();
  usePreparedOrderDialog(session.status === 'signed-in');
  const { wantedId, order, close } = useOrdering();
  /** The food when Order Now was pressed: it may leave the list while its dialog is open. */
  const [asked, setAsked] = useState<MenuFood | null>(null);
  return {
    isOrdering: wantedId !== null,
    order: (food) => {
      setAsked(food);
      order(food);
    },
    dialogOver: (find) => {
      const food = wantedId === null ? null : (find(wantedId) ?? (asked?.id === wantedId ? asked : null));
      return (
        food &&
        session.status === 'signed-in' && (
          <LazyOrderDialog food={food} user={session.user} onAdd={putIntoBasket} onClose={close} />
        )
      );
    },
  };
}
