import type { Order } from '@foodhouse/domain';
import { createContext } from 'react';

/** The customer's latest orders; empty where they are not known. */
export const OwnOrders = createContext<readonly Order[]>([]);

/** Whether a food of an order that was not taken has been ordered since, perhaps with others: then it was tried again. */
export function isOrderedSince(
  { id, lines, updatedAtMs }: Pick<Order, 'id' | 'lines' | 'updatedAtMs'>,
  own: readonly Order[],
): boolean {
  const foods = new Set(lines.map(({ foodId }) => foodId));
  return own.some(
    (other) =>
      other.id !== id && other.createdAtMs >= updatedAtMs && other.lines.some(({ foodId }) => foods.has(foodId)),
  );
}
