import type { Document } from '../model/document.ts';
import { formatResourceName, pathKey, type ResourcePath } from '../model/name.ts';
import { StatusError } from '../model/status-error.ts';
import { truncateToMillis, type Timestamp } from '../model/timestamp.ts';
import type { ValidQuery } from '../model/valid-query.ts';
import {
  authorizeDocument,
  authorizeQuery,
  MULTI_DOCUMENT_ACCESSES,
  type Decision,
  type RulesRequest,
} from '../rules/authorize.ts';
import { AccessBudget, resourceValue } from '../rules/document-access.ts';
import type { Database } from '../store/database.ts';
import type { StagedCommit, StagedDocument, StagedWrite } from '../store/stage.ts';
import type { Caller } from './caller.ts';
import type { ServiceContext } from './context.ts';

/** Judges what one caller does with one database. Every method throws PERMISSION_DENIED with the reasons. */
export class Authorization {
  readonly #context: ServiceContext;
  readonly #caller: Caller;
  readonly #database: Database;
  readonly #budget = new AccessBudget(MULTI_DOCUMENT_ACCESSES);

  constructor(context: ServiceContext, caller: Caller, database: Database) {
    this.#context = context;
    this.#caller = caller;
    this.#database = database;
  }

  /** @param message the real service's message for this operation */
  requireAdmin(message: string): void {
    if (this.#caller.kind !== 'admin') throw new StatusError('PERMISSION_DENIED', message);
  }

  get(path: ResourcePath, document: Document | undefined): void {
    this.#judge(path, 'get', this.#database.requestTime(), (request) =>
      authorizeDocument({ ...request, method: 'get', path, before: this.#resource(document ?? null), after: null }),
    );
  }

  list(query: ValidQuery): void {
    const collection = query.collectionId === null ? query.parent : [...query.parent, query.collectionId];
    this.#judge(collection, 'list', this.#database.requestTime(), (request) => authorizeQuery(request, query));
  }

  /** Every write must be granted; `getAfter()` sees the state after the whole commit. */
  commit(staged: StagedCommit, requestTime: Timestamp): void {
    for (const write of staged.writes) this.#write(write, staged, requestTime);
  }

  #write({ write, before, after }: StagedWrite, staged: StagedCommit, requestTime: Timestamp): void {
    const { path } = write;
    const method =
      write.kind === 'verify' ? 'get' : write.kind === 'delete' ? 'delete' : createsOrUpdates(write, before);
    this.#judge(
      path,
      method,
      requestTime,
      (request) =>
        authorizeDocument({
          ...request,
          method,
          path,
          before: this.#resource(before),
          after: write.kind === 'set' ? this.#resource(after) : null,
        }),
      staged,
    );
  }

  #judge(
    path: ResourcePath,
    method: string,
    time: Timestamp,
    decide: (request: RulesRequest) => Decision,
    staged?: StagedCommit,
  ): void {
    if (this.#caller.kind === 'admin') return;
    const { name } = this.#database;
    const ruleset = this.#context.rules.of(name.project);
    if (ruleset === null) return;
    const decision = decide({
      ruleset,
      database: name.database,
      auth: this.#caller.auth,
      time: truncateToMillis(time),
      reader: { read: (at, phase) => this.#read(at, phase, staged) },
      budget: this.#budget,
    });
    if (decision.allowed) return;
    const who = this.#caller.auth?.uid ?? 'nobody';
    this.#context.log(
      `denied: ${method} ${formatResourceName({ database: name, path })} by ${who}:${decision.message.replaceAll('\n', ' ')}`,
    );
    throw new StatusError('PERMISSION_DENIED', decision.message);
  }

  #read(
    path: ResourcePath,
    phase: 'before' | 'after',
    staged: StagedCommit | undefined,
  ): StagedDocument | Document | null {
    const key = pathKey(path);
    this.#context.usage.add(this.#database.name.project, 'client', `rules ${path.at(-2)}`, 'reads', 1);
    if (phase === 'after' && staged?.final.has(key)) return staged.final.get(key) ?? null;
    return this.#database.get(key) ?? null;
  }

  #resource(document: Document | StagedDocument | null): ReturnType<typeof resourceValue> | null {
    if (document === null || this.#caller.kind === 'admin') return null;
    return resourceValue(this.#database.name.database, document.path, document.fields);
  }
}

/** By existence at that point of the commit; an update that demands a missing document is still judged as an update. */
function createsOrUpdates(write: StagedWrite['write'], before: StagedDocument | null): 'create' | 'update' {
  const demandsExisting = write.precondition?.kind === 'exists' && write.precondition.exists;
  return before !== null || demandsExisting ? 'update' : 'create';
}
