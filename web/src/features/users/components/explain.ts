import { failureSentence } from '../../../lib/failure-sentence.ts';
import type { ManageUserResult } from '../api/use-users.ts';
import * as texts from './texts.ts';

/** The sentence for a refused change of a user. */
export function explain(result: Exclude<ManageUserResult, { status: 'done' }>): string {
  switch (result.status) {
    case 'self':
      return texts.ownAccount();
    case 'last-admin':
      return texts.lastAdmin();
    case 'being-deleted':
      return texts.beingDeleted();
    case 'not-verified':
      return texts.notVerified();
    case 'failed':
      return failureSentence(result.reason, { 'no-permission': texts.failedToMakeAdmin() });
  }
}
