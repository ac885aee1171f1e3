import type { Document } from '../model/document.ts';
import { pathKey, type DatabaseName, type ResourcePath } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { documentLock } from '../store/transactions.ts';
import { Authorization } from './authorization.ts';
import type { Caller } from './caller.ts';
import { databaseOf, type ServiceContext } from './context.ts';
import { openRead, type Consistency } from './read-consistency.ts';

interface GetDocumentsResult {
  readonly begun: Uint8Array | null;
  readonly readTime: Timestamp;
  /** One per requested path, in order; undefined for a missing document. */
  readonly documents: readonly { readonly path: ResourcePath; readonly document: Document | undefined }[];
}

/** Reads documents by name. Any denied document fails the whole call. */
export function getDocuments(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  paths: readonly ResourcePath[],
  consistency: Consistency,
): GetDocumentsResult {
  const database = databaseOf(context, name);
  const authorization = new Authorization(context, caller, database);
  const { view, transaction, begun } = openRead(database, consistency);
  const documents = paths.map((path) => {
    const key = pathKey(path);
    const document = view.get(key);
    return { key, path, document };
  });
  try {
    for (const { path, document } of documents) authorization.get(path, document);
  } catch (error) {
    // The client will not learn the id of a transaction that this read began.
    if (transaction && begun) database.transactions.end(transaction);
    throw error;
  }
  if (transaction) for (const { key } of documents) database.transactions.lock(transaction, documentLock(key));
  for (const { path } of documents) context.usage.add(name.project, caller.kind, `get ${path.at(-2)}`, 'reads', 1);
  return { begun, readTime: view.readTime, documents };
}
