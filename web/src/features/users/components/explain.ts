import { MESSAGES } from '../../../copy.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import type { ManageUserResult } from '../api/use-users.ts';
import * as texts from './texts.ts';

/** The sentence for a refused change of a user. */
export function explain(result: Exclude<ManageUserResult, { status: 'done' }>): string {
  switch (result.status) {
    case 'self':
      return texts.nobodyChangesOrDeletesTheir();
    case 'last-admin':
      return texts.thisIsTheLastAdmin();
    case 'being-deleted':
      return texts.thisAccountIsBeingDeleted();
    case 'not-verified':
      return texts.theEmailIsNotVerified();
    case 'failed':
      return failureSentence(result.reason, { 'no-permission': MESSAGES.failedToMakeAdmin });
  }
}
