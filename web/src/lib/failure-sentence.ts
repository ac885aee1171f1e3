import { isUnanswered } from './is-unanswered.ts';
import type { FailureReason } from './loadable.ts';

/** The request may have been done. */
const UNANSWERED = 'We could not hear back: the list will show what happened.';
const ANY = 'That did not work. Please try again.';

const SENTENCES: Readonly<Record<FailureReason, string>> = {
  offline: UNANSWERED,
  unavailable: UNANSWERED,
  'no-permission': 'Your role does not allow this.',
  'signed-out': 'Your session has ended: please log in again.',
  'not-found': ANY,
  broken: ANY,
};

/**
 * The sentence for a person whose change failed.
 * @param own more precise sentences of the caller; `unanswered` for any request without an answer
 */
export function failureSentence(
  reason: FailureReason,
  own: Partial<Record<FailureReason | 'unanswered', string>> = {},
): string {
  return own[reason] ?? (isUnanswered(reason) ? own.unanswered : undefined) ?? SENTENCES[reason];
}
