import { MOST_PICTURE_BYTES, PICTURE_SIZES, type PictureSize, type PictureType } from '@foodhouse/domain';
import { canvasOf, contextOf } from './read-picture.ts';

/** A part of a picture in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Both sizes in base64. */
export type WrittenPicture = Readonly<Record<PictureSize, string>>;

/** Safari answers a wish for WebP with a PNG, and no error: what came decides. */
const TYPES: readonly PictureType[] = ['image/webp', 'image/jpeg'];
const QUALITIES = [0.82, 0.7, 0.55, 0.4, 0.25] as const;

/**
 * Writes the part in both sizes, in the first type that this browser writes, as good as fits.
 * @throws Error where it writes none of them
 */
export async function writePicture(picture: HTMLCanvasElement, area: Area): Promise<WrittenPicture> {
  const [small, large] = (['small', 'large'] as const).map((size) => cutOut(picture, area, size));
  if (!small || !large) throw new Error('expected two sizes');
  for (const type of TYPES) {
    // oxlint-disable-next-line no-await-in-loop -- the next type is for a browser that does not write this one
    const [one, other] = await Promise.all([written(small, type), written(large, type)]);
    if (one !== null && other !== null) return { small: one, large: other };
  }
  throw new Error('expected WebP or JPEG of at most 100 KB, got neither');
}

function cutOut(picture: HTMLCanvasElement, { x, y, width, height }: Area, size: PictureSize): HTMLCanvasElement {
  const canvas = canvasOf(PICTURE_SIZES[size].width, PICTURE_SIZES[size].height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff'; // below what a PNG leaves open
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** In base64; null where this browser does not write the type, or nothing that is small enough. */
async function written(canvas: HTMLCanvasElement, type: PictureType): Promise<string | null> {
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- a lower quality is for what did not fit
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type !== type) return null;
    if (blob.size <= MOST_PICTURE_BYTES) return base64Of(blob);
  }
  return null;
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
