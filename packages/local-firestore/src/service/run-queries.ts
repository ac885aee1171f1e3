import { lastSegment } from '../model/document.ts';
import type { DatabaseName } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';
import { runAggregation, validateAggregations, type Aggregation } from '../query/aggregate.ts';
import { compileQuery } from '../query/compile-query.ts';
import { requireIndex } from '../query/declared-indexes.ts';
import { projectDocument } from '../query/project.ts';
import type { Query } from '../model/query.ts';
import type { ValidQuery } from '../model/valid-query.ts';
import { runQuery, type QueryResult } from '../query/run-query.ts';
import { validateQuery } from '../query/validate-query.ts';
import type { Database } from '../store/database.ts';
import { collectionLock, type Transaction } from '../store/transactions.ts';
import { Authorization } from './authorization.ts';
import type { Caller } from './caller.ts';
import { databaseOf, type ServiceContext } from './context.ts';
import { openRead, type Consistency } from './read-consistency.ts';
import { readsOfAggregation, readsOfQuery, shapeOf } from './usage.ts';

// A query has these phases:
//
//   1. validate    query/validate-query.ts, model/disjunctions.ts: refuses what the real service refuses, and computes
//                  the alternatives of the filter and the effective order once, for all later phases.
//   2. index       query/declared-indexes.ts: only where the server was started with a file of indexes.
//   3. authorise   rules/authorize.ts: proves the rules on the query alone, for every document it could return.
//   4. place       service/read-consistency.ts: the latest state, a past instant or a transaction, as a read view;
//                  a read-write transaction then locks the collections.
//   5. compile     query/compile-query.ts: filter, orders and cursors become functions over documents.
//   6. run         query/run-query.ts: documents in scope, filtered, in order, cut to the window.
//   7. project     query/project.ts, or query/aggregate.ts for counts, sums and averages.
//
// A listener takes the phases 1, 2, 3 and 5 once (listen/watch-stream.ts), then judges the changes of each commit.

interface ReadInfo {
  readonly begun: Uint8Array | null;
  readonly readTime: Timestamp;
}

/** Validates, authorises on the constraints, then reads. A query in a transaction locks its collection id. */
export function queryDocuments(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  asked: Query,
  consistency: Consistency,
): QueryResult & ReadInfo {
  const query = checkQuery(context, asked);
  const database = databaseOf(context, name);
  new Authorization(context, caller, database).list(query);
  const { view, transaction, begun } = openRead(database, consistency);
  if (transaction) lockCollections(database, transaction, query);
  const { documents, skipped } = runQuery(compileQuery(name, query), view);
  const reads = readsOfQuery(documents.length + skipped);
  context.usage.add(name.project, caller.kind, `query ${shapeOf(query)}`, 'reads', reads);
  const projected = documents.map((document) => projectDocument(document, query.select));
  return { documents: projected, skipped, begun, readTime: view.readTime };
}

/** Counts, sums and averages under the same proof as the query below. */
export function aggregateDocuments(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  asked: Query,
  aggregations: readonly Aggregation[],
  consistency: Consistency,
): ReadInfo & { readonly values: ReadonlyMap<string, Value> } {
  const query = checkQuery(context, asked);
  validateAggregations(aggregations);
  const database = databaseOf(context, name);
  new Authorization(context, caller, database).list(query);
  const { view, transaction, begun } = openRead(database, consistency);
  if (transaction) lockCollections(database, transaction, query);
  const { values, entries } = runAggregation(name, query, aggregations, view);
  context.usage.add(name.project, caller.kind, `count ${shapeOf(query)}`, 'reads', readsOfAggregation(entries));
  return { values, begun, readTime: view.readTime };
}

/** Refuses the queries that the real service refuses; a missing index only when the declared ones are known. */
function checkQuery(context: ServiceContext, asked: Query): ValidQuery {
  const query = validateQuery(asked);
  if (context.indexes) requireIndex(query, context.indexes);
  return query;
}

export function lockCollections(database: Database, transaction: Transaction, query: Query): void {
  const ids =
    query.collectionId === null
      ? new Set([...database.current().collectionKeys()].map((key) => lastSegment(key.split('/'))))
      : [query.collectionId];
  for (const id of ids) database.transactions.lock(transaction, collectionLock(id));
}
