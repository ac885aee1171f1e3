import type { Document } from '../model/document.ts';
import type { ResourcePath } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { CommitRecord } from '../store/history.ts';

/** A change of one target's result: documents to show, documents that left it, documents that were deleted. */
export interface TargetDelta {
  readonly shown: readonly Document[];
  /** Still exist, but no longer belong to the result. */
  readonly left: readonly Document[];
  readonly deleted: readonly ResourcePath[];
}

export const NO_DELTA: TargetDelta = { shown: [], left: [], deleted: [] };

/** The result of one target as the client has it. A commit costs in proportion to its changes. */
export interface TargetView {
  /** The whole result; afterwards only deltas are reported. */
  start(): TargetDelta;
  /** The changes since an instant that the client has already seen. */
  resume(since: Timestamp): TargetDelta;
  /** The changes of one commit. */
  advance(record: CommitRecord): TargetDelta;
}

export function isEmptyDelta(delta: TargetDelta): boolean {
  return delta.shown.length === 0 && delta.left.length === 0 && delta.deleted.length === 0;
}
