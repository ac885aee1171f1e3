import { anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { houseClock } from '../../../lib/clock.ts';
import { wordsOf } from './event-words.ts';

const at = (hour: number, minute = 0): number => new Date(2036, 6, 4, hour, minute).getTime();
const said = (wantedAtMs: number | null, nowMs: number): string =>
  wordsOf({ from: 'pending', to: 'approved', atMs: nowMs }, anOrder({ wantedAtMs }), houseClock());

it('says that the kitchen cooks what it has begun with, and of an order for later for when it is accepted', () => {
  const cooking = 'Accepted: the kitchen is cooking';
  expect([said(null, at(12)), said(at(18, 30), at(12)), said(at(18, 30), at(18))]).toEqual([
    cooking,
    'Accepted for 18:30',
    cooking,
  ]);
});
