import { COLLECTIONS } from '@foodhouse/domain';
import type { Database } from './database.ts';
import type { Open } from './follow.ts';
import { openDocument, type LiveDocument } from './open-live.ts';

/** Counts documents on the server, without reading them. */
export function openCounter(database: Database, name: 'foods' | 'reviews' | 'users'): Open<LiveDocument<number>> {
  return openDocument(
    database,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.counters, name),
    (_id, data) => Number(data['count']),
  );
}
