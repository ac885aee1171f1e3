import { DEFAULT_SETTINGS } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { logger } from 'firebase-functions';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Catalogue, Ports } from '../../services/shared/ports.ts';
import { anAccount, MemoryAccounts } from '../../services/testing/fakes.ts';
import { MemoryHouse } from '../../services/testing/memory-house.ts';
import { MemoryStore } from '../../services/testing/memory-store.ts';
import { basketRoutes } from './basket-routes.ts';
import { limitGuesses } from '../process-limits.ts';
import { serveRoutes } from '../testing/serve-routes.ts';

vi.spyOn(logger, 'write').mockReturnValue();

const MINUTE_MS = 60_000;
const LIMIT = 600;
let nowMs: number;
let ask: (visitor?: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

beforeEach(async () => {
  nowMs = 0;
  const store = new MemoryStore();
  const catalogue: Partial<Catalogue> = { food: async () => aFood({ quantity: 1 }) };
  const accounts = new MemoryAccounts(anAccount({ uid: 'gus', email: '' }));
  accounts.provider = 'anonymous';
  accounts.issuedAtMs = 0;
  store.put('users/gus', { uid: 'gus', email: '', role: 'guest' });
  const ports: Partial<Ports> = {
    accounts,
    userDirectory: new MemoryHouse(store),
    catalogue: catalogue as Catalogue,
    houseBook: { settings: async () => DEFAULT_SETTINGS, know: () => undefined },
    clock: { nowMs: () => nowMs },
    unitOfWork: { run: store.run.bind(store), since: () => store },
  };
  const routes = basketRoutes(limitGuesses({ count: 120, windowMs: MINUTE_MS }));
  const address = `${await serveRoutes(ports, routes, { K_SERVICE: 'api' })}/quote`;
  const body = JSON.stringify({ lines: [{ foodId: 'pho', quantity: 2 }] });
  ask = (visitor = '203.0.113.7', headers = {}) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${visitor}, 66.249.84.10`, ...headers },
      body,
    });
});

it('a browser with the session of a guest is a stranger where there are no guests', async () => {
  expect((await ask(undefined, { authorization: 'Bearer gus' })).status).toBe(200);
  expect((await ask(undefined, { authorization: 'Bearer TOKEN_INVALID' })).status).toBe(401);
});

it('a quote of a stranger is limited by the minute for each address, and says when to ask again', async () => {
  const answers = await Promise.all(Array.from({ length: LIMIT }, () => ask()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await answers[0]?.json()).toMatchObject({
    total: 19,
    problems: [{ line: 0, reason: 'OUT_OF_STOCK', left: 1 }],
  });
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { details: { reason: 'RATE_LIMITED', retryAfterSeconds: 60 } } });
  expect((await ask('203.0.113.8')).status).toBe(200);
  nowMs = MINUTE_MS;
  expect((await ask()).status).toBe(200);
});
