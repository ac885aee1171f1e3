/** The value below which a share of the values lies. @param share 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('expected at least one value');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
