import type { FieldErrors } from '@foodhouse/domain';
import * as texts from './texts.ts';

/**
 * Says at the fields of a form what the house does not take; the first one has the focus.
 * @param fields that were refused, by their names in the form @param words of each field, in their order
 * @returns what to say of fields that are in another part of the page; null when all are in this form
 */
export function sayAtFields(
  fields: FieldErrors,
  words: Readonly<Record<string, string>>,
  setError: (name: string, error: { readonly message: string }, options: { readonly shouldFocus: boolean }) => void,
): string | null {
  const wrong = Object.entries(words).filter(([name]) => name in fields);
  const [first] = wrong[0] ?? [];
  for (const [name, message] of wrong) setError(name, { message }, { shouldFocus: name === first });
  const rest = Object.keys(fields).find((name) => !(name in words));
  return rest === undefined ? null : elsewhere(fields[rest]);
}

/** Of a field that is in another part of the page. */
export function elsewhere(expected: string | undefined): string {
  return texts.otherSettingsAreWrong({ expected: expected ?? '' });
}
