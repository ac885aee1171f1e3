import {
  MOST_PICTURE_BYTES,
  PICTURE_SHAPES,
  WANTED_PICTURE_BYTES,
  type PictureShape,
  type PictureSize,
  type PictureType,
} from '@foodhouse/domain';
import { canvasOf, contextOf } from './read-picture.ts';

/** A part of a picture in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Kind {
  readonly shape: PictureShape;
  readonly size: PictureSize;
}

/** Both sizes in base64. */
export type WrittenPicture = Readonly<Record<PictureSize, string>>;

/** Safari answers a wish for WebP with a PNG, and no error: what came decides. */
const TYPES: readonly PictureType[] = ['image/webp', 'image/jpeg'];
/**
 * From the best on: the quality of the type, and which part of the pixels in a row has details of its own. A softer picture looks better than
 * one with the blocks of a low quality, and weighs as little.
 */
const ATTEMPTS = [
  { quality: 0.82, detail: 1 },
  { quality: 0.7, detail: 1 },
  { quality: 0.55, detail: 1 },
  { quality: 0.4, detail: 1 },
  { quality: 0.4, detail: 0.75 },
  { quality: 0.3, detail: 0.6 },
  { quality: 0.25, detail: 0.5 },
] as const;

/**
 * Writes the part in both sizes, in the first type that this browser writes, as good as fits what is wanted of a size, or as small as it
 * becomes.
 * @throws Error where it writes none of them, or nothing small enough
 */
export async function writePicture(
  picture: HTMLCanvasElement,
  area: Area,
  shape: PictureShape = 'food',
): Promise<WrittenPicture> {
  for (const type of TYPES) {
    // oxlint-disable-next-line no-await-in-loop -- the next type is for a browser that does not write this one
    const [small, large] = await Promise.all([
      written(picture, area, { shape, size: 'small' }, type),
      written(picture, area, { shape, size: 'large' }, type),
    ]);
    if (small !== null && large !== null) return { small, large };
  }
  throw new Error('expected WebP or JPEG of at most 100 KB, got neither');
}

/** In base64; null where this browser does not write the type, or nothing that is small enough. */
async function written(picture: HTMLCanvasElement, area: Area, kind: Kind, type: PictureType): Promise<string | null> {
  let smallest: Blob | null = null;
  for (const { quality, detail } of ATTEMPTS) {
    const canvas = cutOut(picture, area, kind, detail);
    // oxlint-disable-next-line no-await-in-loop -- a later attempt is for what did not fit
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type !== type) return null;
    if (smallest === null || blob.size < smallest.size) smallest = blob;
    if (blob.size <= WANTED_PICTURE_BYTES[kind.size]) break;
  }
  return smallest !== null && smallest.size <= MOST_PICTURE_BYTES ? base64Of(smallest) : null;
}

function cutOut(
  picture: HTMLCanvasElement,
  { x, y, width, height }: Area,
  { shape, size }: Kind,
  detail: number,
): HTMLCanvasElement {
  const { width: wide, height: high } = PICTURE_SHAPES[shape][size];
  const cut = drawn(Math.round(wide * detail), Math.round(high * detail), picture, { x, y, width, height });
  return detail === 1 ? cut : drawn(wide, high, cut, { x: 0, y: 0, width: cut.width, height: cut.height });
}

function drawn(wide: number, high: number, from: HTMLCanvasElement, { x, y, width, height }: Area): HTMLCanvasElement {
  const canvas = canvasOf(wide, high);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff'; // below what a PNG leaves open
  context.fillRect(0, 0, wide, high);
  context.drawImage(from, x, y, width, height, 0, 0, wide, high);
  return canvas;
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
