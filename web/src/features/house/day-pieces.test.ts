import { expect, it } from 'vitest';
import { piecesOf, shareOf } from './day-pieces.ts';

/** In hours after the day's begin. */
function hoursOf(dayStart: string, ...periods: readonly (readonly [from: string, to: string])[]): readonly number[][] {
  const pieces = piecesOf(
    periods.map(([from, to]) => ({ from, to })),
    dayStart,
  );
  return pieces.map(({ from, to }) => [from * 24, to * 24].map((hours) => Math.round(hours * 60) / 60));
}

it('several openings of a day are pieces of its line, which begins where the day does', () => {
  expect(hoursOf('04:00', ['11:30', '14:00'], ['18:00', '22:00'])).toEqual([
    [7.5, 10],
    [14, 18],
  ]);
  expect(hoursOf('00:00', ['11:30', '14:00'])).toEqual([[11.5, 14]]);
});

it('an opening past midnight is one piece', () => {
  expect(hoursOf('04:00', ['18:00', '02:00'])).toEqual([[14, 22]]);
});

it('one that goes on beyond the end of the day ends there', () => {
  expect(hoursOf('04:00', ['22:00', '06:00'])).toEqual([[18, 24]]);
  expect(hoursOf('00:00', ['22:00', '06:00'])).toEqual([[22, 24]]);
  expect(hoursOf('04:00', ['18:00', '04:00'])).toEqual([[14, 24]]);
});

it('one that begins before the day does is at its end', () => {
  expect(hoursOf('04:00', ['02:00', '03:00'])).toEqual([[22, 23]]);
  expect(hoursOf('04:00', ['02:00', '06:00'])).toEqual([[22, 24]]);
});

it('two times that are the same are a whole day', () => {
  expect(hoursOf('04:00', ['00:00', '00:00'])).toEqual([[0, 24]]);
});

it('a time that is not typed to its end is none, nor is a closed day', () => {
  expect(hoursOf('04:00', ['', ''], ['9', '12:00'], ['11:00', '1'], ['24:00', '25:00'])).toEqual([]);
  expect(hoursOf('04:00')).toEqual([]);
});

it('a time has its place on the line', () => {
  expect([shareOf('04:00', '04:00'), shareOf('16:00', '04:00'), shareOf('00:00', '06:00')]).toEqual([0, 0.5, 0.75]);
});
