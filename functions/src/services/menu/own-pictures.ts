import {
  judgePicture,
  PICTURE_CHECK_MS,
  pictureAddressOf,
  type AddPictureRequest,
  type OwnPicture,
  type PictureDto,
} from '@foodhouse/domain';
import { createHash } from 'node:crypto';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Clock, PictureBook } from '../shared/ports.ts';

export interface PicturePorts {
  readonly pictureBook: PictureBook;
  readonly clock: Clock;
}

/** Keeps a picture under the digest of its bytes: the same one again is the same picture, which nobody can change. */
export async function addPicture(
  { pictureBook, clock }: PicturePorts,
  { small, large, type }: AddPictureRequest,
): Promise<Outcome<PictureDto>> {
  const id = createHash('sha256').update(large).update(small).digest('base64url');
  const createdAtMs = clock.nowMs();
  await pictureBook.keep(id, { type, small, large, createdAtMs, checkAtMs: createdAtMs + PICTURE_CHECK_MS });
  return done({ address: pictureAddressOf(id) });
}

export async function readPicture(
  { pictureBook }: Pick<PicturePorts, 'pictureBook'>,
  id: string,
): Promise<Outcome<OwnPicture>> {
  const picture = await pictureBook.picture(id);
  return picture ? done(picture) : refused('PICTURE_NOT_FOUND', 'There is no such picture.');
}

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** In one hour. */
const MOST_CHECKED = 50;
/** That the house has no more, the newest: the pages of the last build may show one until the next (decision 083). */
export const MOST_OLD_SIGNS = 20;

/**
 * In the first minute of each hour: pictures that neither a food nor the house has a day after they came go, but for the newest signs, and the
 * others are looked at again after another day. @returns how many went
 */
export async function dropUnusedPictures({ pictureBook, clock }: PicturePorts): Promise<number> {
  const nowMs = clock.nowMs();
  if (nowMs % HOUR_MS >= MINUTE_MS) return 0;
  const oldSigns: { readonly id: string; readonly createdAtMs: number }[] = [];
  const unused: string[] = [];
  await Promise.all(
    (await pictureBook.toCheck(nowMs, MOST_CHECKED)).map(async (id) => {
      const isUsed = await pictureBook.isUsed(pictureAddressOf(id));
      const picture = isUsed ? null : await pictureBook.picture(id);
      if (isUsed) await pictureBook.lookAgain(id, nowMs + PICTURE_CHECK_MS);
      else if (picture && judgePicture(picture.large, 'large', 'sign').ok)
        oldSigns.push({ id, createdAtMs: picture.createdAtMs });
      else unused.push(id);
    }),
  );
  oldSigns.sort((one, other) => other.createdAtMs - one.createdAtMs);
  // All are looked at again at one time, at which the newest of them can be told.
  const togetherMs = (Math.floor(nowMs / PICTURE_CHECK_MS) + 1) * PICTURE_CHECK_MS;
  const gone = [...unused, ...oldSigns.slice(MOST_OLD_SIGNS).map(({ id }) => id)];
  await Promise.all([
    ...gone.map((id) => pictureBook.delete(id)),
    ...oldSigns.slice(0, MOST_OLD_SIGNS).map(({ id }) => pictureBook.lookAgain(id, togetherMs)),
  ]);
  return gone.length;
}
