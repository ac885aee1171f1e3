import type { FailureReason } from './loadable.ts';

/** It was sent and not answered: it may have been done. */
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
 * What to tell somebody whose change failed.
 * @param own sentences of the place where they clicked, where it has better ones
 */
export function failureSentence(reason: FailureReason, own: Partial<Record<FailureReason, string>> = {}): string {
  return own[reason] ?? SENTENCES[reason];
}
