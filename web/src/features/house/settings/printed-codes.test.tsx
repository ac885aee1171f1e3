import { render } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it, onTestFinished, vi } from 'vitest';
import { scanned } from '../../../test/scanned.ts';
import { PrintedCodes } from './table-code.tsx';

it('K3 the code of each table on paper is its own address, also where it is only 25 mm wide', () => {
  vi.stubGlobal('print', () => undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const tables = ['ABCDEF', 'ABCDEG', '234567', 'T7T7T7'].map((code, index) => ({
    name: `Table ${index + 1}`,
    address: `https://gasthaus-am-kanal.web.app/t/${code}`,
  }));
  render(<PrintedCodes tables={tables} onClose={() => undefined} />);
  const read = [...document.querySelectorAll('.printed-code section')].map((page) => {
    const { pixels, width } = scanned(page.querySelector(`svg[aria-label^="Code of"]`) ?? page, 25, 150);
    return { name: page.querySelector('h2')?.textContent, address: jsQR(pixels, width, width)?.data };
  });
  expect(read).toEqual(tables);
});
