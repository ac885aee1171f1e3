/** A list with commas between. @throws Error with one sentence for a value that is not among the known ones */
export function wantedOf<T extends string>(
  option: string,
  text: string | undefined,
  known: readonly T[],
): readonly T[] {
  if (text === undefined) return known;
  const wanted = text.split(',');
  const isKnown = (value: string): value is T => (known as readonly string[]).includes(value);
  const unknown = wanted.find((value) => !isKnown(value));
  if (unknown !== undefined) throw new Error(`--${option}: expected some of ${known.join(', ')}, got "${unknown}".`);
  return wanted.filter(isKnown);
}

/** Widths of windows, with commas between. @throws Error with one sentence for what is none */
export function widthsOf(text: string): readonly number[] {
  const widths = text.split(',').map(Number);
  if (widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 4000)) return widths;
  throw new Error(`--widths: expected whole numbers from 200 to 4000 such as 390,1280, got "${text}".`);
}
