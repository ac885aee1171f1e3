import { expect, it } from 'vitest';
import { readMenuFile, readMenuText } from './read-menu.ts';

const LARGE = { ok: false, problem: 'The file has 11 MB. A menu has at most 10 MB.' };
const MENU = '{"currency":"EUR","categories":[{"id":1,"name":"Café","items":[]}]}';

it('reads no more than a menu can have', async () => {
  expect(await readMenuText('x'.repeat(10_000_001), null)).toEqual(LARGE);
  expect(await readMenuFile(new Blob(['x'.repeat(10_000_001)]), null)).toEqual(LARGE);
});

it.each([
  ['UTF-8', new TextEncoder().encode(MENU)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${MENU}`)],
  ['Windows-1252', Uint8Array.from(MENU, (letter) => letter.charCodeAt(0))],
])('reads the letters of a file in %s', async (_encoding, bytes) => {
  const read = await readMenuFile(new Blob([bytes]), null);
  expect(read.ok && read.menu.categories).toEqual([{ id: 'gf-1', name: 'Café' }]);
});

it('says that a file is gone', async () => {
  const gone = Object.assign(new Blob(['{}']), { arrayBuffer: () => Promise.reject(new Error('moved')) });
  expect(await readMenuFile(gone, null)).toEqual({
    ok: false,
    problem: 'The file could not be read. Choose it again.',
  });
});
