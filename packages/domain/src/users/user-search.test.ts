import { describe, expect, it } from 'vitest';
import { userKeysOf, userSearchOf } from './user-search.ts';

describe('searching users', () => {
  it.each([
    ['Ann Lê', 'a', true],
    ['Ann Lê', 'AN', true],
    ['Ann Lê', 'le', true],
    ['Ann Lê', 'lê ann', true],
    ['Ann Lê', 'nn', false],
    ['Ann Lê', 'ann bob', false],
    ['王小明', '王', true],
    ['O’Hara', "o'h", true],
  ])('a name %j is found by %j: %s', (displayName, typed, isFound) => {
    const keys = userKeysOf({ displayName });
    expect(userSearchOf(typed)?.terms.every((term) => keys[term])).toBe(isFound);
  });

  it('searches the beginning of an email in lower case', () => {
    expect(userSearchOf(' Ann.L@Ex ')).toEqual({ emailBeginning: 'ann.l@ex', terms: ['ann', 'l', 'ex'] });
  });

  it('is empty for an email with white space, a name without a letter, and no text', () => {
    expect(userSearchOf('ann lee')).toEqual({ emailBeginning: null, terms: ['ann', 'lee'] });
    expect(userSearchOf('!')).toEqual({ emailBeginning: '!', terms: [] });
    expect(userSearchOf(' ')).toBeNull();
  });
});
