import { keysOf, SEARCH_VERSION_KEY, termsOf, type SearchKeys } from '../text/words.ts';
import { normaliseEmail } from './email.ts';
import type { User } from './user.ts';

/** A name may be a single letter. */
const MIN_LENGTH = 1;

/** A search of users: by the beginning of the email, or by all terms in the name. */
export interface UserSearch {
  /** Null when no email can begin with the text, for example because of white space. */
  readonly emailBeginning: string | null;
  /** Empty when no word can begin with the text, such as `@`. */
  readonly terms: readonly string[];
}

/** The search keys of a user: those of the words of the name, and their version. `Ann Lê` has `a`, `an`, `ann`, `l` and `le`. */
export function userKeysOf({ displayName }: Pick<User, 'displayName'>): SearchKeys {
  const keys = [...keysOf(displayName, MIN_LENGTH), SEARCH_VERSION_KEY];
  return Object.fromEntries(keys.map((key) => [key, true]));
}

/** Parses a typed search of users; null for empty text. */
export function userSearchOf(typed: string): UserSearch | null {
  const beginning = normaliseEmail(typed);
  if (beginning === '') return null;
  return { emailBeginning: /\s/.test(beginning) ? null : beginning, terms: termsOf(typed, MIN_LENGTH) };
}
