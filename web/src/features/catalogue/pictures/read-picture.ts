/** The widest that a picture is held while it is cut, in pixels: one of forty megapixels would be more than a phone's memory. */
const MOST_WIDTH = 1600;

/**
 * Reads a picture, turned as the camera held it, and made smaller before any canvas holds it.
 * @throws Error for what is no picture to this browser
 */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: MOST_WIDTH,
    resizeQuality: 'high',
  });
  const canvas = canvasOf(bitmap.width, bitmap.height);
  contextOf(canvas).drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/** The same turned to the right by a quarter. */
export function turned(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = canvasOf(picture.height, picture.width);
  const context = contextOf(canvas);
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0);
  return canvas;
}

/** The same in the middle of a white square: nothing of a wide sign is cut off. */
export function squared(picture: HTMLCanvasElement): HTMLCanvasElement {
  const side = Math.max(picture.width, picture.height);
  const canvas = canvasOf(side, side);
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, (side - picture.width) / 2, (side - picture.height) / 2);
  return canvas;
}

/** How many pixels a picture has of itself the shorter way. @throws Error for what is no picture to this browser */
export async function pixelsOf(file: Blob): Promise<number> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return Math.min(width, height);
}

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** @throws Error where the browser gives none: it has no memory left */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('expected a canvas of two dimensions, got none');
  return context;
}
