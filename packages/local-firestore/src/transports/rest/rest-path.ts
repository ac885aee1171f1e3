/** The custom verbs of the REST surface and the method behind each. */
export const VERBS: Readonly<Record<string, { readonly method: string; readonly onDocument: boolean }>> = {
  commit: { method: 'Commit', onDocument: false },
  batchGet: { method: 'BatchGetDocuments', onDocument: false },
  batchWrite: { method: 'BatchWrite', onDocument: false },
  beginTransaction: { method: 'BeginTransaction', onDocument: false },
  rollback: { method: 'Rollback', onDocument: false },
  runQuery: { method: 'RunQuery', onDocument: true },
  runAggregationQuery: { method: 'RunAggregationQuery', onDocument: true },
  listCollectionIds: { method: 'ListCollectionIds', onDocument: true },
  partitionQuery: { method: 'PartitionQuery', onDocument: true },
  executePipeline: { method: 'ExecutePipeline', onDocument: false },
};

export interface RestPath {
  /** `projects/…/documents[/…]`, percent-decoded. */
  readonly name: string;
  /** The segments after `…/documents/`; null when not even the slash is there. */
  readonly rest: readonly string[] | null;
  readonly verb: string | null;
}

const ROOT_SEGMENTS = 5;

/** Reads a path below `/v1/`. @returns null for a path that is no resource of Firestore. @source docs/wire.md#rest-paths */
export function parseRestPath(pathname: string): RestPath | null {
  const below = /^\/v1(?:beta1)?\/(.*)$/s.exec(pathname)?.[1];
  if (below === undefined) return null;
  const raw = below.split('/');
  const last = raw.at(-1) ?? '';
  const colon = last.lastIndexOf(':');
  const candidate = colon === -1 ? '' : last.slice(colon + 1);
  const verb = Object.hasOwn(VERBS, candidate) ? candidate : null;
  if (verb !== null) raw[raw.length - 1] = last.slice(0, colon);
  const segments = raw.map(decode).filter((segment) => segment !== null);
  if (segments.length < raw.length) return null;
  const name = segments.join('/');
  const isResource = segments[0] === 'projects' && segments[2] === 'databases' && segments[4] === 'documents';
  if (!isResource) return null;
  return { name, rest: segments.length > ROOT_SEGMENTS ? segments.slice(ROOT_SEGMENTS) : null, verb };
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null; // malformed percent-encoding names no resource
  }
}
