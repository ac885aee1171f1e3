/** NaN for text that is no number, which the contract refuses. */
export function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.').replace('%', ''));
}
