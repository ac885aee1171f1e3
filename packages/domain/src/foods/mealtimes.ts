import { listFormat } from '../text/formats.ts';
import { weekdayWord } from '../time/time-words.ts';
import { EVERY_DAY, type WeeklyHours } from '../time/weekly-hours.ts';
import * as texts from './texts.ts';
import { wordOf } from './word-of.ts';

export const MEALTIMES = ['breakfast', 'lunch', 'dinner'] as const;
export type Mealtime = (typeof MEALTIMES)[number];

export function isMealtime(value: unknown): value is Mealtime {
  return MEALTIMES.includes(value as Mealtime);
}

/** How people read each mealtime within a sentence: what is stored and sent is its code. */
const MEALTIME_WORDS: Readonly<Record<Mealtime, () => string>> = {
  breakfast: texts.breakfast,
  lunch: texts.lunch,
  dinner: texts.dinner,
};

/** The same where it stands alone, such as on a button. */
const MEALTIME_LABELS: Readonly<Record<Mealtime, () => string>> = {
  breakfast: texts.breakfastLabel,
  lunch: texts.lunchLabel,
  dinner: texts.dinnerLabel,
};

export function mealtimeWord(mealtime: string): string {
  return wordOf(MEALTIME_WORDS, mealtime);
}

export function mealtimeLabel(mealtime: Mealtime): string {
  return MEALTIME_LABELS[mealtime]();
}

/** When a food is served, in words: `breakfast and lunch`, `lunch, Tue and Wed 11:30 to 14:00`. */
export function formatServedAt({
  mealtimes,
  served = [],
}: {
  readonly mealtimes: readonly string[];
  readonly served?: readonly WeeklyHours[];
}): string {
  const saysMealtimes = mealtimes.length < MEALTIMES.length || served.length === 0;
  const at = saysMealtimes ? listFormat().format(mealtimes.map(mealtimeWord)) : '';
  return [at, ...served.map(hoursWords)].filter((part) => part !== '').join(', ') || texts.anyTime();
}

function hoursWords({ days, from, to }: WeeklyHours): string {
  const weekdays =
    days.length === EVERY_DAY.length ? texts.daily() : listFormat().format(days.toSorted(fromMonday).map(weekdayWord));
  return from === to ? weekdays : texts.daysFromTo({ days: weekdays, from, to });
}

function fromMonday(one: number, other: number): number {
  return ((one + 6) % 7) - ((other + 6) % 7);
}
