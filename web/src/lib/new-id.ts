/**
 * An id for something new, from its name: small letters, digits and hyphens. A name without Latin letters gives a random
 * one, so that two such things never share it.
 * @param taken ids that are in use, or were: whoever kept one must not find something else under it
 */
export function newId(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 30);
  const base = plain === '' ? `choice-${crypto.randomUUID().slice(0, 8)}` : plain;
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(id)) return id;
  }
}
