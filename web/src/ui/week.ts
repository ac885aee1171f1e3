import * as texts from './texts.ts';

/** The days of a week as `weekdayOf` counts them, Monday first, as a week is read. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** Sunday first, as `weekdayOf` counts them. */
export const SHORT_WEEKDAYS = [
  texts.sun(),
  texts.mon(),
  texts.tue(),
  texts.wed(),
  texts.thu(),
  texts.fri(),
  texts.sat(),
] as const;
