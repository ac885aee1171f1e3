import type { Document } from '../model/document.ts';
import { pathKey, type ResourcePath } from '../model/name.ts';
import type { ReadView } from '../store/read-view.ts';
import type { Query } from '../model/query.ts';

/** Whether a document lies in the collections that a query reads. */
export function inScope(query: Query, path: ResourcePath): boolean {
  const { parent, collectionId, allDescendants } = query;
  const depth = parent.length + 2;
  if (allDescendants ? path.length < depth : path.length !== depth) return false;
  if (collectionId !== null && path.at(-2) !== collectionId) return false;
  return parent.every((segment, index) => path[index] === segment);
}

/** The documents that a query reads, before any filter. */
export function* documentsInScope(query: Query, view: ReadView): Iterable<Document> {
  if (query.collectionId !== null && !query.allDescendants) {
    yield* view.collection(pathKey([...query.parent, query.collectionId]));
    return;
  }
  for (const collectionKey of view.collectionKeys(query.collectionId ?? undefined)) {
    for (const document of view.collection(collectionKey)) if (inScope(query, document.path)) yield document;
  }
}
