import type { Minor } from './money.ts';

/**
 * Shares out an amount in proportion to these weights, to the last minor unit: the parts add up to it.
 * @param weights from 0 on; where all are 0, so are the parts
 */
export function shareOut(amountMinor: Minor, weights: readonly number[]): readonly Minor[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amountMinor * weight) / whole);
  const parts = exact.map(Math.floor);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const left = amountMinor - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
