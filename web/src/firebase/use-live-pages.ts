import {
  endAt,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore';
import type { Loadable } from '../lib/loadable.ts';
import { openPages, type Older } from './live-pages.ts';
import type { Live } from './live.ts';
import { itemOf, useLive } from './use-live.ts';

/** A live list that begins with a page and grows by pages. */
export interface LivePages<T> extends Live<T> {
  readonly older: Older;
  readonly showOlder: () => void;
}

interface Row<T> {
  readonly document: QueryDocumentSnapshot;
  readonly item: T;
}

/**
 * A long query followed live, the newest first, a page at a time (live-pages.ts).
 * @param key changes whenever the query does
 * @param size rows of a page
 * @param makeQuery without order and limit
 * @param newestBy the field with the time that orders it
 */
export function useLivePages<T>(
  key: string,
  size: number,
  makeQuery: () => Query,
  newestBy: string,
  read: (id: string, data: DocumentData) => T,
): Loadable<LivePages<T>> {
  return useLive<LivePages<T>>(key, (next, fail) => {
    const all = query(makeQuery(), orderBy(newestBy, 'desc'));
    const known = new Map<string, T>();
    const placeOf = ({ document }: Row<T>): string =>
      `${(document.get(newestBy) as Timestamp).valueOf()} ${document.id}`;
    const pages = openPages<Row<T>>(
      {
        size,
        idOf: ({ document }) => document.id,
        isAbove: (row, other) => placeOf(row) > placeOf(other),
        listen: ({ after, until }, nextRows) =>
          onSnapshot(
            query(all, ...(after ? [startAfter(after.document)] : []), until ? endAt(until.document) : limit(size)),
            { includeMetadataChanges: true },
            (snapshot) => {
              for (const { doc } of snapshot.docChanges()) known.delete(doc.id);
              const rows = snapshot.docs.map((document) => ({ document, item: itemOf(document, known, read) }));
              nextRows(rows, !snapshot.metadata.fromCache);
            },
            fail,
          ),
      },
      ({ rows, isFresh, older }) => {
        next({ items: rows.map(({ item }) => item), isFresh, older, showOlder: () => pages.showOlder() });
      },
    );
    return pages.stop;
  });
}
