/** A total order: 0 only for an element and itself. */
export type Comparator<T> = (a: T, b: T) => number;

/** Binary search: how many elements come first that satisfy `isBefore`. After one that does not, none does. */
export function partitionPoint<T>(sorted: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(sorted[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of an element in a sorted list, or the one at which it belongs. */
export function sortedIndex<T>(sorted: readonly T[], item: T, compare: Comparator<T>): number {
  return partitionPoint(sorted, (other) => compare(other, item) < 0);
}
