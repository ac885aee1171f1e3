import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SHARED_PICTURE } from '../web/src/paths.ts';

// The drawn pictures have the sizes that the manifest and messengers expect.

const PUBLIC = path.resolve('web/public');

function read(address: string): Buffer {
  return readFileSync(path.join(PUBLIC, address));
}

/** The width and height of a PNG. */
function sizeOfPng(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The width and height of a JPEG, from its first frame. */
function sizeOfJpeg(bytes: Buffer): string {
  let at = 2;
  while (bytes.readUInt8(at + 1) < 0xc0 || bytes.readUInt8(at + 1) > 0xc2) at += 2 + bytes.readUInt16BE(at + 2);
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
}

it('the manifest has icons for installing, maskable ones too', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as {
    readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of drawn) expect(sizeOfPng(read(src))).toBe(sizes);
  expect(sizeOfPng(read('apple-touch-icon.png'))).toBe('180x180');
});

it('the picture of shared links is as large as messengers show it', () => {
  expect(sizeOfJpeg(read(SHARED_PICTURE))).toBe('1200x630');
});
