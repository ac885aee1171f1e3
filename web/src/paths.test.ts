import { describe, expect, it } from 'vitest';
import { pathOfReferrer, safeReturnPath } from './lib/login-way.ts';
import { foodDetailsOf, inventoryOf, paths } from './paths.ts';

describe('the way back after login', () => {
  it.each(['/dashboard/kitchen?status=delivered', '/inventory', '/'])('keeps %s', (from) => {
    expect(safeReturnPath(from)).toBe(from);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'inventory', '', null, undefined, 7])(
    'never leaves the site for %j',
    (from) => {
      expect(safeReturnPath(from)).toBe(paths.home);
    },
  );
});

it('puts a filter or an id into the address', () => {
  expect(inventoryOf('lunch')).toBe('/inventory?mealtime=lunch');
  expect(foodDetailsOf('a/b')).toBe('/user/a%2Fb');
});

describe('the page that led to the login', () => {
  const origin = 'https://foodhouse.example';

  it.each([
    ['https://foodhouse.example/inventory?mealtime=lunch', '/inventory?mealtime=lunch'],
    ['https://foodhouse.example/login', null],
    ['https://foodhouse.example/signup', null],
    ['https://evil.example/inventory', null],
    ['https://foodhouse.example.evil.example/', null],
    ['', null],
    ['nonsense', null],
  ])('%j leads back to %j', (referrer, path) => {
    expect(pathOfReferrer(referrer, origin)).toBe(path);
  });
});
