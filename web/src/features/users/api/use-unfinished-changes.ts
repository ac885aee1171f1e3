import { COLLECTIONS, pendingChangeFromDocument, type PendingChange } from '@foodhouse/domain';
import { useLiveQuery } from '../../../data/use-live.ts';

const MOST = 50;

/** Changes of users that are in progress or were interrupted, the oldest first; none while unknown. For admins. */
export function useUnfinishedChanges(): readonly PendingChange[] {
  const changes = useLiveQuery(
    'unfinished changes',
    ({ collection, firebaseFirestore, limit, orderBy, query }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.pendingChanges), orderBy('startedAt'), limit(MOST)),
    pendingChangeFromDocument,
  );
  return changes.status === 'ready' ? changes.value.items : [];
}
