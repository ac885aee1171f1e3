import { z } from 'zod';
import { parseWith } from '../../contracts/parse.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Parsed } from '../../result.ts';
import { pictureSource } from '../picture-source.ts';

/** The largest picture that is fetched, in bytes: what a camera writes. */
export const MOST_FETCHED_BYTES = 8_000_000;

const EXPECTED_ADDRESS = `expected the address of a picture at https, of at most ${LIMITS.pictureAddress} characters`;

/** POST /pictures/fetch: a picture that a menu names, for the browser to cut. */
export const fetchPictureSchema = z.strictObject({
  address: z
    .string({ error: EXPECTED_ADDRESS })
    .refine((address) => pictureSource(address) !== null, { error: EXPECTED_ADDRESS })
    .describe('where the picture stands, by the name of its host'),
});
export type FetchPictureRequest = z.infer<typeof fetchPictureSchema>;

export function parseFetchPictureRequest(body: unknown): Parsed<FetchPictureRequest> {
  return parseWith(fetchPictureSchema, body);
}

export const fetchedPictureAnswer = z.strictObject({
  picture: z.base64().describe(`a JPEG, PNG or WebP of at most ${MOST_FETCHED_BYTES} bytes, in base64`),
});
export type FetchedPicture = Readonly<z.infer<typeof fetchedPictureAnswer>>;
