const PLATES = ['peach', 'sage', 'butter', 'rose'] as const;

/** The plate under a food's picture, a colour of the theme: always the same one for the same food. */
export function plateOf(seed: string): (typeof PLATES)[number] {
  let sum = 0;
  for (const char of seed) sum += char.codePointAt(0) ?? 0;
  return PLATES[sum % PLATES.length] ?? PLATES[0];
}
