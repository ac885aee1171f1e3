import {
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

/**
 * In the first minute of each hour: pictures that neither a food nor the house has a day after they came go, and the others are looked at again
 * after another day. @returns how many went
 */
export async function dropUnusedPictures({ pictureBook, clock }: PicturePorts): Promise<number> {
  const nowMs = clock.nowMs();
  if (nowMs % HOUR_MS >= MINUTE_MS) return 0;
  const ids = await pictureBook.toCheck(nowMs, MOST_CHECKED);
  const checked = await Promise.all(
    ids.map(async (id) => {
      const isUsed = await pictureBook.isUsed(pictureAddressOf(id));
      await (isUsed ? pictureBook.lookAgain(id, nowMs + PICTURE_CHECK_MS) : pictureBook.delete(id));
      return isUsed;
    }),
  );
  return checked.filter((isUsed) => !isUsed).length;
}
