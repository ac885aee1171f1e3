import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logger } from 'firebase-functions';
import { expect, it, onTestFinished, vi } from 'vitest';
import { GloriaFood } from './adapters/gloriafood.ts';
import type { Ports } from './services/shared/ports.ts';
import { anAccount, countingIds, fixedClock, MemoryAccounts, NOW_MS } from './services/testing/fakes.ts';
import { MemoryHouse } from './services/testing/memory-house.ts';
import { MemoryStore } from './services/testing/memory-store.ts';
import { serveRoutes } from './http/testing/serve-routes.ts';
import { importRoutes } from './http/routes/import-routes.ts';

const KEY = 'secret-of-an-owner';
const MENU = { currency: 'EUR', categories: [] };

async function serveGloriaFood(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/pos/menu`;
}

/** All that a house writes and says while an admin asks for a menu, and the answer. */
async function ask(source: string, key: unknown) {
  const log = vi.spyOn(logger, 'write').mockReturnValue();
  const out = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const store = new MemoryStore();
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  store.put('users/boss', { uid: 'boss', email: 'boss@example.com', role: 'admin', ...times });
  const ports: Partial<Ports> = {
    accounts: new MemoryAccounts(anAccount({ uid: 'boss', email: 'boss@example.com', role: 'admin' })),
    clock: fixedClock,
    ids: countingIds(),
    menuSources: new GloriaFood(source, { lastsMs: 5000, mostBytes: 1000 }),
    settings: { requiresVerifiedEmail: false },
    unitOfWork: { run: store.run.bind(store), since: () => ({ run: store.run.bind(store) }) },
    userDirectory: new MemoryHouse(store),
  };
  const address = await serveRoutes(ports, importRoutes);
  const response = await fetch(`${address}/menu/fetch`, {
    method: 'POST',
    headers: { authorization: 'Bearer boss', 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const text = await response.text();
  const written = JSON.stringify([
    [...store.documents],
    store.audit,
    log.mock.calls,
    out.map(({ mock }) => mock.calls),
    [...response.headers],
    text,
  ]);
  return { status: response.status, body: JSON.parse(text) as unknown, written };
}

it.each<readonly [string, RequestListener, number, unknown]>([
  ['answers', (_request, response) => response.end(JSON.stringify(MENU)), 200, { format: 'gloriafood', file: MENU }],
  ['refuses it', (_request, response) => response.writeHead(403).end(KEY), 409, refusalOf('KEY_REFUSED')],
  [
    'fails',
    (request, response) => response.writeHead(500).end(request.headers.authorization),
    503,
    refusalOf('SOURCE_UNAVAILABLE'),
  ],
  ['breaks off', (request) => request.socket.destroy(), 503, refusalOf('SOURCE_UNAVAILABLE')],
])('a key of GloriaFood is nowhere afterwards where it %s', async (_what, answer, status, body) => {
  const asked = await ask(await serveGloriaFood(answer), KEY);
  expect([asked.status, asked.body]).toEqual([status, body]);
  expect(asked.written).not.toContain(KEY);
});

it.each([`${KEY}\n`, `${KEY}é`, `${KEY} ${KEY}`, [KEY], { [KEY]: 1 }, KEY.repeat(20), ''])(
  'no key is asked with, nor repeated: %j',
  async (key) => {
    const asked = vi.fn<RequestListener>();
    const { status, body, written } = await ask(await serveGloriaFood(asked), key);
    expect([status, body]).toEqual([400, refusalOf('INVALID_FIELDS')]);
    expect(written).not.toContain(KEY);
    expect(asked).not.toHaveBeenCalled();
  },
);

function refusalOf(reason: string): unknown {
  return { error: expect.objectContaining({ details: expect.objectContaining({ reason }) }) };
}
