import {
  onSnapshot,
  type DocumentData,
  type DocumentReference,
  type FirestoreError,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useObservable, type ReactFireGlobals } from 'reactfire';
import { Observable, ReplaySubject, takeUntil } from 'rxjs';
import { LOADING, type FailureReason, type Loadable } from '../lib/loadable.ts';
import { reachability } from '../lib/reachability.ts';
import { tryAgain } from '../lib/try-again.ts';
import { LATE_MS } from '../lib/use-is-late.ts';
import type { Live } from './live.ts';

/** What was rendered, and not shown within this time, was given up. */
const GIVEN_UP_MS = 60_000;

let opened = 0;

/**
 * A query followed live through reactfire. reactfire keeps an observable, its last rows and its errors for ever under its id; so
 * each use has an id of its own, what is kept under it leaves with the component, and errors arrive as values. The cache
 * never speaks for the server: what it holds is shown only once the server has answered.
 * @param key changes whenever the query does
 */
export function useLiveQuery<T>(
  key: string,
  makeQuery: () => Query,
  read: (id: string, data: DocumentData) => T,
): Loadable<Live<T>> {
  return useLive<Live<T>>(key, (next, fail) => {
    const known = new Map<string, T>();
    let isAnswered = false;
    return onSnapshot(
      makeQuery(),
      { includeMetadataChanges: true },
      (snapshot) => {
        for (const { doc } of snapshot.docChanges()) known.delete(doc.id);
        const isFresh = !snapshot.metadata.fromCache;
        isAnswered ||= isFresh;
        if (isAnswered) next({ items: snapshot.docs.map((document) => itemOf(document, known, read)), isFresh });
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

/** One document followed live: as the server told it last. */
export interface LiveDocument<T> {
  /** Null while it does not exist. */
  readonly item: T | null;
  /** False while the server cannot be reached. */
  readonly isFresh: boolean;
}

/** One document followed live, by the rules of useLiveQuery. */
export function useLiveDocument<T>(
  key: string,
  makeReference: () => DocumentReference,
  read: (id: string, data: DocumentData) => T,
): Loadable<LiveDocument<T>> {
  return useLive<LiveDocument<T>>(key, (next, fail) => {
    let item: T | null | undefined;
    return onSnapshot(
      makeReference(),
      { includeMetadataChanges: true },
      (snapshot) => {
        const isFresh = !snapshot.metadata.fromCache;
        if (isFresh) item = snapshot.exists() ? read(snapshot.id, snapshot.data()) : null;
        if (item !== undefined) next({ item, isFresh });
      },
      fail,
    );
  });
}

/** Begins to listen. @returns ends it */
type Open<T> = (next: (value: T) => void, fail: (error: FirestoreError) => void) => () => void;

/**
 * Anything followed live. After ten seconds without an answer it has failed, until one comes.
 * @param key changes whenever what is followed does
 */
export function useLive<T>(key: string, open: Open<T>): Loadable<T> {
  const [attempt, setAttempt] = useState(0);
  const live = useMemo(
    () =>
      startLive(open, () => {
        tryAgain();
        setAttempt((before) => before + 1);
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for everything that `open` closes over
    [key, attempt],
  );
  useEffect(() => {
    live.begin(); // what was only rendered, and given up before it was shown, listens to nothing
    return live.end;
  }, [live]);
  const { data } = useObservable<Loadable<T>>(live.id, live.source, { suspense: false });
  return data ?? LOADING;
}

function startLive<T>(
  open: Open<T>,
  retry: () => void,
): {
  readonly id: string;
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
      const fail = (reason: FailureReason): void => {
        subscriber.next({ status: 'failed', reason, retry });
      };
      const patience = setTimeout(() => {
        fail('unavailable');
        reachability.ask();
      }, LATE_MS);
      subscriber.add(() => {
        clearTimeout(patience);
      });
      try {
        const stop = open(
          (value) => {
            clearTimeout(patience);
            subscriber.next({ status: 'ready', value });
          },
          (error) => {
            clearTimeout(patience);
            fail(reasonOf(error));
          },
        );
        subscriber.add(stop);
      } catch {
        clearTimeout(patience); // what the SDK does not even ask, such as a cursor that is none
        fail('broken');
      }
    });
  });
  const givenUp = setTimeout(() => {
    evict(id);
  }, GIVEN_UP_MS);
  return {
    id,
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

/** @source reactfire's useObservable.ts: a global map by id, from which it takes nothing away itself */
function evict(id: string): void {
  (globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables?.delete(id);
}

function reasonOf(error: FirestoreError): FailureReason {
  if (error.code === 'permission-denied') return 'no-permission';
  return error.code === 'unavailable' ? 'unavailable' : 'broken';
}
