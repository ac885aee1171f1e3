import type { Document } from '../model/document.ts';
import type { DocumentOrder } from './sorted-collections.ts';
import type { Timestamp } from '../model/timestamp.ts';

/** What a query may read: the documents of one database at one instant. */
export interface ReadView {
  readonly readTime: Timestamp;
  get(key: string): Document | undefined;
  /** Documents directly in one collection, in no particular order. */
  collection(collectionKey: string): Iterable<Document>;
  /** The same in an order, where one is kept; null or absent where the reader must sort. `compare` is total. */
  sortedCollection?(collectionKey: string, orderKey: string, compare: DocumentOrder): readonly Document[] | null;
  /** Paths of all collections that hold documents; with an id only those that end in it. */
  collectionKeys(collectionId?: string): Iterable<string>;
}
