import type { Order } from '@foodhouse/domain';
import { useState } from 'react';

export interface SteadyOrders {
  /** What stands in the list: nothing new came above it. */
  readonly shown: readonly Order[];
  /** How many are new and wait to be shown. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/**
 * A list, newest first, in which somebody works stays where it is: what is new is announced and comes when it is asked for;
 * what is done leaves, and what is older follows at the end. An empty list shows what comes at once.
 * @param name changes when it is another list
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
