import type { Document } from '../model/document.ts';
import { checkStorable } from '../model/document-limits.ts';
import { getField, withField, withoutField } from '../model/field-path.ts';
import { formatResourceName, type DatabaseName, type ResourcePath } from '../model/name.ts';
import { failedPrecondition, invalidArgument, StatusError } from '../model/status-error.ts';
import { compareTimestamps, timestampToMicros, type Timestamp } from '../model/timestamp.ts';
import type { MapFields, Value } from '../model/value.ts';
import { applyTransforms } from './transforms.ts';
import type { Write } from './write.ts';

/** A document as a commit will leave it, before it has a version. */
export interface StagedDocument {
  readonly path: ResourcePath;
  readonly fields: MapFields;
  /** The stored version it started from; null once it was created or deleted within the commit. */
  readonly base: Document | null;
}

export interface StagedWrite {
  readonly write: Write;
  readonly before: StagedDocument | null;
  readonly after: StagedDocument | null;
  readonly transformResults: readonly Value[];
  readonly violation: StatusError | null;
}

export interface StagedCommit {
  readonly writes: readonly StagedWrite[];
  /** Final state of every document that a write touched; null when it is deleted. */
  readonly final: ReadonlyMap<string, StagedDocument | null>;
}

/**
 * Computes what a commit would do, without changing anything: masks, then transforms, each write on the result of those before.
 * Violated preconditions are recorded, not thrown, since rules are judged first.
 * @throws INVALID_ARGUMENT for content that cannot be stored
 */
export function stageCommit(
  database: DatabaseName,
  writes: readonly Write[],
  read: (key: string) => Document | undefined,
  requestTime: Timestamp,
): StagedCommit {
  const final = new Map<string, StagedDocument | null>();
  const deleted = new Set<string>();
  const staged = writes.map((write): StagedWrite => {
    const stored = read(write.key);
    const before = final.has(write.key)
      ? (final.get(write.key) ?? null)
      : stored
        ? { path: stored.path, fields: stored.fields, base: stored }
        : null;
    if (deleted.has(write.key) && write.precondition?.kind === 'exists' && write.precondition.exists) {
      throw invalidArgument('Cannot delete then update an entity in the same request.');
    }
    const violation = checkPrecondition(database, write, before);
    const { after, transformResults } = applyWrite(write, before, requestTime);
    if (write.kind === 'delete') deleted.add(write.key);
    else if (after !== null) deleted.delete(write.key);
    if (write.kind !== 'verify') final.set(write.key, after);
    return { write, before, after, transformResults, violation };
  });
  return { writes: staged, final };
}

function applyWrite(
  write: Write,
  before: StagedDocument | null,
  requestTime: Timestamp,
): { after: StagedDocument | null; transformResults: readonly Value[] } {
  if (write.kind === 'verify') return { after: before, transformResults: [] };
  if (write.kind === 'delete') return { after: null, transformResults: [] };
  const masked = write.mask === null ? write.fields : applyMask(before?.fields ?? new Map(), write.fields, write.mask);
  const { fields, results } = applyTransforms(masked, write.transforms, requestTime);
  checkStorable(write.path, fields);
  return { after: { path: write.path, fields, base: before?.base ?? null }, transformResults: results };
}

function applyMask(before: MapFields, sent: MapFields, mask: readonly (readonly string[])[]): MapFields {
  let fields = before;
  for (const path of mask) {
    const value = getField(sent, path);
    fields = value === undefined ? withoutField(fields, path) : withField(fields, path, value);
  }
  return fields;
}

/** @source docs/data.md#preconditions, in production's wording */
function checkPrecondition(database: DatabaseName, write: Write, before: StagedDocument | null): StatusError | null {
  const { precondition } = write;
  if (precondition === null) return null;
  if (precondition.kind === 'exists') {
    if (precondition.exists === (before !== null)) return null;
    const name = formatResourceName({ database, path: write.path });
    return precondition.exists
      ? new StatusError('NOT_FOUND', `No document to update: ${name}`)
      : new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  const stored = before?.base?.updateTime ?? null;
  if (stored !== null && compareTimestamps(stored, precondition.time) === 0) return null;
  const storedMicros = stored === null ? 0n : timestampToMicros(stored);
  return failedPrecondition(
    `the stored version (${storedMicros}) does not match the required base version (${timestampToMicros(precondition.time)})`,
  );
}
