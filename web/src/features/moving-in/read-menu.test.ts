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

const TABLE = 'Food;Price\nCafé;2,50';
const wide = (isBig: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = new DataView(new ArrayBuffer((TABLE.length + 1) * 2));
  for (const [index, letter] of `\uFEFF${TABLE}`.split('').entries())
    bytes.setUint16(index * 2, letter.charCodeAt(0), !isBig);
  return new Uint8Array(bytes.buffer);
};

it.each([
  ['nothing in UTF-8', new TextEncoder().encode(TABLE), null],
  ['Windows-1252', Uint8Array.from(TABLE, (letter) => letter.charCodeAt(0)), 'Windows-1252'],
  ['UTF-16 of a spreadsheet', wide(false), 'UTF-16LE'],
  ['UTF-16 the other way round', wide(true), 'UTF-16BE'],
])('says what it took for the letters of a table: %s', async (_what, bytes, encoding) => {
  const read = await readMenuFile(new Blob([bytes]), 'EUR');
  expect(read).toMatchObject({ menu: { foods: [{ name: 'Café', priceMinor: 250 }] } });
  expect(read.ok && read.guess).toEqual({ separator: 'semicolon', encoding });
});

it.each([
  ['\t', 'tab'],
  [';', 'semicolon'],
  [',', 'comma'],
  ['|', 'bar'],
])('says what it took for the sign between cells: %j', async (sign, separator) => {
  const text = ['Food,Price,Category', 'Pho,9.50,Soups', 'Tea,2.50,Drinks'].join('\n').replaceAll(',', sign);
  expect(await readMenuText(text, 'EUR')).toMatchObject({ guess: { separator, encoding: null } });
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
