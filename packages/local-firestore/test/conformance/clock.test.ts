import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OWNER, rest, type RestAnswer } from '../rest-client.ts';
import { useServer } from '../start-server.ts';

const server = useServer();
const documents = 'projects/clock/databases/(default)/documents';
const YEAR_MS = 366 * 24 * 3_600_000;
const RULES = `rules_version = '2';
  service cloud.firestore { match /databases/{d}/documents/c/{id} {
    allow read: if request.time > timestamp.date(2031, 1, 1);
    allow write: if request.resource.data.at == request.time;
  } }`;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 5, 1) });
  await rest(server.address(), 'PUT', '/emulator/v1/projects/clock:securityRules', {
    rules: { files: [{ content: RULES }] },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const read = (): Promise<RestAnswer> => rest(server.address(), 'GET', `/v1/${documents}/c/none`);
const write = (headers = {}): Promise<RestAnswer> =>
  rest(
    server.address(),
    'POST',
    `/v1/${documents}:commit`,
    {
      writes: [
        {
          update: { name: `${documents}/c/d`, fields: {} },
          updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    },
    headers,
  );

it('judges rules by the clock of the machine, after a sleep and after it was set back', async () => {
  expect((await read()).status).toBe(403);
  vi.setSystemTime(Date.now() + YEAR_MS);
  expect((await read()).status).toBe(404);
  vi.setSystemTime(Date.now() - YEAR_MS);
  expect((await read()).status).toBe(403);
});

it('gives versions increasing times while the clock goes back, and writes the time that rules see', async () => {
  const first = (await write(OWNER)).json as { commitTime: string };
  vi.setSystemTime(Date.now() - YEAR_MS);
  const second = await write();
  expect(second).toMatchObject({
    status: 200,
    json: { writeResults: [{ transformResults: [{ timestampValue: new Date().toISOString().replace('.000', '') }] }] },
  });
  expect((second.json as { commitTime: string }).commitTime > first.commitTime).toBe(true);
});
