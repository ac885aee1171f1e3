import type { Request } from 'express';
import { expect, it } from 'vitest';
import { limitGuesses, limitInProcess } from './process-limits.ts';

const MINUTE_MS = 60_000;
const LIMIT = { count: 3, windowMs: MINUTE_MS };

/** A request as a developer's machine gets it: every one has the address `local`. */
const REQUEST = { app: { get: () => false }, ip: '203.0.113.7', headers: {} } as unknown as Request;

it('each subject has a limit of its own, which says when to ask again', () => {
  const limit = limitInProcess(LIMIT);
  expect([1, 2, 3].map((nowMs) => limit.refusalOf('ann', nowMs))).toEqual([null, null, null]);
  expect(limit.refusalOf('ann', 4)).toMatchObject({ reason: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } });
  expect(limit.refusalOf('bea', 4)).toBeNull();
  expect(limit.refusalOf('ann', MINUTE_MS + 1)).toBeNull();
});

it('a look counts nothing', () => {
  const limit = limitInProcess(LIMIT);
  for (let nowMs = 0; nowMs < 10; nowMs += 1) expect(limit.look('ann', nowMs)).toBeNull();
  for (let nowMs = 0; nowMs < 3; nowMs += 1) limit.refusalOf('ann', nowMs);
  expect(limit.look('ann', 3)).toMatchObject({ reason: 'RATE_LIMITED' });
});

it('right guesses are never limited, and wrong ones do not hide what the address has guessed right before', () => {
  const guesses = limitGuesses(LIMIT);
  for (let at = 0; at < 60; at += 1) {
    expect(guesses.refusalOf(REQUEST, `table ${at}`, at)).toBeNull();
    guesses.note(REQUEST, `table ${at}`, true, at);
  }
  for (let at = 0; at < 3; at += 1) guesses.note(REQUEST, `guess ${at}`, false, at);
  expect(guesses.refusalOf(REQUEST, 'guess 4', 4)).toMatchObject({ reason: 'RATE_LIMITED' });
  expect(guesses.refusalOf(REQUEST, 'a right one that nobody has named yet', 4)).toMatchObject({
    reason: 'RATE_LIMITED',
  });
  expect(guesses.refusalOf(REQUEST, 'table 7', 4)).toBeNull();
});

it('what is right no longer is a guess again', () => {
  const guesses = limitGuesses(LIMIT);
  guesses.note(REQUEST, 'table 7', true, 0);
  for (let at = 1; at < 4; at += 1) guesses.note(REQUEST, 'table 7', false, at);
  expect(guesses.refusalOf(REQUEST, 'table 7', 4)).toMatchObject({ reason: 'RATE_LIMITED' });
});
