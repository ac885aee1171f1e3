import { describe, expect, it } from 'vitest';
import { aPicture, jpegSegment, webpChunk } from '../testing/index.ts';
import { parseAddPictureRequest } from './contracts/pictures.ts';
import { judgePicture } from './judge-picture.ts';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from './own-picture.ts';

const LARGE = { width: 1200, height: 900 };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const padded = (bytes: Uint8Array): Uint8Array => Uint8Array.from([...bytes, 0]);

describe('a picture of the house', () => {
  it.each(PICTURE_TYPES)('is a still %s of its size', (type) => {
    for (const size of ['small', 'large'] as const)
      expect(judgePicture(aPicture(size, type), size)).toEqual({ ok: true, type });
  });

  it('is square where it is a sign', () => {
    const square = { width: 512, height: 512 };
    expect(judgePicture(aPicture('large', 'image/webp', square), 'large', 'sign').ok).toBe(true);
    expect(judgePicture(aPicture('large'), 'large', 'sign')).toEqual({
      ok: false,
      problem: 'expected 512 × 512 pixels, got 1200 × 900',
    });
    expect(judgePicture(aPicture('large', 'image/webp', square), 'large').ok).toBe(false);
  });

  it.each<readonly [what: string, bytes: Uint8Array, problem: RegExp]>([
    [
      'an SVG with a script',
      bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /WebP/,
    ],
    ['a page', bytesOf('<!doctype html><script>alert(1)</script>'), /WebP or JPEG/],
    ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /WebP or JPEG/],
    ['nothing', new Uint8Array(), /WebP or JPEG/],
    ['another size', aPicture('small'), /expected 1200 × 900 pixels, got 400 × 300/],
    ['40 megapixels', aPicture('large', 'image/jpeg', { width: 7303, height: 5477 }), /got 7303 × 5477/],
    ['a WebP with EXIF', aPicture('large', 'image/webp', LARGE, webpChunk('EXIF', [1])), /EXIF/],
    ['a WebP with XMP', aPicture('large', 'image/webp', LARGE, webpChunk('XMP ', [1, 2])), /XMP/],
    ['an animation', aPicture('large', 'image/webp', LARGE, webpChunk('ANIM', [0, 0])), /still/],
    ['a JPEG with EXIF', aPicture('large', 'image/jpeg', LARGE, jpegSegment(0xe1, [1])), /EXIF/],
    ['a JPEG with a place', aPicture('large', 'image/jpeg', LARGE, jpegSegment(0xed, [1])), /EXIF/],
    ['a JPEG with a comment', aPicture('large', 'image/jpeg', LARGE, jpegSegment(0xfe, [1])), /EXIF/],
    ['a WebP that goes on', padded(aPicture('large')), /goes on/],
    ['a JPEG that goes on', padded(aPicture('large', 'image/jpeg')), /goes on/],
    ['a WebP cut off', aPicture('large').subarray(0, 22), /ends early/],
    ['a JPEG cut off', aPicture('large', 'image/jpeg').subarray(0, 22), /ends early/],
    [
      'a chunk longer than the file',
      aPicture('large', 'image/webp', LARGE, [65, 66, 67, 68, 255, 255, 255, 127]),
      /early/,
    ],
    ['too many bytes', new Uint8Array(MOST_PICTURE_BYTES + 1), /at most 100000 bytes, got 100001/],
  ])('is not %s', (_what, bytes, problem) => {
    expect(judgePicture(bytes, 'large')).toEqual({ ok: false, problem: expect.stringMatching(problem) as string });
  });

  it('never throws, whatever the bytes, and takes no such picture', () => {
    for (const type of PICTURE_TYPES) {
      const whole = aPicture('large', type);
      for (let end = 0; end < whole.length; end += 1)
        expect(judgePicture(whole.subarray(0, end), 'large').ok).toBe(false);
      for (let at = 0; at < whole.length; at += 1) {
        const broken = whole.with(at, (whole[at] ?? 0) ^ 0xff);
        expect(() => judgePicture(broken, 'large')).not.toThrow();
      }
    }
  });
});

describe('the request of a picture', () => {
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  const [small, large] = [base64(aPicture('small')), base64(aPicture('large'))];

  it('has both sizes, of one type', () => {
    const asked = parseAddPictureRequest({ small, large });
    expect(asked).toEqual({
      ok: true,
      value: { small: aPicture('small'), large: aPicture('large'), type: 'image/webp' },
    });
  });

  it.each<readonly [body: object, fields: object]>([
    [{ small }, { large: expect.any(String) as string }],
    [{ small, large: '<svg/>' }, { large: expect.stringContaining('base64') as string }],
    [{ small, large: small }, { large: 'expected 1200 × 900 pixels, got 400 × 300' }],
    [{ small: large, large }, { small: 'expected 400 × 300 pixels, got 1200 × 900' }],
    [{ small: base64(aPicture('small', 'image/jpeg')), large }, { small: 'expected image/webp, as the large one' }],
  ])('says which of them is not: %#', (body, fields) => {
    expect(parseAddPictureRequest(body)).toEqual({ ok: false, fields });
  });
});
