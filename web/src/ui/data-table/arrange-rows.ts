import { compareNames, foldedText } from '../../lib/names.ts';
import type { Column, PlacedRow } from './column.ts';

/** The column and the direction. */
export interface Sorting {
  readonly label: string;
  readonly direction: 'asc' | 'desc';
}

/** Texts that cells must contain, by the label of their column. */
export type Filters = Readonly<Record<string, string>>;

/** The next sorting after a press on a column's name: ascending, descending, unsorted. */
export function nextSorting(sorting: Sorting | null, label: string): Sorting | null {
  if (sorting?.label !== label) return { label, direction: 'asc' };
  return sorting.direction === 'asc' ? { label, direction: 'desc' } : null;
}

/** Filters rows by every column's text, and sorts them; rows with the same value keep their order. */
export function arrangeRows<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  { sorting, filters }: { sorting: Sorting | null; filters: Filters },
): readonly PlacedRow<T>[] {
  const placed = rows.map((row, index) => ({ row, index }));
  const wanted = columns.flatMap(({ label, value }) => {
    const text = foldedText((filters[label] ?? '').trim());
    return value && text !== '' ? [{ value, text }] : [];
  });
  const found = placed.filter(({ row }) => wanted.every(({ value, text }) => contains(value(row), text)));
  const by = columns.find(({ label }) => label === sorting?.label)?.value;
  if (!by || !sorting) return found;
  const sign = sorting.direction === 'asc' ? 1 : -1;
  return found
    .map((entry) => ({ entry, value: by(entry.row) }))
    .toSorted((a, b) => sign * compare(a.value, b.value))
    .map(({ entry }) => entry);
}

function contains(value: string | number, text: string): boolean {
  return foldedText(String(value)).includes(text);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b));
}
