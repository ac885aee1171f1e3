import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pickFields } from '../../model/field-path.ts';
import {
  checkCollectionId,
  checkDocumentId,
  formatResourceName,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  pathKey,
  sameDatabase,
  type DatabaseName,
  type DocumentName,
} from '../../model/name.ts';
import { invalidArgument, STATUS_CODES, StatusError, unimplemented } from '../../model/status-error.ts';
import type { Document } from '../../model/document.ts';
import type { Caller } from '../../service/caller.ts';
import { batchWrite, commit } from '../../service/commit.ts';
import { databaseOf, type ServiceContext } from '../../service/context.ts';
import { getDocuments } from '../../service/get-documents.ts';
import { listCollectionIds } from '../../service/list-collection-ids.ts';
import { listDocuments } from '../../service/list-documents.ts';
import { beginTransaction, LATEST, type Consistency, type TransactionOptions } from '../../service/read-consistency.ts';
import { aggregateDocuments, queryDocuments } from '../../service/run-queries.ts';
import type { Write } from '../../store/write.ts';
import type {
  Requests,
  WireConsistency,
  WireMask,
  WireQuery,
  WireTransactionOptions,
  WritesRequest,
} from './message-types.ts';
import type { Message } from './messages.ts';
import { cursorFromToken, tokenOf } from './page-tokens.ts';
import { aggregationsFromWire, orderByFromText, queryFromWire } from './queries.ts';
import {
  documentToWire,
  fieldsFromWire,
  nameToWire,
  timestampFromWire,
  timestampToWire,
  valueToWire,
} from './values.ts';
import {
  checkWrittenName,
  commitResultToWire,
  maskFromWire,
  preconditionFromWire,
  writeFromWire,
  writeResultToWire,
} from './writes.ts';

/** Reads the caller; called after the names of a request are parsed and before everything else is checked. */
type Authenticate = () => Caller;

/** One operation over messages: unary ones answer exactly one message, streaming ones any number. */
export type Operation<Request> = (
  context: ServiceContext,
  authenticate: Authenticate,
  request: Request,
) => Promise<readonly Message[]>;

// Order inside every operation: names parse, then the authorization header, then everything else. @source docs/wire.md#order-of-checks

/** Every operation but the two bidirectional streams, by method name. */
const OPERATIONS: { readonly [Method in keyof Requests]: Operation<Requests[Method]> } = {
  async GetDocument(context, authenticate, request) {
    const name = parseDocumentName(request.name ?? '');
    const caller = authenticate();
    const { documents } = getDocuments(context, caller, name.database, [name.path], consistencyOf(request));
    const document = documents[0]?.document;
    if (!document) throw new StatusError('NOT_FOUND', `Document (${request.name ?? ''}) not found.`);
    return [documentToWire(name.database, masked(document, request.mask))];
  },

  async ListDocuments(context, authenticate, request) {
    const parent = parseParentName(request.parent ?? '');
    const collectionId = request.collectionId ?? '';
    if (collectionId !== '') checkCollectionId(collectionId);
    const caller = authenticate();
    const { documents, next } = listDocuments(
      context,
      caller,
      parent.database,
      {
        parent: parent.path,
        collectionId: collectionId === '' ? null : collectionId,
        orderBy: orderByFromText(request.orderBy ?? ''),
        pageSize: request.pageSize ?? 0,
        after: cursorFromToken(request.pageToken ?? ''),
        showMissing: request.showMissing === true,
      },
      consistencyOf(request),
    );
    const mask = request.showMissing === true ? null : request.mask;
    const listed = documents.map(({ path, document }) =>
      document ? documentToWire(parent.database, masked(document, mask)) : { name: nameToWire(parent.database, path) },
    );
    return [{ documents: listed, nextPageToken: tokenOf(next) }];
  },

  async CreateDocument(context, authenticate, request) {
    const parent = parseParentName(request.parent ?? '');
    const collectionId = request.collectionId ?? '';
    const id = request.documentId || randomId();
    checkCollectionId(collectionId);
    checkDocumentId(id);
    const caller = authenticate();
    const path = [...parent.path, collectionId, id];
    const write: Write = {
      kind: 'set',
      path,
      key: pathKey(path),
      fields: fieldsFromWire(request.document?.fields ?? {}),
      mask: null,
      transforms: [],
      precondition: { kind: 'exists', exists: false },
    };
    return [await writeAndRead(context, caller, { database: parent.database, path }, write, request.mask)];
  },

  async UpdateDocument(context, authenticate, request) {
    const { document, updateMask } = request;
    const name = parseDocumentName(document?.name ?? '');
    const caller = authenticate();
    const write: Write = {
      kind: 'set',
      path: name.path,
      key: pathKey(name.path),
      fields: fieldsFromWire(document?.fields ?? {}),
      mask: updateMask ? maskFromWire(updateMask) : null,
      transforms: [],
      precondition: preconditionFromWire(request.currentDocument),
    };
    return [await writeAndRead(context, caller, name, write, request.mask)];
  },

  async DeleteDocument(context, authenticate, request) {
    const name = parseDocumentName(request.name ?? '');
    const caller = authenticate();
    const precondition = preconditionFromWire(request.currentDocument);
    await commit(
      context,
      caller,
      name.database,
      [{ kind: 'delete', path: name.path, key: pathKey(name.path), precondition }],
      null,
    );
    return [{}];
  },

  async BatchGetDocuments(context, authenticate, request) {
    const database = parseDatabaseName(request.database ?? '');
    const names = (request.documents ?? []).map((name) => parseDocumentName(name));
    const caller = authenticate();
    for (const name of names) requireDatabase(name, database);
    const paths = names.map((name) => name.path);
    const { begun, readTime, documents } = getDocuments(context, caller, database, paths, consistencyOf(request));
    const answers = documents.map(({ path, document }) => ({
      ...(document
        ? { found: documentToWire(database, masked(document, request.mask)) }
        : { missing: nameToWire(database, path) }),
      readTime: timestampToWire(readTime),
    }));
    return begun ? [{ transaction: begun }, ...answers] : answers;
  },

  async BeginTransaction(context, authenticate, request) {
    const database = parseDatabaseName(request.database ?? '');
    authenticate();
    const options = transactionOptions(request.options ?? {});
    return [{ transaction: beginTransaction(databaseOf(context, database), options).id }];
  },

  async Rollback(context, authenticate, request) {
    const database = parseDatabaseName(request.database ?? '');
    authenticate();
    databaseOf(context, database).transactions.rollback(request.transaction ?? new Uint8Array());
    return [{}];
  },

  async Commit(context, authenticate, request) {
    const { database, caller, writes } = writesOf(request, authenticate);
    const { transaction } = request;
    const id = transaction && transaction.length > 0 ? transaction : null;
    return [commitResultToWire(await commit(context, caller, database, writes(), id))];
  },

  async BatchWrite(context, authenticate, request) {
    const { database, caller, writes } = writesOf(request, authenticate);
    const results = await batchWrite(context, caller, database, writes());
    return [
      {
        writeResults: results.map((result) => (result instanceof StatusError ? {} : writeResultToWire(result))),
        status: results.map((result) =>
          result instanceof StatusError ? { code: STATUS_CODES[result.status], message: result.message } : {},
        ),
      },
    ];
  },

  async RunQuery(context, authenticate, request) {
    const parent = parseParentName(request.parent ?? '');
    checkSelectedIds(request.structuredQuery);
    const caller = authenticate();
    refuseExplain(request);
    const query = queryFromWire(parent.path, request.structuredQuery ?? {});
    const result = queryDocuments(context, caller, parent.database, query, consistencyOf(request));
    const readTime = timestampToWire(result.readTime);
    const lastIndex = result.documents.length - 1;
    const answers = result.documents.map((document, index): Message => ({
      document: documentToWire(parent.database, document),
      readTime,
      ...(index === lastIndex ? { done: true } : result.skipped > 0 && { skippedResults: result.skipped }),
    }));
    if (answers.length === 0) answers.push({ readTime, done: true });
    return result.begun ? [{ transaction: result.begun }, ...answers] : answers;
  },

  async RunAggregationQuery(context, authenticate, request) {
    const parent = parseParentName(request.parent ?? '');
    const { structuredQuery, aggregations: asked } = request.structuredAggregationQuery ?? {};
    checkSelectedIds(structuredQuery);
    const caller = authenticate();
    refuseExplain(request);
    const query = queryFromWire(parent.path, structuredQuery ?? {});
    const aggregations = aggregationsFromWire(asked ?? []);
    const result = aggregateDocuments(context, caller, parent.database, query, aggregations, consistencyOf(request));
    const aggregateFields = Object.fromEntries([...result.values].map(([alias, value]) => [alias, valueToWire(value)]));
    const answer = { result: { aggregateFields }, readTime: timestampToWire(result.readTime) };
    return result.begun ? [{ transaction: result.begun }, answer] : [answer];
  },

  async ListCollectionIds(context, authenticate, request) {
    const parent = parseParentName(request.parent ?? '');
    const caller = authenticate();
    const page = {
      parent: parent.path,
      pageSize: request.pageSize ?? 0,
      after: idFromToken(request.pageToken ?? ''),
    };
    const { collectionIds, next } = listCollectionIds(context, caller, parent.database, page, consistencyOf(request));
    const cursor = next === null ? null : { values: [{ kind: 'string' as const, value: next }], before: false };
    return [{ collectionIds, nextPageToken: tokenOf(cursor) }];
  },

  async PartitionQuery() {
    throw unimplemented('Method google.firestore.v1.Firestore/PartitionQuery');
  },

  async ExecutePipeline() {
    throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
  },
};

/** The operation of a method. Its request must have been decoded as the type that the service declares for the method. */
export function operationOf(method: string): Operation<Message> | null {
  if (!isMethod(method)) return null;
  const operation: Operation<Message> = OPERATIONS[method];
  return async (context, authenticate, request) => {
    const milliseconds = COMMITS.has(method) ? context.latency.commitMs : context.latency.readMs;
    if (milliseconds > 0) await delay(milliseconds);
    return operation(context, authenticate, request);
  };
}

const COMMITS = new Set<keyof Requests>(['Commit', 'BatchWrite', 'CreateDocument', 'UpdateDocument', 'DeleteDocument']);

function isMethod(method: string): method is keyof Requests {
  return Object.hasOwn(OPERATIONS, method);
}

/** The writes of a Commit or BatchWrite. Names are checked before the caller is read, the rest when `writes` is called. */
function writesOf(
  request: WritesRequest,
  authenticate: Authenticate,
): { database: DatabaseName; caller: Caller; writes: () => readonly Write[] } {
  const database = parseDatabaseName(request.database ?? '');
  const writes = request.writes ?? [];
  for (const write of writes) checkWrittenName(write);
  const caller = authenticate();
  return { database, caller, writes: () => writes.map((write) => writeFromWire(database, write)) };
}

async function writeAndRead(
  context: ServiceContext,
  caller: Caller,
  name: DocumentName,
  write: Write,
  mask: WireMask | null | undefined,
): Promise<Message> {
  await commit(context, caller, name.database, [write], null);
  const document = databaseOf(context, name.database).get(write.key);
  if (!document) throw new StatusError('ABORTED', `Document (${formatResourceName(name)}) was deleted meanwhile.`);
  return documentToWire(name.database, masked(document, mask));
}

function consistencyOf(request: WireConsistency): Consistency {
  const { transaction: id, newTransaction: options, readTime } = request;
  if (Object.hasOwn(request, 'transaction') && id) return { kind: 'in', transactionId: id };
  if (options) return { kind: 'begin', options: transactionOptions(options) };
  return readTime ? { kind: 'at', readTime: timestampFromWire(readTime) } : LATEST;
}

function transactionOptions({ readOnly, readWrite }: WireTransactionOptions): TransactionOptions {
  if (readOnly) {
    const { readTime } = readOnly;
    return { kind: 'read-only', readTime: readTime ? timestampFromWire(readTime) : null };
  }
  const retry = readWrite?.retryTransaction;
  return { kind: 'read-write', retry: retry && retry.length > 0 ? retry : null };
}

/** Checks ids before the caller is read; the rest of a query is checked after. */
function checkSelectedIds(query: WireQuery | null | undefined): void {
  for (const { collectionId } of query?.from ?? []) if (collectionId) checkCollectionId(collectionId);
}

function refuseExplain({ explainOptions }: { readonly explainOptions?: object | null }): void {
  if (explainOptions) throw unimplemented('Query explain (explain_options)');
}

function idFromToken(token: string): string | null {
  const cursor = cursorFromToken(token);
  if (cursor === null) return null;
  const [id] = cursor.values;
  if (cursor.values.length !== 1 || id?.kind !== 'string') throw invalidArgument('Invalid page token.');
  return id.value;
}

function masked(document: Document, mask: WireMask | null | undefined): Document {
  return mask ? { ...document, fields: pickFields(document.fields, maskFromWire(mask)) } : document;
}

function requireDatabase(name: DocumentName, database: DatabaseName): void {
  if (sameDatabase(name.database, database)) return;
  throw invalidArgument(`Document name "${formatResourceName(name)}" is not in the database of the request.`);
}

function randomId(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
}
