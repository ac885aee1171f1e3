import { expect, it } from 'vitest';
import { shownId } from './shown-id.ts';

it.each([
  ['beef-pho', 'beef-pho'],
  ['0123456789abcdef0123', ''],
  ['0123456789ABCDEF0123', '0123456789ABCDEF0123'],
  ['0123456789abcdef012', '0123456789abcdef012'],
])('of %s shows “%s”', (id, shown) => {
  expect(shownId(id)).toBe(shown);
});
