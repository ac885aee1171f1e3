import type { Order } from '@foodhouse/domain';
import { useState } from 'react';

export interface SteadyOrders {
  /** What stands in the list: nothing new came between. */
  readonly shown: readonly Order[];
  /** How many are new and wait to be shown. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/**
 * A list in which somebody works stays where it is: what is new is announced and comes when it is asked for; what is done
 * leaves. An empty list shows what comes at once.
 * @param name changes when it is another list
 */
export function useSteadyOrders(name: string, orders: readonly Order[]): SteadyOrders {
  const [known, setKnown] = useState<{ readonly name: string; readonly ids: ReadonlySet<string> } | null>(null);
  const ids = known?.name === name ? known.ids : null;
  const shown = ids ? orders.filter(({ id }) => ids.has(id)) : orders;
  const isBeginning = ids === null || (shown.length === 0 && orders.length > 0);
  if (isBeginning && (ids === null || orders.length > 0)) setKnown({ name, ids: idsOf(orders) });
  return {
    shown: isBeginning ? orders : shown,
    waiting: isBeginning ? 0 : orders.length - shown.length,
    showAll: () => {
      setKnown({ name, ids: idsOf(orders) });
    },
  };
}

function idsOf(orders: readonly Order[]): ReadonlySet<string> {
  return new Set(orders.map(({ id }) => id));
}
