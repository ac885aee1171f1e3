import {
  closedAt,
  dayAfter,
  judgeHouse,
  SERVICE_OF_ORDERS,
  sheetTime,
  timeWords,
  type HouseHours,
} from '@foodhouse/domain';
import { WEEKDAYS } from './hours-values.ts';

/** What hours mean now and in the next week: `Open now, closes 22:00. Closed next Tuesday.` */
export function hoursPreview(house: HouseHours, nowMs: number): string {
  const judged = judgeHouse(house, { pause: null }, SERVICE_OF_ORDERS, nowMs);
  const now = judged.isOpen
    ? judged.closesAtMs === null
      ? 'Always open.'
      : `Open now, closes ${timeWords(judged.closesAtMs, nowMs, house.timeZone)}.`
    : (closedAt(house, nowMs)?.sentence ?? '');
  const today = sheetTime(nowMs, house.timeZone).slice(0, 'YYYY-MM-DD'.length);
  const closed = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => dayAfter(today, days))
    .filter((date) => isClosedOn(house, date))
    .map((date) => WEEKDAYS[weekdayOf(date)] ?? '');
  if (closed.length === WEEKDAYS.length) return `${now} No opening in the next seven days.`;
  return closed.length === 0 ? now : `${now} Closed next ${closed.join(', ')}.`;
}

function isClosedOn({ hours, exceptions }: HouseHours, date: string): boolean {
  const exception = exceptions.find(
    ({ from, to, services }) => from <= date && date <= to && services.includes(SERVICE_OF_ORDERS),
  );
  if (exception) return exception.hours.length === 0;
  return hours[SERVICE_OF_ORDERS]?.every(({ days }) => !days.includes(weekdayOf(date))) ?? false;
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
