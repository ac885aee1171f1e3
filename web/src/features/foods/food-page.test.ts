import { describe, expect, it } from 'vitest';
import { formatCursor, parseCursor } from './food-page.ts';

describe('a cursor in the address', () => {
  it('survives formatting and parsing', () => {
    const cursor = { createdAtMs: 1_700_000_000_000, id: 'beef-pho' };
    expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
  });

  it.each([
    null,
    '',
    'beef-pho',
    '17-',
    '1-a/b',
    '99999999999999999-x',
    '999999999999999-x',
    '1-.',
    '1-__x__',
    `1-${'x'.repeat(129)}`,
  ])('is invalid as %s', (text) => {
    expect(parseCursor(text)).toBeNull();
  });
});
