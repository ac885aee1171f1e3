import type { FetchedPicture, FetchPictureRequest } from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { PictureSources } from '../shared/ports.ts';

export interface FetchPicturePorts {
  readonly pictureSources: PictureSources;
}

/** Fetches a picture that a menu of another system names, because browsers may not. Nothing is stored. For admins. */
export async function fetchPicture(
  { pictureSources }: FetchPicturePorts,
  { address }: FetchPictureRequest,
): Promise<Outcome<FetchedPicture>> {
  const bytes = await pictureSources.picture(address);
  return bytes
    ? done({ picture: Buffer.from(bytes).toString('base64') })
    : refused('SOURCE_UNAVAILABLE', 'That address did not answer with a picture.');
}
