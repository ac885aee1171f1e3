import { lastSegment } from '../model/document.ts';
import type { DatabaseName } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';
import { runAggregation, validateAggregations, type Aggregation } from '../query/aggregate.ts';
import { compileQuery } from '../query/compile-query.ts';
import { requireIndex } from '../query/declared-indexes.ts';
import { projectDocument } from '../query/project.ts';
import type { Query } from '../model/query.ts';
import { runQuery, type QueryResult } from '../query/run-query.ts';
import { validateQuery } from '../query/validate-query.ts';
import type { Database } from '../store/database.ts';
import { collectionLock, type Transaction } from '../store/transactions.ts';
import { Authorization } from './authorization.ts';
import type { Caller } from './caller.ts';
import { databaseOf, type ServiceContext } from './context.ts';
import { openRead, type Consistency } from './read-consistency.ts';

interface ReadInfo {
  readonly begun: Uint8Array | null;
  readonly readTime: Timestamp;
}

/** Validates, authorises on the constraints, then reads. A query in a transaction locks its collection id. */
export function queryDocuments(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  query: Query,
  consistency: Consistency,
): QueryResult & ReadInfo {
  checkQuery(context, query);
  const database = databaseOf(context, name);
  new Authorization(context, caller, database).list(query);
  const { view, transaction, begun } = openRead(database, consistency);
  if (transaction) lockCollections(database, transaction, query);
  const { documents, skipped } = runQuery(compileQuery(name, query), view);
  const projected = documents.map((document) => projectDocument(document, query.select));
  return { documents: projected, skipped, begun, readTime: view.readTime };
}

/** Counts, sums and averages under the same proof as the query below. */
export function aggregateDocuments(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  query: Query,
  aggregations: readonly Aggregation[],
  consistency: Consistency,
): ReadInfo & { readonly values: ReadonlyMap<string, Value> } {
  checkQuery(context, query);
  validateAggregations(aggregations);
  const database = databaseOf(context, name);
  new Authorization(context, caller, database).list(query);
  const { view, transaction, begun } = openRead(database, consistency);
  if (transaction) lockCollections(database, transaction, query);
  return { values: runAggregation(name, query, aggregations, view), begun, readTime: view.readTime };
}

/** Refuses what the real service refuses; a missing index only where the declared ones are known. */
export function checkQuery(context: ServiceContext, query: Query): void {
  validateQuery(query);
  if (context.indexes) requireIndex(query, context.indexes);
}

export function lockCollections(database: Database, transaction: Transaction, query: Query): void {
  const ids =
    query.collectionId === null
      ? new Set([...database.current().collectionKeys()].map((key) => lastSegment(key.split('/'))))
      : [query.collectionId];
  for (const id of ids) database.transactions.lock(transaction, collectionLock(id));
}
