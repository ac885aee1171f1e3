import { COLLECTIONS, stockMoveFromDocument, type StockMove } from '@foodhouse/domain';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';

const NEWEST_FIRST = { size: 10, by: 'at', direction: 'desc', most: 100 } as const;

export interface ListedMove extends StockMove {
  readonly id: string;
}

/** What changed the portions of a food, the latest first, live. */
export function useStockMoves(foodId: string): Loadable<LivePages<ListedMove>> {
  return useLivePages(
    `moves of ${foodId}`,
    NEWEST_FIRST,
    ({ collection, firebaseFirestore, query, where }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.stockMoves), where('foodId', '==', foodId)),
    (id, data) => ({ id, ...stockMoveFromDocument(id, data) }),
  );
}
