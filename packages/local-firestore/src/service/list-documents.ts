import type { Document } from '../model/document.ts';
import { comparePaths, pathKey, type DatabaseName, type ResourcePath } from '../model/name.ts';
import { invalidArgument } from '../model/status-error.ts';
import { compileQuery } from '../query/compile-query.ts';
import type { Order, Query } from '../model/query.ts';
import { runQuery } from '../query/run-query.ts';
import { validateQuery } from '../query/validate-query.ts';
import type { ReadView } from '../store/read-view.ts';
import { Authorization } from './authorization.ts';
import type { Caller } from './caller.ts';
import { databaseOf, type ServiceContext } from './context.ts';
import { openRead, type Consistency } from './read-consistency.ts';

export interface ListDocumentsRequest {
  readonly parent: ResourcePath;
  readonly collectionId: string | null;
  readonly orderBy: readonly Order[];
  readonly pageSize: number;
  readonly pageToken: string;
  readonly showMissing: boolean;
}

/** A document, or only the path of one that exists as a parent alone. */
export type ListedDocument = { readonly path: ResourcePath; readonly document: Document | null };

/** Lists a collection in pages. @source protocol 4.4, which also gives the order of checks */
export function listDocuments(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  request: ListDocumentsRequest,
  consistency: Consistency,
): { readonly documents: readonly ListedDocument[]; readonly nextPageToken: string } {
  if (request.pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  const query: Query = {
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
  validateQuery(query);
  if (request.showMissing) authorization.requireAdmin('Metadata operations require admin authentication.');
  authorization.list({ ...query, limit: request.pageSize === 0 ? null : request.pageSize });
  const { view } = openRead(database, consistency);
  const found: ListedDocument[] = runQuery(compileQuery(name, query), view).documents.map((document) => ({
    path: document.path,
    document,
  }));
  const all = request.showMissing ? withMissing(found, view, query) : found;
  return page(all, request);
}

function page(all: readonly ListedDocument[], request: ListDocumentsRequest): ReturnType<typeof listDocuments> {
  const last = Buffer.from(request.pageToken, 'base64url').toString('utf8');
  const start = last === '' ? 0 : all.findIndex(({ path }) => pathKey(path) === last) + 1;
  const end = request.pageSize === 0 ? all.length : start + request.pageSize;
  const documents = all.slice(start, end);
  const lastListed = documents.at(-1);
  const isFull = request.pageSize > 0 && documents.length === request.pageSize && lastListed !== undefined;
  return { documents, nextPageToken: isFull ? Buffer.from(pathKey(lastListed.path)).toString('base64url') : '' };
}

function withMissing(found: readonly ListedDocument[], view: ReadView, query: Query): readonly ListedDocument[] {
  const depth = query.parent.length + 2;
  const prefix = `${pathKey([...query.parent, query.collectionId ?? ''])}/`;
  const missing = new Map<string, ResourcePath>();
  for (const collectionKey of view.collectionKeys()) {
    if (!collectionKey.startsWith(prefix)) continue;
    const path = collectionKey.split('/').slice(0, depth);
    if (path.length === depth && !view.get(pathKey(path))) missing.set(pathKey(path), path);
  }
  const parents = [...missing.values()].map((path) => ({ path, document: null }));
  return [...found, ...parents].toSorted((a, b) => comparePaths(a.path, b.path));
}
