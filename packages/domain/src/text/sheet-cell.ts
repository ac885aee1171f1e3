// A spreadsheet runs a cell that begins with =, +, - or @ as a formula (OWASP, "CSV Injection"), of full width too. Where it takes
// other marks than the file's for the ends of cells, whatever the quotes say, a cell begins behind each of them too. A quote before
// the sign makes it text; a text that had one there gets another, so that it comes back as it was.

const SIGN = String.raw`(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])`;
const BEGINNINGS = new RegExp(String.raw`(^|[,;\t\r\n])(\s*)${SIGN}`, 'g');
const GUARD_AT_BEGINNING = new RegExp(String.raw`^(\s*)'${SIGN}`);
const GUARDS = new RegExp(String.raw`(^|[,;\t\r\n])(\s*)'${SIGN}`, 'g');

/** A text as a cell that no spreadsheet runs. */
export function guardedCell(text: string): string {
  return text.replaceAll(BEGINNINGS, "$1$2'");
}

/** The text of such a cell. @param isOurs whether we wrote it: others put no quote within a text */
export function unguardedCell(cell: string, isOurs: boolean): string {
  return isOurs ? cell.replaceAll(GUARDS, '$1$2') : cell.replace(GUARD_AT_BEGINNING, '$1');
}
