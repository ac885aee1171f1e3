import { minutesOf } from './business-day.ts';

/** Times of one day by the house's clock, 'HH:MM'. A `to` that is not after `from` is on the next day. */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

/** The same hours on several weekdays: 0 for Sunday to 6 for Saturday, of the day on which they begin. */
export interface WeeklyHours extends DayHours {
  readonly days: readonly number[];
}

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = EVERY_DAY.length * DAY_MINUTES;

/** Whether two of these hours are at one time, over the end of the week too. */
export function overlap(weekly: readonly WeeklyHours[]): boolean {
  const spans = spansOf(weekly).toSorted((one, other) => one.from - other.from);
  const [first] = spans;
  if (!first) return false;
  return [...spans, { from: first.from + WEEK_MINUTES, to: Infinity }].some(
    ({ from }, index) => from < (spans[index - 1]?.to ?? -Infinity),
  );
}

/** Whether there is a minute of the week in which each of these hours are. */
export function meet(each: readonly (readonly WeeklyHours[])[]): boolean {
  const all = each.map(spansOf);
  // What they share begins where one of them does.
  return all.flat().some(({ from }) => all.every((spans) => spans.some((span) => has(span, from))));
}

/** In minutes of the week; one that begins on its last day may end behind it. */
interface WeekSpan {
  readonly from: number;
  readonly to: number;
}

/** Over the end of the week too. */
function has({ from, to }: WeekSpan, minute: number): boolean {
  return (minute - from + WEEK_MINUTES) % WEEK_MINUTES < to - from;
}

function spansOf(weekly: readonly WeeklyHours[]): readonly WeekSpan[] {
  return weekly.flatMap(({ days, ...hours }) => [...new Set(days)].map((day) => spanOf(day, hours)));
}

function spanOf(day: number, { from, to }: DayHours): WeekSpan {
  const begins = day * DAY_MINUTES + minutesOf(from);
  const ends = day * DAY_MINUTES + minutesOf(to);
  return { from: begins, to: to > from ? ends : ends + DAY_MINUTES };
}
