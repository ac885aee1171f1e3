import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import { expect, it, vi } from 'vitest';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { PrintedCodes, TableCode } from './table-code.tsx';

const ADDRESS = 'https://foodhouse.example/t/T7T7T7';
const SIGN = `/api/pictures/${'s'.repeat(43)}`;
const PIXELS = 4;

/** What a camera sees. */
function photograph(svg: Element): { readonly pixels: Uint8ClampedArray; readonly width: number } {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * PIXELS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < PIXELS; row += 1) {
      const from = ((Number(y) * PIXELS + row) * width + Number(x) * PIXELS) * 4;
      for (let at = from; at < from + PIXELS * 4; at += 1) if (at % 4 !== 3) pixels[at] = 0;
    }
  return { pixels, width };
}

it('the code of a table says its address, on the screen and on paper', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  learnHouseFace(null);
  render(<TableCode name="Table 7" address={ADDRESS} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const codes = [...document.querySelectorAll('svg[aria-label="Code of Table 7"]')];
  expect(codes).toHaveLength(2);
  for (const code of codes) {
    const { pixels, width } = photograph(code);
    expect(jsQR(pixels, width, width)?.data).toBe(ADDRESS);
  }
});

it('the codes of all tables are printed at once, each on a page, with the sign and the name of the house', () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  learnHouseFace({ name: 'Harbour', address: '', phone: '', sign: SIGN });
  const tables = Array.from({ length: 12 }, (_, index) => ({
    name: `Table ${index + 1}`,
    address: `https://harbour.example/t/CODE${index}`,
  }));
  render(<PrintedCodes tables={tables} onClose={() => undefined} />);
  expect(print).toHaveBeenCalledOnce();
  const pages = [...document.querySelectorAll('.printed-code section')];
  expect(pages.map((page) => page.querySelector('h2')?.textContent)).toEqual(tables.map(({ name }) => name));
  expect(pages.map((page) => page.querySelector('h1')?.textContent)).toEqual(tables.map(() => 'Harbour'));
  expect(pages.map((page) => page.querySelector('img')?.getAttribute('src'))).toEqual(tables.map(() => SIGN));
  for (const [index, page] of pages.entries()) {
    const { pixels, width } = photograph(page.querySelector('svg') ?? page);
    expect(jsQR(pixels, width, width)?.data).toBe(tables[index]?.address);
  }
});
