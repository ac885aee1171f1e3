import type { Request } from 'express';
import { expect, it } from 'vitest';
import { done, refused } from '../services/outcomes.ts';
import { limitAttempts, limitGuesses, limitInProcess } from './process-limits.ts';

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

it('attempts count while they are under way and when they are refused; what is done or fails does not', async () => {
  const attempts = limitAttempts(LIMIT);
  const clock = { nowMs: () => 1 };
  const attempt = (outcome: Promise<ReturnType<typeof done<string>> | ReturnType<typeof refused>>) =>
    attempts('ann', clock, () => outcome).then(
      (answer) => (answer.status === 'done' ? 'done' : answer.reason),
      (error: unknown) => String(error),
    );
  const soldOut = refused('OUT_OF_STOCK', 'Sold out');
  for (let time = 0; time < 5; time += 1) {
    // oxlint-disable no-await-in-loop -- one after the other
    expect(await attempt(Promise.resolve(done('an order')))).toBe('done');
    expect(await attempt(Promise.reject(new Error('no database')))).toBe('Error: no database');
    // oxlint-enable no-await-in-loop
  }
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => attempt(Promise.resolve(soldOut))));
  expect(atOnce).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK', 'OUT_OF_STOCK', 'RATE_LIMITED', 'RATE_LIMITED']);
  expect(await attempt(Promise.resolve(done('an order')))).toBe('RATE_LIMITED');
  expect((await attempts('bea', clock, async () => done('an order'))).status).toBe('done');
  clock.nowMs = () => MINUTE_MS + 1;
  expect(await attempt(Promise.resolve(done('an order')))).toBe('done');
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
