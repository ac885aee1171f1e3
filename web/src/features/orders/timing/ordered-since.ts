import { foodIdsOf, isSold, type Order } from '@foodhouse/domain';
import { createContext } from 'react';

/** The customer's latest orders; empty where they are not known. */
export const OwnOrders = createContext<readonly Order[]>([]);

/**
 * Whether all foods of an order that was not taken have been ordered since, perhaps with others, and not in vain: then
 * nothing of it is left to try again.
 */
export function isOrderedSince(
  { id, lines, updatedAtMs }: Pick<Order, 'id' | 'lines' | 'updatedAtMs'>,
  own: readonly Order[],
): boolean {
  const since = own.filter((other) => other.id !== id && other.createdAtMs >= updatedAtMs && isSold(other.status));
  const foods = new Set(since.flatMap((other) => other.lines.flatMap(foodIdsOf)));
  return lines.every((line) => foodIdsOf(line).every((id) => foods.has(id)));
}
