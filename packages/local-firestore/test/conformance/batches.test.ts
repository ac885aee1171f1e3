import { expect, it } from 'vitest';
import { OWNER, rest, type RestAnswer } from '../rest-client.ts';
import { useServer } from '../start-server.ts';

const server = useServer();
const documents = 'projects/batches/databases/(default)/documents';

const set = (id: string, n: number, more: object = {}): object => ({
  update: { name: `${documents}/c/${id}`, fields: { n: { integerValue: String(n) } } },
  ...more,
});
const mask = { updateMask: { fieldPaths: ['m'] }, currentDocument: { exists: true } };
const update = (id: string): object => ({
  update: { name: `${documents}/c/${id}`, fields: { m: { integerValue: '2' } } },
  ...mask,
});

function commit(...writes: readonly object[]): Promise<RestAnswer> {
  return rest(server.address(), 'POST', `/v1/${documents}:commit`, { writes }, OWNER);
}

it.each([
  ['set', {}],
  ['create', { currentDocument: { exists: false } }],
])('deletes, then %ss, then updates one document in one batch', async (how, precondition) => {
  await commit(set(how, 0));
  const answer = await commit({ delete: `${documents}/c/${how}` }, set(how, 1, precondition), update(how));
  expect(answer.status, answer.text).toBe(200);
  const stored = await rest(server.address(), 'GET', `/v1/${documents}/c/${how}`, undefined, OWNER);
  expect(stored.json).toMatchObject({ fields: { n: { integerValue: '1' }, m: { integerValue: '2' } } });
});

it('refuses a batch of single writes whole when one of them is invalid', async () => {
  const writes = [
    set('first', 1),
    { update: { name: `${documents}/c/second`, fields: { __x__: { nullValue: null } } } },
  ];
  const answer = await rest(server.address(), 'POST', `/v1/${documents}:batchWrite`, { writes }, OWNER);
  expect(answer).toMatchObject({ status: 400, json: { error: { message: 'field name __x__ is reserved' } } });
  expect((await rest(server.address(), 'GET', `/v1/${documents}/c/first`, undefined, OWNER)).status).toBe(404);
});

it('refuses to update what the same batch deleted', async () => {
  await commit(set('gone', 0));
  const answer = await commit({ delete: `${documents}/c/gone` }, update('gone'));
  expect(answer).toMatchObject({
    status: 400,
    json: { error: { message: 'Cannot delete then update an entity in the same request.' } },
  });
});
