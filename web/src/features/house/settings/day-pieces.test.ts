import type { DayHours } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { piecesOf, shareOf } from './day-pieces.ts';

type Times = readonly (readonly [from: string, to: string])[];
const periodsOf = (times: Times): readonly DayHours[] => times.map(([from, to]) => ({ from, to }));

/** In hours after the day's begin. */
function hoursOf(dayStart: string, own: Times, before: Times = [], after: Times = []): readonly number[][] {
  const openings = { before: periodsOf(before), own: periodsOf(own), after: periodsOf(after) };
  const pieces = piecesOf(openings, dayStart);
  return pieces.map(({ from, to }) => [from * 24, to * 24].map((hours) => Math.round(hours * 60) / 60));
}

it('several openings of a day are pieces of its line, which begins where the day does', () => {
  const lunch = ['11:30', '14:00'] as const;
  expect(hoursOf('04:00', [['18:00', '22:00'], lunch])).toEqual([
    [7.5, 10],
    [14, 18],
  ]);
  expect(hoursOf('00:00', [lunch])).toEqual([[11.5, 14]]);
});

it('an opening past midnight is one piece', () => {
  expect(hoursOf('04:00', [['18:00', '02:00']])).toEqual([[14, 22]]);
});

it('what goes on beyond the end of the day ends there, and is on the line of the next day', () => {
  const night = ['22:00', '06:00'] as const;
  expect(hoursOf('04:00', [night])).toEqual([[18, 24]]);
  expect(hoursOf('04:00', [], [night])).toEqual([[0, 2]]);
  expect(hoursOf('00:00', [night], [night])).toEqual([
    [0, 6],
    [22, 24],
  ]);
  expect(hoursOf('04:00', [['18:00', '04:00']])).toEqual([[14, 24]]);
});

it('what begins before the day does is on the line of the day before', () => {
  const early = ['02:00', '06:00'] as const;
  expect(hoursOf('04:00', [early])).toEqual([[0, 2]]);
  expect(hoursOf('04:00', [], [], [early])).toEqual([[22, 24]]);
});

it('two times that are the same are a whole day from then on', () => {
  const whole = ['00:00', '00:00'] as const;
  expect(hoursOf('04:00', [whole], [whole], [whole])).toEqual([[0, 24]]);
  expect(hoursOf('04:00', [['07:00', '07:00']])).toEqual([[3, 24]]);
});

it('a time that is not typed to its end is none, nor is a closed day', () => {
  const half = [
    ['', ''],
    ['9', '12:00'],
    ['11:00', '1'],
    ['24:00', '25:00'],
  ] as const;
  expect(hoursOf('04:00', half)).toEqual([]);
  expect(hoursOf('04:00', [])).toEqual([]);
});

it('a time has its place on the line', () => {
  expect([shareOf('04:00', '04:00'), shareOf('16:00', '04:00'), shareOf('00:00', '06:00')]).toEqual([0, 0.5, 0.75]);
});
