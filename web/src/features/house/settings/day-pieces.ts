import type { DayHours } from '@foodhouse/domain';

const DAY_MINUTES = 24 * 60;

/** A part of the business day, from 0 where it begins to 1 where it ends. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The openings of a day, and of those beside it: one may begin or end on the line of another. */
export interface Openings {
  readonly before: readonly DayHours[];
  readonly own: readonly DayHours[];
  readonly after: readonly DayHours[];
}

/**
 * When the house is open on the line of a business day. An opening past midnight is in one piece, and none goes on beyond
 * the end of the day; a time that is not typed to its end is none.
 * @param dayStart 'HH:MM'
 */
export function piecesOf({ before, own, after }: Openings, dayStart: string): readonly Piece[] {
  const start = minutesOf(dayStart);
  const cut = (minutes: number): number => Math.min(1, Math.max(0, (minutes - start) / DAY_MINUTES));
  const pieces = [before, own, after]
    .flatMap((periods, index) => periods.filter(isTyped).map((period) => spanOf(period, (index - 1) * DAY_MINUTES)))
    .map(([from, to]) => ({ from: cut(from), to: cut(to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from);
  return pieces.reduce<Piece[]>((joined, piece) => {
    const last = joined.at(-1);
    if (!last || last.to < piece.from) return [...joined, piece];
    return [...joined.slice(0, -1), { from: last.from, to: Math.max(last.to, piece.to) }];
  }, []);
}

/** In minutes from the midnight of the day. Until the same time or an earlier one is until the next day. */
function spanOf({ from, to }: DayHours, midnight: number): readonly [from: number, to: number] {
  const [start, end] = [midnight + minutesOf(from), midnight + minutesOf(to)];
  return [start, end > start ? end : end + DAY_MINUTES];
}

function isTyped({ from, to }: DayHours): boolean {
  return isTime(from) && isTime(to);
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
