import {
  closedAt,
  dayAfter,
  judgeHouse,
  mainService,
  sheetTime,
  timeWords,
  weeklyHoursOf,
  type HouseHours,
  type HouseServices,
  type Service,
} from '@foodhouse/domain';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import * as texts from './texts.ts';

/** What hours mean now and in the next week: `Open now, closes 22:00. Closed next Tuesday.` */
export function hoursPreview(house: HouseHours & Pick<HouseServices, 'services'>, nowMs: number): string {
  const service = mainService(house);
  const judged = judgeHouse(house, { pause: null }, service, nowMs);

  const now = judged.isOpen
    ? openText(judged, (atMs) => timeWords(atMs, nowMs, house.timeZone))
    : closedAt(house, nowMs, service)?.sentence;
  const today = sheetTime(nowMs, house.timeZone).slice(0, 'YYYY-MM-DD'.length);
  const closed = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => dayAfter(today, days))
    .filter((date) => isClosedOn(house, service, date))
    .map((date) => WEEKDAYS[weekdayOf(date)] ?? '');
  const next =
    closed.length === WEEKDAYS.length
      ? texts.noOpeningInAWeek()
      : closed.length > 0 && texts.closedNext({ days: closed.join(', ') });
  return [now, next].filter(Boolean).join(' ');
}

function openText(
  { closesAtMs, lastOrdersAtMs }: Extract<ReturnType<typeof judgeHouse>, { readonly isOpen: true }>,
  wordsOf: (atMs: number) => string,
): string {
  if (closesAtMs === null) return texts.alwaysOpen();
  const time = wordsOf(closesAtMs);
  return lastOrdersAtMs === undefined
    ? texts.openNow({ time })
    : texts.openNowLastOrders({ time, lastOrders: wordsOf(lastOrdersAtMs) });
}

function isClosedOn(house: HouseHours, service: Service, date: string): boolean {
  const exception = house.exceptions.find(
    ({ from, to, services }) => from <= date && date <= to && services.includes(service),
  );
  if (exception) return exception.hours.length === 0;
  return weeklyHoursOf(house, service)?.every(({ days }) => !days.includes(weekdayOf(date))) ?? false;
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
