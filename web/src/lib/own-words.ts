/** Whether somebody typed words of their own, which one press does not bring back. @param frequent those that a press enters */
export function isOwnWords(text: string, frequent: readonly string[] = []): boolean {
  return text.trim() !== '' && !frequent.includes(text);
}
