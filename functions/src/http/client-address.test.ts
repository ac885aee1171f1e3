import type { Request } from 'express';
import { logger } from 'firebase-functions';
import { describe, expect, it, vi } from 'vitest';
import { limitKey } from '../services/shared/limits.ts';
import type { Ports } from '../services/shared/ports.ts';
import { countingIds, fixedClock } from '../services/testing/fakes.ts';
import { MemoryStore } from '../services/testing/memory-store.ts';
import { orderAddress } from './client-address.ts';
import { createApp } from './app.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

const DEPLOYED = { K_SERVICE: 'api', GCLOUD_PROJECT: 'my-house' };

const VISITOR = '203.0.113.7';
const FORGED = '198.51.100.99';
/** Of Hosting: a front end of Google, as others recorded it on Hosting before Cloud Run; an address of Fastly. */
const FRONT_END = '66.249.84.10';
const FRONT_END_6 = '2607:f8b0:4001:c1a::5e';
const EDGE = '151.101.1.6';
/** A machine that somebody rents from Google. */
const RENTED = '34.122.10.20';
/** What Hosting says about the address that the visitor called. */
const HOSTED = { 'x-forwarded-host': 'my-house.web.app' };

const written = vi.spyOn(logger, 'write').mockReturnValue();

interface House {
  readonly sendReview: (headers: Readonly<Record<string, string>>) => Promise<number>;
  /** Whether a review was counted under this address; null is the limit that unknown visitors share. */
  readonly hasCounted: (address: string | null) => boolean;
  /** How many limits have counted something. */
  readonly limits: () => number;
}

/** The whole app, where it runs in this environment. */
async function aHouse(environment: Readonly<Record<string, string>>): Promise<House> {
  written.mockClear();
  const store = new MemoryStore();
  const ports: Partial<Ports> = {
    appCheck: { isGenuine: async () => true },
    clock: fixedClock,
    ids: countingIds('review'),
    unitOfWork: { run: store.run.bind(store), since: () => store },
  };
  const address = `${await serveRoutes(ports, ROUTES, environment)}/api/review`;
  const body = JSON.stringify({ name: 'Zoe', description: 'Lovely.', img: '' });
  return {
    async sendReview(headers) {
      const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
      return (await fetch(address, request)).status;
    },
    hasCounted: (visitor) =>
      store.documents.has(
        `limits/${visitor === null ? limitKey('reviewFromUnknown', 'all') : limitKey('review', visitor)}`,
      ),
    limits: () => [...store.documents.keys()].filter((key) => key.startsWith('limits/')).length,
  };
}

const via = (...hops: readonly string[]): Record<string, string> => ({ 'x-forwarded-for': hops.join(', ') });

describe('the address of a visitor', () => {
  it.each([
    ['behind Hosting', { ...via(VISITOR, FRONT_END), ...HOSTED }, VISITOR],
    ['behind Hosting and its edge', { ...via(VISITOR, EDGE, FRONT_END), ...HOSTED }, VISITOR],
    ['behind the edge alone', { ...via(VISITOR, EDGE), ...HOSTED }, VISITOR],
    ['behind a front end that is reached by IPv6', { ...via(VISITOR, FRONT_END_6), ...HOSTED }, VISITOR],
    ['behind a mapped front end', { ...via(VISITOR, `::ffff:${FRONT_END}`), ...HOSTED }, VISITOR],
    ['behind a load balancer', via(VISITOR, '35.191.3.4'), VISITOR],
    ['with IPv6', { ...via('2001:db8:1:2:aaaa::1', FRONT_END), ...HOSTED }, '2001:db8:1:2::/64'],
    ['with a mapped address', { ...via(`::ffff:${VISITOR}`, FRONT_END), ...HOSTED }, VISITOR],
    ['who forges a prefix', { ...via(FORGED, VISITOR, FRONT_END), ...HOSTED }, VISITOR],
    ['who forges a prefix with a front end', { ...via(FORGED, FRONT_END, VISITOR, FRONT_END), ...HOSTED }, VISITOR],
    ['who forges an unreadable prefix', { ...via('unknown', VISITOR, FRONT_END), ...HOSTED }, VISITOR],
    ['who calls the function itself', via(VISITOR), VISITOR],
    ['who calls it by another of its names', { ...via(VISITOR), host: 'api-x7-uc.a.run.app' }, VISITOR],
    ['who calls it with a forged prefix', via(FORGED, VISITOR), VISITOR],
    ['who calls it with a forged Hosting', via(FORGED, FRONT_END, VISITOR), VISITOR],
    ['who calls it from a rented machine', via(FORGED, RENTED), RENTED],
    ['who calls it with other proxies’ headers', { ...via(VISITOR), 'fastly-client-ip': FORGED }, VISITOR],
    ['of whom there is no address', {}, null],
    ['of whom the edge alone is known', { ...via(FRONT_END), ...HOSTED }, null],
    ['of whom two edges are known', { ...via(EDGE, FRONT_END), ...HOSTED }, null],
    ['whose address is unreadable', { ...via('unknown', FRONT_END), ...HOSTED }, null],
    ['whose address is internal', { ...via('10.1.1.1', FRONT_END), ...HOSTED }, null],
    ['behind Hosting, with an edge that is not listed', { ...via(VISITOR, RENTED), ...HOSTED }, null],
  ])('%s counts', async (_who, headers, visitor) => {
    const house = await aHouse(DEPLOYED);
    expect(await house.sendReview(headers)).toBe(201);
    expect([house.hasCounted(visitor), house.limits()]).toEqual([true, 1]);
  });

  it('is the machine’s own where no platform is before it, whatever was sent', async () => {
    const house = await aHouse({});
    await house.sendReview({ ...via(FORGED, FRONT_END), ...HOSTED });
    expect([house.hasCounted('127.0.0.1'), house.limits()]).toEqual([true, 1]);
  });
});

describe('the address of an order', () => {
  // Whoever tries the house on one machine would share the portions that wait behind an address.
  it.each([
    ['of a deployed process is that of the visitor', DEPLOYED, VISITOR],
    ['of a developer’s machine is none', {}, null],
  ])('%s', (_where, environment, expected) => {
    const app = createApp(async () => ({}) as Ports, { name: 'api', routes: ROUTES, environment });
    expect(orderAddress({ app, ip: VISITOR, headers: {} } as unknown as Request)).toBe(expected);
  });
});

describe('limits', () => {
  it('count people behind one front end apart', async () => {
    const house = await aHouse(DEPLOYED);
    const statusOf = (visitor: string): Promise<number> => house.sendReview({ ...via(visitor, FRONT_END), ...HOSTED });
    const seven = await Promise.all(Array.from({ length: 7 }, (_, index) => statusOf(`203.0.113.${index}`)));
    expect(seven).toEqual(Array.from({ length: 7 }, () => 201));
    const ofOne = await Promise.all(Array.from({ length: 6 }, () => statusOf(VISITOR)));
    expect([201, 429].map((status) => ofOne.filter((own) => own === status).length)).toEqual([5, 1]);
  });

  it('stop unknown visitors together at the hundredth review of an hour, and one line says so', async () => {
    const house = await aHouse(DEPLOYED);
    const statuses = await Promise.all(Array.from({ length: 101 }, () => house.sendReview(via(FRONT_END))));
    expect([201, 429].map((status) => statuses.filter((own) => own === status).length)).toEqual([100, 1]);
    const lines = written.mock.calls.map(([line]) => line).filter(({ severity }) => severity === 'WARNING');
    expect(lines).toEqual([{ severity: 'WARNING', message: 'visitor.unknown', event: 'visitor.unknown', hops: 1 }]);
  });
});
