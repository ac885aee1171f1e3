import { fieldOf } from '../lib/field-of.ts';
import { isNewVisit } from './is-new-visit.ts';

/** The router's key of the entry of the history with which this document began; of a fresh one there is none. */
const FIRST_KEY: unknown = 'history' in globalThis ? fieldOf(history.state, 'key') : undefined; // the build has none

/**
 * Whether the entry is the one with which this document began, and has a state all the same: somebody typed the address that was
 * there. Then the browser keeps the state of what was there before. A reload is not meant.
 */
export function isTypedAgain(key: string): boolean {
  return FIRST_KEY === key && isNewVisit();
}
