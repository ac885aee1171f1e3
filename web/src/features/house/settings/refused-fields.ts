import type { FieldErrors } from '@foodhouse/domain';
import * as texts from './texts.ts';

/**
 * Says at the fields of a form what the house does not take; the first one has the focus.
 * @param fields that were refused, by their names in the form @param words of each field, in their order
 * @param away the fields of the form that are in another step, with its name: they are marked there
 * @returns what to say of fields that are not in sight; null when all are
 */
export function sayAtFields(
  fields: FieldErrors,
  words: Readonly<Record<string, string>>,
  setError: (name: string, error: { readonly message: string }, options: { readonly shouldFocus: boolean }) => void,
  away?: { readonly isAway: (name: string) => boolean; readonly step: string },
): string | null {
  const wrong = Object.entries(words).filter(([name]) => name in fields);
  const [first] = wrong.find(([name]) => !away?.isAway(name)) ?? [];
  for (const [name, message] of wrong) setError(name, { message }, { shouldFocus: name === first });
  const rest = Object.keys(fields).find((name) => !(name in words));
  if (rest !== undefined) return elsewhere(fields[rest]);
  return away && wrong.some(([name]) => away.isAway(name)) ? texts.otherStepIsWrong(away) : null;
}

/** Of a field that is in another part of the page. */
export function elsewhere(expected: string | undefined): string {
  return texts.otherSettingsAreWrong({ expected: expected ?? '' });
}
