import {
  alertFromDocument,
  COLLECTIONS,
  LISTENS_FOR_MS,
  screenFromDocument,
  listeningHouseFromDocument,
  type DocumentFields,
  type ListeningHouse,
  type OrderAlert,
  type ScreenPage,
  type StaffScreen,
} from '@foodhouse/domain';
import { useState } from 'react';
import type { Live } from '../../../data/firebase/live.ts';
import { loadDatabase } from '../../../data/database.ts';
import { reasonOf } from '../../../data/open-live.ts';
import { useLive, useLiveQuery } from '../../../data/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';

/** More screens than a house has open. */
const MOST_SCREENS = 10;
/** As many as are raised at once (`services/board/watch-screens.ts`): every row of them says it. */
const MOST_ALERTS = 50;

/** One document as the server has it, live; null while there is none. */
export function useDocument<T>(
  path: readonly [string, string],
  read: (id: string, data: DocumentFields) => T,
): Loadable<T | null> {
  return useLive<T | null>(path.join('/'), async () => {
    const { doc, firebaseFirestore, onSnapshot } = await loadDatabase();
    return (next, fail) =>
      onSnapshot(
        doc(firebaseFirestore(), ...path),
        { includeMetadataChanges: true }, // the server's answer may only confirm the cache
        (snapshot) => {
          if (!snapshot.metadata.fromCache) next(snapshot.exists() ? read(snapshot.id, snapshot.data()) : null);
        },
        (error) => {
          fail(reasonOf(error));
        },
      );
  });
}

/** What the house says of listening, live: one read, and one more for each change of its settings. Null until known. */
export function useListeningHouse(): ListeningHouse | null {
  const live = useDocument([COLLECTIONS.house, 'settings'], (_id, data) => listeningHouseFromDocument(data));
  return live.status === 'ready' ? live.value : null;
}

/**
 * From when on screens are followed, in steps: the parts of a page that follow them begin within seconds, and ask alike,
 * so that the SDK asks once.
 */
export function screensSinceMs(nowMs: number): number {
  return (Math.floor(nowMs / LISTENS_FOR_MS) - 1) * LISTENS_FOR_MS;
}

/**
 * The screens of the staff that were heard of lately, live: one read for each of their beats. For waiting orders the latest
 * that could ring, among which no kitchen is, however many of those beat.
 */
export function useScreens(page: ScreenPage): Loadable<Live<StaffScreen>> {
  const field = page === 'orders' ? 'heardAt' : 'beatAt';
  const [sinceMs] = useState(() => screensSinceMs(serverNowMs()));
  return useLiveQuery(
    `screens by ${field} since ${sinceMs}`,
    ({ collection, firebaseFirestore, limit, orderBy, query, Timestamp, where }) =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.screens),
        where(field, '>', Timestamp.fromMillis(sinceMs)),
        orderBy(field, 'desc'),
        limit(MOST_SCREENS),
      ),
    screenFromDocument,
  );
}

/** The orders that nobody could hear, until somebody knows of them. For admins. */
export function useOpenAlerts(): readonly OrderAlert[] {
  const live = useLiveQuery(
    'open alerts',
    ({ collection, firebaseFirestore, limit, query, where }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.alerts), where('isOpen', '==', true), limit(MOST_ALERTS)),
    alertFromDocument,
  );
  return live.status === 'ready' ? live.value.items : [];
}
