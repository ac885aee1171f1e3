import type { DocumentData, DocumentReference, Query } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { useObservable, type ReactFireGlobals } from 'reactfire';
import { Observable, ReplaySubject, takeUntil } from 'rxjs';
import type { Loadable } from '../lib/loadable.ts';
import type { Live } from './firebase/live.ts';
import { loadDatabase, type Database } from './database.ts';
import { beginWith, nothingFirst, type Beginning } from './beginning.ts';
import { followLater, type LoadOpen } from './follow-later.ts';
import { openDocument, openQuery, type LiveDocument } from './open-live.ts';

/** A render that is not mounted within this time was abandoned. */
const GIVEN_UP_MS = 60_000;

let opened = 0;

/**
 * Follows a query live.
 * @param key changes whenever the query does
 * @param takeFirst the rows, if our own server has sent them already
 */
export function useLiveQuery<T>(
  key: string,
  makeQuery: (database: Database) => Query,
  read: (id: string, data: DocumentData) => T,
  takeFirst: () => readonly T[] | null = () => null,
): Loadable<Live<T>> {
  return useLive<Live<T>>(
    key,
    async () => openQuery(await loadDatabase(), makeQuery, read),
    () => {
      const items = takeFirst();
      return items ? beginWith<Live<T>>({ items, isFresh: true, isFirst: true }) : nothingFirst();
    },
  );
}

/** Follows one document live. @param key changes whenever the document does */
export function useLiveDocument<T>(
  key: string,
  makeReference: (database: Database) => DocumentReference,
  read: (id: string, data: DocumentData) => T,
): Loadable<LiveDocument<T>> {
  return useLive(key, async () => openDocument(await loadDatabase(), makeReference, read));
}

/**
 * Follows anything live through reactfire (decision 005). reactfire keeps an observable, its last rows and its errors
 * for ever under its id. Therefore each use has an id of its own, whose entry is removed on unmount, and errors arrive
 * as values.
 * @param key changes whenever the source does
 * @param load fetches what opens the source
 */
export function useLive<T>(key: string, load: LoadOpen<T>, begin: () => Beginning<T> = nothingFirst): Loadable<T> {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for everything that `load` closes over
  const live = useMemo(() => startLive(load, begin()), [key]);
  useEffect(() => {
    live.begin(); // a render that was abandoned before it was mounted never subscribes
    return live.end;
  }, [live]);
  const { data } = useObservable<Loadable<T>>(live.id, live.source, { suspense: false });
  return data ?? live.first;
}

function startLive<T>(
  load: LoadOpen<T>,
  { first, after }: Beginning<T>,
): {
  readonly id: string;
  readonly first: Loadable<T>;
  readonly source: Observable<Loadable<T>>;
  readonly begin: () => void;
  readonly end: () => void;
} {
  opened += 1;
  const id = `live-${opened}`;
  const end = new ReplaySubject<void>(1);
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const source = new Observable<Loadable<T>>((subscriber) => {
    void hasBegun.then(() => {
      if (subscriber.closed) return;
      const tell = after((state) => {
        subscriber.next(state);
      });
      subscriber.add(followLater(load, true, tell));
    });
  });
  const givenUp = setTimeout(() => {
    evict(id);
  }, GIVEN_UP_MS);
  return {
    id,
    first,
    source: source.pipe(takeUntil(end)),
    begin: () => {
      clearTimeout(givenUp);
      begin();
    },
    end: () => {
      end.next();
      evict(id);
    },
  };
}

/** @source reactfire's useObservable.ts: a global map by id, from which reactfire removes nothing */
function evict(id: string): void {
  (globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables?.delete(id);
}
