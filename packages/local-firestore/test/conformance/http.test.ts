import { describe, expect, it } from 'vitest';
import { OWNER, rest } from '../rest-client.ts';
import { useServer } from '../start-server.ts';

const server = useServer();

async function headersOf(method: string, path: string, headers: Record<string, string>): Promise<Headers> {
  return (await fetch(`http://${server.address()}${path}`, { method, headers })).headers;
}

describe('a browser of another origin', () => {
  it.each([
    ['OPTIONS', '/v1/projects/p/databases/(default)/documents:commit'],
    ['GET', '/nowhere'],
    ['HEAD', '/'],
    ['GET', '/v1/projects/p/databases/(default)/documents/c/none'],
  ])('may read the answer to %s %s', async (method, path) => {
    const headers = await headersOf(method, path, {
      origin: 'http://site.example',
      'access-control-request-headers': 'x-a,x-b',
    });
    expect(headers.get('access-control-allow-origin')).toBe('http://site.example');
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toBe('x-a,x-b');
    expect(headers.get('vary')).toContain('Origin');
  });

  it('gets no CORS headers without an origin', async () => {
    expect((await headersOf('GET', '/', {})).get('access-control-allow-origin')).toBeNull();
  });
});

it('refuses a body of more than 16 MiB and serves on', async () => {
  const answer = await rest(
    server.address(),
    'POST',
    '/v1/projects/p/databases/(default)/documents:commit',
    ' '.repeat(16 * 1024 * 1024 + 1),
  ).catch(() => null);
  expect([413, undefined]).toContain(answer?.status); // the connection may be gone before the answer is read
  expect((await rest(server.address(), 'GET', '/')).text).toBe('Ok\n');
});

it('treats __proto__ in a query parameter as a name like any other', async () => {
  const parameter = 'mask.__proto__.polluted=1&mask.fieldPaths=a';
  await rest(server.address(), 'GET', `/v1/projects/p/databases/(default)/documents/c/none?${parameter}`);
  expect({}).not.toHaveProperty('polluted');
});

it('writes a negative zero as JSON has it', async () => {
  const path = '/v1/projects/p/databases/(default)/documents/numbers/negative-zero';
  await rest(server.address(), 'PATCH', path, '{"fields":{"zero":{"doubleValue":-0}}}', OWNER);
  expect((await rest(server.address(), 'GET', path, null, OWNER)).text).toContain('{"doubleValue":-0}');
});
