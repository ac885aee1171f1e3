import { DEFAULT_SETTINGS, NEW_CUSTOMER, type Order, type Table } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digest } from '../services/shared/digest.ts';
import type { Catalogue, Ports } from '../services/shared/ports.ts';
import { anAccount, countingIds, MemoryAccounts, NOW_MS } from '../services/testing/fakes.ts';
import { MemoryHouse } from '../services/testing/memory-house.ts';
import { MemoryStore } from '../services/testing/memory-store.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

vi.spyOn(logger, 'write').mockReturnValue();

// Sixty guests at twenty tables, behind the one address of the house's Wi-Fi, and a stranger beside them. The limits of
// the table of routes are those of a process, so each test has a room, an hour and codes of its own.

const GUESTS = 60;
const TABLES = 20;
const HOUR_MS = 60 * 60_000;
const KEY = 'bm90IGEgdmVyeSBnb29kIGtleQ';
let room = 0;
let nowMs = NOW_MS;
let codes: readonly string[];
let readsOfTables: number;
let ask: (path: string, options?: { readonly as?: string; readonly body?: unknown }) => Promise<Response>;

beforeEach(async () => {
  room += 1;
  nowMs += HOUR_MS;
  readsOfTables = 0;
  codes = Array.from({ length: TABLES }, (_, at) => aCode('R', at));
  const store = new MemoryStore();
  const books = new MemoryHouse(store);
  const tables: readonly Table[] = codes.map((code, at) => ({ code, name: `Table ${at}` }));
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  const uids = Array.from({ length: GUESTS }, (_, at) => `room${room}guest${at}`);
  for (const [at, uid] of uids.entries()) {
    store.put(`users/${uid}`, { uid, email: '', displayName: '', role: 'user', ...times });
    store.put(`orders/${orderOf(at)}`, { ...anOrder({ id: orderOf(at) }), trackDigest: digest(KEY) } satisfies Order);
  }
  const accounts = new MemoryAccounts(...uids.map((uid) => anAccount({ uid })));
  const food = aFood({ quantity: 1000 });
  const catalogue: Partial<Catalogue> = { food: async () => food };
  const settings = { ...DEFAULT_SETTINGS, services: ['pickup', 'table'] as const };
  store.put('house/settings', settings);
  store.put('house/tables', tables);
  store.put(`foods/${food.id}`, food);
  const ports: Partial<Ports> = {
    accounts,
    catalogue: catalogue as Catalogue,
    clock: { nowMs: () => nowMs },
    customerBook: { customer: async () => NEW_CUSTOMER },
    houseBook: { settings: async () => settings, know: () => undefined },
    tableBook: {
      tables: async () => tables,
      tablesLately: async () => {
        readsOfTables += 1;
        return tables;
      },
      know: () => undefined,
    },
    settings: { requiresVerifiedEmail: false },
    ids: countingIds(),
    orderBook: books,
    unitOfWork: { run: store.run.bind(store), since: () => store },
    userDirectory: books,
  };
  const address = await serveRoutes(ports, ROUTES);
  ask = (path, { as, body } = {}) =>
    fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(as !== undefined && { authorization: `Bearer ${as}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
});

/** A code of six letters that no other test has. */
const aCode = (first: string, at: number): string =>
  `${first}${[room, at]
    .map((number) =>
      String(number)
        .padStart(3, '0')
        .replaceAll(/\d/g, (digit) => 'ABCDEFGHJK'[Number(digit)] ?? 'A'),
    )
    .join('')
    .slice(1)}`;
const CONTACT = { name: 'Hana', phone: '+49 30 123456' };
const orderOf = (at: number): string => `room${room}order${at}`;
const codeOf = (at: number): string => codes[at % TABLES] ?? '';
const basketAt = (code: string): object => ({
  lines: [{ foodId: 'pho', quantity: 1 }],
  fulfilment: { kind: 'table', table: code },
});
const everyGuest = (requests: (at: number) => Promise<Response>[]): Promise<Response[]> =>
  Promise.all(Array.from({ length: GUESTS }, (_, at) => requests(at)).flat());
const statusesOf = (answers: readonly Response[]): ReadonlySet<number> => new Set(answers.map(({ status }) => status));

describe('sixty guests behind one address, in one minute', () => {
  it('scan their codes, see prices and follow their orders, every one of them', async () => {
    const answers = await everyGuest((at) => [
      ask(`/house/tables/${codeOf(at)}`),
      ...Array.from({ length: 6 }, () => ask('/quote', { body: basketAt(codeOf(at)) })),
      ...Array.from({ length: 6 }, () => ask('/quote', { as: `room${room}guest${at}`, body: basketAt(codeOf(at)) })),
      ...Array.from({ length: 6 }, () => ask(`/track/${orderOf(at)}/${KEY}`)),
    ]);
    expect(answers).toHaveLength(GUESTS * 19);
    expect(statusesOf(answers)).toEqual(new Set([200]));
  });

  it('go on while a stranger among them tries codes and keys', async () => {
    await everyGuest((at) => [ask(`/house/tables/${codeOf(at)}`), ask(`/track/${orderOf(at)}/${KEY}`)]);
    const tries = Array.from({ length: 200 }, (_, at) => at);
    const codesTried = await Promise.all(tries.map((at) => ask(`/house/tables/${aCode('X', at)}`)));
    const keysTried = await Promise.all(tries.map((at) => ask(`/track/${orderOf(0)}/${KEY}${at}`)));
    expect(statusesOf(codesTried)).toEqual(new Set([200, 429]));
    expect(statusesOf(keysTried)).toEqual(new Set([404, 429]));
    const answers = await everyGuest((at) => [
      ask('/quote', { body: basketAt(codeOf(at)) }),
      ask(`/track/${orderOf(at)}/${KEY}`),
    ]);
    expect(statusesOf(answers)).toEqual(new Set([200]));
  });
});

describe('a stranger who has used up the guesses of the room', () => {
  it('keeps nobody from a first scan, a first quote or the first look at an order', async () => {
    const tries = Array.from({ length: 200 }, (_, at) => at);
    const tried = await Promise.all(
      tries.flatMap((at) => [ask(`/house/tables/${aCode('X', at)}`), ask(`/track/${orderOf(0)}/${KEY}${at}`)]),
    );
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(160);
    const answers = await everyGuest((at) => [
      ask(`/house/tables/${codeOf(at)}`),
      ask('/quote', { body: basketAt(codeOf(at)) }),
      ask('/quote', { as: `room${room}guest${at}`, body: basketAt(codeOf(at)) }),
      ask(`/track/${orderOf(at)}/${KEY}`),
    ]);
    expect(statusesOf(answers)).toEqual(new Set([200]));
  });

  it('is counted by account where somebody is signed in', async () => {
    await Promise.all(Array.from({ length: 120 }, (_, at) => ask(`/house/tables/${aCode('X', at)}`)));
    const wrong = { body: basketAt(aCode('Y', 0)) };
    expect((await ask('/quote', wrong)).status).toBe(429);
    expect((await ask('/quote', { ...wrong, as: `room${room}guest0` })).status).toBe(200);
  });
});

it('a stranger is answered 120 wrong codes a minute, by quotes and by the route together, and 1200 are looked up', async () => {
  const byRoute = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(`/house/tables/${aCode('Y', at)}`)));
  const byQuote = await Promise.all(
    Array.from({ length: 100 }, (_, at) => ask('/quote', { body: basketAt(aCode('Z', at)) })),
  );
  expect(statusesOf(byRoute)).toEqual(new Set([200]));
  expect(byQuote.filter(({ status }) => status === 429)).toHaveLength(80);
  expect((await ask(`/house/tables/${codeOf(0)}`)).status).toBe(200);
  await Promise.all(Array.from({ length: 1500 }, (_, at) => ask(`/house/tables/X${at}`)));
  expect(readsOfTables).toBe(1201);
  const refused = await ask(`/house/tables/${codeOf(1)}`);
  expect(await refused.json()).toMatchObject({ error: { details: { reason: 'RATE_LIMITED', retryAfterSeconds: 60 } } });
  expect((await ask(`/house/tables/${codeOf(0)}`)).status).toBe(200);
  nowMs += 60_000;
  expect((await ask(`/house/tables/${codeOf(1)}`)).status).toBe(200);
});

it('orders count their codes of tables with those of scans and quotes', async () => {
  const orderAt = (code: string, at: number): Promise<Response> =>
    ask('/orders', { as: `room${room}guest${at}`, body: { ...basketAt(code), shownTotal: 9.5, contact: CONTACT } });
  const quotesOf = (at: number, count: number): Promise<Response[]> =>
    Promise.all(
      Array.from({ length: count }, () =>
        ask('/quote', { as: `room${room}guest${at}`, body: basketAt(aCode('Y', at)) }),
      ),
    );
  expect(statusesOf(await quotesOf(0, 100))).toEqual(new Set([200]));
  const own = await Promise.all(Array.from({ length: 25 }, (_, at) => orderAt(aCode('X', at), 0)));
  expect(own.filter(({ status }) => status === 409)).toHaveLength(20);
  expect(own.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await orderAt(codeOf(0), 0)).status).toBe(201);
  // Beyond the ceiling of the address nothing else is looked up.
  await Promise.all(Array.from({ length: 1500 }, (_, at) => ask(`/house/tables/X${at}`)));
  expect((await orderAt(codeOf(0), 1)).status).toBe(201);
  expect((await orderAt(codeOf(1), 2)).status).toBe(429);
  nowMs += 60_000;
  expect((await orderAt(codeOf(1), 2)).status).toBe(201);
});

it('one order is followed 120 times a minute, however many have its link', async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => ask(`/track/${orderOf(1)}/${KEY}`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await ask(`/track/${orderOf(2)}/${KEY}`)).status).toBe(200);
});
