import { describe, expect, it, vi } from 'vitest';
import { loginWayOf, reasonForLogin, stateAfterLogin, wayAfterLogin } from './login-way.ts';

const PHO = { id: 'pho', name: 'Pho' };
const SITE = 'https://foodhouse.example';

describe('the navigation state of the login', () => {
  it('is parsed, and unknown fields are dropped', () => {
    expect(loginWayOf({ from: '/inventory', wanted: PHO, needs: 'admin', more: 1 })).toEqual({
      from: '/inventory',
      wanted: PHO,
      needs: 'admin',
    });
    expect([null, undefined, 'text', { from: 1, wanted: { id: 1 }, needs: 'chef' }].map(loginWayOf)).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });

  it('explains why the login is needed', () => {
    expect(reasonForLogin({ from: '/inventory', wanted: PHO })).toBe('Log in to order Pho.');
    expect(reasonForLogin({ wanted: { ...PHO, name: 'شاورما' } })).toBe('Log in to order \u2068شاورما\u2069.');
    expect(reasonForLogin({ from: '/inventory', basket: true })).toBe('Log in to order what is in your basket.');
    expect(reasonForLogin({ from: '/dashboard/myorders' })).toBe('Log in to see your dashboard.');
    expect(reasonForLogin({ from: '/dashboard/addfood', needs: 'admin' })).toMatch(/for admins/);
    expect(reasonForLogin({ from: '/invite#key', invited: true })).toMatch(/^Log in to accept your invitation/);
    expect(reasonForLogin({ from: '/inventory' })).toBeNull();
    expect(reasonForLogin({})).toBeNull();
  });

  it('opens again what the person wanted to order', () => {
    expect(stateAfterLogin(loginWayOf({ basket: true, from: '/inventory' }))).toEqual({ basket: true });
    expect(stateAfterLogin(loginWayOf({ wanted: PHO }))).toEqual({ wanted: PHO });
    expect(stateAfterLogin(loginWayOf({ invited: true, from: '/invite#key' }))).toEqual({ invited: true });
    expect(stateAfterLogin(loginWayOf({ basket: 'yes' }))).toBeNull();
  });

  it.each([
    ['to where one came from', { from: '/inventory?q=a' }, null, '', '/inventory?q=a'],
    ['to where the browser says one came from', {}, null, `${SITE}/about`, '/about'],
    ['back to the link of an invitation', { from: '/invite#key', invited: true }, 'user', '', '/invite#key'],
    ['home from elsewhere', {}, null, 'https://other.example/', '/'],
    ['to no other site', { from: '//other.example' }, null, '', '/'],
    ['a customer who was signed in all along to the dashboard', {}, 'user', '', '/dashboard'],
    ['a chef who was to the kitchen', {}, 'chef', '', '/dashboard/kitchen'],
    ['an admin who was to the orders', {}, 'admin', '', '/dashboard/orderlist'],
    ['to where they came from for those too', { from: '/about' }, 'chef', '', '/about'],
  ] as const)('leads %s', (_name, way, signedIn, referrer, to) => {
    expect(wayAfterLogin(way, signedIn, referrer, SITE)).toBe(to);
  });
});

it('leads back to the page of its own language, whose folder the router adds', async () => {
  vi.stubEnv('VITE_BASE', '/de');
  vi.resetModules();
  const { pathOfReferrer } = await import('./login-way.ts');
  vi.unstubAllEnvs();
  expect(pathOfReferrer(`${SITE}/de/inventory?q=pho`, SITE)).toBe('/inventory?q=pho');
  expect(
    [`${SITE}/de/login`, 'https://elsewhere.example/de/inventory'].map((from) => pathOfReferrer(from, SITE)),
  ).toEqual([null, null]);
});
