import { compareCodePoints } from '../model/code-points.ts';
import type { ResourcePath } from '../model/name.ts';
import type { MapFields } from '../model/value.ts';
import {
  fromStoredFields,
  NULL,
  NULL_VALUE_ERROR,
  ruleError,
  toBool,
  type KnownValue,
  type Outcome,
  type PathValueSegment,
  type RuleValue,
} from './values.ts';

/** Reads documents for `get()` and its kin; `after` is the state the whole commit will leave. */
export interface DocumentReader {
  read(path: ResourcePath, phase: 'before' | 'after'): { readonly fields: MapFields } | null;
}

const MAX_ACCESSES_PER_OPERATION = 10;

/** Document accesses of one request: 10 per operation, 20 for a whole commit, the same path again for free. */
export class AccessBudget {
  #left: number;

  constructor(total: number) {
    this.#left = total;
  }

  take(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }
}

export class DocumentAccess {
  readonly #database: string;
  readonly #reader: DocumentReader;
  readonly #shared: AccessBudget;
  readonly #own = new AccessBudget(MAX_ACCESSES_PER_OPERATION);
  readonly #seen = new Map<string, RuleValue>();

  /** @param shared the accesses that are left for the whole commit or read */
  constructor(database: string, reader: DocumentReader, shared: AccessBudget) {
    this.#database = database;
    this.#reader = reader;
    this.#shared = shared;
  }

  /** Calls `get`, `exists`, `getAfter` or `existsAfter`. */
  call(name: string, args: readonly RuleValue[]): Outcome {
    const [path] = args;
    if (args.length !== 1 || path === undefined) {
      return ruleError(`Incorrect number of arguments. Received: ${args.length}. Expected: 1.`);
    }
    if (path.type === 'null') return NULL_VALUE_ERROR;
    if (path.type !== 'path') return this.#failure(name, []);
    const document = this.#document(name, path.segments);
    if (document.type === 'error' || name === 'get' || name === 'getAfter') return document;
    return toBool(document.type !== 'null');
  }

  #document(name: string, segments: readonly PathValueSegment[]): Outcome {
    const key = `${name.endsWith('After') ? 'after' : 'before'} ${JSON.stringify(segments)}`;
    const seen = this.#seen.get(key);
    if (seen) return seen;
    const [root, database, documents, ...path] = segments.filter((segment) => typeof segment === 'string');
    const isDocument =
      root === 'databases' && database === this.#database && documents === 'documents' && path.length >= 2;
    if (!isDocument || path.length % 2 === 1 || path.length !== segments.length - 3)
      return this.#failure(name, segments);
    if (!this.#own.take() || !this.#shared.take()) return this.#failure(name, segments);
    const found = this.#reader.read(path, name.endsWith('After') ? 'after' : 'before');
    const value = found === null ? NULL : resourceValue(this.#database, path, found.fields);
    this.#seen.set(key, value);
    return value;
  }

  #failure(name: string, segments: readonly PathValueSegment[]): Outcome {
    const lines = segments.map(
      (segment) => `  segments {\n    simple: "${typeof segment === 'string' ? segment : segment.placeholder}"\n  }\n`,
    );
    return ruleError(`Service call error. Function: [${name}], Argument: [path_value {\n${lines.join('')}}\n].`);
  }
}

/** A document as rules see it: `data`, `id` and `__name__`. */
export function resourceValue(database: string, path: ResourcePath, fields: MapFields): KnownValue {
  const entries: [string, KnownValue][] = [...identityOf(database, path), ['data', fromStoredFields(fields)]];
  return { type: 'map', entries: new Map(entries.toSorted(([a], [b]) => compareCodePoints(a, b))) };
}

/** `resource` of a query: its data as far as the filters fix it, its id only where a filter names it. */
export function partialResourceOf(database: string, path: ResourcePath | null, data: RuleValue): RuleValue {
  return { type: 'partial-map', entries: new Map([...(path ? identityOf(database, path) : []), ['data', data]]) };
}

function identityOf(database: string, path: ResourcePath): [string, KnownValue][] {
  return [
    ['__name__', { type: 'path', segments: ['databases', database, 'documents', ...path] }],
    ['id', { type: 'string', value: path.at(-1) ?? '' }],
  ];
}
