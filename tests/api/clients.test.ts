import type { Food } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { suiteFunctionsAddress } from '../../local/house-settings.ts';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { call, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// Requests on the running suite as real clients send them, and a page as a browser gets it.

const FUNCTIONS = suiteFunctionsAddress();
let ann: Person;
let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [ann, admin, food] = await Promise.all([house.aPerson(), house.aPerson('admin'), house.putFood({ quantity: 100 })]);
});

describe('requests of real clients', () => {
  it('tolerate stray line breaks, a trailing slash and both prefixes', async () => {
    expect(await call(`/orderbyUser?user=${ann.uid}%0A&&status=pending%0D%0A`, { as: ann })).toMatchObject({
      status: 200,
    });
    expect(await call(`/allorderlist/pending%0A`, { as: admin })).toMatchObject({ status: 200 });
    expect(await call(`/fooddetails/${food.id}%0A/`)).toMatchObject({ status: 200 });
    const direct = `${FUNCTIONS}/api`;
    expect(await call(`/fooddetails/${food.id}`, { address: `${direct}/api` })).toMatchObject({ status: 200 });
  });

  it('match exact paths only', async () => {
    expect(await call('/Foods')).toMatchObject({ status: 404, reason: 'NO_SUCH_ROUTE' });
    expect(await call('/foods/x/y')).toMatchObject({ status: 404, reason: 'NO_SUCH_ROUTE' });
  });

  it.each([`${SITE_ADDRESS}/api`, `${FUNCTIONS}/setUserRole`])(
    'are answered for pages of the site only: %s',
    async (address) => {
      const preflight = async (origin: string): Promise<string | null> => {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        };
        const answer = await fetch(`${address}/`, { method: 'OPTIONS', headers });
        return answer.headers.get('access-control-allow-origin');
      };
      expect(await preflight(SITE_ADDRESS)).toBe(SITE_ADDRESS);
      expect(await preflight('https://evil.web.app')).toBeNull();
      expect(await preflight('http://127.0.0.1:5000.evil.example')).toBeNull();
      expect(await preflight('null')).toBeNull();
    },
  );
});

it('serves the pages of the site with their security headers', async () => {
  const page = await fetch(`${SITE_ADDRESS}/dashboard/kitchen`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<div id="root">');
  // Two scripts are those of every page; each language has six first scripts.
  const languages = /data-languages="([\w -]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(languages).toContain('en');
  const [, hashes = ''] =
    /script-src 'self'((?: 'sha256-[\w+/=]+')+) https:\/\/apis\.google\.com\/js\/api\.js /.exec(
      page.headers.get('content-security-policy') ?? '',
    ) ?? [];
  expect(hashes.trim().split(' ')).toHaveLength(2 + 6 * languages.length);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});
