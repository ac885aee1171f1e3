import { DEFAULT_HOUSE_DAY } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { servedAgainWords } from './served-again.ts';

const at = (time: string): number => Date.parse(`2026-11-${time}Z`);

it.each([
  ['later on the day of the order', '16:00', '27T11:20', 'Served from 16:00.'],
  ['again on the day after it, once it is over', '07:00', '27T12:15', 'Served again from Sat 07:00.'],
  ['by the time that is wanted, on another day', '16:00', '28T12:00', 'Served from Sat 16:00.'],
])('says that a food is served %s', (_when, from, asked, words) => {
  learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
  expect(servedAgainWords(from, at(asked), at('27T11:20'), houseClock())).toBe(words);
});
