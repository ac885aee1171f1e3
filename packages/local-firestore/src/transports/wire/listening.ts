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
import type { ListenRequest, WireTarget } from './message-types.ts';
import { enumNumber, type Message } from './messages.ts';
import { queryFromWire } from './queries.ts';
import { documentToWire, nameToWire, timestampFromWire, timestampToWire } from './values.ts';

/** A parsed ListenRequest. `spec` throws the errors that end only its target. */
type ListenCommand =
  | { readonly kind: 'add'; readonly targetId: number; readonly spec: () => TargetSpec }
  | { readonly kind: 'remove'; readonly targetId: number }
  | { readonly kind: 'nothing' };

export function listenCommandFromWire(database: DatabaseName, wire: ListenRequest): ListenCommand {
  const target = wire.addTarget;
  if (target) {
    return { kind: 'add', targetId: target.targetId ?? 0, spec: () => targetFromWire(database, target) };
  }
  if (Object.hasOwn(wire, 'removeTarget')) return { kind: 'remove', targetId: wire.removeTarget ?? 0 };
  return { kind: 'nothing' };
}

/** The database a stream works on: of the first message, or of the resource in it. */
export function listenDatabase({ database, addTarget: target }: ListenRequest): DatabaseName | null {
  if (database) return parseDatabaseName(database);
  const [first] = target?.documents?.documents ?? [];
  if (first !== undefined) return parseDocumentName(first).database;
  return target?.query ? parseParentName(target.query.parent ?? '').database : null;
}

function targetFromWire(database: DatabaseName, wire: WireTarget): TargetSpec {
  const common = { targetId: wire.targetId ?? 0, resumeFrom: resumeFromWire(wire) };
  const { documents, query } = wire;
  if (documents) {
    const names = documents.documents ?? [];
    return { ...common, kind: 'documents', paths: names.map((name) => own(database, parseDocumentName(name)).path) };
  }
  if (!query) throw invalidArgument('A target must have documents or a query.');
  const parent = own(database, parseParentName(query.parent ?? ''));
  return { ...common, kind: 'query', query: queryFromWire(parent.path, query.structuredQuery ?? {}) };
}

function resumeFromWire(wire: WireTarget): TargetSpec['resumeFrom'] {
  const { resumeToken: token, readTime } = wire;
  if (Object.hasOwn(wire, 'resumeToken') && token && token.length > 0) return decodeResumeToken(token) ?? 'unknown';
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

/** @source docs/wire.md#listen-answers */
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
