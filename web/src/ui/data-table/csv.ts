import { sheetMarks, sheetText } from '../../lib/sheet.ts';
import type { Column } from './column.ts';

const BEGINS_BLANK = /^[\t\r]/;

/** The rows as values between the marks of a spreadsheet, for the columns that have a value. Formulas become text. */
export function csvOf<T>(
  rows: readonly T[],
  columns: readonly Pick<Column<T>, 'label' | 'value' | 'exported' | 'exportedLabel'>[],
): string {
  const marks = sheetMarks();
  const fieldOf = (value: string | number): string =>
    typeof value === 'number' ? String(value).replace('.', marks.decimal) : textOf(value);
  const files = columns.flatMap(({ label, exportedLabel = label, value, exported = value }) =>
    exported ? [{ label: exportedLabel, exported }] : [],
  );
  const head = files.map(({ label }) => fieldOf(label));
  const lines = rows.map((row) => files.map(({ exported }) => fieldOf(exported(row))));
  return [head, ...lines].map((fields) => fields.join(marks.cell)).join('\r\n');
}

/** Every text in quotes, so that none ends early. A number is none: no spreadsheet runs `-3`. */
function textOf(value: string): string {
  const text = sheetText(value).replaceAll('"', '""');
  if (text === '') return '';
  return BEGINS_BLANK.test(text) ? `"'${text}"` : `"${text}"`;
}
