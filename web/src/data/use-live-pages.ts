import type { DocumentData, Query, QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import type { Loadable } from '../lib/loadable.ts';
import { loadDatabase, type Database } from './database.ts';
import { beginWith, nothingFirst } from './beginning.ts';
import type { Open } from './follow.ts';
import { openPages, type Older } from './live-pages.ts';
import type { Live } from './firebase/live.ts';
import { itemOf, reasonOf } from './open-live.ts';
import { useLive } from './use-live.ts';

/** A live list that begins with one page and grows by pages. */
export interface LivePages<T> extends Live<T> {
  readonly older: Older;
  readonly showOlder: () => void;
}

/** The rows that our own server has sent already, in the list's order. */
export interface FirstRows<T> {
  readonly items: readonly T[];
  /** Whether more rows follow. */
  readonly hasMore: boolean;
}

interface Row<T> {
  readonly document: QueryDocumentSnapshot;
  readonly item: T;
}

type ChangeList<T> = (open: Open<LivePages<T>>) => Open<LivePages<T>>;

function unchanged<T>(list: T): T {
  return list;
}

/** How a long list is read. */
interface Reading {
  /** Rows per page. */
  readonly size: number;
  /** The field with the time that orders the list, or `__name__` for the order of the ids. */
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  /** The most rows that the rules let a query request; no limit when left out. */
  readonly most?: number;
}

/**
 * Follows a long query live, page by page (live-pages.ts).
 * @param key changes whenever the query does
 * @param makeQuery without order and limit
 * @param takeFirst null where our own server has sent no rows
 * @param change fetches what changes the list before it is shown
 */
export function useLivePages<T>(
  key: string,
  reading: Reading,
  makeQuery: (database: Database) => Query,
  read: (id: string, data: DocumentData) => T,
  takeFirst: () => FirstRows<T> | null = () => null,
  change: () => Promise<ChangeList<T>> = async () => unchanged,
): Loadable<LivePages<T>> {
  return useLive(
    key,
    async () => {
      const [database, changed] = await Promise.all([loadDatabase(), change()]);
      return changed(openLivePages(database, reading, makeQuery, read));
    },
    () => {
      const first = takeFirst();
      return first ? beginWith(firstPage(first, reading.size)) : nothingFirst();
    },
  );
}

/** One page, as later; until it is live there is no further one. */
function firstPage<T>({ items, hasMore }: FirstRows<T>, size: number): LivePages<T> {
  const older = hasMore || items.length > size ? 'coming' : 'none';
  return { items: items.slice(0, size), isFresh: true, older, showOlder: () => undefined, isFirst: true };
}

function openLivePages<T>(
  database: Database,
  { size, by, direction, most }: Reading,
  makeQuery: (database: Database) => Query,
  read: (id: string, data: DocumentData) => T,
): Open<LivePages<T>> {
  const { endAt, limit, onSnapshot, orderBy, query, startAfter } = database;
  return (next, fail) => {
    const all = query(makeQuery(database), orderBy(by, direction));
    const known = new Map<string, T>();
    const placeOf = ({ document }: Row<T>): string =>
      by === '__name__' ? document.id : `${(document.get(by) as Timestamp).valueOf()} ${document.id}`;
    const pages = openPages<Row<T>>(
      {
        size,
        idOf: ({ document }) => document.id,
        isAbove: (row, other) => (direction === 'desc' ? placeOf(row) > placeOf(other) : placeOf(row) < placeOf(other)),
        listen: ({ after, until }, nextRows) => {
          const count = until ? most : size;
          return onSnapshot(
            query(
              all,
              ...(after ? [startAfter(after.document)] : []),
              ...(until ? [endAt(until.document)] : []),
              ...(count === undefined ? [] : [limit(count)]),
            ),
            { includeMetadataChanges: true },
            (snapshot) => {
              for (const { doc } of snapshot.docChanges()) known.delete(doc.id);
              const rows = snapshot.docs.map((document) => ({ document, item: itemOf(document, known, read) }));
              nextRows(rows, !snapshot.metadata.fromCache);
            },
            (error) => {
              pages.stop(); // a list with a missing part is not shown
              fail(reasonOf(error));
            },
          );
        },
      },
      ({ rows, isFresh, older }) => {
        next({ items: rows.map(({ item }) => item), isFresh, older, showOlder: () => pages.showOlder() });
      },
    );
    return pages.stop;
  };
}
