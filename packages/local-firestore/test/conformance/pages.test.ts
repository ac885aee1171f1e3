import { beforeEach, describe, expect, it } from 'vitest';
import { OWNER, rest, type RestAnswer } from '../rest-client.ts';
import { useServer } from '../start-server.ts';

const server = useServer();
let project = 0;
let documents = '';

beforeEach(async () => {
  project += 1;
  documents = `projects/pages-${project}/databases/(default)/documents`;
  const writes = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({
    update: { name: `${documents}/c/${id}`, fields: { n: { integerValue: String(9 - index) } } },
  }));
  const parent = { update: { name: `${documents}/c/bb/sub/x`, fields: {} } };
  await rest(server.address(), 'POST', `/v1/${documents}:commit`, { writes: [...writes, parent] }, OWNER);
});

function list(query: string): Promise<RestAnswer> {
  return rest(server.address(), 'GET', `/v1/${documents}/c?${query}`, undefined, OWNER);
}

function pageOf(answer: RestAnswer): { ids: string[]; token: string } {
  const { documents: listed = [], nextPageToken = '' } = answer.json as {
    documents?: { name: string }[];
    nextPageToken?: string;
  };
  return { ids: listed.map(({ name }) => name.split('/').at(-1) ?? ''), token: encodeURIComponent(nextPageToken) };
}

describe('a page of documents', () => {
  it.each([
    ['by name', '', ['a', 'b'], ['c', 'd']],
    ['in an order', '&orderBy=n', ['e', 'd'], ['c', 'b']],
    ['in an order from the end', '&orderBy=n%20desc', ['a', 'b'], ['c', 'd']],
    ['with missing parents', '&showMissing=true', ['a', 'b'], ['bb', 'c']],
  ])('goes on where the one before ended, though its last document is gone: %s', async (_how, query, first, second) => {
    const page = pageOf(await list(`pageSize=2${query}`));
    expect(page.ids).toEqual(first);
    await rest(server.address(), 'DELETE', `/v1/${documents}/c/${first.at(-1)}`, undefined, OWNER);
    expect(pageOf(await list(`pageSize=2${query}&pageToken=${page.token}`)).ids).toEqual(second);
  });

  it('after a full last one is empty', async () => {
    const { ids, token } = pageOf(await list('pageSize=5'));
    expect(ids).toHaveLength(5);
    expect(pageOf(await list(`pageSize=5&pageToken=${token}`))).toEqual({ ids: [], token: '' });
  });

  it.each(['garbage', 'Z2FyYmFnZQ', 'EgA', '%20', 'c%2Fa'])('is refused for the token %s', async (token) => {
    const answer = await list(`pageSize=2&pageToken=${token}`);
    expect(answer).toMatchObject({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } });
  });

  it('is refused for the token of another collection or another order', async () => {
    const { token } = pageOf(await list('pageSize=2'));
    const other = `/v1/${documents}/other?pageSize=2&pageToken=${token}`;
    expect((await rest(server.address(), 'GET', other, undefined, OWNER)).status).toBe(400);
    expect((await list(`pageSize=2&orderBy=n&pageToken=${token}`)).status).toBe(400);
  });
});

describe('a page of collection ids', () => {
  const ids = (body: object): Promise<RestAnswer> =>
    rest(server.address(), 'POST', `/v1/${documents}:listCollectionIds`, body, OWNER);

  it('goes on where the one before ended', async () => {
    await rest(server.address(), 'PATCH', `/v1/${documents}/other/x`, {}, OWNER);
    const { nextPageToken, collectionIds } = (await ids({ pageSize: 1 })).json as {
      nextPageToken: string;
      collectionIds: string[];
    };
    expect(collectionIds).toEqual(['c']);
    expect((await ids({ pageSize: 1, pageToken: nextPageToken })).json).toEqual({ collectionIds: ['other'] });
  });

  it.each(['garbage', 'Z2FyYmFnZQ'])('is refused for the token %s', async (pageToken) => {
    expect((await ids({ pageSize: 1, pageToken })).status).toBe(400);
  });
});
