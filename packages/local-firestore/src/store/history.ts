import type { Document } from '../model/document.ts';
import type { ResourcePath } from '../model/name.ts';
import { compareTimestamps, type Timestamp } from '../model/timestamp.ts';

export interface DocumentChange {
  readonly key: string;
  readonly path: ResourcePath;
  readonly before: Document | null;
  readonly after: Document | null;
}

export interface CommitRecord {
  /** Clearing is a commit for listeners but not a write: it fires no triggers. */
  readonly origin: 'write' | 'clear';
  readonly time: Timestamp;
  readonly changes: readonly DocumentChange[];
}

const KEEP_SECONDS = 3600;
const KEEP_CHANGES = 100_000;

/** The commits of the last hour: enough to read at a past instant and to resume listeners with only the changes they missed. */
export class History {
  #records: CommitRecord[] = [];
  #changeCount = 0;
  /** Reads before this instant cannot be answered. */
  #start: Timestamp;

  constructor(start: Timestamp) {
    this.#start = start;
  }

  append(record: CommitRecord): void {
    this.#records.push(record);
    this.#changeCount += record.changes.length;
    if (this.#records.length % 256 === 0 || this.#changeCount > KEEP_CHANGES) this.#prune(record.time);
  }

  reaches(time: Timestamp): boolean {
    return compareTimestamps(time, this.#start) >= 0;
  }

  /** Every document changed after an instant, with its version at that instant; null when it did not exist. */
  changedSince(time: Timestamp): Map<string, { path: ResourcePath; before: Document | null }> {
    const changed = new Map<string, { path: ResourcePath; before: Document | null }>();
    for (let index = this.#records.length - 1; index >= 0; index -= 1) {
      const record = this.#records[index] as CommitRecord;
      if (compareTimestamps(record.time, time) <= 0) break;
      for (const change of record.changes) changed.set(change.key, { path: change.path, before: change.before });
    }
    return changed;
  }

  #prune(now: Timestamp): void {
    let drop = 0;
    while (drop < this.#records.length - 1) {
      const record = this.#records[drop] as CommitRecord;
      if (now.seconds - record.time.seconds <= KEEP_SECONDS && this.#changeCount <= KEEP_CHANGES) break;
      this.#changeCount -= record.changes.length;
      this.#start = record.time;
      drop += 1;
    }
    if (drop > 0) this.#records = this.#records.slice(drop);
  }
}
