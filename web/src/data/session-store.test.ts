import { expect, it } from 'vitest';
import { readStored } from '../lib/stored.ts';
import { leave } from './session-store.ts';
import { JUST_PLACED_STORAGE_KEY } from './storage-keys.ts';

it.each([
  ['is forgotten by whoever signs out', { hasLeft: true }, null],
  ['is forgotten in every other tab too', { hasLeft: false }, null],
  [
    'is known still when the server has ended the session, after which the same person goes on',
    { hasLeft: true, wasRefused: true },
    'o1',
  ],
])('the order that this tab has just placed %s', (_what, how, left) => {
  sessionStorage.setItem(JUST_PLACED_STORAGE_KEY, 'o1');
  leave(how);
  expect(readStored(JUST_PLACED_STORAGE_KEY, 'sessionStorage')).toBe(left);
});
