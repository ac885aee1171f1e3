import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rest } from '../rest-client.ts';
import { useServer } from '../start-server.ts';

// Random HTTP and WebChannel requests: every one is answered, none with 500, and the server still serves afterwards.

const server = useServer();
/** Ten thousand in npm run test:long. */
const RUNS = Number(process.env['FUZZ_REQUESTS'] ?? 3000);
const documents = 'projects/fuzz/databases/(default)/documents';

const SEGMENT = fc.oneof(
  fc.constantFrom(
    'v1',
    'v1beta1',
    'projects',
    'fuzz',
    'databases',
    '(default)',
    'documents',
    'c',
    'd',
    '',
    '.',
    '__x__',
    '%',
    '%2F',
    'd:commit',
    'documents:runQuery',
    'documents:batchGet',
    'documents:nope',
  ),
  fc.string({ maxLength: 6 }),
);
const PATH = fc.oneof(
  fc
    .array(SEGMENT, { maxLength: 9 })
    .map(
      (segments) => `/${segments.map((segment) => segment.replaceAll(/[^\w().:%-]/g, encodeURIComponent)).join('/')}`,
    ),
  fc.constantFrom(
    `/v1/${documents}:commit`,
    `/v1/${documents}:runQuery`,
    `/v1/${documents}/c?documentId=x`,
    `/v1/${documents}:batchGet`,
    '/emulator/v1/projects/fuzz:securityRules',
    '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1',
    '/google.firestore.v1.Firestore/Write/channel?VER=8&SID=x&RID=1',
  ),
);
const NAME = fc.constantFrom(`${documents}/c/d`, `${documents}/c`, documents, 'nonsense', '');
const VALUE: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ integerValue: fc.oneof(fc.bigInt().map(String), fc.integer(), fc.string()) }),
  fc.record({ timestampValue: fc.oneof(fc.string(), fc.constant('2020-01-01T00:00:00Z')) }),
  fc.record({
    mapValue: fc.record({ fields: fc.dictionary(fc.string({ maxLength: 5 }), fc.constant({ nullValue: null })) }),
  }),
  fc.record({ arrayValue: fc.record({ values: fc.array(fc.constant({ arrayValue: {} }), { maxLength: 2 }) }) }),
  fc.anything(),
);
const FIELDS = fc.dictionary(fc.string({ maxLength: 6 }), VALUE, { maxKeys: 3 });
const BODY = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({
      writes: fc.array(
        fc.record({
          update: fc.record({ name: NAME, fields: FIELDS }),
          updateMask: fc.option(fc.record({ fieldPaths: fc.array(fc.string({ maxLength: 5 })) })),
        }),
      ),
    })
    .map((body) => safeJson(body)),
  fc
    .record({
      structuredQuery: fc.record({
        from: fc.array(fc.record({ collectionId: fc.string({ maxLength: 4 }) })),
        limit: fc.integer(),
        orderBy: fc.array(fc.record({ field: fc.record({ fieldPath: fc.string({ maxLength: 4 }) }) })),
        where: fc.anything(),
      }),
    })
    .map((body) => safeJson(body)),
  fc.string().map((text) => `count=1&ofs=0&req0___data__=${encodeURIComponent(text)}`),
);

function safeJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '';
}

it('answers any request, keeps serving, and does not leak memory', async () => {
  await askAround(RUNS / 2);
  const before = heapMebibytes();
  await askAround(RUNS / 2);
  expect(heapMebibytes() - before).toBeLessThan(24);
  expect((await rest(server.address(), 'GET', '/')).text).toBe('Ok\n');
}, 180_000);

/** Live heap of this process, in which the server runs, after a collection. */
function heapMebibytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

async function askAround(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      PATH,
      BODY,
      fc.constantFrom({}, { authorization: 'Bearer owner' }, { authorization: 'Bearer x.y.z' }),
      async (method, path, body, headers) => {
        const answer = await rest(server.address(), method, path, method === 'GET' ? undefined : body, headers);
        expect(answer.status, `${method} ${path} ${body}: ${answer.text}`).not.toBe(500);
      },
    ),
    { numRuns },
  );
}
