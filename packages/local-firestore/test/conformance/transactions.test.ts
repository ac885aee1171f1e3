import { describe, expect, it } from 'vitest';
import { OWNER, rest, type RestAnswer } from '../rest-client.ts';
import { useServer } from '../start-server.ts';

const server = useServer();
const project = 'projects/transactions';
const documents = `${project}/databases/(default)/documents`;

const call = (verb: string, body: object, headers = OWNER as object): Promise<RestAnswer> =>
  rest(server.address(), 'POST', `/v1/${documents}:${verb}`, body, headers as Record<string, string>);

async function begin(): Promise<string> {
  return ((await call('beginTransaction', {})).json as { transaction: string }).transaction;
}

const update = (id: string, more: object = {}): object => ({
  update: { name: `${documents}/c/${id}`, fields: {} },
  ...more,
});

describe('a transaction', () => {
  it.each<readonly [string, object]>([
    ['a transform of nonsense', { updateTransforms: [{ fieldPath: 'n', increment: { stringValue: 'x' } }] }],
    ['a bad mask', { updateMask: { fieldPaths: ['a..b'] } }],
    ['a field that cannot be stored', { update: { name: `${documents}/c/a`, fields: { __x__: { nullValue: null } } } }],
  ])('outlives %s', async (_what, more) => {
    const transaction = await begin();
    expect(await call('commit', { transaction, writes: [update('a', more)] })).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
    expect((await call('commit', { transaction, writes: [update('a')] })).status).toBe(200);
  });

  it('ends with a failed precondition', async () => {
    const transaction = await begin();
    const failing = update('none', { currentDocument: { exists: true } });
    expect((await call('commit', { transaction, writes: [failing] })).status).toBe(404);
    expect((await call('commit', { transaction, writes: [update('a')] })).status).toBe(409);
  });

  it('that was begun by a denied read holds nothing', async () => {
    await rest(server.address(), 'PUT', `/emulator/v1/${project}:securityRules`, {
      rules: {
        files: [
          {
            content: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
              match /c/open { allow read; } } }`,
          },
        ],
      },
    });
    const names = ['open', 'closed'].map((id) => `${documents}/c/${id}`);
    const denied = await call('batchGet', { documents: names, newTransaction: { readWrite: {} } }, {});
    expect(denied.status).toBe(403);
    expect((await call('commit', { writes: [update('open')] })).status).toBe(200);
  });
});
