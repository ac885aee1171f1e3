import { DEFAULT_HOUSE_DAY } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { servedAgainWords } from './served-again.ts';

const at = (time: string): number => Date.parse(`2026-11-${time}Z`);

it.each([
  ['later on the day of the order', '27T16:00', '27T11:20', 'Served from 16:00.'],
  ['again on the day after it, once it is over', '28T07:00', '27T12:15', 'Served again from Sat 07:00.'],
  ['by the time that is wanted, on another day', '28T16:00', '28T12:00', 'Served from Sat 16:00.'],
  ['again on another day', '30T11:30', '28T12:00', 'Served again from Mon 11:30.'],
])('says that a food is served %s', (_when, from, asked, words) => {
  learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
  expect(
    servedAgainWords({ from: new Date(at(from)).toISOString(), names: [] }, at(asked), at('27T11:20'), houseClock()),
  ).toBe(words);
});

it('names what of a choice is off until then', () => {
  const off = { from: '2026-11-28T11:00:00.000Z', names: ['Small', 'Truffle'] };
  const words = servedAgainWords(off, at('27T11:20'), at('27T11:20'), houseClock());
  expect(words).toBe('Small and Truffle: only from Sat 11:00.');
});

it('says that a food is not served, where nobody knows when it is', () => {
  expect(servedAgainWords({ from: '', names: [] }, at('27T12:00'), at('27T11:20'), houseClock())).toBe(
    'Not served at this time.',
  );
});
