import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import documentWrites from '../fixtures/document_writes.json' with { type: 'json' };
import lists from '../fixtures/list_documents.json' with { type: 'json' };
import restCases from '../fixtures/rest.json' with { type: 'json' };
import transforms from '../fixtures/transforms.json' with { type: 'json' };
import { GrpcClient, type GrpcFailure } from '../grpc-client.ts';
import { OWNER, rest } from '../rest-client.ts';
import { useServer } from '../start-server.ts';
import { underKnownDifferences } from './known-differences.ts';

// document_writes.json, transforms.json: cases of REST steps. Times are compared by relation: equal strings of one
// recording must be equal again, later ones later. Texts of failed preconditions are internals of the recorder.

const server = useServer();
const PRECONDITION_TEXT = /entity already exists|no entity to update/;

describe.each([
  ['document_writes.json', documentWrites.cases],
  ['transforms.json', transforms.cases],
] as const)('recorded steps of %s', (file, cases) => {
  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', async (name, entry) => {
    await underKnownDifferences(file, name, async () => {
      const times = new Map<string, string>();
      for (const step of entry.steps) {
        if (step.path.includes('readTime=') || step.path.includes('pageToken=')) continue; // values of the recording's own run
        const headers = 'owner' in step && step.owner ? OWNER : {};
        const answer = await rest(
          server.address(),
          step.method,
          `/v1/${step.path}`,
          withOwnTimes(step.body, times),
          headers,
        );
        expect({ status: answer.status, body: normalise(answer.json) }).toEqual({
          status: step.status,
          body: normalise(step.response),
        });
        expectSameRelations(collectTimes(step.response), collectTimes(answer.json), times);
      }
    });
  });
});

// The same steps through gRPC, in projects of their own: every step that has a method there.
describe.each([
  ['document_writes.json', documentWrites.cases],
  ['transforms.json', transforms.cases],
] as const)('recorded steps of %s through gRPC', (_file, cases) => {
  let grpc: GrpcClient;
  beforeAll(() => {
    grpc = new GrpcClient(server.address());
  });
  afterAll(() => {
    grpc.close();
  });

  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', async (_name, entry) => {
    const times = new Map<string, string>();
    for (const step of entry.steps) {
      const call = toGrpc(step.method, step.path, withOwnTimes(step.body, times));
      if (call === null) continue;
      const headers = 'owner' in step && step.owner ? OWNER : {};
      const answer = await grpc
        .call(call.method, inGrpcProject(call.request), headers)
        .then((answers) => (call.isStream ? answers : answers[0]))
        .catch(({ status, message }: GrpcFailure) => ({ error: { status, message } }));
      const { error } = step.response as { error?: { status: string; message: string } };
      const expected = inGrpcProject(
        error ? { error: { status: error.status, message: error.message } } : step.response,
      );
      expect(normalise(answer)).toEqual(normalise(expected));
      if (!error) expectSameRelations(collectTimes(step.response), collectTimes(answer), times);
    }
  });
});

interface GrpcCall {
  readonly method: string;
  readonly request: unknown;
  readonly isStream: boolean;
}

/** The method behind a REST step; null for steps that only REST has, such as pages of a recording's own run. */
function toGrpc(method: string, stepPath: string, body: unknown): GrpcCall | null {
  const [path = '', query] = stepPath.split('?');
  const database = path.slice(0, path.indexOf('/documents'));
  if (query !== undefined) return null;
  if (path.endsWith(':commit'))
    return { method: 'Commit', request: { database, ...(body as object) }, isStream: false };
  if (path.endsWith(':batchGet'))
    return { method: 'BatchGetDocuments', request: { database, ...(body as object) }, isStream: true };
  if (path.endsWith(':batchWrite'))
    return { method: 'BatchWrite', request: { database, ...(body as object) }, isStream: false };
  const isDocument = path.slice(path.indexOf('/documents/') + 11).split('/').length % 2 === 0;
  return method === 'GET' && isDocument ? { method: 'GetDocument', request: { name: path }, isStream: false } : null;
}

function inGrpcProject(value: unknown): unknown {
  // One letter changed, so that indexes in error texts stay the same.
  return JSON.parse(JSON.stringify(value).replaceAll(/projects\/[a-z]/g, 'projects/z'));
}

describe('recorded REST cases', () => {
  it.each(restCases.cases.map((entry) => [entry.name, entry] as const))('%s', async (name, entry) => {
    await underKnownDifferences('rest.json', name, async () => {
      const project = 'rest-replay';
      const body =
        'body' in entry && entry.body
          ? fill(entry.body, project)
          : 'raw' in entry
            ? (entry as { raw?: string }).raw
            : undefined;
      const path = entry.path.replaceAll('{project}', project);
      const answer = await rest(server.address(), entry.method, path, body, entry.headers);
      expect(answer.status, answer.text).toBe(entry.outcome.status);
      if (entry.compare !== 'exact') return;
      expect(answer.contentType).toBe(entry.outcome.contentType);
      const expected = fill(entry.outcome.body, project) as string;
      if (entry.outcome.contentType === 'application/json') {
        expect(normalise(answer.json)).toEqual(normalise(JSON.parse(expected)));
      } else expect(answer.text).toBe(expected);
    });
  });
});

describe('recorded lists', () => {
  const documents = 'projects/list/databases/(default)/documents';
  let grpc: GrpcClient;
  let firstCommit = '';

  beforeAll(async () => {
    grpc = new GrpcClient(server.address());
    for (const names of lists.seed) {
      const fields = { m: { integerValue: '1' }, n: { integerValue: '1' } };
      const writes = names.map((name) => ({ update: { name: `${documents}/${name}`, fields } }));
      const { json } = await rest(server.address(), 'POST', `/v1/${documents}:commit`, { writes }, OWNER);
      firstCommit ||= (json as { commitTime: string }).commitTime;
    }
  });

  afterAll(() => {
    grpc.close();
  });

  it.each(lists.grpc.map((entry) => [entry.name, entry] as const))('gRPC: %s', async (name, entry) => {
    await underKnownDifferences('list_documents.json', name, async () => {
      const { pages, at_first_commit, ...fields } = entry.request as Record<string, unknown>;
      const parent = entry.parent === '' ? documents : `${documents}/${entry.parent}`;
      const request = { parent, ...fields, ...(at_first_commit === true && { readTime: firstCommit }) };
      expect(await listOverGrpc(request, pages === true, entry.owner)).toEqual(entry.outcome);
    });
  });

  async function listOverGrpc(request: object, followPages: boolean, owner: boolean): Promise<unknown> {
    const pages: string[][] = [];
    let pageToken = '';
    try {
      for (;;) {
        const [answer] = await grpc.call('ListDocuments', { ...request, pageToken }, owner ? OWNER : {});
        const { documents: found = [], nextPageToken = '' } = answer as {
          documents?: { name: string; fields?: object }[];
          nextPageToken?: string;
        };
        if (!followPages) {
          return {
            documents: found.map((document) => ({
              name: relative(document.name),
              fields: Object.keys(document.fields ?? {}),
            })),
          };
        }
        pages.push(found.map((document) => relative(document.name)));
        if (nextPageToken === '') return { pages };
        pageToken = nextPageToken;
      }
    } catch (error) {
      const { status, message } = error as GrpcFailure;
      return { code: status, message };
    }
  }

  it.each(lists.rest.map((entry) => [entry.name, entry] as const))('REST: %s', async (name, entry) => {
    await underKnownDifferences('list_documents.json', name, async () => {
      const answer = await rest(server.address(), 'GET', `/v1/${documents}${entry.path}`, undefined, OWNER);
      const body = answer.json as { documents?: { name: string }[]; nextPageToken?: string; error?: unknown } | null;
      expect(answer.status).toBe(entry.outcome.status);
      if ('body' in entry.outcome) expect(answer.text).toBe(entry.outcome.body);
      else if ('error' in entry.outcome) expect(body?.error).toEqual(entry.outcome.error);
      else {
        expect((body?.documents ?? []).map((document) => relative(document.name))).toEqual(entry.outcome.documents);
        expect(body?.nextPageToken !== undefined).toBe(entry.outcome.next_page);
      }
    });
  });

  function relative(name: string): string {
    return name.slice(documents.length + 1);
  }
});

/** Answers without the parts that differ per run: times, generated ids, tokens, and the recorder's internal texts. */
function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise);
  if (typeof value === 'string') {
    if (isTime(value)) return '<time>';
    return value
      .replace(/<auto>|(?<=\/(gen|c)\/)[A-Za-z0-9]{20}$/, '<auto>')
      .replaceAll(/\((\d{10,}|0)\)/g, '(<micros>)');
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (key === 'nextPageToken' || key === 'transaction') return [key, '<token>'];
    if (key === 'message' && typeof inner === 'string' && isPreconditionText(inner)) return [key, '<precondition>'];
    return [key, normalise(inner)];
  });
  return Object.fromEntries(entries);
}

function isPreconditionText(text: string): boolean {
  return PRECONDITION_TEXT.test(text) || /^(Document already exists|No document to update): /.test(text);
}

/** A time of the run; times that a case itself writes are old. */
function isTime(text: string): boolean {
  return text === '<time>' || (/^20(2[6-9])-\d\d-\d\dT/.test(text) && text.endsWith('Z'));
}

function collectTimes(value: unknown): readonly string[] {
  if (typeof value === 'string') return isTime(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value)
    .toSorted()
    .flatMap((key) => collectTimes((value as Record<string, unknown>)[key]));
}

/** Equal recorded times are equal again, and their order is the same. */
function expectSameRelations(recorded: readonly string[], actual: readonly string[], known: Map<string, string>): void {
  for (const [index, time] of recorded.entries()) {
    const own = actual[index] as string;
    const before = known.get(time);
    if (before !== undefined) expect(own).toBe(before);
    known.set(time, own);
  }
  // Without the Z, text order is time order for any number of fraction digits.
  const digits = (time: string): string => time.replace('Z', '');
  const own = [...known].toSorted(([a], [b]) => (digits(a) < digits(b) ? -1 : 1)).map(([, time]) => digits(time));
  expect(own).toEqual(own.toSorted());
}

/** A step that names a time of the recording means the corresponding time of this run. */
function withOwnTimes(body: unknown, times: ReadonlyMap<string, string>): unknown {
  let text = JSON.stringify(body);
  for (const [recorded, own] of times) text = text.replaceAll(recorded, own);
  return JSON.parse(text);
}

function fill(value: unknown, project: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('{project}', project));
}
