import type { ListenEvent } from '../../listen/events.ts';
import { decodeResumeToken, encodeResumeToken } from '../../listen/resume-token.ts';
import type { TargetSpec } from '../../listen/watch-stream.ts';
import {
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  sameDatabase,
  type DatabaseName,
  type DocumentName,
} from '../../model/name.ts';
import { invalidArgument, STATUS_CODES } from '../../model/status-error.ts';
import { enumNumber, type Message } from './messages.ts';
import { queryFromWire } from './queries.ts';
import { documentToWire, nameToWire, timestampFromWire, timestampToWire } from './values.ts';

/** What a ListenRequest asks for. A target's own errors come out when `spec` is called. */
export type ListenCommand =
  | { readonly kind: 'add'; readonly targetId: number; readonly spec: () => TargetSpec }
  | { readonly kind: 'remove'; readonly targetId: number }
  | { readonly kind: 'nothing' };

export function listenCommandFromWire(database: DatabaseName, wire: Message): ListenCommand {
  const target = wire['addTarget'] as Message | undefined | null;
  if (target) {
    return { kind: 'add', targetId: Number(target['targetId'] ?? 0), spec: () => targetFromWire(database, target) };
  }
  if (Object.hasOwn(wire, 'removeTarget')) return { kind: 'remove', targetId: Number(wire['removeTarget']) };
  return { kind: 'nothing' };
}

/** The database a stream works on: of the first message, or of the resource in it. */
export function listenDatabase(wire: Message): DatabaseName | null {
  const name = wire['database'];
  if (typeof name === 'string' && name !== '') return parseDatabaseName(name);
  const target = wire['addTarget'] as Message | undefined | null;
  const documents = target?.['documents'] as Message | undefined | null;
  const [first] = (documents?.['documents'] as string[] | undefined) ?? [];
  if (first !== undefined) return parseDocumentName(first).database;
  const query = target?.['query'] as Message | undefined | null;
  return query ? parseParentName(query['parent'] as string).database : null;
}

function targetFromWire(database: DatabaseName, wire: Message): TargetSpec {
  const common = { targetId: Number(wire['targetId'] ?? 0), resumeFrom: resumeFromWire(wire) };
  const documents = wire['documents'] as Message | undefined | null;
  if (documents) {
    const names = (documents['documents'] as string[] | undefined) ?? [];
    return { ...common, kind: 'documents', paths: names.map((name) => own(database, parseDocumentName(name)).path) };
  }
  const query = wire['query'] as Message | undefined | null;
  if (!query) throw invalidArgument('A target must have documents or a query.');
  const parent = own(database, parseParentName((query['parent'] as string | undefined) ?? ''));
  return {
    ...common,
    kind: 'query',
    query: queryFromWire(parent.path, (query['structuredQuery'] as Message | undefined) ?? {}),
  };
}

function resumeFromWire(wire: Message): TargetSpec['resumeFrom'] {
  const token = wire['resumeToken'] as Uint8Array | undefined;
  if (Object.hasOwn(wire, 'resumeToken') && token && token.length > 0) return decodeResumeToken(token) ?? 'unknown';
  const readTime = wire['readTime'] as Message | undefined | null;
  return readTime ? timestampFromWire(readTime) : null;
}

function own(database: DatabaseName, name: DocumentName): DocumentName {
  if (sameDatabase(database, name.database)) return name;
  throw invalidArgument('A target must be in the database of its stream.');
}

const change = (name: string): number => enumNumber('TargetChange.TargetChangeType', name);
const TARGET_CHANGES = {
  'target-added': change('ADD'),
  'target-reset': change('RESET'),
  'target-removed': change('REMOVE'),
  'target-current': change('CURRENT'),
} as const;

/** @source protocol 7.2 */
export function listenEventToWire(database: DatabaseName, event: ListenEvent): Message {
  switch (event.kind) {
    case 'target-added':
    case 'target-reset':
      return { targetChange: { targetChangeType: TARGET_CHANGES[event.kind], targetIds: [event.targetId] } };
    case 'target-removed': {
      const { cause } = event;
      const status = cause && { cause: { code: STATUS_CODES[cause.status], message: cause.message } };
      return { targetChange: { targetChangeType: TARGET_CHANGES[event.kind], targetIds: [event.targetId], ...status } };
    }
    case 'target-current':
      return {
        targetChange: {
          targetChangeType: TARGET_CHANGES[event.kind],
          targetIds: [event.targetId],
          ...instant(event.readTime),
        },
      };
    case 'snapshot':
      return { targetChange: instant(event.readTime) };
    case 'document-changed':
      return {
        documentChange: {
          document: documentToWire(database, event.document),
          targetIds: event.targetIds,
          removedTargetIds: event.removedTargetIds,
        },
      };
    case 'document-deleted':
      return {
        documentDelete: {
          document: nameToWire(database, event.path),
          readTime: timestampToWire(event.readTime),
          removedTargetIds: event.removedTargetIds,
        },
      };
  }
}

function instant(readTime: Extract<ListenEvent, { kind: 'snapshot' }>['readTime']): Message {
  return { readTime: timestampToWire(readTime), resumeToken: encodeResumeToken(readTime) };
}
