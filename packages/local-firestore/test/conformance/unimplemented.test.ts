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
    ['GET', '/emulator/v1/projects/unimplemented:ruleCoverage.html', undefined, /ruleCoverage/],
  ])('answers %s %s with UNIMPLEMENTED and says which', async (method, path, body, which) => {
    const answer = await rest(server.address(), method, path, body);
    expect(answer).toMatchObject({
      status: 501,
      json: { error: { status: 'UNIMPLEMENTED', message: expect.stringMatching(which) } },
    });
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
