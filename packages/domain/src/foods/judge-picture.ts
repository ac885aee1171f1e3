import {
  MOST_PICTURE_BYTES,
  PICTURE_SHAPES,
  type PictureShape,
  type PictureSize,
  type PictureType,
} from './own-picture.ts';

/** What the bytes say of themselves, or why they are not stored. */
export type JudgedPicture =
  | { readonly ok: true; readonly type: PictureType }
  | { readonly ok: false; readonly problem: string };

interface Read {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

/**
 * Judges one size of a picture by its bytes, whatever anybody says of them: WebP or JPEG of this size, a still picture, with nothing
 * beside the picture in it, such as where it was taken. Reads headers alone. Pure.
 */
export function judgePicture(bytes: Uint8Array, size: PictureSize, shape: PictureShape = 'food'): JudgedPicture {
  if (bytes.length > MOST_PICTURE_BYTES)
    return refuse(`expected at most ${MOST_PICTURE_BYTES} bytes, got ${bytes.length}`);
  const read = isWebp(bytes) ? readWebp(bytes) : isJpeg(bytes) ? readJpeg(bytes) : 'expected a WebP or JPEG picture';
  if (typeof read === 'string') return refuse(read);
  const { width, height } = PICTURE_SHAPES[shape][size];
  if (read.width !== width || read.height !== height)
    return refuse(`expected ${width} × ${height} pixels, got ${read.width} × ${read.height}`);
  return { ok: true, type: read.type };
}

function refuse(problem: string): JudgedPicture {
  return { ok: false, problem };
}

const BROKEN = 'expected a whole picture, got one that ends early or goes on after its end';
const METADATA = 'expected nothing beside the picture, got EXIF, XMP or the like';
const MOVES = 'expected a still picture, got an animation';

const WEBP_METADATA: ReadonlySet<string> = new Set(['EXIF', 'XMP ']);
const WEBP_MOVES: ReadonlySet<string> = new Set(['ANIM', 'ANMF']);

function isWebp(bytes: Uint8Array): boolean {
  return textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP';
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(bytes: Uint8Array): Read | string {
  const view = viewOf(bytes);
  if (bytes.length < 20 || view.getUint32(4, true) + 8 !== bytes.length) return BROKEN;
  let found: Read | null = null;
  for (let at = 12; at < bytes.length;) {
    if (at + 8 > bytes.length) return BROKEN;
    const name = textAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    if (start + length > bytes.length) return BROKEN;
    if (WEBP_METADATA.has(name)) return METADATA;
    if (WEBP_MOVES.has(name)) return MOVES;
    if (name === 'VP8 ' && length >= 10)
      found = webpOf(view.getUint16(start + 6, true) & 0x3fff, view.getUint16(start + 8, true) & 0x3fff);
    if (name === 'VP8L' && length >= 5) {
      const packed = view.getUint32(start + 1, true);
      found = webpOf((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1);
    }
    at = start + length + (length % 2);
  }
  return found ?? BROKEN;
}

function webpOf(width: number, height: number): Read {
  return { type: 'image/webp', width, height };
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** Of the application's segments: JFIF, a colour profile, Adobe's colours. */
const JPEG_FINE: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);
const JPEG_COMMENT = 0xfe;
const JPEG_SCAN = 0xda;
/** Frames have the size; these are no frames among them. */
const JPEG_NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** ITU T.81, annex B. */
function readJpeg(bytes: Uint8Array): Read | string {
  const view = viewOf(bytes);
  const end = bytes.length;
  if (bytes[end - 2] !== 0xff || bytes[end - 1] !== 0xd9) return BROKEN;
  let found: Read | null = null;
  for (let at = 2; at + 4 <= end;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return BROKEN;
    const length = view.getUint16(at + 2);
    if (at + 2 + length > end) return BROKEN;
    if (marker === JPEG_COMMENT || (marker >= 0xe0 && marker <= 0xef && !JPEG_FINE.has(marker))) return METADATA;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !JPEG_NO_FRAMES.has(marker);
    if (isFrame && length >= 7)
      found = { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === JPEG_SCAN) return found ?? BROKEN;
    at += 2 + length;
  }
  return BROKEN;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
