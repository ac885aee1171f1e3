import { COLLECTIONS, orderFromDocument } from '@foodhouse/domain';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { firebaseFirestore } from '../../data/firebase/firestore.ts';
import { useLiveQuery } from '../../data/use-live.ts';
import { useNow } from '../../lib/use-now.ts';

/** Another revision comes this often even when nothing moves: what is deleted moves nothing. */
const ANYWAY_MS = 60_000;

/**
 * Changes whenever any order of the house comes or moves, at the cost of one read: each move is a new time of change, so the
 * latest one tells of all. For admins.
 * @returns null while that is not known live
 */
export function useOrderRevision(): string | null {
  const minute = Math.floor(useNow(ANYWAY_MS) / ANYWAY_MS);
  const latest = useLiveQuery(
    'latest change of an order',
    () => query(collection(firebaseFirestore(), COLLECTIONS.orders), orderBy('updatedAt', 'desc'), limit(1)),
    orderFromDocument,
  );
  if (latest.status !== 'ready' || !latest.value.isFresh) return null;
  return [...latest.value.items.map(({ id, updatedAtMs }) => `${id} ${updatedAtMs}`), minute].join(' ');
}
