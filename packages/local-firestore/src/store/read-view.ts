import type { Document } from '../model/document.ts';
import type { Comparator } from '../model/sorted.ts';
import type { Timestamp } from '../model/timestamp.ts';

/** The documents of one database at one instant. */
export interface ReadView {
  readonly readTime: Timestamp;
  get(key: string): Document | undefined;
  /** Documents directly in one collection, in no particular order. */
  collection(collectionKey: string): Iterable<Document>;
  /** The same in an order, where one is kept; null or absent where the reader must sort. `compare` is total. */
  sortedCollection?(collectionKey: string, orderKey: string, compare: Comparator<Document>): readonly Document[] | null;
  /** Paths of all collections that hold documents; with an id only those that end in it. */
  collectionKeys(collectionId?: string): Iterable<string>;
}
