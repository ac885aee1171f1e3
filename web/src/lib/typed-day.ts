import { dayWords } from '@foodhouse/domain';

/** A day in words that somebody types; empty while the field is, or has a year of the first centuries. @param day `YYYY-MM-DD` */
export function typedDayWords(day: string): string {
  return /^[2-9]\d{3}-\d\d-\d\d$/.test(day) ? dayWords(day) : '';
}
