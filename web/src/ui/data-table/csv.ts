import type { Column } from './column.ts';

/**
 * A spreadsheet runs a cell that begins with one of these as a formula (OWASP, "CSV Injection"). Where a house's spreadsheet
 * takes semicolons or tabs for the ends of cells, whatever the quotes say, a cell begins behind each of them too.
 */
const BEGINS_FORMULA = /(^|[;\t\r\n])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const BEGINS_BLANK = /^[\t\r]/;

/** The rows as comma-separated values, for the columns that have a value. Formulas become text. */
export function csvOf<T>(
  rows: readonly T[],
  columns: readonly Pick<Column<T>, 'label' | 'value' | 'exported'>[],
): string {
  const files = columns.flatMap(({ label, value, exported = value }) => (exported ? [{ label, exported }] : []));
  const head = files.map(({ label }) => fieldOf(label));
  const lines = rows.map((row) => files.map(({ exported }) => fieldOf(exported(row))));
  return [head, ...lines].map((fields) => fields.join(',')).join('\r\n');
}

/** Every text in quotes, so that none ends early. */
function fieldOf(value: string | number): string {
  if (typeof value === 'number' && value >= 0) return String(value);
  const text = String(value).replaceAll(BEGINS_FORMULA, "$1$2'").replaceAll('"', '""');
  if (text === '') return '';
  return BEGINS_BLANK.test(text) ? `"'${text}"` : `"${text}"`;
}
