import { LIMITS } from '../limits/field-limits.ts';

/** A host by its name, a port where it is not the usual one, and a path: no name or password of anybody. */
const ADDRESS = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z]{2,63}(?::\d{1,5})?\/[\x21-\x7e]+$/i;

/**
 * Where a picture of another system stands. It is fetched once, when its menu comes in, because that system may end.
 * @returns null for what is no address of https on the open net
 */
export function pictureSource(address: string): string | null {
  if (address.length > LIMITS.pictureAddress) return null;
  // People write blanks and accents, as browsers show them.
  const written = address.toWellFormed().replaceAll(/ |\P{ASCII}/gu, encodeURIComponent);
  return written.length <= LIMITS.pictureAddress && ADDRESS.test(written) ? written : null;
}
