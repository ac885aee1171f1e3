import type { Order } from '@foodhouse/domain';
import { useEffect } from 'react';
import type { Live } from '../../../firebase/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useFoundOrders } from '../api/search-orders.ts';
import type { OrderScope } from '../order-questions.ts';

/** Searches orders, and tells the page what was found. A module of its own, fetched at the first search. */
export function OrderSearch({
  typed,
  scope,
  onFound,
}: {
  readonly typed: string;
  readonly scope: OrderScope;
  readonly onFound: (found: Loadable<Live<Order>>) => void;
}): null {
  const found = useFoundOrders(typed, scope);
  useEffect(() => {
    onFound(found);
  }, [found, onFound]);
  return null;
}
