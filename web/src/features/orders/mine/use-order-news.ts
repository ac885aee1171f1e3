import type { Order } from '@foodhouse/domain';
import { useDeferredValue, useEffect, useState } from 'react';
import { keepStored, readStored } from '../../../lib/stored.ts';
import { useMyLatestOrders } from '../list/use-live-orders.ts';

export interface OrderNews {
  /** Orders to which something happened since the person looked last, the latest first. */
  readonly orders: readonly Order[];
  /** Remembers that the person has read them. */
  readonly dismiss: () => void;
}

/** What happened to the orders of a person since they looked last, here or while they were away. */
export function useOrderNews(uid: string): OrderNews {
  // After the order itself has moved in the list below: that is what the person is looking at.
  const latest = useDeferredValue(useMyLatestOrders(uid));
  const [seenMs, setSeenMs] = useState(() => readSeen(uid));
  const items = latest.status === 'ready' ? latest.value.items : null;
  const newestMs = items && Math.max(0, ...items.map(({ updatedAtMs }) => updatedAtMs));
  // At the first visit nothing is new; what comes after it is.
  if (seenMs === null && newestMs !== null) setSeenMs(newestMs);
  useEffect(() => {
    if (seenMs !== null) keepSeen(uid, seenMs);
  }, [uid, seenMs]);
  return {
    orders: seenMs === null || !items ? [] : items.filter((order) => order.updatedAtMs > seenMs && hasMoved(order)),
    dismiss: () => {
      if (newestMs !== null) setSeenMs(newestMs);
    },
  };
}

/** To have ordered is no news. */
function hasMoved({ status, returnedAtMs }: Order): boolean {
  return status !== 'pending' || returnedAtMs !== null;
}

/** Null where storage is switched off: each visit is the first. */
function readSeen(uid: string): number | null {
  const kept = readStored(`orders-seen ${uid}`);
  return kept === null ? null : Number(kept);
}

function keepSeen(uid: string, ms: number): void {
  keepStored(`orders-seen ${uid}`, String(ms));
}
