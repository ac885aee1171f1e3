import { plainId } from '@foodhouse/domain';
import { newKey } from './new-key.ts';

/**
 * An id for something new, from its name: small letters, digits and hyphens. A name without Latin letters gives a random
 * one, so that two such things never share it.
 * @param taken ids that are in use, or were: whoever kept one must not find something else under it
 */
export function newId(name: string, taken: readonly string[]): string {
  const plain = plainId(name);
  const base = plain === '' ? freshId(name) : plain;
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(id)) return id;
  }
}

/** An id that nothing had before, where nobody remembers which there were: its name, and eight random digits. */
export function freshId(name: string): string {
  return `${plainId(name) || 'choice'}-${newKey().slice(0, 8)}`;
}
