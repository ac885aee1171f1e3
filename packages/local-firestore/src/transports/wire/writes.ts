import { isNameField, parseFieldPath, type FieldPath } from '../../model/field-path.ts';
import { parseDocumentName, pathKey, sameDatabase, type DatabaseName, type ResourcePath } from '../../model/name.ts';
import { invalidArgument } from '../../model/status-error.ts';
import { truncateToMicros } from '../../model/timestamp.ts';
import type { CommitResult, WriteResult } from '../../service/commit.ts';
import type { Precondition, Transform, Write } from '../../store/write.ts';
import { enumName, type Message } from './messages.ts';
import { fieldsFromWire, timestampFromWire, timestampToWire, valueFromWire, valueToWire } from './values.ts';

/** One write, with its name already checked to be in the database of the request. */
export function writeFromWire(database: DatabaseName, wire: Message): Write {
  const precondition = preconditionFromWire(wire['currentDocument']);
  const deleted = ownString(wire, 'delete');
  if (deleted !== null) return { kind: 'delete', ...target(database, deleted), precondition };
  const verified = ownString(wire, 'verify');
  if (verified !== null) {
    if (wire['updateMask']) throw invalidArgument('a verify must not specify a document mask.');
    if (((wire['updateTransforms'] as Message[] | undefined) ?? []).length > 0) {
      throw invalidArgument('a verify must not specify a update transform.');
    }
    return { kind: 'verify', ...target(database, verified), precondition };
  }
  const transform = wire['transform'] as Message | undefined | null;
  if (transform) {
    const transforms = ((transform['fieldTransforms'] as Message[] | undefined) ?? []).map(transformFromWire);
    return {
      kind: 'set',
      ...target(database, transform['document'] as string),
      precondition,
      fields: new Map(),
      mask: [],
      transforms,
    };
  }
  const update = wire['update'] as Message | undefined | null;
  if (!update) throw invalidArgument('A write must have an operation: update, delete, verify or transform.');
  const mask = wire['updateMask'] as Message | undefined | null;
  return {
    kind: 'set',
    ...target(database, (update['name'] as string | undefined) ?? ''),
    precondition,
    fields: fieldsFromWire(update['fields'] as Record<string, Message> | undefined),
    mask: mask ? maskFromWire(mask) : null,
    transforms: ((wire['updateTransforms'] as Message[] | undefined) ?? []).map(transformFromWire),
  };
}

/** Names are looked at before the caller is, everything else of a write after. @throws INVALID_ARGUMENT */
export function checkWrittenName(wire: Message): void {
  const update = wire['update'] as Message | undefined | null;
  const transform = wire['transform'] as Message | undefined | null;
  const name =
    ownString(wire, 'delete') ??
    ownString(wire, 'verify') ??
    ((transform?.['document'] ?? update?.['name']) as string | undefined);
  if (name !== undefined) parseDocumentName(name);
}

export function maskFromWire(wire: Message): readonly FieldPath[] {
  return ((wire['fieldPaths'] as string[] | undefined) ?? []).map(parseFieldPath).filter((path) => !isNameField(path));
}

export function preconditionFromWire(wire: unknown): Precondition | null {
  if (!wire) return null;
  const precondition = wire as Message;
  if (precondition['updateTime']) {
    return { kind: 'update-time', time: truncateToMicros(timestampFromWire(precondition['updateTime'] as Message)) };
  }
  return Object.hasOwn(precondition, 'exists') ? { kind: 'exists', exists: precondition['exists'] === true } : null;
}

export function writeResultToWire(result: WriteResult): Message {
  return {
    ...(result.updateTime && { updateTime: timestampToWire(result.updateTime) }),
    ...(result.transformResults.length > 0 && { transformResults: result.transformResults.map(valueToWire) }),
  };
}

export function commitResultToWire(result: CommitResult): Message {
  return {
    writeResults: result.writeResults.map(writeResultToWire),
    ...(result.commitTime && { commitTime: timestampToWire(result.commitTime) }),
  };
}

function transformFromWire(wire: Message): Transform {
  const path = parseFieldPath((wire['fieldPath'] as string | undefined) ?? '');
  if (Object.hasOwn(wire, 'setToServerValue')) {
    const value = enumName('DocumentTransform.FieldTransform.ServerValue', wire['setToServerValue']);
    if (value !== 'REQUEST_TIME') throw invalidArgument('Unknown server value.');
    return { path, kind: 'server-time' };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (wire[kind]) return { path, kind, operand: valueFromWire(wire[kind] as Message) };
  }
  const lists = { appendMissingElements: 'append', removeAllFromArray: 'remove' } as const;
  for (const [field, kind] of Object.entries(lists)) {
    const list = wire[field] as Message | undefined | null;
    if (list) return { path, kind, operands: ((list['values'] as Message[] | undefined) ?? []).map(valueFromWire) };
  }
  throw invalidArgument('A field transform must have a transform type.');
}

function target(database: DatabaseName, text: string): { path: ResourcePath; key: string } {
  const name = parseDocumentName(text);
  if (!sameDatabase(name.database, database)) {
    throw invalidArgument(`Document name "${text}" is not in the database of the request.`);
  }
  return { path: name.path, key: pathKey(name.path) };
}

function ownString(wire: Message, key: string): string | null {
  return Object.hasOwn(wire, key) && typeof wire[key] === 'string' ? wire[key] : null;
}
