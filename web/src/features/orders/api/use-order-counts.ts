import { ORDER_STATUSES, type OrderStatus } from '@foodhouse/domain';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { useEffect } from 'react';
import { firebaseFirestore } from '../../../firebase/firestore.ts';

export type OrderCounts = Readonly<Partial<Record<OrderStatus, number>>>;

/** Many changes in a row are counted once. */
const SETTLE_MS = 700;

/**
 * How many orders stand under each status. Counted by the server, which bills one read for a thousand; a counter of our own
 * would be written by every order and every move, and so slow them all down.
 * @param revision changes whenever the list does
 */
export function useOrderCounts(revision: string, onCounts: (counts: OrderCounts) => void): void {
  useEffect(() => {
    let isWanted = true;
    const count = async (): Promise<void> => {
      const orders = collection(firebaseFirestore(), 'orders');
      const answers = await Promise.all(
        ORDER_STATUSES.map(async (status) => {
          const answer = await getCountFromServer(query(orders, where('status', '==', status)));
          return [status, answer.data().count] as const;
        }),
      );
      if (isWanted) onCounts(Object.fromEntries(answers));
    };
    // Without an answer the last counts stand; the list itself says what is wrong.
    const timer = setTimeout(() => void count().catch(() => undefined), SETTLE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another revision counts anew
  }, [revision, onCounts]);
}
