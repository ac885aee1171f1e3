/** A host by its name, a port where it is not the usual one, and a path: no name or password of anybody. */
const ADDRESS = /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z]{2,63})(?::\d{1,5})?\/[\x21-\x7e]+$/i;

/**
 * An address of the open net as a browser sends it: people write blanks and accents, as browsers show them.
 * @returns null for what is no address at https, or is longer than that
 */
export function httpsAddress(address: string, max: number): string | null {
  if (address.length > max) return null;
  const written = address.toWellFormed().replaceAll(/ |\P{ASCII}/gu, encodeURIComponent);
  return written.length <= max && ADDRESS.test(written) ? written : null;
}

/** The name of the host of such an address, in lower case; empty for any other. */
export function hostOf(address: string): string {
  return ADDRESS.exec(address)?.[1]?.toLowerCase() ?? '';
}
