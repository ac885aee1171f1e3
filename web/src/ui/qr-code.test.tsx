import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { scanned } from '../test/scanned.ts';
import { QrCode } from './qr-code.tsx';

it.each([
  'https://foodhouse.example/t/T7T7T7',
  'https://gasthaus-am-kanal-berlin--kreuzberg.web.app/t/ABCDEF',
  'https://gasthaus-am-kanal-berlin--kreuzberg.web.app/inventory',
])('K3 the code of %s is read where it is 25 mm wide on paper, at 150 dots per inch', (address) => {
  render(<QrCode text={address} label="Code" />);
  const { pixels, width } = scanned(screen.getByRole('img', { name: 'Code' }), 25, 150);
  expect(width).toBe(148);
  expect(jsQR(pixels, width, width)?.data).toBe(address);
});
