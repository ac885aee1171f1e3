import type { Order } from '@foodhouse/domain';
import { useState } from 'react';

export interface SteadyOrders {
  /** The visible orders, without the new ones. */
  readonly shown: readonly Order[];
  /** Number of new orders that are not shown yet. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/**
 * Freezes the visible rows of a list, newest first: new orders are counted and shown on request; finished ones leave,
 * and older ones follow at the end. An empty list shows new orders at once.
 * @param name identifies the list; another name begins anew
 */
export function useSteadyOrders(name: string, orders: readonly Order[]): SteadyOrders {
  const [known, setKnown] = useState<{ readonly name: string; readonly newestMs: number } | null>(null);
  const isSame = known?.name === name;
  const held = isSame ? orders.filter(({ createdAtMs }) => createdAtMs <= known.newestMs) : [];
  const begins = !isSame || (held.length === 0 && orders.length > 0);
  const showAll = (): void => {
    setKnown({ name, newestMs: Math.max(0, ...orders.map(({ createdAtMs }) => createdAtMs)) });
  };
  if (begins) showAll();
  const shown = begins ? orders : held;
  return { shown, waiting: orders.length - shown.length, showAll };
}
