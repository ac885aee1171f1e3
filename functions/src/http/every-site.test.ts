import { DEFAULT_SETTINGS } from '@foodhouse/domain';
import { logger } from 'firebase-functions';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Ports } from '../services/shared/ports.ts';
import { fixedClock } from '../services/testing/fakes.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

// The order button asks from the pages of other sites (docs/order-button.md).

vi.spyOn(logger, 'write').mockReturnValue();

const OWN = 'http://127.0.0.1:5000';
const OTHER = 'https://kanal.example';

let address: string;

beforeEach(async () => {
  const houseBook = { settings: async () => DEFAULT_SETTINGS } as unknown as Ports['houseBook'];
  const unitOfWork = { since: () => unitOfWork } as unknown as Ports['unitOfWork'];
  address = await serveRoutes({ clock: fixedClock, houseBook, unitOfWork }, ROUTES);
});

async function headersOf(path: string, origin?: string, method = 'GET'): Promise<Headers> {
  return (await fetch(address + path, { method, headers: origin === undefined ? {} : { origin } })).headers;
}

it.each([undefined, OWN, OTHER, 'null'])(
  'whether the house takes orders is one answer for all, also for %s',
  async (origin) => {
    const headers = await headersOf('/api/house/now', origin);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toBeNull(); // else the CDN would keep one for each site
    expect(headers.get('cache-control')).toContain('s-maxage=2');
  },
);

it('nothing else is for pages of other sites', async () => {
  const routes = ROUTES.filter(({ isForEverySite }) => isForEverySite);
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(['get /house/now']);
  for (const path of ['/api/house', '/api/house/tables/T7T7T7', '/api/orders'])
    expect((await headersOf(path, OTHER)).get('access-control-allow-origin')).toBeNull();
  expect((await headersOf('/api/house', OWN)).get('access-control-allow-origin')).toBe(OWN);
  expect((await headersOf('/api/house/now', OTHER, 'OPTIONS')).get('access-control-allow-origin')).toBeNull();
});
