import * as texts from './texts.ts';

/** Sunday first, as `weekdayOf` counts them. */
export const WEEKDAYS = [
  texts.sunday(),
  texts.monday(),
  texts.tuesday(),
  texts.wednesday(),
  texts.thursday(),
  texts.friday(),
  texts.saturday(),
] as const;
