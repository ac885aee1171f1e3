import type { Document } from '../model/document.ts';
import { getField, isNameField } from '../model/field-path.ts';
import { comparePaths, pathKey, sameDatabase, type DatabaseName, type ResourcePath } from '../model/name.ts';
import { invalidArgument } from '../model/status-error.ts';
import { compileQuery } from '../query/compile-query.ts';
import type { Cursor, Order, Query } from '../model/query.ts';
import { NULL_VALUE, type Value } from '../model/value.ts';
import { runQuery } from '../query/run-query.ts';
import { inScope } from '../query/scope.ts';
import { validateQuery } from '../query/validate-query.ts';
import type { ReadView } from '../store/read-view.ts';
import { Authorization } from './authorization.ts';
import type { Caller } from './caller.ts';
import { databaseOf, type ServiceContext } from './context.ts';
import { openRead, type Consistency } from './read-consistency.ts';
import { lockCollections } from './run-queries.ts';
import { readsOfQuery } from './usage.ts';

export interface ListDocumentsRequest {
  readonly parent: ResourcePath;
  readonly collectionId: string | null;
  readonly orderBy: readonly Order[];
  readonly pageSize: number;
  /** Where the page before ended: its last document's ordered values and name. */
  readonly after: Cursor | null;
  readonly showMissing: boolean;
}

/** A document, or only the path of one that exists as a parent alone. */
type ListedDocument = { readonly path: ResourcePath; readonly document: Document | null };

interface DocumentsPage {
  readonly documents: readonly ListedDocument[];
  /** Where the next page begins; null after the last one. */
  readonly next: Cursor | null;
}

/** Lists a collection in pages. @source docs/wire.md#list-documents */
export function listDocuments(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  request: ListDocumentsRequest,
  consistency: Consistency,
): DocumentsPage {
  if (request.pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  const asked: Query = {
    parent: request.parent,
    collectionId: request.collectionId,
    allDescendants: false,
    filter: null,
    orderBy: request.orderBy,
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    select: null,
  };
  const database = databaseOf(context, name);
  const authorization = new Authorization(context, caller, database);
  if (request.showMissing) {
    if (request.collectionId === null) throw invalidArgument('collection id must be set when show_missing is true');
    if (request.orderBy.length > 0) throw invalidArgument('cannot specify an order when show_missing is true');
  }
  const query = validateQuery(asked);
  if (request.showMissing) authorization.requireAdmin('Metadata operations require admin authentication.');
  const limit = request.pageSize === 0 ? null : request.pageSize;
  authorization.list({ ...query, limit });
  const { effectiveOrder: orders } = query;
  if (request.after) checkCursor(request.after, name, query, orders);
  const { view, transaction } = openRead(database, consistency);
  if (transaction) lockCollections(database, transaction, query);
  const paged = { ...query, startAt: request.after, limit };
  const found = runQuery(compileQuery(name, paged), view).documents.map((document): ListedDocument => ({
    path: document.path,
    document,
  }));
  const listed = request.showMissing ? withMissing(found, view, paged) : found;
  const documents = limit === null ? listed : listed.slice(0, limit);
  context.usage.add(name.project, caller.kind, `list ${query.collectionId}`, 'reads', readsOfQuery(documents.length));
  const last = documents.at(-1);
  return { documents, next: last && documents.length === limit ? cursorAfter(last, name, orders) : null };
}

/** Refuses a cursor of another collection or order. */
function checkCursor(cursor: Cursor, database: DatabaseName, query: Query, orders: readonly Order[]): void {
  const last = cursor.values.at(-1);
  const isOurs =
    cursor.values.length === orders.length &&
    last?.kind === 'reference' &&
    sameDatabase(last.value.database, database) &&
    inScope(query, last.value.path);
  if (!isOurs) throw invalidArgument('Invalid page token.');
}

function cursorAfter({ path, document }: ListedDocument, database: DatabaseName, orders: readonly Order[]): Cursor {
  const values = orders.map((order): Value => {
    if (isNameField(order.path)) return { kind: 'reference', value: { database, path } };
    return (document && getField(document.fields, order.path)) ?? NULL_VALUE;
  });
  return { values, before: false };
}

function withMissing(found: readonly ListedDocument[], view: ReadView, query: Query): readonly ListedDocument[] {
  const depth = query.parent.length + 2;
  const prefix = `${pathKey([...query.parent, query.collectionId ?? ''])}/`;
  const missing = new Map<string, ResourcePath>();
  for (const collectionKey of view.collectionKeys()) {
    if (!collectionKey.startsWith(prefix)) continue;
    const path = collectionKey.split('/').slice(0, depth);
    if (path.length === depth && !view.get(pathKey(path)) && isAfter(path, query.startAt)) {
      missing.set(pathKey(path), path);
    }
  }
  const parents = [...missing.values()].map((path) => ({ path, document: null }));
  return [...found, ...parents].toSorted((a, b) => comparePaths(a.path, b.path));
}

function isAfter(path: ResourcePath, cursor: Cursor | null): boolean {
  const last = cursor?.values.at(-1);
  return last?.kind !== 'reference' || comparePaths(path, last.value.path) > 0;
}
