import type { Document } from '../model/document.ts';
import { pathKey, type ResourcePath } from '../model/name.ts';
import { invalidArgument, toStatusError, type StatusError } from '../model/status-error.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { compileQuery } from '../query/compile-query.ts';
import { projectDocument } from '../query/project.ts';
import type { Query } from '../model/query.ts';
import type { ValidQuery } from '../model/valid-query.ts';
import { validateQuery } from '../query/validate-query.ts';
import type { Database } from '../store/database.ts';
import type { CommitRecord } from '../store/history.ts';
import { DocumentsView } from './documents-view.ts';
import type { ListenEvent } from './events.ts';
import { OpenQueryView, WindowQueryView } from './query-view.ts';
import { isEmptyDelta, type TargetDelta, type TargetView } from './target-view.ts';

// A target has these phases:
//
//   1. add         ADD is sent; the target is validated and authorised, and a refusal removes it with a cause.
//   2. start       its view gives the whole result, or on a resume the changes since (RESET where they are not known);
//                  then CURRENT and a snapshot. documents-view.ts and query-view.ts are the views.
//   3. advance     for each commit every view gives its delta: shown, left, deleted. The deltas of all targets of the
//                  stream are merged into one message per document, and one snapshot follows.
//   4. remove      by the client, or when a watched document may no longer be read.
//
// A stream emits events (events.ts); transports/wire/listening.ts turns them into messages.

const KEEP_ALIVE_MS = 30_000;

export type TargetSpec = { readonly targetId: number; readonly resumeFrom: Timestamp | 'unknown' | null } & (
  | { readonly kind: 'documents'; readonly paths: readonly ResourcePath[] }
  | { readonly kind: 'query'; readonly query: Query }
);

interface WatchStreamOptions {
  readonly database: Database;
  readonly emit: (event: ListenEvent) => void;
  /** Throws PERMISSION_DENIED where the caller may not read; called again for a watched document that changed. */
  readonly authorizeDocument: (path: ResourcePath, document: Document | undefined) => void;
  readonly authorizeQuery: (query: ValidQuery) => void;
  /** Called with the documents that a target's result costs: its first answer, then its changes. */
  readonly onReads?: (spec: TargetSpec, reads: number, isFirst: boolean) => void;
}

interface Target {
  readonly id: number;
  readonly spec: TargetSpec;
  readonly view: TargetView;
  readonly select: Query['select'];
}

/**
 * The targets of one Listen stream. They share one clock: the messages of a commit are followed by one
 * snapshot event, and a commit that changes no target's result sends nothing. @source docs/wire.md#listen
 */
export class WatchStream {
  readonly #options: WatchStreamOptions;
  readonly #targets = new Map<number, Target>();
  readonly #stopObserving: () => void;
  readonly #keepAlive: NodeJS.Timeout;

  constructor(options: WatchStreamOptions) {
    this.#options = options;
    this.#stopObserving = options.database.observe((record) => {
      this.#advance(record);
    });
    this.#keepAlive = setInterval(() => {
      this.#snapshot();
    }, KEEP_ALIVE_MS).unref();
  }

  /** @throws INVALID_ARGUMENT when the id is in use: that ends the stream; every other refusal ends only the target */
  addTarget(spec: TargetSpec): void {
    const id = spec.targetId === 0 ? this.#freeId() : spec.targetId;
    if (this.#targets.has(id)) throw invalidArgument(`Target ID ${id} is already in use.`);
    this.#options.emit({ kind: 'target-added', targetId: id });
    try {
      this.#start(id, spec);
    } catch (error) {
      this.#refuse(id, toStatusError(error));
    }
  }

  /** Ends a target before it starts, as for a malformed name. */
  refuseTarget(targetId: number, cause: StatusError): void {
    this.#options.emit({ kind: 'target-added', targetId });
    this.#refuse(targetId, cause);
  }

  removeTarget(targetId: number): void {
    if (!this.#targets.delete(targetId)) return;
    this.#options.emit({ kind: 'target-removed', targetId, cause: null });
  }

  close(): void {
    clearInterval(this.#keepAlive);
    this.#stopObserving();
    this.#targets.clear();
  }

  #start(id: number, spec: TargetSpec): void {
    const { database } = this.#options;
    const target = { id, spec, view: this.#open(spec), select: spec.kind === 'query' ? spec.query.select : null };
    this.#targets.set(id, target);
    const { resumeFrom } = spec;
    if (resumeFrom !== null && resumeFrom !== 'unknown' && database.canReadAt(resumeFrom)) {
      const delta = target.view.resume(resumeFrom);
      this.#options.onReads?.(spec, delta.shown.length + delta.left.length, true);
      this.#send([[target, delta]], database.now());
    } else {
      if (resumeFrom !== null) this.#options.emit({ kind: 'target-reset', targetId: id });
      const delta = target.view.start();
      this.#options.onReads?.(spec, Math.max(1, delta.shown.length + delta.deleted.length), true);
      this.#send([[target, delta]], database.now());
    }
    const readTime = database.now();
    this.#options.emit({ kind: 'target-current', targetId: id, readTime });
    this.#options.emit({ kind: 'snapshot', readTime });
  }

  #open(spec: TargetSpec): TargetView {
    const { database, authorizeQuery } = this.#options;
    if (spec.kind === 'documents') {
      this.#authorizeDocuments(spec.paths);
      return new DocumentsView(database, spec.paths);
    }
    const query = validateQuery(spec.query);
    authorizeQuery(query);
    const compiled = compileQuery(database.name, query);
    const hasWindow = query.limit !== null || query.offset > 0;
    return hasWindow ? new WindowQueryView(database, compiled) : new OpenQueryView(database, compiled);
  }

  #authorizeDocuments(paths: readonly ResourcePath[]): void {
    for (const path of paths) this.#options.authorizeDocument(path, this.#options.database.get(pathKey(path)));
  }

  #advance(record: CommitRecord): void {
    const deltas: [Target, TargetDelta][] = [];
    for (const target of this.#targets.values()) {
      const delta = target.view.advance(record);
      if (isEmptyDelta(delta)) continue;
      if (!this.#isStillAllowed(target)) continue;
      this.#options.onReads?.(target.spec, delta.shown.length + delta.left.length, false);
      deltas.push([target, delta]);
    }
    if (deltas.length === 0) return;
    this.#send(deltas, record.time);
    this.#options.emit({ kind: 'snapshot', readTime: record.time });
  }

  /** A write may have taken a watched document from this caller; a query was proven for every possible document. */
  #isStillAllowed(target: Target): boolean {
    if (target.spec.kind === 'query') return true;
    try {
      this.#authorizeDocuments(target.spec.paths);
      return true;
    } catch (error) {
      this.#targets.delete(target.id);
      this.#refuse(target.id, toStatusError(error));
      return false;
    }
  }

  /** One message per document, naming all targets it concerns. */
  #send(deltas: readonly [Target, TargetDelta][], readTime: Timestamp): void {
    const changed = new Map<string, { document: Document; targetIds: number[]; removedTargetIds: number[] }>();
    const deleted = new Map<string, { path: ResourcePath; removedTargetIds: number[] }>();
    const entryOf = (target: Target, document: Document): { targetIds: number[]; removedTargetIds: number[] } => {
      const key = target.select === null ? document.key : `${document.key} of ${target.id}`;
      const existing = changed.get(key);
      if (existing) return existing;
      const entry = { document: projectDocument(document, target.select), targetIds: [], removedTargetIds: [] };
      changed.set(key, entry);
      return entry;
    };
    for (const [target, delta] of deltas) {
      for (const document of delta.shown) entryOf(target, document).targetIds.push(target.id);
      for (const document of delta.left) entryOf(target, document).removedTargetIds.push(target.id);
      for (const path of delta.deleted) {
        const key = pathKey(path);
        const entry = deleted.get(key) ?? { path, removedTargetIds: [] };
        entry.removedTargetIds.push(target.id);
        deleted.set(key, entry);
      }
    }
    for (const entry of changed.values()) this.#options.emit({ kind: 'document-changed', ...entry });
    for (const entry of deleted.values()) this.#options.emit({ kind: 'document-deleted', ...entry, readTime });
  }

  #snapshot(): void {
    if (this.#targets.size > 0) this.#options.emit({ kind: 'snapshot', readTime: this.#options.database.now() });
  }

  #refuse(targetId: number, cause: StatusError): void {
    this.#targets.delete(targetId);
    this.#options.emit({ kind: 'target-removed', targetId, cause });
  }

  #freeId(): number {
    let id = 1;
    while (this.#targets.has(id)) id += 1;
    return id;
  }
}
