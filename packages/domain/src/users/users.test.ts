import { describe, expect, it } from 'vitest';
import { isSignUpEmail, maskEmail, sameEmail } from './email.ts';
import {
  canDecide,
  canManageMenu,
  canManageUsers,
  canSeeAddresses,
  rolesWho,
  worksInKitchen,
  claimsOf,
  toRole,
} from './roles.ts';

describe('an email', () => {
  it.each([
    'ann@example.com',
    'Ann.Lee@Mail.co.uk',
    ' bob1@x.io ',
    'anna@t-online.de',
    'anna+food@example.museum',
    "o'neill_1@3m.com",
    'anna@xn--mller-kva.de',
    'a@b.c',
  ])('lets %j sign up', (email) => {
    expect(isSignUpEmail(email)).toBe(true);
  });

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    '',
    'a b@example.com',
    'ann@@example.com',
    'ann@example.com, bob@example.com',
    'ann@-example.com',
    'ann@example..com',
    'Ann <ann@example.com>',
  ])('refuses %j', (email) => {
    expect(isSignUpEmail(email)).toBe(false);
  });

  it('is compared trimmed and in lower case', () => {
    expect(sameEmail(' Ann@Example.com', 'ann@example.com ')).toBe(true);
    expect(sameEmail('ann@example.com', 'bob@example.com')).toBe(false);
  });

  it('is masked except for its first letter and its domain', () => {
    expect(maskEmail('ann@example.com')).toBe('a***@example.com');
    expect(maskEmail('\u{20BB7}ann@example.com')).toBe('\u{20BB7}***@example.com');
  });
});

describe('anything but one email', () => {
  it.each([
    'nonsense',
    '@example.com',
    'ann@example.com, or call 555 0199',
    'ann@example.com bob@example.com',
    'ann@example.com;bob@example.com',
    'me @ 12 Elm Street',
    'ann@bob@example.com',
    'ann@home',
    'Ann <ann@example.com>',
  ])('is hidden: %j', (text) => {
    expect(maskEmail(text)).toBe('***');
  });
});

describe('a role', () => {
  it('falls back to user for unknown values', () => {
    expect(['admin', 'chef', 'user', 'root', undefined, true].map(toRole)).toEqual([
      'admin',
      'chef',
      'user',
      'user',
      'user',
      'user',
    ]);
  });

  it('is written to claims with the booleans for older readers', () => {
    expect(claimsOf('chef')).toEqual({ role: 'chef', admin: false, chef: true });
  });
});

it.each([
  ['works in the kitchen', worksInKitchen, ['admin', 'chef']],
  ['decides on orders', canDecide, ['admin']],
  ['manages the menu', canManageMenu, ['admin']],
  ['manages users', canManageUsers, ['admin']],
  ['sees addresses', canSeeAddresses, ['admin']],
] as const)('says who %s', (_what, may, expected) => {
  expect(rolesWho(may)).toEqual(expected);
});
