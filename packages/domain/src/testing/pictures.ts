import { PICTURE_SIZES, type PictureSize, type PictureType } from '../foods/own-picture.ts';

// Pictures as far as their headers go: what judges them reads no more.

/** A chunk of WebP. */
export function webpChunk(name: string, content: readonly number[]): readonly number[] {
  const even = content.length % 2 === 0 ? content : [...content, 0];
  return [...letters(name), ...littleEndian(content.length, 4), ...even];
}

/** A segment of a JPEG. */
export function jpegSegment(marker: number, content: readonly number[]): readonly number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
}

/** @param more chunks or segments beside the picture */
export function aPicture(
  size: PictureSize,
  type: PictureType = 'image/webp',
  { width, height }: { readonly width: number; readonly height: number } = PICTURE_SIZES[size],
  ...more: readonly (readonly number[])[]
): Uint8Array {
  const beside = more.flat();
  if (type === 'image/jpeg') {
    const frame = [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0];
    const parts = [
      jpegSegment(0xe0, letters('JFIF\0')),
      beside,
      jpegSegment(0xc0, frame),
      jpegSegment(0xda, [1, 1, 0]),
    ];
    return Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0, 0xff, 0xd9]);
  }
  const picture = webpChunk('VP8L', [0x2f, ...littleEndian((width - 1) | ((height - 1) << 14), 4), 0]);
  const body = [...letters('WEBP'), ...picture, ...beside];
  return Uint8Array.from([...letters('RIFF'), ...littleEndian(body.length, 4), ...body]);
}

function letters(text: string): readonly number[] {
  return Array.from(new TextEncoder().encode(text));
}

function littleEndian(value: number, bytes: number): readonly number[] {
  return Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff);
}
