import { describe, expect, it } from 'vitest';
import { failureSentence } from './failure-sentence.ts';

describe('the sentence of a failure', () => {
  it.each([
    ['offline', 'We could not hear back: the list will show what happened.'],
    ['unavailable', 'We could not hear back: the list will show what happened.'],
    ['no-permission', 'Your role does not allow this.'],
    ['signed-out', 'Your session has ended: please log in again.'],
    ['not-found', 'That did not work. Please try again.'],
    ['broken', 'That did not work. Please try again.'],
  ] as const)('%s reads "%s"', (reason, sentence) => {
    expect(failureSentence(reason)).toBe(sentence);
  });

  it('is the caller’s own where it has one', () => {
    const own = { 'not-found': 'This food has left the menu meanwhile.', unanswered: 'Press it again.' };
    expect([failureSentence('offline', own), failureSentence('unavailable', own)]).toEqual([
      own.unanswered,
      own.unanswered,
    ]);
    expect(failureSentence('not-found', own)).toBe('This food has left the menu meanwhile.');
    expect(failureSentence('broken', own)).toBe('That did not work. Please try again.');
  });
});
