import type { Document } from '../model/document.ts';
import type { DocumentChange } from './history.ts';

export type DocumentOrder = (a: Document, b: Document) => number;

/** Collections smaller than this are sorted as they are read: keeping an order would cost more than it saves. */
const MIN_SIZE = 500;
/** Orders kept per collection; the one asked for longest ago goes first. */
const MAX_ORDERS = 8;
/** A commit that changes more of a collection drops its orders: sorting anew is cheaper than that many insertions. */
const MAX_CHANGES = 200;

interface KeptOrder {
  readonly compare: DocumentOrder;
  readonly documents: Document[];
}

/**
 * Collections kept in the orders that readers ask for, so that a page of a large one costs the page. Made when first
 * asked for, then kept up with every commit. Knows nothing of queries: an order is a comparison and a name for it.
 */
export class SortedCollections {
  readonly #orders = new Map<string, Map<string, KeptOrder>>();

  /** @returns the documents in order, or null when the collection is too small to keep one */
  get(
    collectionKey: string,
    documents: ReadonlyMap<string, Document> | undefined,
    orderKey: string,
    compare: DocumentOrder,
  ): readonly Document[] | null {
    if (documents === undefined || documents.size < MIN_SIZE) return null;
    const orders = this.#orders.get(collectionKey) ?? new Map<string, KeptOrder>();
    this.#orders.set(collectionKey, orders);
    const kept = orders.get(orderKey) ?? { compare, documents: [...documents.values()].toSorted(compare) };
    orders.delete(orderKey);
    orders.set(orderKey, kept); // last in the map: asked for most recently
    const [oldest] = orders.keys();
    if (orders.size > MAX_ORDERS && oldest !== undefined) orders.delete(oldest);
    return kept.documents;
  }

  /** Takes in one commit's changes of one collection. */
  update(collectionKey: string, changes: readonly DocumentChange[]): void {
    const orders = this.#orders.get(collectionKey);
    if (!orders) return;
    if (changes.length > MAX_CHANGES) {
      this.#orders.delete(collectionKey);
      return;
    }
    for (const { compare, documents } of orders.values()) {
      for (const { before, after } of changes) {
        if (before) documents.splice(positionOf(documents, before, compare), 1);
        if (after) documents.splice(positionOf(documents, after, compare), 0, after);
      }
    }
  }
}

/** Where a document stands or belongs. The order is total, so nothing else compares equal. */
function positionOf(documents: readonly Document[], document: Document, compare: DocumentOrder): number {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(documents[middle] as Document, document) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
