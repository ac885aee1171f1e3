import { FORM_MESSAGES } from '@foodhouse/domain';
import { ChunkFailure } from '../../../lib/load-chunk.ts';
import { TooLate } from '../../../lib/within.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import * as texts from './texts.ts';

/** Sentences for common provider codes; for others the provider's own message is shown. */
const SENTENCES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': texts.theEmailOrThePassword(),
  'auth/wrong-password': texts.theEmailOrThePassword(),
  'auth/user-not-found': texts.theEmailOrThePassword(),
  'auth/invalid-email': FORM_MESSAGES.emailInvalid(),
  'auth/email-already-in-use': texts.thereIsAnAccountWith(),
  'auth/weak-password': FORM_MESSAGES.passwordTooShort().trim(),
  'auth/too-many-requests': texts.tooManyAttemptsPleaseWait(),
  'auth/network-request-failed': texts.weCouldNotReachThe(),
  'auth/user-disabled': texts.thisAccountIsDisabled(),
  'auth/user-token-expired': texts.yourSessionHasEndedPlease(),
  'auth/popup-blocked': texts.yourBrowserBlockedTheGoogle(),
  'auth/popup-closed-by-user': texts.theGoogleWindowWasClosed(),
  'auth/cancelled-popup-request': texts.theGoogleWindowWasClosed(),
  'auth/unauthorized-domain': texts.googleSignInIsNot(),
  'auth/operation-not-allowed': texts.thisWayOfSigningIn(),
  'auth/account-exists-with-different-credential': texts.youSignedUpWithA(),
  'auth/user-mismatch': texts.thatIsAnotherAccountThan(),
  'auth/internal-error': texts.googleCouldNotBeReached(),
};

/** The sentence for a failed sign-in or account change. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TooLate) return texts.weCouldNotReachThe();
  if (error instanceof ChunkFailure)
    return `A part of this page could not be loaded. ${error.isGone ? 'Please load the page again.' : 'Are you online?'}`;
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
