export const GROUND_COUNT = 4;

/** Which of the soft grounds a food's picture stands on: always the same one for the same food. */
export function groundOf(seed: string): number {
  let sum = 0;
  for (const char of seed) sum += char.codePointAt(0) ?? 0;
  return sum % GROUND_COUNT;
}
