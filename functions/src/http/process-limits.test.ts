import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { done, refused } from '../services/shared/outcomes.ts';
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

describe('guesses', () => {
  /** @returns makes a guess, and says what it got */
  const guessing = () => {
    const guesses = limitGuesses(LIMIT);
    let looked = 0;
    const guess = async (word: string, isRight: boolean, { uid }: { uid?: string } = {}): Promise<string> => {
      const look = async () => {
        looked += 1;
        return isRight ? done(word) : refused('ORDER_NOT_FOUND', 'No such order.');
      };
      const outcome = await guesses(
        { request: REQUEST, uid, guess: word, nowMs: 1 },
        look,
        ({ status }) => status === 'done',
      );
      return outcome.status === 'done' ? 'done' : outcome.reason;
    };
    const wrong = (count: number, options?: { uid?: string }): Promise<readonly string[]> =>
      Promise.all(Array.from({ length: count }, (_, at) => guess(`guess ${at}`, false, options)));
    return { guess, wrong, looked: () => looked };
  };

  it('that are right pass, however many of the address were wrong, until ten times the limit was looked up', async () => {
    const { guess, wrong, looked } = guessing();
    expect(await guess('table 7', true)).toBe('done');
    expect(new Set(await wrong(3))).toEqual(new Set(['ORDER_NOT_FOUND']));
    expect(new Set(await wrong(7))).toEqual(new Set(['RATE_LIMITED']));
    const right = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(`table ${at}`, true)));
    expect(new Set(right)).toEqual(new Set(['done']));
    await wrong(100);
    expect(looked()).toBe(1 + 10 + 20 + 20);
    expect(await guess('a right one that nobody has named yet', true)).toBe('RATE_LIMITED');
    expect(await guess('table 7', true)).toBe('done');
  });

  it('that were right and are no longer are wrong ones', async () => {
    const { guess, wrong } = guessing();
    await guess('table 7', true);
    await guess('table 7', false);
    await wrong(40);
    expect(await guess('table 7', true)).toBe('RATE_LIMITED');
  });

  it('of whoever is signed in count by account', async () => {
    const { guess, wrong } = guessing();
    await wrong(9);
    expect(await wrong(4, { uid: 'ann' })).toEqual([
      'ORDER_NOT_FOUND',
      'ORDER_NOT_FOUND',
      'ORDER_NOT_FOUND',
      'RATE_LIMITED',
    ]);
    expect(await guess('another', false, { uid: 'bea' })).toBe('ORDER_NOT_FOUND');
  });

  it('that could not be looked up count as none', async () => {
    const guesses = limitGuesses(LIMIT);
    const look = () => Promise.reject(new Error('no database'));
    for (let at = 0; at < 50; at += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(guesses({ request: REQUEST, guess: `key ${at}`, nowMs: 1 }, look, () => true)).rejects.toThrow(
        'no database',
      );
  });
});
