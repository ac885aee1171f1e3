import { plainId } from '../text/plain-id.ts';

/**
 * The id of a name, the same wherever the name stands. What small letters, digits and hyphens do not say of it, as of a name in
 * another script or a long one, a number behind it tells apart.
 */
export function stableId(name: string): string {
  const whole = name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '-');
  const plain = plainId(whole);
  return plain === whole ? plain : [plain, numberOf(whole)].filter((part) => part !== '').join('-');
}

/** Gives each name an id that none before it has. @param taken ids that nothing gets */
export function idsIn(taken: ReadonlySet<string> = new Set()): (name: string) => string {
  const given = new Set(taken);
  return (name) => {
    const base = stableId(name);
    for (let count = 1; ; count += 1) {
      const id = count === 1 ? base : `${base}-${count}`;
      if (given.has(id)) continue;
      given.add(id);
      return id;
    }
  };
}

/** 32 bits of a text, in seven letters and digits at most. @source FNV-1a */
function numberOf(text: string): string {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return (bits >>> 0).toString(36);
}
