import { describe, expect, it } from 'vitest';
import { LONG_EVENINGS } from '../testing/instants.ts';
import { localMs } from '../time/local-time.ts';
import { judgeHouse } from './opening-hours.ts';
import { openingFacts, type OpeningFact } from './opening-facts.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 48 * HALF_HOUR_MS;
const dateOf = (localAtMs: number): string => new Date(localAtMs).toISOString().slice(0, 10);
const timeOf = (localAtMs: number): string => new Date(localAtMs).toISOString().slice(11, 16);

/** Whether they say that the house is open, as a search engine reads them: special days replace the week's. */
function saysOpen(facts: ReturnType<typeof openingFacts>, localAtMs: number): boolean {
  const on = (date: string, weekday: number): readonly OpeningFact[] => {
    const special = (facts.specialOpeningHoursSpecification ?? []).filter(
      ({ validFrom = '', validThrough = '' }) => validFrom <= date && date <= validThrough,
    );
    if (special.length > 0) return special;
    return (facts.openingHoursSpecification ?? []).filter(({ dayOfWeek = [] }) =>
      dayOfWeek.includes(WEEKDAYS[weekday] ?? ''),
    );
  };
  const factsOn = (ms: number) => on(dateOf(ms), new Date(ms).getUTCDay());
  const time = timeOf(localAtMs);
  return (
    factsOn(localAtMs).some(({ opens, closes }) =>
      closes > opens ? opens <= time && time < closes : closes !== opens && time >= opens,
    ) || factsOn(localAtMs - DAY_MS).some(({ opens, closes }) => closes < opens && time < closes)
  );
}

describe('the opening hours for search engines', () => {
  it.each(['2026-06-08', '2026-12-20'])('are those that orders are judged by, on fourteen days from %s on', (today) => {
    const timeZone = 'Asia/Kolkata'; // its clocks do not change, which no such fact can say
    const house = { ...LONG_EVENINGS, timeZone };
    const facts = openingFacts(house, today);
    const fromMs = Date.parse(`${today}T00:00:00+05:30`);
    const wrong = Array.from({ length: 14 * 48 }, (_, half) => fromMs + half * HALF_HOUR_MS).filter(
      (atMs) => judgeHouse(house, { pause: null }, 'pickup', atMs).isOpen !== saysOpen(facts, localMs(atMs, timeZone)),
    );
    expect(wrong).toEqual([]);
  });

  it('are none of a house without hours, and the whole week beside special days', () => {
    expect(openingFacts({ hours: {}, exceptions: [] }, '2026-06-08')).toEqual({});
    const { exceptions } = LONG_EVENINGS;
    expect(openingFacts({ hours: {}, exceptions }, '2026-12-27')).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: WEEKDAYS, opens: '00:00', closes: '23:59' }],
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-31', opens: '12:00', closes: '16:00' }],
    });
  });

  it('leave out special days that are over', () => {
    expect(openingFacts(LONG_EVENINGS, '2027-01-01').specialOpeningHoursSpecification).toEqual([]);
  });
});
