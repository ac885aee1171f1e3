import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDayOf, dayAfter, daysLaterMs, hoursOfDay, nextDayMs, spanOfDay, weekdayOf } from './business-day.ts';

const berlin = { timeZone: 'Europe/Berlin', dayStart: '04:00' };

describe('the business day', () => {
  it.each([
    ['2026-06-02T03:59:59.999Z', '2026-06-01'],
    ['2026-06-02T04:00:00.000Z', '2026-06-02'],
    ['2026-06-03T01:30:00.000Z', '2026-06-02'],
    ['1969-12-31T03:00:00.000Z', '1969-12-30'],
  ])('of a house that has set nothing begins at four, UTC: %s is of %s', (at, day) => {
    expect(businessDayOf(Date.parse(at))).toBe(day);
  });

  it.each([
    ['summer', '2026-07-01T01:59:00Z', '2026-06-30'],
    ['summer', '2026-07-01T02:00:00Z', '2026-07-01'],
    ['winter', '2026-01-15T02:59:00Z', '2026-01-14'],
    ['winter', '2026-01-15T03:00:00Z', '2026-01-15'],
    ['the night that loses an hour', '2026-03-29T01:59:00Z', '2026-03-28'],
    ['the night that loses an hour', '2026-03-29T02:00:00Z', '2026-03-29'],
    ['the night that gains one', '2026-10-25T02:59:00Z', '2026-10-24'],
    ['the night that gains one', '2026-10-25T03:00:00Z', '2026-10-25'],
  ])('begins at four in Berlin, in %s: %s is of %s', (_when, at, day) => {
    expect(businessDayOf(Date.parse(at), berlin)).toBe(day);
  });

  it.each([
    ['02:30', '2026-10-25T00:29:00Z', '2026-10-24'],
    ['02:30', '2026-10-25T00:30:00Z', '2026-10-25'],
    ['02:30', '2026-10-25T01:10:00Z', '2026-10-25'],
    ['02:30', '2026-03-29T01:29:00Z', '2026-03-28'],
    ['02:30', '2026-03-29T01:30:00Z', '2026-03-29'],
  ])('begins once at %s, which the clocks repeat or skip: %s is of %s', (dayStart, at, day) => {
    expect(businessDayOf(Date.parse(at), { ...berlin, dayStart })).toBe(day);
  });

  it('never goes back, in any zone, over any change of its clocks', () => {
    const house = fc.record({
      timeZone: fc.constantFrom('Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
      dayStart: fc.constantFrom('00:00', '01:30', '02:30', '04:00', '23:45'),
    });
    const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(house, moment, fc.integer({ min: 0, max: 7_200_000 }), (settings, atMs, laterMs) => {
        expect(businessDayOf(atMs + laterMs, settings) >= businessDayOf(atMs, settings)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['2026-06-09T20:00:00Z', '2026-06-10T02:00:00Z'],
    ['2026-06-10T01:59:00Z', '2026-06-10T02:00:00Z'],
    ['2026-06-10T02:00:00Z', '2026-06-11T02:00:00Z'],
    ['2026-03-28T12:00:00Z', '2026-03-29T02:00:00Z'],
    ['2026-10-24T12:00:00Z', '2026-10-25T03:00:00Z'],
    ['2026-10-24T02:00:00Z', '2026-10-25T03:00:00Z'],
  ])('in Berlin, at %s, is followed by the one from %s on', (at, next) => {
    expect(new Date(nextDayMs(Date.parse(at), berlin)).toISOString()).toBe(new Date(next).toISOString());
  });

  it.each([
    ['Asia/Tokyo', '04:00', '2026-11-26', '2026-11-25T19:00', '2026-11-26T19:00'],
    ['America/New_York', '04:00', '2026-11-26', '2026-11-26T09:00', '2026-11-27T09:00'],
    ['Pacific/Chatham', '00:00', '2026-11-26', '2026-11-25T10:15', '2026-11-26T10:15'],
    ['Europe/Berlin', '04:00', '2026-10-24', '2026-10-24T02:00', '2026-10-25T03:00'],
  ])('of a house in %s that begins at %s has a span: %s', (timeZone, dayStart, day, from, to) => {
    const house = { timeZone, dayStart };
    const { fromMs, toMs } = spanOfDay(day, house);
    expect([fromMs, toMs].map((ms) => new Date(ms).toISOString().slice(0, 16))).toEqual([from, to]);
    expect([fromMs, toMs - 1, toMs].map((ms) => businessDayOf(ms, house))).toEqual([day, day, dayAfter(day)]);
  });

  it('has 24 hours from its start to its end, one of which lasts two where clocks go back, and none where they go on', () => {
    const lengths = (day: string): readonly number[] => {
      const edges = hoursOfDay(day, berlin);
      expect([edges[0], edges.at(-1)]).toEqual(Object.values(spanOfDay(day, berlin)));
      return edges.slice(1).map((edge, hour) => (edge - (edges[hour] ?? 0)) / 3_600_000);
    };
    expect(lengths('2026-06-01')).toEqual(Array.from({ length: 24 }, () => 1));
    expect(
      lengths('2026-10-24')
        .toSorted((a, b) => b - a)
        .slice(0, 2),
    ).toEqual([2, 1]);
    expect(
      lengths('2026-03-28')
        .toSorted((a, b) => a - b)
        .slice(0, 2),
    ).toEqual([0, 1]);
  });

  it('has the same time of day a week before, whatever the clocks have done since', () => {
    const at = Date.parse('2026-10-28T19:00+01:00');
    expect(new Date(daysLaterMs(at, -7, berlin)).toISOString()).toBe('2026-10-21T17:00:00.000Z');
  });

  it('has a weekday', () => {
    expect(['2026-06-01', '2026-06-07'].map(weekdayOf)).toEqual([1, 0]);
  });
});
