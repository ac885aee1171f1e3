import { FORM_MESSAGES } from '@foodhouse/domain';
import { ChunkFailure } from '../../../lib/load-chunk.ts';
import { TooLate } from '../../../lib/within.ts';
import { fieldOf } from '../../../lib/field-of.ts';

/** Sentences for common provider codes; for others the provider's own message is shown. */
const SENTENCES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'The email or the password is not right.',
  'auth/wrong-password': 'The email or the password is not right.',
  'auth/user-not-found': 'The email or the password is not right.',
  'auth/invalid-email': FORM_MESSAGES.emailInvalid,
  'auth/email-already-in-use': 'There is an account with this email already. Log in instead.',
  'auth/weak-password': FORM_MESSAGES.passwordTooShort.trim(),
  'auth/too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'auth/network-request-failed': 'We could not reach the login service. Are you online?',
  'auth/user-disabled': 'This account is disabled.',
  'auth/user-token-expired': 'Your session has ended. Please log in again.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Allow popups for this site and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before it was done.',
  'auth/cancelled-popup-request': 'The Google window was closed before it was done.',
  'auth/unauthorized-domain': 'Google sign-in is not set up for this address.',
  'auth/operation-not-allowed': 'This way of signing in is switched off.',
  'auth/account-exists-with-different-credential': 'You signed up with a password: please use that.',
  'auth/user-mismatch': 'That is another account than the one you are signed in with.',
  'auth/internal-error': 'Google could not be reached. Are you online?',
};

/** The sentence for a failed sign-in or account change. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TooLate) return 'We could not reach the login service. Are you online?';
  if (error instanceof ChunkFailure)
    return `A part of this page could not be loaded. ${error.isGone ? 'Please load the page again.' : 'Are you online?'}`;
  const sentence = SENTENCES[String(fieldOf(error, 'code'))];
  return sentence ?? (error instanceof Error ? error.message : 'Something went wrong.');
}

/** Whether the provider returned the error; errors of the browser's storage are not the provider's. */
export function isOfProvider(error: unknown): boolean {
  return String(fieldOf(error, 'code')).startsWith('auth/');
}

/** Whether the provider did not answer, so that what was asked for may have been done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TooLate || fieldOf(error, 'code') === 'auth/network-request-failed';
}
