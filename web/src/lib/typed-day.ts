import { dayWords, isDayOfHouse } from '@foodhouse/domain';

/** The last one of a field: with it browsers take years of four digits alone. */
export const LAST_DATE = '9999-12-30';

/** A day in words that somebody types; empty while the field is, or has a year that the house does not take. @param day `YYYY-MM-DD` */
export function typedDayWords(day: string): string {
  return isDayOfHouse(day) ? dayWords(day) : '';
}
