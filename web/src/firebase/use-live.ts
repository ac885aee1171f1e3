import {
  onSnapshot,
  type DocumentData,
  type DocumentReference,
  type FirestoreError,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { useObservable } from 'reactfire';
import { Observable, Subject, takeUntil } from 'rxjs';
import { LOADING, type FailureReason, type Loadable } from '../lib/loadable.ts';
import type { Live } from './live.ts';

let opened = 0;

/**
 * A query followed live through reactfire. reactfire keeps a listener and its errors for ever under the id of its
 * observable; so each use has an id of its own, its listener ends with the component, and errors arrive as values.
 * @param key changes whenever the query does
 */
export function useLiveQuery<T>(
  key: string,
  makeQuery: () => Query,
  read: (id: string, data: DocumentData) => T,
): Loadable<Live<T>> {
  return useLive<Live<T>>(key, (next, fail) => {
    const known = new Map<string, T>();
    return onSnapshot(
      makeQuery(),
      { includeMetadataChanges: true },
      (snapshot) => {
        for (const { doc } of snapshot.docChanges()) known.delete(doc.id);
        const items = snapshot.docs.map((document) => itemOf(document, known, read));
        const isEmptyFromCache = snapshot.metadata.fromCache && items.length === 0;
        if (!isEmptyFromCache) next({ items, isFresh: !snapshot.metadata.fromCache });
      },
      fail,
    );
  });
}

/** What did not change stays the same object, so that only rows that changed are rendered. */
export function itemOf<T>(
  document: QueryDocumentSnapshot,
  known: Map<string, T>,
  read: (id: string, data: DocumentData) => T,
): T {
  const item = known.get(document.id) ?? read(document.id, document.data());
  known.set(document.id, item);
  return item;
}

/** One document followed live; null while it does not exist. */
export function useLiveDocument<T>(
  key: string,
  makeReference: () => DocumentReference,
  read: (id: string, data: DocumentData) => T,
): Loadable<T | null> {
  return useLive<T | null>(key, (next, fail) =>
    onSnapshot(
      makeReference(),
      (snapshot) => {
        next(snapshot.exists() ? read(snapshot.id, snapshot.data()) : null);
      },
      fail,
    ),
  );
}

/**
 * Anything followed live.
 * @param key changes whenever what is followed does
 * @param open begins to listen. @returns ends it
 */
export function useLive<T>(
  key: string,
  open: (next: (value: T) => void, fail: (error: FirestoreError) => void) => () => void,
): Loadable<T> {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for everything that `open` closes over
  const live = useMemo(() => startLive(open), [key]);
  useEffect(() => {
    live.begin(); // what was only rendered, and given up before it was shown, listens to nothing
    return live.end;
  }, [live]);
  const { data } = useObservable<Loadable<T>>(live.id, live.source, { suspense: false });
  return data ?? LOADING;
}

function startLive<T>(open: (next: (value: T) => void, fail: (error: FirestoreError) => void) => () => void): {
  readonly id: string;
  readonly source: Observable<Loadable<T>>;
  readonly begin: () => void;
  readonly end: () => void;
} {
  opened += 1;
  const end = new Subject<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const source = new Observable<Loadable<T>>((subscriber) => {
    void hasBegun.then(() => {
      if (subscriber.closed) return;
      const stop = open(
        (value) => {
          subscriber.next({ status: 'ready', value });
        },
        (error) => {
          subscriber.next({ status: 'failed', reason: reasonOf(error) });
        },
      );
      subscriber.add(stop);
    });
  });
  return {
    id: `live-${opened}`,
    source: source.pipe(takeUntil(end)),
    begin,
    end: () => {
      end.next();
    },
  };
}

function reasonOf(error: FirestoreError): FailureReason {
  if (error.code === 'permission-denied') return 'no-permission';
  return error.code === 'unavailable' ? 'unavailable' : 'broken';
}
