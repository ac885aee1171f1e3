import { COLLECTIONS, orderFromDocument, type Order } from '@foodhouse/domain';
import { useEffect } from 'react';
import { useLiveQuery } from '../../../data/use-live.ts';
import { useNow } from '../../../lib/use-now.ts';
import { tellChange } from './heard-changes.ts';

/** The revision changes this often anyway: a deletion changes no time. */
const ANYWAY_MS = 60_000;

/**
 * Changes whenever any order is placed or changes, at the cost of one read: each change sets `updatedAt`, so the latest
 * order stands for all. For admins.
 * @returns null while the revision is not live
 */
export function useOrderRevision(): string | null {
  const minute = Math.floor(useNow(ANYWAY_MS) / ANYWAY_MS);
  const latest = useLiveQuery(
    'latest change of an order',
    ({ collection, firebaseFirestore, limit, orderBy, query }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.orders), orderBy('updatedAt', 'desc'), limit(1)),
    orderFromDocument,
  );
  const change = latest.status === 'ready' && latest.value.isFresh ? changeOf(latest.value.items) : null;
  useEffect(() => {
    if (change !== null) tellChange();
  }, [change]);
  return change === null ? null : `${change} ${minute}`;
}

function changeOf(latest: readonly Order[]): string {
  return latest.map(({ id, updatedAtMs }) => `${id} ${updatedAtMs}`).join(' ');
}
