/** The minutes that are promised most: one press each, and the keys 1 to 6. */
export const FREQUENT_MINUTES = [10, 15, 20, 30, 45, 60] as const;

/** Those that can be promised: for fewer than the least stands the least, once. */
export function frequentMinutes(least: number): readonly number[] {
  return [...new Set(FREQUENT_MINUTES.map((minutes) => Math.max(minutes, least)))];
}

/** Told to *Accept* by a key, with the minutes: whoever takes them prevents the default. */
export const PICK_MINUTES = 'pick-minutes';
