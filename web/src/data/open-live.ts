import type { DocumentData, DocumentReference, FirestoreError, Query, QueryDocumentSnapshot } from 'firebase/firestore';
import type { FailureReason } from '../lib/loadable.ts';
import type { Database } from './database.ts';
import type { Live } from './firebase/live.ts';
import type { Open } from './follow.ts';

// Live queries of Firestore. The cache never stands for the server: its rows are shown only after the server has
// answered.

/** @param makeQuery may throw when the SDK refuses the query */
export function openQuery<T>(
  database: Database,
  makeQuery: (database: Database) => Query,
  read: (id: string, data: DocumentData) => T,
): Open<Live<T>> {
  return (next, fail) => {
    const known = new Map<string, T>();
    let isAnswered = false;
    return database.onSnapshot(
      makeQuery(database),
      { includeMetadataChanges: true },
      (snapshot) => {
        for (const { doc } of snapshot.docChanges()) known.delete(doc.id);
        const isFresh = !snapshot.metadata.fromCache;
        isAnswered ||= isFresh;
        if (isAnswered) next({ items: snapshot.docs.map((document) => itemOf(document, known, read)), isFresh });
      },
      (error) => {
        fail(reasonOf(error));
      },
    );
  };
}

/** Keeps the object of an unchanged row, so that only changed rows are rendered. */
export function itemOf<T>(
  document: QueryDocumentSnapshot,
  known: Map<string, T>,
  read: (id: string, data: DocumentData) => T,
): T {
  const item = known.get(document.id) ?? read(document.id, document.data());
  known.set(document.id, item);
  return item;
}

/** One document as the server sent it last. */
export interface LiveDocument<T> {
  /** Null while the document does not exist. */
  readonly item: T | null;
  /** False while the server cannot be reached. */
  readonly isFresh: boolean;
}

export function openDocument<T>(
  database: Database,
  makeReference: (database: Database) => DocumentReference,
  read: (id: string, data: DocumentData) => T,
): Open<LiveDocument<T>> {
  return (next, fail) => {
    let item: T | null | undefined;
    return database.onSnapshot(
      makeReference(database),
      { includeMetadataChanges: true },
      (snapshot) => {
        const isFresh = !snapshot.metadata.fromCache;
        if (isFresh) item = snapshot.exists() ? read(snapshot.id, snapshot.data()) : null;
        if (item !== undefined) next({ item, isFresh });
      },
      (error) => {
        fail(reasonOf(error));
      },
    );
  };
}

/** The failure that an error of the SDK means to a screen. */
export function reasonOf(error: FirestoreError): FailureReason {
  if (error.code === 'permission-denied') return 'no-permission';
  return error.code === 'unavailable' ? 'unavailable' : 'broken';
}
