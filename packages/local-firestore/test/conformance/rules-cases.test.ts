import { describe, expect, it } from 'vitest';
import cases from '../fixtures/rules-cases.json' with { type: 'json' };
import { OWNER, rest, unsignedToken, type RestAnswer } from '../rest-client.ts';
import { useServer } from '../start-server.ts';
import { underKnownDifferences } from './known-differences.ts';

// rules-cases.json: each case loads its rules into a project of its own, seeds documents as an administrator, and makes
// one request over REST as the caller. `format` and `encoding` in the file describe its fields.

const server = useServer();

interface Case {
  readonly name: string;
  readonly rules: string;
  readonly documents: Record<string, Record<string, unknown>>;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly auth: { readonly uid: string; readonly token: Record<string, unknown> } | null;
    readonly data?: Record<string, unknown>;
    readonly write?: 'set' | 'merge' | 'update';
    readonly batch?: readonly { readonly op: string; readonly path: string; readonly data?: Record<string, unknown> }[];
    readonly query?: Query;
  };
  readonly expect: 'allow' | 'deny';
  readonly verdict?: string;
  readonly message?: string;
}

interface Query {
  readonly where?: readonly [string, string, unknown][];
  readonly or?: readonly [string, string, unknown][];
  readonly orderBy?: readonly [string, string][];
  readonly limit?: number;
  readonly offset?: number;
  readonly collectionGroup?: boolean;
  readonly aggregate?: string;
}

describe('recorded and documented rules cases', () => {
  it.each((cases.cases as unknown as Case[]).map((entry, index) => [entry.name, entry, index] as const))(
    '%s',
    async (name, entry, index) => {
      await underKnownDifferences('rules-cases.json', name, async () => {
        const project = `rules-${index}`;
        const loaded = await rest(server.address(), 'PUT', `/emulator/v1/projects/${project}:securityRules`, {
          rules: { files: [{ content: entry.rules }] },
        });
        if (entry.verdict === 'compile-error') {
          expect(loaded.status, loaded.text).toBe(400);
          return;
        }
        expect(loaded.status, loaded.text).toBe(200);
        const documents = `projects/${project}/databases/(default)/documents`;
        await seed(documents, entry.documents);
        const answer = await send(documents, entry);
        expect(verdictOf(answer), answer.text).toBe(entry.expect);
        const { error } = answer.json as { error?: { message?: string } };
        if (entry.message !== undefined && isOnePassMessage(entry.message)) expect(error?.message).toBe(entry.message);
      });
    },
  );
});

/** The official text explains single documents in two passes, which is a nicety left out. @source docs/rules.md#denials */
function isOnePassMessage(message: string): boolean {
  return message.includes("'list'") || /^\n[^,]* for 'get' @ L\d+$/.test(message);
}

function verdictOf(answer: RestAnswer): string {
  if (answer.status === 403) return 'deny';
  return answer.status === 200 || answer.status === 404 ? 'allow' : `status ${answer.status}`;
}

async function seed(documents: string, stored: Case['documents']): Promise<void> {
  const writes = Object.entries(stored).map(([path, data]) => ({
    update: { name: `${documents}/${path}`, fields: fieldsOf(data, documents) },
  }));
  if (writes.length === 0) return;
  const answer = await rest(server.address(), 'POST', `/v1/${documents}:commit`, { writes }, OWNER);
  expect(answer.status, answer.text).toBe(200);
}

function send(documents: string, { request }: Case): Promise<RestAnswer> {
  const { auth, method, path } = request;
  const headers: Record<string, string> = auth
    ? { authorization: `Bearer ${unsignedToken({ sub: auth.uid, user_id: auth.uid, ...auth.token })}` }
    : {};
  if (method === 'get')
    return rest(
      server.address(),
      'GET',
      `/v1/${documents}/${path.split('/').map(encodeURIComponent).join('/')}`,
      undefined,
      headers,
    );
  if (method === 'list') return list(documents, path, request.query ?? {}, headers);
  const first =
    method === 'delete'
      ? { delete: `${documents}/${path}` }
      : writeOf(documents, request.write ?? 'set', path, request.data ?? {});
  const others = (request.batch ?? []).map(({ op, path: other, data }) =>
    op === 'delete' ? { delete: `${documents}/${other}` } : writeOf(documents, op, other, data ?? {}),
  );
  return rest(server.address(), 'POST', `/v1/${documents}:commit`, { writes: [first, ...others] }, headers);
}

function list(documents: string, path: string, query: Query, headers: Record<string, string>): Promise<RestAnswer> {
  const segments = path.split('/');
  const parent = [documents, ...segments.slice(0, -1)].join('/');
  const filters = (query.where ?? query.or ?? []).map(([field, op, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value: valueOf(value, documents) },
  }));
  const structuredQuery = {
    from: [{ collectionId: segments.at(-1), allDescendants: query.collectionGroup === true }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: query.or ? 'OR' : 'AND', filters } } }),
    ...(query.orderBy && {
      orderBy: query.orderBy.map(([field, direction]) => ({
        field: { fieldPath: field },
        direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
      })),
    }),
    ...(query.limit !== undefined && { limit: query.limit }),
    ...(query.offset !== undefined && { offset: query.offset }),
  };
  if (query.aggregate === undefined)
    return rest(server.address(), 'POST', `/v1/${parent}:runQuery`, { structuredQuery }, headers);
  const aggregation = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
  return rest(
    server.address(),
    'POST',
    `/v1/${parent}:runAggregationQuery`,
    { structuredAggregationQuery: aggregation },
    headers,
  );
}

const OPERATORS: Record<string, string> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

/** A write as the SDKs make it: `merge` masks what it sends, `update` demands an existing document. */
function writeOf(documents: string, op: string, path: string, data: Record<string, unknown>): object {
  const isServerTime = (value: unknown): boolean => isMarker(value, '$serverTimestamp');
  const kept = Object.entries(data).filter(([, value]) => !isServerTime(value) && !isMarker(value, '$delete'));
  const transforms = Object.entries(data)
    .filter(([, value]) => isServerTime(value))
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const masked = Object.entries(data)
    .filter(([, value]) => !isServerTime(value))
    .map(([key]) => key);
  const fields = op === 'update' ? nest(kept) : Object.fromEntries(kept);
  const fieldPaths = op === 'merge' ? leafPaths(fields) : masked;
  return {
    update: { name: `${documents}/${path}`, fields: fieldsOf(fields, documents) },
    ...(op !== 'set' && { updateMask: { fieldPaths } }),
    ...(op === 'update' && { currentDocument: { exists: true } }),
    ...(transforms.length > 0 && { updateTransforms: transforms }),
  };
}

function nest(entries: readonly [string, unknown][]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const parts = path.split('.');
    let owner = result;
    for (const part of parts.slice(0, -1)) owner = (owner[part] ??= {}) as Record<string, unknown>;
    owner[parts.at(-1) ?? ''] = value;
  }
  return result;
}

function leafPaths(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    isPlainMap(value) && Object.keys(value).length > 0 ? leafPaths(value).map((path) => `${key}.${path}`) : [key],
  );
}

function isPlainMap(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !Object.keys(value).some((key) => key.startsWith('$'))
  );
}

function isMarker(value: unknown, marker: string): boolean {
  return typeof value === 'object' && value !== null && marker in value;
}

function fieldsOf(data: Record<string, unknown>, documents: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, valueOf(value, documents)]));
}

function valueOf(value: unknown, documents: string): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item) => valueOf(item, documents)) } };
  const record = value as Record<string, unknown>;
  if ('$double' in record) return { doubleValue: record['$double'] };
  if ('$int' in record) return { integerValue: record['$int'] };
  if ('$ts' in record) return { timestampValue: record['$ts'] };
  if ('$bytes' in record) return { bytesValue: record['$bytes'] };
  if ('$ref' in record) return { referenceValue: `${documents}/${String(record['$ref'])}` };
  if ('$geo' in record) {
    const [latitude, longitude] = record['$geo'] as [number, number];
    return { geoPointValue: { latitude, longitude } };
  }
  return { mapValue: { fields: fieldsOf(record, documents) } };
}
