import { describe, expect, it } from 'vitest';
import { questionsOf } from './order-questions.ts';

const token = { by: 'token', token: 'K7M2QX' };

describe('a search for orders', () => {
  it.each([
    ['k7m2qx', false, [token]],
    ['K7M2QX', true, [token, { by: 'email', beginning: 'k7m2qx' }]],
    ['K7M2Q', false, []],
    ['Ann', true, [{ by: 'email', beginning: 'ann' }]],
    ['ann', false, []],
    ['a', true, []],
    ['fried rice', true, []],
    ['', true, []],
  ])('of %j, by email: %s, makes %j', (typed, byEmail, questions) => {
    expect(questionsOf(typed, byEmail)).toEqual(questions);
  });
});
