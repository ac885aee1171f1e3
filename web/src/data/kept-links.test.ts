import { describe, expect, it } from 'vitest';
import { forgetLinks, isOfLink, keptOf, keptUnder } from './kept-links.ts';

const SITE = 'https://house.example';

/** The page of a link as the network answers it. */
function answerAt(address: string): Response {
  const response = new Response('<html></html>', { status: 200, headers: { 'content-type': 'text/html' } });
  Object.defineProperty(response, 'url', { value: address });
  return response;
}

describe('what is kept of a link', () => {
  it.for([
    '/track/o1#the-key',
    '/track/o1',
    '/track/o1/the-key',
    '/track/o1/the-key?from=mail',
    '/track/o%201#k',
    '/track',
  ])('has one address, without id and key: %s', (address) => {
    expect(keptUnder({ url: `${SITE}${address}` })).toBe(`${SITE}/track`);
  });

  it('has one in the folder of each language', () => {
    expect(keptUnder({ url: `${SITE}/de/track/o1/the-key` })).toBe(`${SITE}/de/track`);
    expect(keptUnder({ url: `${SITE}/en-XA/track/o1#the-key` })).toBe(`${SITE}/en-XA/track`);
  });

  it.for(['/', '/inventory', '/fooddetails/track', '/tracks', '/myorders#/track/o1'])(
    'is no other page: %s',
    (address) => {
      const request = { url: `${SITE}${address}` };
      expect(isOfLink(request.url)).toBe(false);
      expect(keptUnder(request)).toBe(request);
    },
  );

  it('is an answer that says nothing of where it came from', async () => {
    const address = `${SITE}/track/o1/the-key`;
    const kept = keptOf(address, answerAt(address));
    expect([kept.url, kept.status, kept.headers.get('content-type'), await kept.text()]).toEqual([
      '',
      200,
      'text/html',
      '<html></html>',
    ]);
    const menu = answerAt(`${SITE}/inventory`);
    expect(keptOf(menu.url, menu)).toBe(menu);
  });

  it('goes where an earlier version kept it, and nothing else does', async () => {
    const kept = keptWith(answerAt(`${SITE}/track/o1/the-key`));
    await forgetLinks(kept.cache);
    expect(kept.addresses()).toEqual([`${SITE}/inventory`]);
  });

  it('stays readable without a network over a new version', async () => {
    const kept = keptWith(keptOf(`${SITE}/track/o1`, answerAt(`${SITE}/track/o1`)));
    await forgetLinks(kept.cache);
    expect(kept.addresses()).toEqual([`${SITE}/inventory`, `${SITE}/track`]);
  });
});

/** A cache of the menu and some pages of links. @param page what is kept under the one address of all links */
function keptWith(page: Response): {
  readonly cache: Pick<Cache, 'keys' | 'match' | 'delete'>;
  readonly addresses: () => readonly string[];
} {
  const kept = new Map(
    ['/inventory', '/track', '/track/o1', '/track/o1/the-key'].map((path) => [
      `${SITE}${path}`,
      path === '/track' ? page : answerAt(`${SITE}${path}`),
    ]),
  );
  return {
    cache: {
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      match: async (request) => kept.get((request as Request).url),
      delete: async (request) => kept.delete((request as Request).url),
    },
    addresses: () => [...kept.keys()],
  };
}
