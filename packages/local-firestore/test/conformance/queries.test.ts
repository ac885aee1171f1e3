import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import aggregations from '../fixtures/aggregations.json' with { type: 'json' };
import queries from '../fixtures/queries.json' with { type: 'json' };
import { GrpcClient, type GrpcFailure } from '../grpc-client.ts';
import { OWNER, rest } from '../rest-client.ts';
import { useServer } from '../start-server.ts';
import { underKnownDifferences } from './known-differences.ts';
import { WebChannelClient } from './webchannel-client.ts';

// queries.json: `dataset` is written once; each case is a StructuredQuery below `parent` with the answers of RunQuery,
// shortened to relative names. aggregations.json: the same with StructuredAggregationQuery.aggregations.

const server = useServer();
let grpc: GrpcClient;

// Fourteen letters, as the recording's: error texts name an index within the full name.
const PROJECT = 'queries-replay';
const QUERY_DATABASE = '(default)';
const AGGREGATION_DATABASE = 'aggregations';
const documentsOf = (database: string): string => `projects/${PROJECT}/databases/${database}/documents`;

interface Outcome {
  readonly status: string;
  readonly message?: string;
  readonly responses?: readonly unknown[];
  readonly fields?: Record<string, unknown>;
}

beforeAll(async () => {
  grpc = new GrpcClient(server.address());
  const datasets = [
    [QUERY_DATABASE, queries.dataset],
    [AGGREGATION_DATABASE, aggregations.dataset],
  ] as const;
  for (const [database, dataset] of datasets) {
    const documents = documentsOf(database);
    const writes = dataset.map(({ name, fields }) => ({
      update: { name: `${documents}/${name}`, fields: expand(fields, documents) },
    }));
    const { status, text } = await rest(server.address(), 'POST', `/v1/${documents}:commit`, { writes }, OWNER);
    expect(status, text).toBe(200);
  }
});

afterAll(() => {
  grpc.close();
});

describe.each(['REST', 'gRPC', 'Listen', 'WebChannel'] as const)('recorded queries through %s', (transport) => {
  it.each(queries.cases.map((entry) => [entry.name, entry] as const))('%s', async (name, entry) => {
    await underKnownDifferences('queries.json', name, async () => {
      const documents = documentsOf(QUERY_DATABASE);
      const parent = entry.parent === '' ? documents : `${documents}/${entry.parent}`;
      const query = expand(entry.query, documents);
      const expected = expand(entry.outcome, documents, PROJECT) as Outcome;
      if (transport === 'Listen') expectSnapshot(await listenOverGrpc(parent, query, documents), expected);
      else if (transport === 'WebChannel')
        expectSnapshot(await listenOverWebChannel(parent, query, documents), expected);
      else {
        const actual = await runQuery(transport, parent, query, documents);
        expect(actual).toEqual(withoutFields(expected));
      }
    });
  });
});

describe.each(['REST', 'gRPC'] as const)('recorded aggregations through %s', (transport) => {
  it.each(aggregations.cases.map((entry) => [entry.name, entry] as const))('%s', async (name, entry) => {
    await underKnownDifferences('aggregations.json', name, async () => {
      const documents = documentsOf(AGGREGATION_DATABASE);
      const body = {
        structuredAggregationQuery: {
          structuredQuery: expand(entry.query, documents),
          aggregations: entry.aggregations,
        },
      };
      const expected = expand(entry.outcome, documents, PROJECT) as Outcome;
      const parent = 'parent' in entry && entry.parent ? `${documents}/${entry.parent}` : documents;
      const actual = await call(transport, 'RunAggregationQuery', 'runAggregationQuery', parent, body);
      if ('status' in actual) expect(actual).toEqual(expected);
      else {
        const results = actual.answers.map((answer) => ({ result: (answer as { result: unknown }).result }));
        const wanted = (expected.responses ?? []).map((answer) => ({ result: (answer as { result: unknown }).result }));
        expect({ status: 'OK', results }).toEqual({ status: expected.status, results: wanted });
      }
    });
  });
});

async function runQuery(
  transport: 'REST' | 'gRPC',
  parent: string,
  query: unknown,
  documents: string,
): Promise<unknown> {
  const actual = await call(transport, 'RunQuery', 'runQuery', parent, { structuredQuery: query });
  if ('status' in actual) return actual;
  const responses = actual.answers.map((answer) => {
    const { document, skippedResults, done } = answer as {
      document?: { name: string };
      skippedResults?: number;
      done?: boolean;
    };
    return {
      ...(document && { document: relative(document.name, documents) }),
      ...(skippedResults !== undefined && { skipped: skippedResults }),
      ...(done && { done }),
    };
  });
  return { status: 'OK', responses };
}

async function call(
  transport: 'REST' | 'gRPC',
  method: string,
  verb: string,
  parent: string,
  body: object,
): Promise<{ answers: readonly unknown[] } | { status: string; message: string }> {
  if (transport === 'REST') {
    const answer = await rest(server.address(), 'POST', `/v1/${parent}:${verb}`, body);
    if (answer.status === 200) return { answers: answer.json as unknown[] };
    const { error } = answer.json as { error: { status: string; message: string } };
    return { status: error.status, message: error.message };
  }
  try {
    return { answers: await grpc.call(method, { parent, ...body }) };
  } catch (error) {
    const { status, message } = error as GrpcFailure;
    return { status, message };
  }
}

interface FirstSnapshot {
  readonly seen: readonly string[];
  readonly cause: { readonly code: number; readonly message: string } | null;
}

/** The first snapshot of a target: the same documents in the same order; an error removes the target with its cause. */
function expectSnapshot({ seen, cause }: FirstSnapshot, expected: Outcome): void {
  if (expected.status !== 'OK') {
    expect(cause?.message).toBe(expected.message);
    return;
  }
  expect(cause).toBeNull();
  const names = (expected.responses ?? []).flatMap((response) => (response as { document?: string }).document ?? []);
  expect(seen).toEqual(names);
}

function addTarget(parent: string, query: unknown, documents: string): object {
  return {
    database: documents.replace('/documents', ''),
    addTarget: { targetId: 2, query: { parent, structuredQuery: query } },
  };
}

async function listenOverGrpc(parent: string, query: unknown, documents: string): Promise<FirstSnapshot> {
  const stream = grpc.stream('Listen');
  try {
    const messages: ListenMessage[] = [];
    await new Promise<void>((resolve, reject) => {
      stream.on('error', reject);
      stream.on('data', (message: ListenMessage) => {
        messages.push(message);
        if (isFinal(message)) resolve();
      });
      stream.write(addTarget(parent, query, documents));
    });
    return summarise(messages, documents);
  } finally {
    stream.cancel();
    stream.on('error', () => {}); // the cancellation itself arrives as an error
  }
}

async function listenOverWebChannel(parent: string, query: unknown, documents: string): Promise<FirstSnapshot> {
  const client = new WebChannelClient(server.address(), 'Listen', documents.replace('/documents', ''));
  await client.handshake([addTarget(parent, query, documents)]);
  await client.open(false);
  const { messages } = await client.readUntil('noop'); // everything queued is sent before the first noop
  await client.terminate();
  client.close();
  return summarise(
    messages.flatMap(([, message]) => message as ListenMessage[]),
    documents,
  );
}

function isFinal({ targetChange }: ListenMessage): boolean {
  return targetChange?.cause !== undefined || (targetChange?.readTime !== undefined && !targetChange.targetIds);
}

function summarise(messages: readonly ListenMessage[], documents: string): FirstSnapshot {
  const seen = messages.flatMap(({ documentChange }) =>
    documentChange ? [relative(documentChange.document.name, documents)] : [],
  );
  const cause = messages.find(({ targetChange }) => targetChange?.cause)?.targetChange?.cause ?? null;
  return { seen, cause };
}

interface ListenMessage {
  readonly documentChange?: { readonly document: { readonly name: string } };
  readonly targetChange?: {
    readonly readTime?: string;
    readonly targetIds?: number[];
    readonly cause?: { code: number; message: string };
  };
}

function withoutFields(outcome: Outcome): Outcome {
  const { fields: _fields, ...rest_ } = outcome;
  return rest_;
}

function relative(name: string, documents: string): string {
  return name.slice(documents.length + 1);
}

/** Fills the placeholders of a recording. */
function expand(value: unknown, documents: string, project = PROJECT): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('{documents}', documents).replaceAll('{project}', project));
}
