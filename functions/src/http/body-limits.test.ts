import { MOST_MENU_BYTES } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { MemoryAccounts } from '../services/testing/fakes.ts';
import { MemoryHouse } from '../services/testing/memory-house.ts';
import { MemoryStore } from '../services/testing/memory-store.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

it.each([
  ['/foods', 'Bearer x', 70_000, 413, 'The body is larger than 64 KiB.'],
  ['/menu/import', null, 70_000, 413, 'The body is larger than 64 KiB.'], // a stranger
  ['/menu/import', 'Bearer x', 70_000, 401, expect.any(String)], // read, and refused by the gate
  ['/api/menu/import', 'Bearer x', 70_000, 401, expect.any(String)],
  ['/menu/import', 'Bearer x', MOST_MENU_BYTES, 413, 'The body is larger than 9765 KiB.'],
])('POST %s with %j and %d letters is answered with %d', async (path, authorization, length, status, message) => {
  const address = await serveRoutes(
    { accounts: new MemoryAccounts(), userDirectory: new MemoryHouse(new MemoryStore()) },
    ROUTES,
  );
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization !== null && { authorization }) },
    body: JSON.stringify({ pad: 'x'.repeat(length) }),
  });
  const body = (await response.json()) as { readonly error: { readonly message: string } };
  expect([response.status, body.error.message]).toEqual([status, message]);
});
