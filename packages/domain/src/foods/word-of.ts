/** The word of a code. A code that only a newer server knows, and the mark of a template, are read as they are. */
export function wordOf(words: Readonly<Record<string, () => string>>, code: string): string {
  return words[code]?.() ?? code;
}
