import { setTimeout as pause } from 'node:timers/promises';
import { firestoreAddress, refusalIn, type Reply, type Send } from '../operator.ts';
import { toJson, type Fields } from './json.ts';

/** A document with its path below the database, such as `orders/1/events/2`. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
}

export interface DocumentPage {
  readonly documents: readonly StoredDocument[];
  /** The moment that all pages of one reading show. */
  readonly readTime: string;
}

/** A whole Firestore database, of every collection, by its REST API. */
export interface Database {
  /** `projects/ID/databases/(default)`. */
  readonly name: string;
  /**
   * All documents of one moment, ordered by path.
   * @param at the moment; null for now, which Firestore tells for an hour. A whole minute it tells for seven days, in a
   *   database with point-in-time recovery
   */
  pages(at?: string | null): AsyncGenerator<DocumentPage>;
  /** The first document; null in an empty database. */
  first(): Promise<StoredDocument | null>;
  /** Fields of a document; null when it does not exist. */
  get(path: string): Promise<Fields | null>;
  /** Writes documents over those with the same paths, in any order. */
  put(documents: readonly StoredDocument[]): Promise<void>;
  delete(path: string): Promise<void>;
}

const PAGE = 300;
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 250;
/** Overloaded, aborted or unavailable: the same request may succeed. */
const PASSING_STATUSES = new Set([408, 409, 429, 500, 502, 503, 504]);
/** The same of one write among others: deadline exceeded, exhausted, aborted, internal, unavailable. */
const PASSING_CODES = new Set([4, 8, 10, 13, 14]);

type Answer = readonly { readonly document?: WireDocument; readonly readTime?: string }[];

interface WireDocument {
  readonly name: string;
  readonly fields?: Fields;
}

export function databaseOf(send: Send, projectId: string): Database {
  const name = `projects/${projectId}/databases/(default)`;
  const documents = `${firestoreAddress(projectId)}/${name}/documents`;
  const nameOf = (path: string): string => `${name}/documents/${path}`;
  const stored = ({ name: full, fields = {} }: WireDocument): StoredDocument => ({
    path: full.slice(nameOf('').length),
    fields,
  });
  const post = (verb: string, body: unknown): Promise<Reply> =>
    patiently(() => send(`${documents}:${verb}`, { method: 'POST', body: toJson(body) }));

  async function query(limit: number, after: string | null, readTime: string | null): Promise<Answer> {
    const { body } = await post('runQuery', {
      structuredQuery: {
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit,
        ...(after !== null && { startAt: { values: [{ referenceValue: nameOf(after) }], before: false } }),
      },
      ...(readTime !== null && { readTime }),
    });
    return body as Answer;
  }

  async function write(writes: readonly object[]): Promise<void> {
    await patiently(async () => {
      const reply = await send(`${documents}:batchWrite`, { method: 'POST', body: toJson({ writes }) });
      const { status = [] } = (reply.body ?? {}) as { status?: readonly { code?: number; message?: string }[] };
      const failed = status.find(({ code = 0 }) => code !== 0);
      if (!failed) return reply;
      return { ...reply, status: PASSING_CODES.has(failed.code ?? 0) ? 503 : 400, body: { error: failed } };
    });
  }

  return {
    name,
    async *pages(at = null) {
      let last: string | null = null;
      let readTime = at;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before it
        const answer: Answer = await query(PAGE, last, readTime);
        readTime ??= answer[0]?.readTime ?? null;
        const found = answer.flatMap(({ document }) => (document ? [stored(document)] : []));
        if (readTime !== null) yield { documents: found, readTime };
        if (found.length < PAGE) return;
        last = found.at(-1)?.path ?? null;
      }
    },
    async first() {
      const [answer] = await query(1, null, null);
      return answer?.document ? stored(answer.document) : null;
    },
    async get(path) {
      const reply = await patiently(() => send(`${documents}/${path}`), new Set([404]));
      return reply.status === 404 ? null : stored(reply.body as WireDocument).fields;
    },
    put: (changed) => write(changed.map(({ path, fields }) => ({ update: { name: nameOf(path), fields } }))),
    delete: (path) => write([{ delete: nameOf(path) }]),
  };
}

/**
 * Repeats a request that met an overload, with growing pauses.
 * @throws Error with Google's own sentence when it is refused
 */
async function patiently(request: () => Promise<Reply>, expected: ReadonlySet<number> = new Set()): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const reply = await request().catch((error: Error) => error);
    const isAnswer = !(reply instanceof Error);
    if (isAnswer && (reply.status === 200 || expected.has(reply.status))) return reply;
    const isPassing = !isAnswer || PASSING_STATUSES.has(reply.status);
    if (!isPassing || attempt === ATTEMPTS) throw isAnswer ? new Error(refusalIn(reply)) : reply;
    // oxlint-disable-next-line no-await-in-loop -- a pause between two attempts
    await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }
}
