import { NO_HOUSE_PAGES, type HousePages } from '@foodhouse/domain';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ports } from '../services/shared/ports.ts';
import { anAccount, fixedClock, MemoryAccounts, NOW_MS } from '../services/testing/fakes.ts';
import { MemoryHouse } from '../services/testing/memory-house.ts';
import { MemoryStore } from '../services/testing/memory-store.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

vi.spyOn(logger, 'write').mockReturnValue();

const PAGE = '/house/pages';

let store: MemoryStore;
let address: string;

beforeEach(async () => {
  store = new MemoryStore();
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  for (const [uid, role] of [
    ['boss', 'admin'],
    ['cook', 'chef'],
  ])
    store.put(`users/${uid}`, { uid, email: `${uid}@example.com`, role, ...times });
  const books = new MemoryHouse(store);
  const pages = async (): Promise<HousePages> => store.get<HousePages>('house/pages') ?? NO_HOUSE_PAGES;
  const ports: Partial<Ports> = {
    accounts: new MemoryAccounts(
      anAccount({ uid: 'boss', email: 'boss@example.com', role: 'admin' }),
      anAccount({ uid: 'cook', email: 'cook@example.com', role: 'chef' }),
    ),
    auditTrail: { recordRefusal: async () => undefined },
    clock: fixedClock,
    houseBook: { know: () => undefined } as unknown as Ports['houseBook'],
    pageBook: { pages, pagesLately: pages, know: () => undefined },
    pendingChanges: books,
    settings: { requiresVerifiedEmail: false },
    unitOfWork: { run: store.run.bind(store), since: () => ({ run: store.run.bind(store) }) },
    userDirectory: books,
  };
  address = await serveRoutes(ports, ROUTES);
});

async function call(path: string, { as, body }: { readonly as?: string; readonly body?: unknown } = {}) {
  const response = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'PUT',
    headers: { 'content-type': 'application/json', ...(as !== undefined && { authorization: `Bearer ${as}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() };
}

describe('the pages that the law asks for', () => {
  it('are read by everybody, one by one, from the cache of what the house says', async () => {
    expect(await call(`${PAGE}/imprint`)).toMatchObject({ status: 200, body: { text: null } });
    await call(PAGE, { as: 'boss', body: { version: 0, imprint: '<b>Kanal</b>' } });
    expect(await call(`${PAGE}/imprint`)).toMatchObject({ status: 200, body: { text: '<b>Kanal</b>' } });
    expect((await call(`${PAGE}/imprint`)).cache).toBe((await call(`${PAGE}/terms`)).cache);
    expect((await call(`${PAGE}/imprint`)).cache).toContain('s-maxage');
    expect(await call(`${PAGE}/cookies`)).toMatchObject({ status: 400, body: { error: expect.anything() } });
  });

  it.each([
    ['nobody who is signed out', undefined, 401],
    ['no chef', 'cook', 403],
  ])('are saved, and read all at once, by %s', async (_who, as, status) => {
    const by = as === undefined ? {} : { as };
    expect(await call(PAGE, { ...by, body: { version: 0, imprint: 'Kanal' } })).toMatchObject({ status });
    expect(await call(PAGE, by)).toMatchObject({ status });
    expect(store.get('house/pages')).toBeNull();
  });

  it('are refused with the version that there is, and with what is too long, and nothing is written', async () => {
    const first = { version: 0, imprint: 'Kanal' };
    expect(await call(PAGE, { as: 'boss', body: first })).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await call(PAGE, { as: 'boss', body: { version: 0, imprint: 'Late' } })).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'SETTINGS_CHANGED', version: 1 } } },
    });
    expect(await call(PAGE, { as: 'boss', body: { version: 1, terms: 'x'.repeat(20_001) } })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { terms: 'expected at most 20000 characters' } } } },
    });
    expect(store.get('house/pages')).toMatchObject({ ...first, version: 1, terms: '' });
  });

  it('are saved though they are larger than other requests', async () => {
    const long = '€'.repeat(20_000);
    const body = { version: 0, imprint: long, privacy: long, terms: long };
    expect(await call(PAGE, { as: 'boss', body })).toMatchObject({ status: 200, body: { terms: long } });
  });
});
