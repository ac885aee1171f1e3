import type { Document } from '../model/document.ts';
import type { ResourcePath } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { CommitRecord } from '../store/history.ts';

/** What changed in one target's result: documents to show, documents that left, documents that are gone. */
export interface TargetDelta {
  readonly shown: readonly Document[];
  /** Still exist, but no longer belong to the result. */
  readonly left: readonly Document[];
  readonly deleted: readonly ResourcePath[];
}

export const NO_DELTA: TargetDelta = { shown: [], left: [], deleted: [] };

/** The result of one target as the client has it. Cost of a commit is proportional to what the commit changed. */
export interface TargetView {
  /** The whole result; afterwards only deltas are reported. */
  start(): TargetDelta;
  /** What changed since an instant the client has already seen. */
  resume(since: Timestamp): TargetDelta;
  /** Takes one commit in. */
  advance(record: CommitRecord): TargetDelta;
}

export function isEmptyDelta(delta: TargetDelta): boolean {
  return delta.shown.length === 0 && delta.left.length === 0 && delta.deleted.length === 0;
}
