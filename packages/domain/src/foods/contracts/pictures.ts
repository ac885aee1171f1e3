import { z } from 'zod';
import { describe } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';
import type { Parsed } from '../../result.ts';
import { judgePicture } from '../judge-picture.ts';
import {
  MOST_PICTURE_BYTES,
  PICTURE_SHAPES,
  type PictureShape,
  type PictureSize,
  type PictureType,
} from '../own-picture.ts';

/** Both sizes in letters, and the names of the fields. */
export const MOST_PICTURES_BYTES = Math.ceil((MOST_PICTURE_BYTES * 8) / 3) + 1000;

const pixelsOf = (shape: PictureShape, size: PictureSize): string =>
  `${PICTURE_SHAPES[shape][size].width} × ${PICTURE_SHAPES[shape][size].height}`;

function sizeField(size: PictureSize): z.ZodType<string> {
  return z
    .base64({ error: (issue) => `expected base64, got ${describe(issue.input)}` })
    .describe(
      `a WebP or JPEG of ${pixelsOf('food', size)} pixels, of a sign ${pixelsOf('sign', size)}, and at most ${MOST_PICTURE_BYTES} bytes in base64, without EXIF and the like`,
    );
}

/** POST /pictures: a picture in both its sizes. */
export const addPictureSchema = z.strictObject({
  shape: z
    .enum(['food', 'sign'], { error: (issue) => `expected food or sign, got ${describe(issue.input)}` })
    .default('food')
    .describe('what it is of: food, which is 4:3, or sign of the house, which is square; food when left out'),
  small: sizeField('small'),
  large: sizeField('large'),
});

export interface AddPictureRequest extends Readonly<Record<PictureSize, Uint8Array>> {
  readonly type: PictureType;
}

export function parseAddPictureRequest(body: unknown): Parsed<AddPictureRequest> {
  const parsed = parseWith(addPictureSchema, body);
  if (!parsed.ok) return parsed;
  const { shape } = parsed.value;
  const [small, large] = [bytesOf(parsed.value.small), bytesOf(parsed.value.large)];
  const [judged, beside] = [judgePicture(large, 'large', shape), judgePicture(small, 'small', shape)];
  if (!judged.ok) return { ok: false, fields: { large: judged.problem } };
  if (!beside.ok) return { ok: false, fields: { small: beside.problem } };
  if (judged.type !== beside.type) return { ok: false, fields: { small: `expected ${judged.type}, as the large one` } };
  return { ok: true, value: { small, large, type: judged.type } };
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** GET /pictures/{id}. */
export const pictureQuerySchema = z.object({
  size: z.enum(['small', 'large']).default('small').describe('small or large; small when left out'),
});

export const pictureParamsSchema = z.object({
  id: z.string().regex(/^[\w-]{43}$/, 'expected the id of a picture'),
});

export interface PictureDto {
  /** For the field of a food, or the sign of the house. */
  readonly address: string;
}

export const pictureAnswer: z.ZodType<PictureDto> = z.strictObject({
  address: z.string().describe('the picture’s, for the field img of a food or the sign of the house'),
});
