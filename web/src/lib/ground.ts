export const GROUND_COUNT = 4;

/** The backdrop of a food's picture: always the same one for the same food. */
export function groundOf(seed: string): number {
  let sum = 0;
  for (const char of seed) sum += char.codePointAt(0) ?? 0;
  return sum % GROUND_COUNT;
}
