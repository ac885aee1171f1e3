import {
  addPictureSchema,
  canManageMenu,
  fetchedPictureAnswer,
  fetchPictureSchema,
  MOST_PICTURES_BYTES,
  parseAddPictureRequest,
  parseFetchPictureRequest,
  pictureAnswer,
  pictureParamsSchema,
  pictureQuerySchema,
  rolesWho,
  type OwnPicture,
  type PictureSize,
} from '@foodhouse/domain';
import type { Response } from 'express';
import { z } from 'zod';
import { fetchPicture } from '../../services/menu/fetch-picture.ts';
import { addPicture, readPicture } from '../../services/menu/own-pictures.ts';
import { done } from '../../services/shared/outcomes.ts';
import { route } from '../route.ts';

/** Its address is the digest of its bytes: it is read once, and never asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The other side may take ten seconds of it. */
const FETCH_LASTS_MS = 15_000;

export const pictureRoutes = [
  route({
    method: 'post',
    path: '/pictures',
    access: rolesWho(canManageMenu),
    summary:
      'Keeps a picture of a food, or the sign of the house. One that neither has goes after a day, but for the newest signs.',
    mostBytes: MOST_PICTURES_BYTES,
    body: { schema: addPictureSchema, parse: parseAddPictureRequest },
    answer: { http: 201, schema: pictureAnswer },
    handle: ({ ports, body }) => addPicture(ports, body),
  }),
  route({
    method: 'post',
    path: '/pictures/fetch',
    access: rolesWho(canManageMenu),
    summary:
      'Fetches a picture that a menu of another system names, at an address of the open net and without redirects. Nothing is kept: the browser cuts it for `POST /pictures`.',
    lastsMs: FETCH_LASTS_MS,
    body: { schema: fetchPictureSchema, parse: parseFetchPictureRequest },
    answer: { schema: fetchedPictureAnswer },
    refusals: ['SOURCE_UNAVAILABLE'],
    handle: ({ ports, body }) => fetchPicture(ports, body),
  }),
  route({
    method: 'get',
    path: '/pictures/:id',
    access: 'anyone',
    summary: 'A picture of the house itself, as image/webp or image/jpeg.',
    params: pictureParamsSchema,
    query: pictureQuerySchema,
    answer: { schema: z.string().describe('the bytes of the picture'), type: 'image/*', send: sendPicture },
    refusals: ['PICTURE_NOT_FOUND'],
    async handle({ ports, params, query }) {
      const read = await readPicture(ports, params.id);
      if (read.status === 'refused') return read;
      return done({ picture: read.value, size: query.size });
    },
  }),
] as const;

function sendPicture(
  response: Response,
  { picture, size }: { readonly picture: OwnPicture; readonly size: PictureSize },
): void {
  response.setHeader('cache-control', FOR_EVER);
  response.type(picture.type).send(Buffer.from(picture[size]));
}
