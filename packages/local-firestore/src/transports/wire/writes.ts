import { isNameField, parseFieldPath, type FieldPath } from '../../model/field-path.ts';
import { parseDocumentName, pathKey, sameDatabase, type DatabaseName, type ResourcePath } from '../../model/name.ts';
import { invalidArgument } from '../../model/status-error.ts';
import { truncateToMicros } from '../../model/timestamp.ts';
import type { CommitResult, WriteResult } from '../../service/commit.ts';
import type { Precondition, Transform, Write } from '../../store/write.ts';
import type { WireMask, WirePrecondition, WireTransform, WireWrite } from './message-types.ts';
import { enumName, type Message } from './messages.ts';
import { fieldsFromWire, timestampFromWire, timestampToWire, valueFromWire, valueToWire } from './values.ts';

/** One write, with its name already checked to be in the database of the request. */
export function writeFromWire(database: DatabaseName, wire: WireWrite): Write {
  const precondition = preconditionFromWire(wire.currentDocument);
  const deleted = ownString(wire, 'delete');
  if (deleted !== null) return { kind: 'delete', ...target(database, deleted), precondition };
  const verified = ownString(wire, 'verify');
  if (verified !== null) {
    if (wire.updateMask) throw invalidArgument('a verify must not specify a document mask.');
    if ((wire.updateTransforms ?? []).length > 0) {
      throw invalidArgument('a verify must not specify a update transform.');
    }
    return { kind: 'verify', ...target(database, verified), precondition };
  }
  const { transform, update } = wire;
  if (transform) {
    return {
      kind: 'set',
      ...target(database, transform.document ?? ''),
      precondition,
      fields: new Map(),
      mask: [],
      transforms: (transform.fieldTransforms ?? []).map(transformFromWire),
    };
  }
  if (!update) throw invalidArgument('A write must have an operation: update, delete, verify or transform.');
  return {
    kind: 'set',
    ...target(database, update.name ?? ''),
    precondition,
    fields: fieldsFromWire(update.fields ?? {}),
    mask: wire.updateMask ? maskFromWire(wire.updateMask) : null,
    transforms: (wire.updateTransforms ?? []).map(transformFromWire),
  };
}

/** Checks names before the caller is read; the rest of a write is checked after. @throws INVALID_ARGUMENT */
export function checkWrittenName(wire: WireWrite): void {
  const name = ownString(wire, 'delete') ?? ownString(wire, 'verify') ?? wire.transform?.document ?? wire.update?.name;
  if (name !== undefined) parseDocumentName(name);
}

export function maskFromWire(wire: WireMask): readonly FieldPath[] {
  return (wire.fieldPaths ?? []).map(parseFieldPath).filter((path) => !isNameField(path));
}

export function preconditionFromWire(wire: WirePrecondition | null | undefined): Precondition | null {
  if (!wire) return null;
  if (wire.updateTime) return { kind: 'update-time', time: truncateToMicros(timestampFromWire(wire.updateTime)) };
  return Object.hasOwn(wire, 'exists') ? { kind: 'exists', exists: wire.exists === true } : null;
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

function transformFromWire(wire: WireTransform): Transform {
  const path = parseFieldPath(wire.fieldPath ?? '');
  if (Object.hasOwn(wire, 'setToServerValue')) {
    const value = enumName('DocumentTransform.FieldTransform.ServerValue', wire.setToServerValue);
    if (value !== 'REQUEST_TIME') throw invalidArgument('Unknown server value.');
    return { path, kind: 'server-time' };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const operand = wire[kind];
    if (operand) return { path, kind, operand: valueFromWire(operand) };
  }
  const { appendMissingElements: appended, removeAllFromArray: removed } = wire;
  if (appended) return { path, kind: 'append', operands: (appended.values ?? []).map(valueFromWire) };
  if (removed) return { path, kind: 'remove', operands: (removed.values ?? []).map(valueFromWire) };
  throw invalidArgument('A field transform must have a transform type.');
}

function target(database: DatabaseName, text: string): { path: ResourcePath; key: string } {
  const name = parseDocumentName(text);
  if (!sameDatabase(name.database, database)) {
    throw invalidArgument(`Document name "${text}" is not in the database of the request.`);
  }
  return { path: name.path, key: pathKey(name.path) };
}

/** A string of a oneof, only where it was sent: the default of one that was not is the empty string. */
function ownString(wire: WireWrite, key: 'delete' | 'verify'): string | null {
  return Object.hasOwn(wire, key) ? (wire[key] ?? null) : null;
}
