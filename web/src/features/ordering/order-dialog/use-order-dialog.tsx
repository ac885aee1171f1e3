import type { MenuFood } from '@foodhouse/domain';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../data/session-context.tsx';
import { plainLine } from '../basket/basket.ts';
import { putIntoBasket } from '../basket/basket-store.ts';
import { askChoicesAhead } from '../choose/choices-ahead.ts';
import { chosenOnPage, shownChoices } from '../choose/shown-choices.ts';
import { usePreparedDialog } from '../../../ui/lazy-dialog.tsx';
import { LazyOrderDialog } from './lazy-order-dialog.tsx';
import { useOrdering } from './use-ordering.tsx';

interface OrderDialogOver {
  /** Whether a dialog was opened and has not been closed. */
  readonly isOrdering: boolean;
  /** Handles Order Now. */
  readonly order: (food: MenuFood) => void;
  /** Handles '+': puts a portion into the basket. Where something is to be chosen that is not chosen on the page, the dialog opens first. */
  readonly add: (food: MenuFood) => void;
  /** The open dialog, if any, with the current food from `find`. */
  readonly dialogOver: (find: (id: string) => MenuFood | null) => ReactNode;
}

/** Order Now and '+' on a public page. The dialog of Order Now is for a signed-in person, that of '+' for everybody. */
export function useOrderDialog(): OrderDialogOver {
  const session = useSession();
  usePreparedDialog(LazyOrderDialog, session.status === 'signed-in');
  const { wantedId, order, close } = useOrdering();
  /** The food when a button was pressed: it may leave the list while its dialog is open. */
  const [asked, setAsked] = useState<MenuFood | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const openId = isChoosing && asked ? asked.id : wantedId;
  return {
    isOrdering: openId !== null,
    order: (food) => {
      setAsked(food);
      if (session.status === 'signed-in') askAhead(food);
      order(food);
    },
    add: (food) => {
      const chosen = food.leastExtraMinor === null ? {} : chosenOnPage(food)?.line;
      if (chosen) {
        putIntoBasket({ ...plainLine(food), ...chosen });
        return;
      }
      setAsked(food);
      askAhead(food);
      setIsChoosing(true);
    },
    dialogOver: (find) => {
      const food = openId === null ? null : (find(openId) ?? (asked?.id === openId ? asked : null));
      const user = session.status === 'signed-in' ? session.user : null;
      if (!food || (!user && !isChoosing)) return null;
      return (
        <LazyOrderDialog
          food={food}
          user={user}
          isAdding={isChoosing}
          onAdd={putIntoBasket}
          onClose={() => {
            setIsChoosing(false);
            close();
          }}
        />
      );
    },
  };
}

/** What the page shows of it already is asked for behind the frame that shows the dialog. */
function askAhead({ id, currency, leastExtraMinor }: MenuFood): void {
  if (leastExtraMinor !== null && shownChoices(id, currency) === null) askChoicesAhead(id);
}
