import { FORM_MESSAGES } from '@foodhouse/domain';
import { ChunkFailure } from '../../../lib/load-chunk.ts';
import { TooLate } from '../../../lib/within.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import * as texts from './texts.ts';

/** Sentences for common provider codes; for others the provider's own message is shown. */
const SENTENCES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': texts.wrongPassword(),
  'auth/wrong-password': texts.wrongPassword(),
  'auth/user-not-found': texts.wrongPassword(),
  'auth/invalid-email': FORM_MESSAGES.emailInvalid(),
  'auth/email-already-in-use': texts.emailTaken(),
  'auth/weak-password': FORM_MESSAGES.passwordTooShort().trim(),
  'auth/too-many-requests': texts.tooManyAttempts(),
  'auth/network-request-failed': texts.loginNotReached(),
  'auth/user-disabled': texts.accountDisabled(),
  'auth/user-token-expired': texts.sessionEnded(),
  'auth/popup-blocked': texts.googleBlocked(),
  'auth/popup-closed-by-user': texts.googleClosed(),
  'auth/cancelled-popup-request': texts.googleClosed(),
  'auth/unauthorized-domain': texts.googleNotSetUp(),
  'auth/operation-not-allowed': texts.signInSwitchedOff(),
  'auth/account-exists-with-different-credential': texts.usePassword(),
  'auth/user-mismatch': texts.otherAccount(),
  'auth/internal-error': texts.googleNotReached(),
};

/** The sentence for a failed sign-in or account change. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TooLate) return texts.loginNotReached();
  if (error instanceof ChunkFailure) return error.isGone ? texts.partReplaced() : texts.partNotLoaded();
  const sentence = SENTENCES[String(fieldOf(error, 'code'))];
  return sentence ?? (error instanceof Error ? error.message : texts.somethingWentWrong());
}

/** Whether the provider returned the error; errors of the browser's storage are not the provider's. */
export function isOfProvider(error: unknown): boolean {
  return String(fieldOf(error, 'code')).startsWith('auth/');
}

/** Whether the provider did not answer, so that what was asked for may have been done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TooLate || fieldOf(error, 'code') === 'auth/network-request-failed';
}
