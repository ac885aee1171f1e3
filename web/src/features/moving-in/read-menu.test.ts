import { expect, it, vi } from 'vitest';
import { loaded } from '../../lib/load-chunk.ts';
import { readExample, readMenuFile, readMenuText } from './read-menu.ts';

vi.mock('../../lib/load-chunk.ts', async (importOriginal) => {
  const module = await importOriginal<{ loaded: typeof loaded }>();
  return { ...module, loaded: vi.fn<typeof loaded>(module.loaded) };
});

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

it('says that what reads a table could not be loaded', async () => {
  vi.mocked(loaded).mockResolvedValueOnce(null).mockResolvedValueOnce(null);
  const problem = 'A part of this page could not be loaded. Check your connection, and try again.';
  expect(await readMenuText('Pho;9.50', null)).toEqual({ ok: false, problem });
  expect(await readExample(null)).toEqual({ ok: false, problem });
  expect(await readMenuText('Pho;9.50', null)).toMatchObject({ ok: true, menu: { foods: [{ name: 'Pho' }] } });
});
