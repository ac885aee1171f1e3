import { expect, it } from 'vitest';
import type { FirstList } from './ask-first-list.ts';
import { fillRows, ROW_MARKS } from './fill-rows.ts';

const blockOf = (kind: FirstList['kind']): Parameters<typeof fillRows>[0] => ({
  list: { kind, rows: '/rows' },
  frame: '<ul>__ROWS__</ul>',
  row: `<li>${ROW_MARKS.title}: ${ROW_MARKS.facts}</li>`,
});

const PHO = { foodName: 'Pho', token: 'K7M2QX', price: 9.5, user: 'a@b.c' };

it.each([
  ['foods', { name: 'Pho', supplier: 'Mai', price: 9.5 }, 'Pho: Mai · $9.50'],
  ['orders', PHO, 'Pho: K7M2QX'],
  ['decisions', PHO, 'Pho: K7M2QX · $9.50 · a@b.c'],
  ['reviews', { name: 'Rosa', description: 'Warm.' }, 'Rosa: Warm.'],
  ['users', { displayName: 'Ann', email: 'a@b.c', role: 'user' }, 'Ann: a@b.c · user'],
  ['users', { displayName: '', email: 'a@b.c', role: 'chef' }, 'a@b.c: chef'],
] as const)('shows %s in words', (kind, row, words) => {
  expect(fillRows(blockOf(kind), [row])).toBe(`<ul><li>${words}</li></ul>`);
});

it('escapes what people have written, and searches it for no mark', () => {
  const row = { name: '<b>__FACTS__</b>', description: '$& __TITLE__' };
  expect(fillRows(blockOf('reviews'), [row])).toBe('<ul><li>&lt;b&gt;__FACTS__&lt;/b&gt;: $&amp; __TITLE__</li></ul>');
});
