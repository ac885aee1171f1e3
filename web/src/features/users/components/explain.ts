import { MESSAGES } from '../../../copy.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import type { ManageUserResult } from '../api/use-users.ts';

/** The sentence for a refused change of a user. */
export function explain(result: Exclude<ManageUserResult, { status: 'done' }>): string {
  switch (result.status) {
    case 'self':
      return 'Nobody changes or deletes their own account: ask another admin.';
    case 'last-admin':
      return 'This is the last admin of the house: make another one first.';
    case 'being-deleted':
      return 'This account is being deleted.';
    case 'not-verified':
      return 'The email is not verified yet: they have to follow the link that they got by mail.';
    case 'failed':
      return failureSentence(result.reason, { 'no-permission': MESSAGES.failedToMakeAdmin });
  }
}
