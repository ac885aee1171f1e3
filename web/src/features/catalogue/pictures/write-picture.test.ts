import { afterEach, describe, expect, it, vi } from 'vitest';
import { writePicture } from './write-picture.ts';

const AREA = { x: 0, y: 0, width: 1200, height: 900 };

/** What this browser's canvas answers to a wish for a type and a quality: the size of what it wrote, and its type. */
type Writes = (type: string, quality: number) => { readonly type: string; readonly bytes: number } | null;

function browserThat(writes: Writes): readonly string[] {
  const asked: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as GPUCanvasContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type = '',
    quality = 1,
  ) {
    asked.push(`${this.width === 400 ? 'small' : 'large'} ${type} ${quality}`);
    const written = writes(type, quality);
    take(written && new Blob([new Uint8Array(written.bytes)], { type: written.type }));
  });
  return asked;
}

const bytesOf = (base64: string): number => atob(base64).length;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a picture that is written', () => {
  it('is WebP where the browser writes it, as good as fits', async () => {
    const asked = browserThat((type, quality) => ({ type, bytes: Math.round(quality * 70_000) }));
    const { small, large } = await writePicture(document.createElement('canvas'), AREA);
    expect([bytesOf(small), bytesOf(large)]).toEqual([17_500, 38_500]);
    expect(new Set(asked.filter((one) => one.startsWith('large')))).toEqual(
      new Set(['large image/webp 0.82', 'large image/webp 0.7', 'large image/webp 0.55']),
    );
  });

  it('weighs in rows and cards what a picture of the site weighs, where it can be had for that', async () => {
    browserThat((type, quality) => ({ type, bytes: Math.round(quality * 7_500) }));
    const { small, large } = await writePicture(document.createElement('canvas'), AREA);
    expect([bytesOf(small), bytesOf(large)]).toEqual([4_125, 6_150]);
  });

  it('is JPEG where the browser answers a wish for WebP with a PNG and no error, as Safari does', async () => {
    const asked = browserThat((type) => ({ type: type === 'image/webp' ? 'image/png' : type, bytes: 4_000 }));
    await writePicture(document.createElement('canvas'), AREA);
    expect(asked.filter((one) => one.includes('image/jpeg'))).toEqual([
      'small image/jpeg 0.82',
      'large image/jpeg 0.82',
    ]);
  });

  it.each<readonly [what: string, writes: Writes]>([
    ['writes neither', () => ({ type: 'image/png', bytes: 10 })],
    ['writes nothing', () => null],
    ['cannot make it small', (type) => ({ type, bytes: 100_001 })],
  ])('is an error where the browser %s', async (_what, writes) => {
    browserThat(writes);
    await expect(writePicture(document.createElement('canvas'), AREA)).rejects.toThrow(/WebP or JPEG/);
  });
});
