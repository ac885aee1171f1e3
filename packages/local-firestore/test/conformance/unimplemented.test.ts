import { describe, expect, it } from 'vitest';
import { GrpcClient } from '../grpc-client.ts';
import { rest } from '../rest-client.ts';
import { useServer } from '../start-server.ts';

const server = useServer();
const documents = 'projects/unimplemented/databases/(default)/documents';

describe('what is not there', () => {
  it.each([
    ['POST', `/v1/${documents}:partitionQuery`, {}, /PartitionQuery/],
    [
      'POST',
      `/v1/${documents}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'c' }], findNearest: {} } },
      /find_nearest/,
    ],
    [
      'POST',
      `/v1/${documents}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'c' }] }, explainOptions: { analyze: true } },
      /explain_options/,
    ],
    [
      'POST',
      `/v1/${documents}:runAggregationQuery`,
      {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'c' }] },
          aggregations: [{ alias: 'n', count: {} }],
        },
        explainOptions: {},
      },
      /explain_options/,
    ],
    [
      'PUT',
      '/emulator/v1/projects/unimplemented:securityRules',
      { rules: { files: [{ content: '' }, { content: '' }] } },
      /several files/,
    ],
    ['GET', '/emulator/v1/projects/unimplemented:ruleCoverage.html', undefined, /ruleCoverage/],
  ])('answers %s %s with UNIMPLEMENTED and says which', async (method, path, body, which) => {
    const answer = await rest(server.address(), method, path, body);
    expect(answer).toMatchObject({
      status: 501,
      json: { error: { status: 'UNIMPLEMENTED', message: expect.stringMatching(which) } },
    });
  });

  it.each([
    ['POST', '/emulator/v1/projects/unimplemented:export', { database: 'projects/unimplemented/databases/(default)' }],
    ['PUT', '/emulator/v1/projects/unimplemented:securityRules', { rules: { files: [{ content: '' }] } }],
  ])('refuses %s %s with a key that it would pass over', async (method, path, body) => {
    const answer = await rest(server.address(), method, path, { ...body, collection_ids: ['c'] });
    expect(answer).toMatchObject({ status: 400, json: { error: { message: "Payload isn't valid for request." } } });
  });

  it('answers over gRPC too', async () => {
    const grpc = new GrpcClient(server.address());
    await expect(grpc.call('PartitionQuery', { parent: documents })).rejects.toMatchObject({
      status: 'UNIMPLEMENTED',
      message: expect.stringMatching(/PartitionQuery/),
    });
    grpc.close();
  });
});
