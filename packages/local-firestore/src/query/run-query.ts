import type { Document } from '../model/document.ts';
import { pathKey } from '../model/name.ts';
import { partitionPoint, sortedIndex, type Comparator } from '../model/sorted.ts';
import type { ReadView } from '../store/read-view.ts';
import type { CompiledQuery } from './compile-query.ts';
import { documentsInScope } from './scope.ts';

export interface QueryResult {
  /** In query order, within offset and limit, whole documents. */
  readonly documents: readonly Document[];
  /** How many the offset skipped. */
  readonly skipped: number;
}

/** Runs a query on one view. */
export function runQuery(compiled: CompiledQuery, view: ReadView): QueryResult {
  const { query, compare, matchesInScope } = compiled;
  const { offset, limit } = query;
  const sorted = limit === null ? null : keptOrder(compiled, view);
  const matching = matchingDocuments(compiled, view, matchesInScope);
  const ordered =
    limit === null
      ? [...matching].toSorted(compare)
      : sorted
        ? firstOf(sorted, compiled, offset + limit)
        : firstInOrder(matching, compare, offset + limit);
  const documents = ordered.slice(offset, limit === null ? undefined : offset + limit);
  return { documents, skipped: Math.min(offset, ordered.length) };
}

function* matchingDocuments(
  compiled: CompiledQuery,
  view: ReadView,
  matches: (document: Document) => boolean,
): Iterable<Document> {
  for (const document of documentsInScope(compiled.query, view)) if (matches(document)) yield document;
}

/** The collection of the query in its order, where the view keeps one. */
function keptOrder({ query, orderKey, compare }: CompiledQuery, view: ReadView): readonly Document[] | null {
  if (query.collectionId === null || query.allDescendants) return null;
  return view.sortedCollection?.(pathKey([...query.parent, query.collectionId]), orderKey, compare) ?? null;
}

/** The first `count` that match, from the start cursor on: the cost is that of the page. */
function firstOf(sorted: readonly Document[], compiled: CompiledQuery, count: number): readonly Document[] {
  const found: Document[] = [];
  for (let index = startIndex(sorted, compiled); index < sorted.length && found.length < count; index += 1) {
    const document = sorted[index] as Document;
    if (!compiled.isBeforeEnd(document)) break;
    if (compiled.matchesInScope(document)) found.push(document);
  }
  return found;
}

function startIndex(sorted: readonly Document[], { query, isAfterStart }: CompiledQuery): number {
  return query.startAt === null ? 0 : partitionPoint(sorted, (document) => !isAfterStart(document));
}

/** The first `count` in order without sorting the rest: a document beyond the last one kept costs one comparison. */
function firstInOrder(
  documents: Iterable<Document>,
  compare: Comparator<Document>,
  count: number,
): readonly Document[] {
  const kept: Document[] = [];
  if (count === 0) return kept;
  for (const document of documents) {
    if (kept.length === count && compare(document, kept[count - 1] as Document) >= 0) continue;
    kept.splice(sortedIndex(kept, document, compare), 0, document);
    if (kept.length > count) kept.pop();
  }
  return kept;
}
