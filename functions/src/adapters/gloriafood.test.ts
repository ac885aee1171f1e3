import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GloriaFood } from './gloriafood.ts';

const KEY = 'key-of-an-owner';
const MENU = { currency: 'EUR', categories: [] };

async function source(answer: RequestListener, limits = {}): Promise<GloriaFood> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return new GloriaFood(`http://127.0.0.1:${port}/pos/menu`, { lastsMs: 5000, mostBytes: 1000, ...limits });
}

describe('the menu of GloriaFood', () => {
  it('is asked for once, with the key as it is', async () => {
    const asked: [string | undefined, IncomingHttpHeaders][] = [];
    const its = await source((request, response) => {
      asked.push([request.url, request.headers]);
      response.end(JSON.stringify(MENU));
    });
    expect(await its.gloriafood(KEY)).toEqual({ status: 'found', menu: MENU });
    expect(asked).toEqual([
      [
        '/pos/menu',
        expect.objectContaining({ authorization: KEY, accept: 'application/json', 'glf-api-version': '2' }),
      ],
    ]);
  });

  it.each([401, 403])('is refused with %i for its key', async (status) => {
    const its = await source((_request, response) => response.writeHead(status).end('no'));
    expect(await its.gloriafood(KEY)).toEqual({ status: 'key-refused' });
  });

  it.each<readonly [string, RequestListener]>([
    ['an error', (_request, response) => response.writeHead(500).end('{}')],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['no object', (_request, response) => response.end('[]')],
    ['nothing', (_request, response) => response.end()],
    ['a longer answer than a menu is', (_request, response) => response.end(JSON.stringify({ pad: 'x'.repeat(2000) }))],
    ['another address', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    [
      'an end in the middle',
      (request, response) => {
        response.writeHead(200, { 'content-length': '50' });
        response.write('{', () => request.socket.destroy());
      },
    ],
  ])('that answers with %s is not there', async (_what, answer) => {
    const its = await source(answer);
    expect(await its.gloriafood(KEY)).toEqual({ status: 'unavailable' });
  });

  it('that does not answer in its time, or not at all, is not there', async () => {
    const silent = await source((_request, response) => response.write('{'), { lastsMs: 50 });
    expect(await silent.gloriafood(KEY)).toEqual({ status: 'unavailable' });
    const nobody = new GloriaFood('http://127.0.0.1:1/', { lastsMs: 5000, mostBytes: 1000 });
    expect(await nobody.gloriafood(KEY)).toEqual({ status: 'unavailable' });
  });
});
