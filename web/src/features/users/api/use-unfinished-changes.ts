import { COLLECTIONS, pendingChangeFromDocument, type PendingChange } from '@foodhouse/domain';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import { useLiveQuery } from '../../../data/use-live.ts';

const MOST = 50;

/** Changes of people that are under way or were cut half-way, the oldest first; none while that is not known. For admins. */
export function useUnfinishedChanges(): readonly PendingChange[] {
  const changes = useLiveQuery(
    'unfinished changes',
    () => query(collection(firebaseFirestore(), COLLECTIONS.pendingChanges), orderBy('startedAt'), limit(MOST)),
    pendingChangeFromDocument,
  );
  return changes.status === 'ready' ? changes.value.items : [];
}
