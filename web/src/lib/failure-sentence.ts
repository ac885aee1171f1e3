import { isUnanswered } from './is-unanswered.ts';
import type { FailureReason } from './loadable.ts';
import * as texts from './texts.ts';

/** The request may have been done. */
const UNANSWERED = texts.unanswered();
const ANY = texts.failed();

const SENTENCES: Readonly<Record<FailureReason, string>> = {
  offline: UNANSWERED,
  unavailable: UNANSWERED,
  'no-permission': texts.noPermission(),
  'signed-out': texts.sessionEnded(),
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
