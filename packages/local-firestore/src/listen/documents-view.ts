import type { Document } from '../model/document.ts';
import { pathKey, type ResourcePath } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Database } from '../store/database.ts';
import type { CommitRecord } from '../store/history.ts';
import { NO_DELTA, type TargetDelta, type TargetView } from './target-view.ts';

/** A target of named documents. */
export class DocumentsView implements TargetView {
  readonly #database: Database;
  readonly #paths: ReadonlyMap<string, ResourcePath>;

  constructor(database: Database, paths: readonly ResourcePath[]) {
    this.#database = database;
    this.#paths = new Map(paths.map((path) => [pathKey(path), path]));
  }

  start(): TargetDelta {
    return this.#now([...this.#paths.keys()]);
  }

  resume(since: Timestamp): TargetDelta {
    const changed = this.#database.changedSince(since);
    return this.#now([...this.#paths.keys()].filter((key) => changed.has(key)));
  }

  advance(record: CommitRecord): TargetDelta {
    const touched = record.changes.filter((change) => this.#paths.has(change.key));
    return touched.length === 0 ? NO_DELTA : this.#now(touched.map((change) => change.key));
  }

  #now(keys: readonly string[]): TargetDelta {
    const shown: Document[] = [];
    const deleted: ResourcePath[] = [];
    for (const key of keys) {
      const document = this.#database.get(key);
      const path = this.#paths.get(key);
      if (document) shown.push(document);
      else if (path) deleted.push(path);
    }
    return { shown, left: [], deleted };
  }
}
