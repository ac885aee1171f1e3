import * as texts from './texts.ts';

export const MEALTIMES = ['breakfast', 'lunch', 'dinner'] as const;
export type Mealtime = (typeof MEALTIMES)[number];

export function isMealtime(value: unknown): value is Mealtime {
  return MEALTIMES.includes(value as Mealtime);
}

const MEALTIME_WORDS = new Intl.ListFormat('en', { type: 'conjunction' });

/** When a food is served, in words: 'breakfast and lunch'. */
export function formatServedAt(mealtimes: readonly string[]): string {
  return MEALTIME_WORDS.format(mealtimes) || texts.anyTime();
}
