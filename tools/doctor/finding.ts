import { refusalIn, type Reply, type Send } from '../operator.ts';

/** The result of one check. */
export interface Finding {
  readonly what: string;
  /** `unasked`: Google refused the question, so nobody knows. */
  readonly state: 'ok' | 'missing' | 'unasked';
  /** The problem, in Google's own words when it is unasked; of what is ok, a remark or nothing. */
  readonly said: string;
  /** How to mend it. */
  readonly mend: string;
}

/** What a check found out: a problem, or none, and perhaps a remark. */
export interface Verdict {
  readonly problem: string | null;
  readonly mend: string;
  readonly remark?: string;
}

/** What this repository expects of the project. */
export interface Wanted {
  readonly projectId: string;
  readonly region: string;
  /** The origins of the site: that of Hosting, and the house's own domains. */
  readonly origins: readonly string[];
  readonly functions: readonly string[];
  /** The operator's clock. */
  readonly nowMs: number;
  readonly rules: string;
  /** The parsed firestore.indexes.json. */
  readonly indexes: {
    readonly indexes: readonly { readonly collectionGroup: string; readonly fields: readonly IndexField[] }[];
    readonly fieldOverrides: readonly {
      readonly collectionGroup: string;
      readonly fieldPath: string;
      readonly ttl?: boolean;
    }[];
  };
}

export interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

export interface Check {
  readonly what: string;
  readonly find: (send: Send, wanted: Wanted) => Promise<Verdict>;
}

/** Google refused a question. Its message is Google's own sentence. */
export class Unasked extends Error {}

/**
 * Reads a resource of Google's control APIs.
 * @returns null when Google says that it does not exist
 * @throws Unasked for every other refusal
 */
export async function read(send: Send, url: string, body?: unknown): Promise<unknown> {
  const reply = await send(url, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  if (reply.status === 200) return reply.body;
  if (isMissing(reply)) return null;
  throw new Unasked(refusalIn(reply));
}

/** A 404 of the API itself. Others come from a wrong address, a proxy or a login page. */
function isMissing({ status, body }: Reply): boolean {
  return status === 404 && (body as { error?: { status?: string } } | null)?.error?.status === 'NOT_FOUND';
}

/** Runs a check. A question that is refused or fails is a finding of its own. */
export async function findingOf({ what, find }: Check, send: Send, wanted: Wanted): Promise<Finding> {
  try {
    const { problem, mend, remark = '' } = await find(send, wanted);
    return problem === null
      ? { what, state: 'ok', said: remark, mend }
      : { what, state: 'missing', said: problem, mend };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return error instanceof Unasked
      ? {
          what,
          state: 'unasked',
          said,
          mend: 'This says nothing about the project. Ask again when what Google names is mended.',
        }
      : { what, state: 'unasked', said, mend: 'Is this machine online?' };
  }
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what Google documents of the field
export function field<T>(body: unknown, name: string): T | undefined {
  return (body as Readonly<Record<string, T>> | null)?.[name];
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what Google documents of the list
export function list<T>(body: unknown, name: string): readonly T[] {
  const value = field<unknown>(body, name);
  return Array.isArray(value) ? (value as readonly T[]) : [];
}
