import type { FailureReason } from './loadable.ts';

/** The request got no answer: it may have been done. */
const UNHEARD = 'We could not hear back: the list will show what happened.';
const ANY = 'That did not work. Please try again.';

const SENTENCES: Record<FailureReason, string> = {
  offline: UNHEARD,
  unavailable: UNHEARD,
  'no-permission': 'Your role does not allow this.',
  'signed-out': 'Your session has ended: please log in again.',
  'not-found': ANY,
  broken: ANY,
};

/**
 * The sentence for a person whose change failed.
 * @param own more precise sentences of the caller
 */
export function failureSentence(reason: FailureReason, own: Partial<Record<FailureReason, string>> = {}): string {
  return own[reason] ?? SENTENCES[reason];
}
