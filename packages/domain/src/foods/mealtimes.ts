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

const AND = /* @__PURE__ */ new Intl.ListFormat('en', { type: 'conjunction' });

/** When a food is served, in words: 'breakfast and lunch'. */
export function formatServedAt(mealtimes: readonly string[]): string {
  return AND.format(mealtimes.map(mealtimeWord)) || texts.anyTime();
}
