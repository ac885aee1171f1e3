import { LIMITS } from '../limits/field-limits.ts';
import { httpsAddress } from '../text/https-address.ts';

/**
 * Where a picture of another system stands. It is fetched once, when its menu comes in, because that system may end.
 * @returns null for what is no address of https on the open net
 */
export function pictureSource(address: string): string | null {
  return httpsAddress(address, LIMITS.pictureAddress);
}
