import { perLocale } from './formats.ts';

// Alone, because few pages have such fields.

/** What stands before the decimals of a number, `.` or `,`: other ones are on no keyboard beside digits of ASCII. @param tag of a language */
export function decimalMarkIn(tag: string): '.' | ',' {
  const parts = new Intl.NumberFormat(tag).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** The same of the language in which texts are said. */
export const decimalMark = /* @__PURE__ */ perLocale(decimalMarkIn);

/** A number as it is typed into a field: `8.875`, `8,875`. */
export function typedNumber(number: number): string {
  return String(number).replace('.', decimalMark());
}
