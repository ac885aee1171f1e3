import { weekdayOf, type Revenue } from '@foodhouse/domain';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import * as texts from './texts.ts';

/** The day with which a day is compared. */
export interface Compared {
  /** The business day whose figure it is, `YYYY-MM-DD`. */
  readonly day: string;
  readonly isToday: boolean;
}

/** A figure of a day beside the one of a week before, of today until the same time, in a few words: `+12 % on last Monday`. */
export function compareWithLastWeek(now: number, then: number, { day, isToday }: Compared): string {
  const compared = { day: isToday ? 'today' : 'earlier', weekday: WEEKDAYS[weekdayOf(day)] ?? '' };
  if (then === 0) return now === 0 ? texts.sameAsLastWeek(compared) : texts.noneLastWeek(compared);
  const percent = Math.round((now / then - 1) * 100);
  if (percent === 0) return texts.sameAsLastWeek(compared);
  return texts.changeOnLastWeek({ ...compared, change: `${percent > 0 ? '+' : '−'}${Math.abs(percent)}` });
}

/** The same of revenue; null where one of the days has more than one currency, or both have others. */
export function compareRevenue(now: readonly Revenue[], then: readonly Revenue[], compared: Compared): string | null {
  const [one, other] = [now[0], then[0]];
  if (!one || !other || now.length + then.length > 2 || one.currency !== other.currency) return null;
  return compareWithLastWeek(one.revenueMinor, other.revenueMinor, compared);
}
