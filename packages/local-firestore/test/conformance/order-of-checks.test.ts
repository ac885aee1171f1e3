import { describe, expect, it } from 'vitest';
import { GrpcClient } from '../grpc-client.ts';
import { rest } from '../rest-client.ts';
import { useServer } from '../start-server.ts';
import { WebChannelClient } from './webchannel-client.ts';

// Names and ids, then the token, then existence and everything else. @source docs/wire.md#order-of-checks

const server = useServer();
const documents = 'projects/order/databases/(default)/documents';
const BAD_TOKEN = { authorization: 'Bearer garbage' };
const messageOf = (answer: { json: unknown }): string | undefined =>
  (answer.json as { error?: { message?: string } }).error?.message;

const from = (collectionId: string, more = {}): object => ({ structuredQuery: { from: [{ collectionId }], ...more } });
const count = (collectionId: string, more = {}): object => ({
  structuredAggregationQuery: { ...from(collectionId, more), aggregations: [{ alias: 'n', count: {} }] },
});
const writesTo = (name: string, more = {}): object => ({ writes: [{ update: { name, fields: {} }, ...more }] });
const badMask = { updateMask: { fieldPaths: ['a..b'] } };

describe('a bad token', () => {
  it.each<readonly [string, string, object | undefined, RegExp]>([
    ['GET', `${documents}/c/__x__`, undefined, /reserved/],
    ['GET', `${documents}/__x__`, undefined, /reserved/],
    ['PATCH', `${documents}/c/__x__`, {}, /reserved/],
    ['DELETE', `${documents}/c/__x__`, undefined, /reserved/],
    ['POST', `${documents}/c?documentId=__x__`, {}, /reserved/],
    ['POST', `${documents}/c?documentId=a%2Fb`, {}, /contains "\/"/],
    ['POST', `${documents}/c?documentId=..`, {}, /reserved/],
    ['POST', `${documents}/c/d?documentId=e`, {}, /lacks "\/"/],
    ['POST', `${documents}:commit`, writesTo('nonsense'), /lacks "projects"/],
    ['POST', `${documents}:commit`, { writes: [{ delete: `${documents}/c` }] }, /lacks "\/"/],
    ['POST', `${documents}:batchWrite`, writesTo(`${documents}/c`), /lacks "\/"/],
    ['POST', `${documents}:batchGet`, { documents: [`${documents}/c`] }, /lacks "\/"/],
    ['POST', `${documents}:runQuery`, from('a/b'), /contains "\/"/],
    ['POST', `${documents}:runAggregationQuery`, count('__x__'), /reserved/],
  ])('is looked at after the names of %s %s', async (method, path, body, expected) => {
    const answer = await rest(server.address(), method, `/v1/${path}`, body, BAD_TOKEN);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(expected);
  });

  it.each<readonly [string, string, object | undefined]>([
    ['GET', `${documents}/c/none`, undefined],
    ['GET', `${documents}/c/none?mask.fieldPaths=a..b`, undefined],
    ['GET', `${documents}/c?pageSize=-1`, undefined],
    ['PATCH', `${documents}/c/none?currentDocument.exists=true&updateMask.fieldPaths=a..b`, {}],
    ['POST', `${documents}:commit`, writesTo(`${documents}/c/none`, badMask)],
    ['POST', `${documents}:commit`, { ...writesTo(`${documents}/c/none`), transaction: 'AAAA' }],
    ['POST', `${documents}:runQuery`, from('c', { limit: -1 })],
    ['POST', `${documents}:runAggregationQuery`, count('c', { offset: -1 })],
  ])('is looked at before everything else of %s %s', async (method, path, body) => {
    const answer = await rest(server.address(), method, `/v1/${path}`, body, BAD_TOKEN);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toBe('invalid jwt');
  });

  it.each(['Listen', 'Write'] as const)('refuses a %s stream before its first message', async (method) => {
    const grpc = new GrpcClient(server.address());
    const refusal = await new Promise((resolve) => {
      grpc.stream(method, BAD_TOKEN).on('error', resolve);
    });
    expect(refusal).toMatchObject({ code: 3, details: 'invalid jwt' });
    grpc.close();
  });

  it.each(['Listen', 'Write'] as const)('refuses a %s channel with its first array', async (rpc) => {
    const channel = new WebChannelClient(server.address(), rpc, 'projects/order/databases/(default)');
    await channel.handshake([], 'Authorization:Bearer garbage\r\n');
    await channel.open(false);
    expect((await channel.readUntil('error')).messages[0]).toEqual([
      1,
      [{ error: { message: 'INVALID_ARGUMENT: invalid jwt', status: 'INVALID_ARGUMENT' } }],
    ]);
    await channel.terminate();
  });
});
