import type { Column } from './column.ts';

/** A spreadsheet runs a cell that begins with one of these as a formula (OWASP, "CSV Injection"). */
const BEGINS_FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** The rows as comma-separated values, for the columns that have a value. Formulas become text. */
export function csvOf<T>(rows: readonly T[], columns: readonly Pick<Column<T>, 'label' | 'value'>[]): string {
  const exported = columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const head = exported.map(({ label }) => fieldOf(label));
  const lines = rows.map((row) => exported.map(({ value }) => fieldOf(String(value(row)))));
  return [head, ...lines].map((fields) => fields.join(',')).join('\r\n');
}

function fieldOf(text: string): string {
  const escaped = text.replaceAll('"', '""');
  if (BEGINS_FORMULA.test(text)) return `"'${escaped}"`;
  return NEEDS_QUOTES.test(text) ? `"${escaped}"` : escaped;
}
