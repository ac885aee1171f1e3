import { amountText, decimalMarkIn, guardedCell, type Currency, type Minor } from '@foodhouse/domain';

// How a file for a spreadsheet is written. Not in the language of the page: a file is opened by a program that goes by
// the country of whoever opens it, as their browser does: where decimals have a comma, cells end with a semicolon.

/** What stands between the cells, and before decimals. */
export interface SheetMarks {
  readonly cell: ',' | ';';
  readonly decimal: '.' | ',';
}

const known = new Map<string, SheetMarks>();

export function sheetMarks({ language } = navigator): SheetMarks {
  const marks = known.get(language) ?? marksOf(language);
  known.set(language, marks);
  return marks;
}

function marksOf(language: string): SheetMarks {
  const decimal = decimalMarkIn(language);
  return { cell: decimal === ',' ? ';' : ',', decimal };
}

/** A number in digits as a spreadsheet reads one: `12.50`, `12,50`, `19%`. */
export function sheetNumber(digits: string): string {
  return digits.replace('.', sheetMarks().decimal);
}

/** An amount without its currency. */
export function sheetAmount(minor: Minor, currency: Currency): string {
  return sheetNumber(amountText(minor, currency));
}

/** A text that no spreadsheet runs as a formula. */
export const sheetText = guardedCell;
