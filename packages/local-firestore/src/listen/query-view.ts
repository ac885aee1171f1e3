import type { Document } from '../model/document.ts';
import type { ResourcePath } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { CompiledQuery } from '../query/compile-query.ts';
import { sortedIndex } from '../model/sorted.ts';
import { runQuery } from '../query/run-query.ts';
import type { Database } from '../store/database.ts';
import type { CommitRecord } from '../store/history.ts';
import type { ReadView } from '../store/read-view.ts';
import { NO_DELTA, type TargetDelta, type TargetView } from './target-view.ts';

/** A query without a window: a document belongs to the result by itself, so each change is judged alone. */
export class OpenQueryView implements TargetView {
  readonly #database: Database;
  readonly #query: CompiledQuery;

  constructor(database: Database, query: CompiledQuery) {
    this.#database = database;
    this.#query = query;
  }

  start(): TargetDelta {
    return { ...NO_DELTA, shown: runQuery(this.#query, this.#database.current()).documents };
  }

  resume(since: Timestamp): TargetDelta {
    const changed = [...this.#database.changedSince(since)].map(([key, { path, before }]) => ({
      key,
      path,
      before,
      after: this.#database.get(key) ?? null,
    }));
    return this.#judge(changed);
  }

  advance(record: CommitRecord): TargetDelta {
    return this.#judge(record.changes);
  }

  #judge(changes: CommitRecord['changes']): TargetDelta {
    const shown: Document[] = [];
    const left: Document[] = [];
    const deleted: ResourcePath[] = [];
    for (const { path, before, after } of changes) {
      const belongs = after !== null && this.#query.matches(after);
      if (belongs) {
        if (before?.updateTime !== after.updateTime) shown.push(after);
      } else if (before !== null && this.#query.matches(before)) {
        if (after === null) deleted.push(path);
        else left.push(after);
      }
    }
    if (shown.length + left.length + deleted.length === 0) return NO_DELTA;
    return { shown: shown.toSorted(this.#query.compare), left, deleted };
  }
}

/**
 * A query with a limit or an offset. It keeps the documents up to the end of the window in order; only a
 * removal from a full window reads the store again, since the next document is not known.
 */
export class WindowQueryView implements TargetView {
  readonly #database: Database;
  readonly #query: CompiledQuery;
  readonly #offset: number;
  readonly #end: number;
  #head: readonly Document[] = [];

  constructor(database: Database, query: CompiledQuery) {
    this.#database = database;
    this.#query = query;
    this.#offset = query.query.offset;
    this.#end = query.query.limit === null ? Infinity : query.query.offset + query.query.limit;
  }

  start(): TargetDelta {
    this.#head = this.#readHead(this.#database.current());
    return { ...NO_DELTA, shown: this.#window(this.#head) };
  }

  resume(since: Timestamp): TargetDelta {
    const seen = this.#readHead(this.#database.viewAt(since));
    this.#head = this.#readHead(this.#database.current());
    return this.#difference(this.#window(seen), this.#window(this.#head));
  }

  advance(record: CommitRecord): TargetDelta {
    const before = this.#head;
    this.#head = this.#take(record);
    return before === this.#head ? NO_DELTA : this.#difference(this.#window(before), this.#window(this.#head));
  }

  #take(record: CommitRecord): readonly Document[] {
    let head = this.#head;
    // Whether documents may follow that are not in the head; then a gap in it cannot be filled from here.
    let hasMore = head.length === this.#end;
    for (const { key, before, after } of record.changes) {
      const held =
        before !== null && this.#query.matches(before) ? head.findIndex((document) => document.key === key) : -1;
      const belongs = after !== null && this.#query.matches(after);
      if (held < 0 && !belongs) continue;
      const last = head.at(-1);
      const isBeyond = belongs && hasMore && last !== undefined && this.#query.compare(after, last) > 0;
      if (held >= 0 && hasMore && (!belongs || isBeyond)) return this.#readHead(this.#database.current());
      if (held < 0 && isBeyond) continue;
      const next = head.filter((_document, index) => index !== held);
      if (belongs) next.splice(sortedIndex(next, after, this.#query.compare), 0, after);
      if (next.length > this.#end) {
        next.pop();
        hasMore = true;
      }
      head = next;
    }
    return head;
  }

  #readHead(view: ReadView): readonly Document[] {
    const whole = {
      ...this.#query,
      query: { ...this.#query.query, offset: 0, limit: this.#end === Infinity ? null : this.#end },
    };
    return runQuery(whole, view).documents;
  }

  #window(head: readonly Document[]): readonly Document[] {
    return head.slice(this.#offset);
  }

  #difference(before: readonly Document[], after: readonly Document[]): TargetDelta {
    const old = new Map(before.map((document) => [document.key, document]));
    const kept = new Set(after.map((document) => document.key));
    const left: Document[] = [];
    const deleted: ResourcePath[] = [];
    for (const document of before) {
      if (kept.has(document.key)) continue;
      const now = this.#database.get(document.key);
      if (now) left.push(now);
      else deleted.push(document.path);
    }
    const shown = after.filter((document) => old.get(document.key)?.updateTime !== document.updateTime);
    return { shown, left, deleted };
  }
}
