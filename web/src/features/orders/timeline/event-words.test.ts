import type { Fulfilment } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { houseClock } from '../../../lib/clock.ts';
import { standingWordsOf, wordsOf } from './event-words.ts';

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

it('says of an order that is over how it came to its guest', () => {
  const words = (fulfilment: Fulfilment | null): readonly string[] => {
    const order = anOrder({ status: 'delivered', fulfilment });
    return [
      standingWordsOf(order, houseClock(), at(12)),
      wordsOf({ from: 'approved', to: 'delivered', atMs: at(12) }, order, houseClock()),
    ];
  };
  expect(words(null)).toEqual(['Delivered', 'Delivered']);
  expect(words({ kind: 'pickup' })).toEqual(['Picked up', 'Picked up']);
  expect(words({ kind: 'table', table: { name: 'Table 7' } })).toEqual(['Served', 'Served']);
});
