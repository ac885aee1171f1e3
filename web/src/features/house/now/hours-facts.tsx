// No stories: in house/settings/guests-view.tsx and in home/house-about.tsx.
import {
  dayWords,
  type DayHours,
  type HoursException,
  type Opening,
  type OpeningsToday,
  type Service,
  type WeekDays,
} from '@foodhouse/domain';
import { FactList } from '../../../ui/fact-list.tsx';
import { WEEK } from '../../../ui/week.ts';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import * as texts from './texts.ts';

/** The hours of each weekday; of today what is left of them. */
export function WeekFacts({
  days,
  today = null,
}: {
  readonly days: WeekDays;
  readonly today?: OpeningsToday | null;
}): React.JSX.Element {
  const wordsOf = (day: number): string =>
    today?.weekday === day ? restText(today.openings) : hoursText(days[day] ?? [], days[dayBefore(day)]);
  return (
    <FactList
      facts={WEEK.map((day) => [WEEKDAYS[day], wordsOf(day)])}
      current={today ? WEEK.findIndex((day) => day === today.weekday) : undefined}
    />
  );
}

/** The hours of a special day, and the house's words of it. @param offered of which a day that is of all names none */
export function SpecialDayFacts({
  day: { from, to, hours, message, services },
  offered,
}: {
  readonly day: HoursException;
  readonly offered: readonly Service[];
}): React.JSX.Element {
  const day = from === to ? dayWords(from) : texts.fromTo({ from: dayWords(from), to: dayWords(to) });
  const isOfAll = offered.every((service) => services.includes(service));
  return (
    <div>
      <b>{isOfAll ? day : texts.dayOfServices({ day, services: servicesWords(services) })}</b>
      <div>{hoursText(hours)}</div>
      {message !== null && <div dir="auto">{message}</div>}
    </div>
  );
}

/** 'Pickup, At tables' */
export function servicesWords(services: readonly Service[]): string {
  return services.map((service) => texts.hoursOfService({ service })).join(', ');
}

const dayBefore = (day: number): number => (day + 6) % 7;

/** 'until 14:00, 18:00 to 23:00'; all of a day whose hours are over */
function restText(openings: readonly Opening[]): string {
  const left = openings.filter(({ isOver }) => !isOver);
  const words = (left.length > 0 ? left : openings).map((opening) => {
    if (opening.isAllDay) return texts.allDay();
    return opening.isNow ? texts.until({ to: opening.to }) : hoursText([opening]);
  });
  return words.join(', ') || texts.closed();
}

/** '11:00 to 14:00, 18:00 to 02:00 next day' @param before the hours of the day before */
function hoursText(hours: readonly DayHours[], before: readonly DayHours[] = []): string {
  const words = hours.map(({ from, to }) => {
    // As the footer says it (house/today.ts of the domain).
    const isOpenBefore = from === '00:00' || before.some((last) => last.to <= last.from && last.to >= from);
    if (from === to && isOpenBefore) return texts.allDay();
    return to <= from ? texts.fromToNextDay({ from, to }) : texts.fromTo({ from, to });
  });
  return words.join(', ') || texts.closed();
}
