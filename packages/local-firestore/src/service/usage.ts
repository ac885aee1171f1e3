import type { Socket } from 'node:net';
import { formatFieldPath } from '../model/field-path.ts';
import { conditionsOf, type FieldCondition, type Query } from '../model/query.ts';
import type { Caller } from './caller.ts';

// What the real service would bill. @source docs/billing.md#rules

/** One read of an aggregation pays for so many index entries. */
const ENTRIES_PER_READ = 1000;
/** A text that a query compares with is named in its shape when it is a plain word, such as a status. */
const PLAIN_WORD = /^[a-z]{1,20}$/;

export type Billed = 'reads' | 'writes' | 'deletes';

/** What one kind of operation cost. */
export interface UsageLine {
  /** Whether an administrator called, as servers do, or a client. */
  readonly by: Caller['kind'];
  /** The operation with its collection or the shape of its query: `count orders where status == pending`. */
  readonly what: string;
  readonly calls: number;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

type OpenLine = { -readonly [Key in keyof UsageLine]: UsageLine[Key] };

/** Counts what each project would be billed. */
export class UsageMeter {
  readonly #ofProject = new Map<string, Map<string, OpenLine>>();
  readonly #sockets = new Set<Socket>();
  #closedBytes = 0;

  /** @param calls 0 for what a listener hears after its first answer */
  add(project: string, by: Caller['kind'], what: string, billed: Billed, count: number, calls = 1): void {
    const lines = this.#ofProject.get(project) ?? new Map<string, OpenLine>();
    this.#ofProject.set(project, lines);
    const key = `${by} ${what}`;
    const line = lines.get(key) ?? { by, what, calls: 0, reads: 0, writes: 0, deletes: 0 };
    line.calls += calls;
    line[billed] += count;
    lines.set(key, line);
  }

  /** Since the start or the last `forget`. */
  of(project: string): readonly UsageLine[] {
    return [...(this.#ofProject.get(project)?.values() ?? [])].map((line) => ({ ...line }));
  }

  forget(project: string): void {
    this.#ofProject.delete(project);
  }

  /** Counts the bytes of a connection. They are those of all projects together. */
  follow(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      this.#closedBytes += socket.bytesWritten;
    });
  }

  /** Bytes sent since the start. */
  bytesSent(): number {
    return [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, this.#closedBytes);
  }
}

/** The price of a query: a read for each document, skipped ones too, and one for none. */
export function readsOfQuery(documents: number): number {
  return Math.max(1, documents);
}

/** The price of counts, sums and averages over so many index entries. */
export function readsOfAggregation(entries: number): number {
  return Math.max(1, Math.ceil(entries / ENTRIES_PER_READ));
}

/** A query without the values that differ from call to call: `orders where createdAt >= … order by createdAt limit 25`. */
export function shapeOf({ collectionId, filter, orderBy, startAt, endAt, limit }: Query): string {
  const conditions = [...conditionsOf(filter)].map(formatCondition);
  return [
    collectionId ?? 'all collections',
    conditions.length > 0 && `where ${conditions.join(' and ')}`,
    orderBy.length > 0 &&
      `order by ${orderBy.map(({ path, direction }) => `${formatFieldPath(path)} ${direction}`).join(', ')}`,
    startAt !== null && 'from …',
    endAt !== null && 'to …',
    limit !== null && `limit ${limit}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function formatCondition(condition: FieldCondition): string {
  const path = formatFieldPath(condition.path);
  if (condition.kind === 'unary') return `${path} ${condition.operator}`;
  const { operator, value } = condition;
  const isNamed = value.kind === 'string' && PLAIN_WORD.test(value.value);
  return `${path} ${operator} ${isNamed ? value.value : '…'}`;
}
