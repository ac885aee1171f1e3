import { COLLECTIONS } from '@foodhouse/domain';
import { doc } from 'firebase/firestore';
import { firebaseFirestore } from './firebase/firestore.ts';
import type { Open } from './follow.ts';
import { openDocument, type LiveDocument } from './open-live.ts';

/** Counts documents on the server, without reading them. */
export function openCounter(name: 'foods' | 'reviews' | 'users'): Open<LiveDocument<number>> {
  return openDocument(
    () => doc(firebaseFirestore(), COLLECTIONS.counters, name),
    (_id, data) => Number(data['count']),
  );
}
