import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Ports } from '../../services/shared/ports.ts';
import { createApp } from '../app.ts';
import * as openApi from '../openapi.ts';
import { ROUTES } from './index.ts';

// The description of the routes does not change while a process lives.

const described = vi.spyOn(openApi, 'openApiOf');
/** These routes read nothing, so no port is ever called. */
const NO_PORTS = { unitOfWork: { since: () => null } } as unknown as Ports;
const app = createApp(async () => NO_PORTS, { name: 'api', routes: ROUTES, environment: {} });
const server = app.listen(0, '127.0.0.1');
let address = '';

beforeAll(() => {
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(() => {
  server.close();
});

it('is made once, and 304 for clients that have it', async () => {
  for (const path of ['/openapi.json', '/docs']) {
    const first = await fetch(address + path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    // Without the second header, Node's fetch bypasses caches.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await fetch(address + path, { headers })).status).toBe(304);
    expect((await (await fetch(address + path)).text()) === (await first.text())).toBe(true);
  }
  expect(described).toHaveBeenCalledOnce(); // for the page and for the document together
});
