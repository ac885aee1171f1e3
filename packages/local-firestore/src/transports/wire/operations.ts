import { randomBytes } from 'node:crypto';
import { pickFields } from '../../model/field-path.ts';
import {
  checkCollectionId,
  checkDocumentId,
  formatResourceName,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  pathKey,
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

/** Reads the caller; called after the names of a request parsed and before anything else is looked at. */
export type Authenticate = () => Caller;

/** One operation over messages: unary ones answer exactly one message, streaming ones any number. */
export type Operation = (
  context: ServiceContext,
  authenticate: Authenticate,
  request: Message,
) => Promise<readonly Message[]>;

// Order inside every operation: names parse, then the authorization header, then everything else. @source protocol 3.2

/** Every operation but the two bidirectional streams, by method name. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  async GetDocument(context, authenticate, request) {
    const name = parseDocumentName(text(request, 'name'));
    const caller = authenticate();
    const { documents } = getDocuments(context, caller, name.database, [name.path], consistencyOf(request));
    const document = documents[0]?.document;
    if (!document) throw new StatusError('NOT_FOUND', `Document (${text(request, 'name')}) not found.`);
    return [documentToWire(name.database, masked(document, request['mask']))];
  },

  async ListDocuments(context, authenticate, request) {
    const parent = parseParentName(text(request, 'parent'));
    const collectionId = text(request, 'collectionId');
    if (collectionId !== '') checkCollectionId(collectionId);
    const caller = authenticate();
    const { documents, next } = listDocuments(
      context,
      caller,
      parent.database,
      {
        parent: parent.path,
        collectionId: collectionId === '' ? null : collectionId,
        orderBy: orderByFromText(text(request, 'orderBy')),
        pageSize: Number(request['pageSize'] ?? 0),
        after: cursorFromToken(text(request, 'pageToken')),
        showMissing: request['showMissing'] === true,
      },
      consistencyOf(request),
    );
    const mask = request['showMissing'] === true ? null : request['mask'];
    const listed = documents.map(({ path, document }) =>
      document ? documentToWire(parent.database, masked(document, mask)) : { name: nameToWire(parent.database, path) },
    );
    return [{ documents: listed, nextPageToken: tokenOf(next) }];
  },

  async CreateDocument(context, authenticate, request) {
    const parent = parseParentName(text(request, 'parent'));
    const collectionId = text(request, 'collectionId');
    const id = text(request, 'documentId') || randomId();
    checkCollectionId(collectionId);
    checkDocumentId(id);
    const caller = authenticate();
    const path = [...parent.path, collectionId, id];
    const fields = fieldsFromWire(
      (request['document'] as Message | undefined)?.['fields'] as Record<string, Message> | undefined,
    );
    const write: Write = {
      kind: 'set',
      path,
      key: pathKey(path),
      fields,
      mask: null,
      transforms: [],
      precondition: { kind: 'exists', exists: false },
    };
    return [await writeAndRead(context, caller, { database: parent.database, path }, write, request['mask'])];
  },

  async UpdateDocument(context, authenticate, request) {
    const document = (request['document'] as Message | undefined) ?? {};
    const name = parseDocumentName(text(document, 'name'));
    const caller = authenticate();
    const mask = request['updateMask'] as Message | undefined | null;
    const write: Write = {
      kind: 'set',
      path: name.path,
      key: pathKey(name.path),
      fields: fieldsFromWire(document['fields'] as Record<string, Message> | undefined),
      mask: mask ? maskFromWire(mask) : null,
      transforms: [],
      precondition: preconditionFromWire(request['currentDocument']),
    };
    return [await writeAndRead(context, caller, name, write, request['mask'])];
  },

  async DeleteDocument(context, authenticate, request) {
    const name = parseDocumentName(text(request, 'name'));
    const caller = authenticate();
    const precondition = preconditionFromWire(request['currentDocument']);
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
    const database = parseDatabaseName(text(request, 'database'));
    const names = ((request['documents'] as string[] | undefined) ?? []).map((name) => parseDocumentName(name));
    const caller = authenticate();
    for (const name of names) requireDatabase(name, database);
    const paths = names.map((name) => name.path);
    const { begun, readTime, documents } = getDocuments(context, caller, database, paths, consistencyOf(request));
    const answers = documents.map(({ path, document }) => ({
      ...(document
        ? { found: documentToWire(database, masked(document, request['mask'])) }
        : { missing: nameToWire(database, path) }),
      readTime: timestampToWire(readTime),
    }));
    return begun ? [{ transaction: begun }, ...answers] : answers;
  },

  async BeginTransaction(context, authenticate, request) {
    const database = parseDatabaseName(text(request, 'database'));
    authenticate();
    const options = transactionOptions((request['options'] as Message | undefined) ?? {});
    return [{ transaction: beginTransaction(databaseOf(context, database), options).id }];
  },

  async Rollback(context, authenticate, request) {
    const database = parseDatabaseName(text(request, 'database'));
    authenticate();
    databaseOf(context, database).transactions.rollback(
      (request['transaction'] as Uint8Array | undefined) ?? new Uint8Array(),
    );
    return [{}];
  },

  async Commit(context, authenticate, request) {
    const { database, caller, writes } = writesOf(request, authenticate);
    const transaction = request['transaction'] as Uint8Array | undefined;
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
    const parent = parseParentName(text(request, 'parent'));
    checkSelectedIds(structuredQuery(request));
    const caller = authenticate();
    refuseExplain(request);
    const query = queryFromWire(parent.path, structuredQuery(request));
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
    const parent = parseParentName(text(request, 'parent'));
    const aggregation = (request['structuredAggregationQuery'] as Message | undefined) ?? {};
    checkSelectedIds(structuredQuery(aggregation));
    const caller = authenticate();
    refuseExplain(request);
    const query = queryFromWire(parent.path, structuredQuery(aggregation));
    const aggregations = aggregationsFromWire((aggregation['aggregations'] as Message[] | undefined) ?? []);
    const result = aggregateDocuments(context, caller, parent.database, query, aggregations, consistencyOf(request));
    const aggregateFields = Object.fromEntries([...result.values].map(([alias, value]) => [alias, valueToWire(value)]));
    const answer = { result: { aggregateFields }, readTime: timestampToWire(result.readTime) };
    return result.begun ? [{ transaction: result.begun }, answer] : [answer];
  },

  async ListCollectionIds(context, authenticate, request) {
    const parent = parseParentName(text(request, 'parent'));
    const caller = authenticate();
    const page = {
      parent: parent.path,
      pageSize: Number(request['pageSize'] ?? 0),
      after: idFromToken(text(request, 'pageToken')),
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

/** The caller of an `Authorization` value, shared by every transport. */
export function writesOf(
  request: Message,
  authenticate: Authenticate,
): { database: DatabaseName; caller: Caller; writes: () => readonly Write[] } {
  const database = parseDatabaseName(text(request, 'database'));
  const writes = (request['writes'] as Message[] | undefined) ?? [];
  for (const write of writes) checkWrittenName(write);
  const caller = authenticate();
  return { database, caller, writes: () => writes.map((write) => writeFromWire(database, write)) };
}

async function writeAndRead(
  context: ServiceContext,
  caller: Caller,
  name: DocumentName,
  write: Write,
  mask: unknown,
): Promise<Message> {
  await commit(context, caller, name.database, [write], null);
  const document = databaseOf(context, name.database).get(write.key);
  if (!document) throw new StatusError('ABORTED', `Document (${formatResourceName(name)}) was deleted meanwhile.`);
  return documentToWire(name.database, masked(document, mask));
}

function consistencyOf(request: Message): Consistency {
  const id = request['transaction'] as Uint8Array | undefined;
  if (Object.hasOwn(request, 'transaction') && id) return { kind: 'in', transactionId: id };
  const options = request['newTransaction'] as Message | undefined | null;
  if (options) return { kind: 'begin', options: transactionOptions(options) };
  const readTime = request['readTime'] as Message | undefined | null;
  return readTime ? { kind: 'at', readTime: timestampFromWire(readTime) } : LATEST;
}

function transactionOptions(wire: Message): TransactionOptions {
  const readOnly = wire['readOnly'] as Message | undefined | null;
  if (readOnly) {
    const readTime = readOnly['readTime'] as Message | undefined | null;
    return { kind: 'read-only', readTime: readTime ? timestampFromWire(readTime) : null };
  }
  const retry = (wire['readWrite'] as Message | undefined | null)?.['retryTransaction'] as Uint8Array | undefined;
  return { kind: 'read-write', retry: retry && retry.length > 0 ? retry : null };
}

/** Ids are looked at before the caller is, the rest of a query after. */
function checkSelectedIds(query: Message): void {
  for (const selector of (query['from'] as Message[] | undefined) ?? []) {
    const collectionId = text(selector, 'collectionId');
    if (collectionId !== '') checkCollectionId(collectionId);
  }
}

function refuseExplain(request: Message): void {
  if (request['explainOptions']) throw unimplemented('Query explain (explain_options)');
}

function idFromToken(token: string): string | null {
  const cursor = cursorFromToken(token);
  if (cursor === null) return null;
  const [id] = cursor.values;
  if (cursor.values.length !== 1 || id?.kind !== 'string') throw invalidArgument('Invalid page token.');
  return id.value;
}

function structuredQuery(request: Message): Message {
  return (request['structuredQuery'] as Message | undefined | null) ?? {};
}

function masked(document: Document, mask: unknown): Document {
  if (!mask) return document;
  return { ...document, fields: pickFields(document.fields, maskFromWire(mask as Message)) };
}

function requireDatabase(name: DocumentName, database: DatabaseName): void {
  const isSame = name.database.project === database.project && name.database.database === database.database;
  if (!isSame)
    throw invalidArgument(`Document name "${formatResourceName(name)}" is not in the database of the request.`);
}

function text(request: Message, key: string): string {
  const value = request[key];
  return typeof value === 'string' ? value : '';
}

function randomId(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
}
