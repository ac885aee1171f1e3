import { localeTag } from './locale.ts';

/**
 * What `Intl` makes for a language, once for each that is spoken: one process of the server speaks to people of several.
 * @param make called with the language, and with what the object is of beside it, such as a currency
 */
export function perLocale<T>(make: (tag: string, of: string) => T): (of?: string) => T {
  const made = new Map<string, T>();
  return (of = '') => {
    const tag = localeTag();
    const key = tag + of;
    const known = made.get(key) ?? make(tag, of);
    made.set(key, known);
    return known;
  };
}

/** `breakfast and lunch` */
export const listFormat = /* @__PURE__ */ perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

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

const collator = /* @__PURE__ */ perLocale((tag) => new Intl.Collator(tag));

/** For sorting names as readers of the language look for them. Codes, ids and times are no names: those are compared with `<`. */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}
