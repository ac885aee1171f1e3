import type { Order } from '@foodhouse/domain';
import { createContext } from 'react';

/** A page that shows the details of one of its orders at a time. */
export interface ShownOrder {
  /** The order whose details stand beside the list; null while none do. */
  readonly idBeside: string | null;
  /** @param opener gets the focus back */
  readonly show: (order: Order, opener: HTMLElement) => void;
}

/** Null where every order opens its details for itself. */
export const ShownOrderContext = createContext<ShownOrder | null>(null);
