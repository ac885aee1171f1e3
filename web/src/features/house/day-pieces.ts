import type { DayHours } from '@foodhouse/domain';

const DAY_MINUTES = 24 * 60;

/** A part of the business day, from 0 where it begins to 1 where it ends. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * The openings of a day on the line of its business day. One past midnight is in one piece, and none goes on beyond the
 * end of the day; a time that is not typed to its end is none.
 * @param dayStart 'HH:MM'
 */
export function piecesOf(periods: readonly DayHours[], dayStart: string): readonly Piece[] {
  return periods.filter(({ from, to }) => isTime(from) && isTime(to)).map((period) => pieceOf(period, dayStart));
}

function pieceOf({ from, to }: DayHours, dayStart: string): Piece {
  if (from === to) return { from: 0, to: 1 }; // until the same time on the next day
  const start = shareOf(from, dayStart);
  return { from: start, to: Math.min(1, start + shareOf(to, from)) };
}

/** Where a time is on the line of the business day. */
export function shareOf(time: string, dayStart: string): number {
  return ((minutesOf(time) - minutesOf(dayStart) + DAY_MINUTES) % DAY_MINUTES) / DAY_MINUTES;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}
