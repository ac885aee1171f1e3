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

const collator = /* @__PURE__ */ perLocale((tag) => new Intl.Collator(tag));

/** For sorting names as readers of the language look for them. Codes, ids and times are no names: those are compared with `<`. */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}
