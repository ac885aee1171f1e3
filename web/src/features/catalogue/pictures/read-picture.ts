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

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** @throws Error where the browser gives none: it has no memory left */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('expected a canvas of two dimensions, got none');
  return context;
}
