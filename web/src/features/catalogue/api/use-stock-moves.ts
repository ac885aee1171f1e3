import { asChain, COLLECTIONS, stockMoveFromDocument, type StockMove } from '@foodhouse/domain';
import { useMemo } from 'react';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';

const NEWEST_FIRST = { by: 'at', direction: 'desc', most: 100 } as const;

export interface ListedMove extends StockMove {
  readonly id: string;
}

/** What changed the portions of a food, the latest first, live. @param size moves of a page */
export function useStockMoves(foodId: string, size: number): Loadable<LivePages<ListedMove>> {
  const list = useLivePages(
    `moves of ${foodId}`,
    { ...NEWEST_FIRST, size },
    ({ collection, firebaseFirestore, query, where }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.stockMoves), where('foodId', '==', foodId)),
    (id, data) => ({ id, ...stockMoveFromDocument(id, data) }),
  );
  return useMemo(
    () =>
      list.status === 'ready' ? { ...list, value: { ...list.value, items: latestFirst(list.value.items) } } : list,
    [list],
  );
}

export function latestFirst(moves: readonly ListedMove[]): readonly ListedMove[] {
  return asChain(moves, (move) => move).toReversed();
}
