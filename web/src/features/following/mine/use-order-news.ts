import { isUndecided, type Order } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import type { Live } from '../../../data/firebase/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { SEEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { keepStored, readStored } from '../../../lib/stored.ts';

export interface OrderNews {
  /** Orders that have changed since the person's last visit, the latest first. */
  readonly orders: readonly Order[];
  /** Marks them as read. */
  readonly dismiss: () => void;
}

/**
 * Changes of a person's orders since they last looked, on this page or before.
 * @param latest the person's latest changed orders
 */
export function useOrderNews(uid: string, latest: Loadable<Live<Order>>): OrderNews {
  const [seenMs, setSeenMs] = useState(() => readSeen(uid));
  const items = latest.status === 'ready' ? latest.value.items : null;
  const isFirst = latest.status === 'ready' && latest.value.isFirst === true;
  const newestMs = items && Math.max(0, ...items.map(({ updatedAtMs }) => updatedAtMs));
  // Nothing is new on the first visit; later changes are. The first list has not all of them.
  if (seenMs === null && newestMs !== null && !isFirst) setSeenMs(newestMs);
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

/** A placed order is no news to its customer. */
function hasMoved({ status, returnedAtMs }: Order): boolean {
  return !isUndecided(status) || returnedAtMs !== null;
}

/** Null without storage: then each visit is the first. */
function readSeen(uid: string): number | null {
  const [of, ms] = readStored(SEEN_STORAGE_KEY)?.split(' ') ?? [];
  return of === uid && ms !== undefined ? Number(ms) : null;
}

function keepSeen(uid: string, ms: number): void {
  keepStored(SEEN_STORAGE_KEY, `${uid} ${ms}`);
}
