import type { Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';

/** What a query may read: the documents of one database at one instant. */
export interface ReadView {
  readonly readTime: Timestamp;
  get(key: string): Document | undefined;
  /** Documents directly in one collection, in no particular order. */
  collection(collectionKey: string): Iterable<Document>;
  /** Paths of all collections that hold documents; with an id only those that end in it. */
  collectionKeys(collectionId?: string): Iterable<string>;
}
