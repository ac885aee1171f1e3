import { beginningsOf, termsOf, type SearchKeys } from '../text/words.ts';
import { normaliseEmail } from './email.ts';
import type { User } from './user.ts';

/** A single letter counts: a name may be one. */
const MIN_LENGTH = 1;

/** What is looked for among users. Somebody is found whose email begins so, or whose name has all the terms. */
export interface UserSearch {
  /** Null for what no email begins with; none has white space. */
  readonly emailBeginning: string | null;
  /** None for what no word begins with, such as `@`. */
  readonly terms: readonly string[];
}

/** The keys that a user is found by: the beginnings of every word of the name. `Ann Lê` has `a`, `an`, `ann`, `l` and `le`. */
export function userKeysOf({ displayName }: Pick<User, 'displayName'>): SearchKeys {
  return Object.fromEntries(beginningsOf(displayName, MIN_LENGTH).map((key) => [key, true]));
}

/** Reads what somebody typed to find a user; null when nothing is typed. */
export function userSearchOf(typed: string): UserSearch | null {
  const beginning = normaliseEmail(typed);
  if (beginning === '') return null;
  return { emailBeginning: /\s/.test(beginning) ? null : beginning, terms: termsOf(typed, MIN_LENGTH) };
}
