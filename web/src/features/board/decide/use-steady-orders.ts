import type { Order } from '@foodhouse/domain';
import { useState } from 'react';

export interface SteadyOrders {
  /** The visible orders, without those that are held back. */
  readonly shown: readonly Order[];
  /** Orders that would move visible rows, and are not shown yet. */
  readonly held: readonly Order[];
  /** Orders that were placed while the list was open. */
  readonly arrived: ReadonlySet<string>;
  readonly showAll: () => void;
}

/** What the list has shown so far. */
interface Known {
  readonly name: string;
  readonly ids: ReadonlySet<string>;
  /** Whether nothing followed the visible orders: only then is a further one new. */
  readonly isWhole: boolean;
  readonly arrived: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Keeps the visible rows of a list in their places: orders that belong below them follow at the end, orders that belong
 * above or between them are held back and shown on request, and finished ones leave. An empty list shows new orders at
 * once.
 * @param name identifies the list; another name begins anew
 * @param isWhole whether no further page follows
 */
export function useSteadyOrders(name: string, orders: readonly Order[], isWhole: boolean): SteadyOrders {
  const [known, setKnown] = useState<Known | null>(null);
  const last = known?.name === name ? orders.findLastIndex(({ id }) => known.ids.has(id)) : -1;
  const showAll = (): void => {
    setKnown({ name, ids: idsOf(orders), isWhole, arrived: NOTHING });
  };
  if (known === null || last === -1) {
    if (orders.length > 0 || known?.name !== name) showAll();
    return { shown: orders, held: [], arrived: NOTHING, showAll };
  }
  const shown = orders.filter(({ id }, place) => place > last || known.ids.has(id));
  const added = orders.slice(last + 1);
  const hasChanged = added.length > 0 || shown.length < known.ids.size || isWhole !== known.isWhole;
  const news = known.isWhole ? added : [];
  const arrived = hasChanged ? idsOf([...shown.filter(({ id }) => known.arrived.has(id)), ...news]) : known.arrived;
  if (hasChanged) setKnown({ name, ids: idsOf(shown), isWhole, arrived });
  return { shown, held: orders.filter(({ id }, place) => place < last && !known.ids.has(id)), arrived, showAll };
}

function idsOf(orders: readonly Order[]): ReadonlySet<string> {
  return new Set(orders.map(({ id }) => id));
}
