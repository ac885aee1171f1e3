import type { Document } from '../model/document.ts';
import { sortedIndex, type Comparator } from '../model/sorted.ts';
import type { DocumentChange } from './history.ts';

/** Smaller collections are sorted on every read: keeping an order would cost more than it saves. */
const MIN_SIZE = 500;
/** Orders kept per collection; the least recently used one is dropped. */
const MAX_ORDERS = 8;
/** A commit that changes more of a collection drops its orders: sorting anew is cheaper than that many insertions. */
const MAX_CHANGES = 200;

interface KeptOrder {
  readonly compare: Comparator<Document>;
  readonly documents: Document[];
}

/**
 * Collections kept sorted in the orders that readers use, so that a page of a large one costs only the page. Built on
 * first use and updated by every commit. Independent of queries: an order is a comparison with a name.
 */
export class SortedCollections {
  readonly #orders = new Map<string, Map<string, KeptOrder>>();

  /** @returns the documents in order, or null when the collection is too small to keep one */
  get(
    collectionKey: string,
    documents: ReadonlyMap<string, Document> | undefined,
    orderKey: string,
    compare: Comparator<Document>,
  ): readonly Document[] | null {
    if (documents === undefined || documents.size < MIN_SIZE) return null;
    const orders = this.#orders.get(collectionKey) ?? new Map<string, KeptOrder>();
    this.#orders.set(collectionKey, orders);
    const kept = orders.get(orderKey) ?? { compare, documents: [...documents.values()].toSorted(compare) };
    orders.delete(orderKey);
    orders.set(orderKey, kept); // last in the map: most recently used
    const [oldest] = orders.keys();
    if (orders.size > MAX_ORDERS && oldest !== undefined) orders.delete(oldest);
    return kept.documents;
  }

  /** Applies the changes of one commit to one collection. */
  update(collectionKey: string, changes: readonly DocumentChange[]): void {
    const orders = this.#orders.get(collectionKey);
    if (!orders) return;
    if (changes.length > MAX_CHANGES) {
      this.#orders.delete(collectionKey);
      return;
    }
    for (const { compare, documents } of orders.values()) {
      for (const { before, after } of changes) {
        if (before) documents.splice(sortedIndex(documents, before, compare), 1);
        if (after) documents.splice(sortedIndex(documents, after, compare), 0, after);
      }
    }
  }
}
