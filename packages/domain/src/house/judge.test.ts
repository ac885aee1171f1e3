import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeHouse, type HouseHours, type HouseState, type Pause, type Service } from './judge.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const LONG_EVENINGS: Omit<HouseHours, 'timeZone'> = {
  hours: {
    pickup: [
      { days: [0, 2, 3, 4, 5, 6], from: '18:00', to: '02:00' },
      { days: [0, 6], from: '12:00', to: '19:00' },
    ],
    delivery: [{ days: EVERY_DAY, from: '01:30', to: '03:15' }],
  },
  exceptions: [
    {
      from: '2026-12-24',
      to: '2026-12-26',
      services: ['pickup', 'table', 'delivery'],
      hours: [],
      message: 'Merry Christmas',
    },
    {
      from: '2026-12-31',
      to: '2026-12-31',
      services: ['pickup'],
      hours: [{ from: '12:00', to: '16:00' }],
      message: 'Short',
    },
  ],
};
const NEVER_PAUSED: HouseState = { pause: null };

type Row = readonly [service: Service, at: string, judged: 'open' | 'hours' | 'exception', until: string];

/** Every instant is written with its offset, so that no expectation rests on the rules of zones that are tested. */
const TABLE: Readonly<Record<string, readonly Row[]>> = {
  'Europe/Berlin': [
    ['pickup', '2026-06-08T12:00+02:00', 'hours', '2026-06-09T18:00+02:00'],
    ['pickup', '2026-06-09T17:59+02:00', 'hours', '2026-06-09T18:00+02:00'],
    ['pickup', '2026-06-09T18:00+02:00', 'open', '2026-06-10T02:00+02:00'],
    ['pickup', '2026-06-10T02:00+02:00', 'hours', '2026-06-10T18:00+02:00'],
    ['pickup', '2026-06-13T12:30+02:00', 'open', '2026-06-14T02:00+02:00'],
    ['pickup', '2026-03-29T01:59+01:00', 'open', '2026-03-29T03:00+02:00'],
    ['pickup', '2026-03-29T03:00+02:00', 'hours', '2026-03-29T12:00+02:00'],
    ['delivery', '2026-03-29T03:10+02:00', 'open', '2026-03-29T03:15+02:00'],
    ['delivery', '2026-03-28T12:00+01:00', 'hours', '2026-03-29T01:30+01:00'],
    ['pickup', '2026-10-25T01:59+02:00', 'open', '2026-10-25T02:00+02:00'],
    ['pickup', '2026-10-25T02:30+02:00', 'hours', '2026-10-25T12:00+01:00'],
    ['pickup', '2026-10-25T02:30+01:00', 'hours', '2026-10-25T12:00+01:00'],
    ['delivery', '2026-10-25T02:30+01:00', 'open', '2026-10-25T03:15+01:00'],
    ['pickup', '2026-12-24T01:00+01:00', 'open', '2026-12-24T02:00+01:00'],
    ['pickup', '2026-12-24T18:30+01:00', 'exception', '2026-12-27T12:00+01:00'],
  ],
  'America/New_York': [
    ['pickup', '2026-06-08T12:00-04:00', 'hours', '2026-06-09T18:00-04:00'],
    ['pickup', '2026-06-09T23:59-04:00', 'open', '2026-06-10T02:00-04:00'],
    ['pickup', '2026-06-14T18:30-04:00', 'open', '2026-06-15T02:00-04:00'],
    ['pickup', '2026-06-15T02:00-04:00', 'hours', '2026-06-16T18:00-04:00'],
    ['pickup', '2026-03-08T01:59-05:00', 'open', '2026-03-08T03:00-04:00'],
    ['pickup', '2026-03-08T03:00-04:00', 'hours', '2026-03-08T12:00-04:00'],
    ['delivery', '2026-03-08T01:30-05:00', 'open', '2026-03-08T03:15-04:00'],
    ['delivery', '2026-03-08T03:15-04:00', 'hours', '2026-03-09T01:30-04:00'],
    ['pickup', '2026-11-01T01:30-04:00', 'open', '2026-11-01T02:00-05:00'],
    ['pickup', '2026-11-01T01:30-05:00', 'open', '2026-11-01T02:00-05:00'],
    ['pickup', '2026-11-01T02:00-05:00', 'hours', '2026-11-01T12:00-05:00'],
    ['delivery', '2026-11-01T01:29-04:00', 'hours', '2026-11-01T01:30-04:00'],
    ['delivery', '2026-11-01T01:15-05:00', 'open', '2026-11-01T03:15-05:00'],
    ['table', '2026-12-23T12:00-05:00', 'open', '2026-12-24T00:00-05:00'],
    ['table', '2026-12-26T23:59-05:00', 'exception', '2026-12-27T00:00-05:00'],
  ],
  'Asia/Kolkata': [
    ['pickup', '2026-06-08T12:00+05:30', 'hours', '2026-06-09T18:00+05:30'],
    ['pickup', '2026-06-09T18:00+05:30', 'open', '2026-06-10T02:00+05:30'],
    ['pickup', '2026-06-09T12:30+00:00', 'open', '2026-06-10T02:00+05:30'],
    ['pickup', '2026-06-09T12:29+00:00', 'hours', '2026-06-09T18:00+05:30'],
    ['pickup', '2026-06-13T11:59+05:30', 'hours', '2026-06-13T12:00+05:30'],
    ['pickup', '2026-06-13T19:00+05:30', 'open', '2026-06-14T02:00+05:30'],
    ['delivery', '2026-03-29T02:30+05:30', 'open', '2026-03-29T03:15+05:30'],
    ['delivery', '2026-10-25T03:15+05:30', 'hours', '2026-10-26T01:30+05:30'],
    ['delivery', '2026-12-23T12:00+05:30', 'hours', '2026-12-27T01:30+05:30'],
    ['delivery', '2026-12-24T02:00+05:30', 'exception', '2026-12-27T01:30+05:30'],
    ['pickup', '2026-12-31T01:00+05:30', 'open', '2026-12-31T02:00+05:30'],
    ['pickup', '2026-12-31T11:00+05:30', 'exception', '2026-12-31T12:00+05:30'],
    ['pickup', '2026-12-31T12:00+05:30', 'open', '2026-12-31T16:00+05:30'],
    ['pickup', '2026-12-31T18:30+05:30', 'exception', '2027-01-01T18:00+05:30'],
    ['table', '2026-12-25T12:00+05:30', 'exception', '2026-12-27T00:00+05:30'],
  ],
  'Pacific/Chatham': [
    ['pickup', '2026-06-08T12:00+12:45', 'hours', '2026-06-09T18:00+12:45'],
    ['pickup', '2026-06-09T05:15+00:00', 'open', '2026-06-10T02:00+12:45'],
    ['pickup', '2026-06-09T05:14+00:00', 'hours', '2026-06-09T18:00+12:45'],
    ['pickup', '2026-06-13T18:30+12:45', 'open', '2026-06-14T02:00+12:45'],
    ['pickup', '2026-04-05T01:00+13:45', 'open', '2026-04-05T02:00+13:45'],
    ['pickup', '2026-04-05T02:00+13:45', 'hours', '2026-04-05T12:00+12:45'],
    ['delivery', '2026-04-05T03:14+13:45', 'open', '2026-04-05T03:15+13:45'],
    ['delivery', '2026-04-05T02:50+12:45', 'hours', '2026-04-06T01:30+12:45'],
    ['delivery', '2026-04-05T03:15+12:45', 'hours', '2026-04-06T01:30+12:45'],
    ['pickup', '2026-09-27T01:59+12:45', 'open', '2026-09-27T02:00+12:45'],
    ['delivery', '2026-09-27T02:44+12:45', 'open', '2026-09-27T04:15+13:45'],
    ['delivery', '2026-09-27T04:14+13:45', 'open', '2026-09-27T04:15+13:45'],
    ['delivery', '2026-09-27T04:15+13:45', 'hours', '2026-09-28T01:30+13:45'],
    ['pickup', '2026-12-26T12:00+13:45', 'exception', '2026-12-27T12:00+13:45'],
    ['table', '2026-12-27T00:00+13:45', 'open', 'a year on'],
  ],
};
const ROWS = Object.entries(TABLE).flatMap(([timeZone, rows]) => rows.map((row) => [timeZone, ...row] as const));

describe('C1 the house is judged by its own clock', () => {
  it('at sixty instants', () => {
    expect(ROWS).toHaveLength(60);
  });

  it.each(ROWS)('in %s, %s at %s: %s until %s', (timeZone, service, at, judged, until) => {
    const judgement = judgeHouse({ ...LONG_EVENINGS, timeZone }, NEVER_PAUSED, service, Date.parse(at));
    const untilMs = until === 'a year on' ? null : Date.parse(until);
    if (judged === 'open') expect(judgement).toEqual({ isOpen: true, closesAtMs: untilMs });
    else expect(judgement).toMatchObject({ isOpen: false, reason: judged, opensAtMs: untilMs });
  });
});

describe('a judgement', () => {
  const berlin: HouseHours = { ...LONG_EVENINGS, timeZone: 'Europe/Berlin' };
  const at = (text: string): number => Date.parse(text);
  const paused = (untilMs: number | null): { readonly pause: Pause } => ({
    pause: { services: ['pickup'], untilMs, message: 'Too many orders' },
  });

  it('of a house that set nothing is always open', () => {
    const bare: HouseHours = { timeZone: 'UTC', hours: {}, exceptions: [] };
    expect(judgeHouse(bare, NEVER_PAUSED, 'pickup', 0)).toEqual({ isOpen: true, closesAtMs: null });
  });

  it('of a service without any hours knows no opening', () => {
    const closed: HouseHours = { ...berlin, hours: { pickup: [] }, exceptions: [] };
    expect(judgeHouse(closed, NEVER_PAUSED, 'pickup', 0)).toMatchObject({ isOpen: false, opensAtMs: null });
  });

  it('gives the message of the exception, and none of the weekly hours', () => {
    const message = (when: string) => judgeHouse(berlin, NEVER_PAUSED, 'pickup', at(when));
    expect(message('2026-12-25T12:00+01:00')).toMatchObject({ message: 'Merry Christmas' });
    expect(message('2026-12-28T12:00+01:00')).toMatchObject({ message: null });
  });

  it('ends a pause by itself, and only for its services', () => {
    const untilMs = at('2026-06-09T20:00+02:00');
    const judge = (service: Service, when: string) => judgeHouse(berlin, paused(untilMs), service, at(when));
    expect(judge('pickup', '2026-06-09T19:59+02:00')).toEqual({
      isOpen: false,
      reason: 'paused',
      opensAtMs: untilMs,
      message: 'Too many orders',
    });
    expect(judge('table', '2026-06-09T19:59+02:00').isOpen).toBe(true);
    expect(judge('pickup', '2026-06-09T20:00+02:00').isOpen).toBe(true);
  });

  it('opens after a pause only when the house does', () => {
    const judge = (untilMs: number | null, when: string) => judgeHouse(berlin, paused(untilMs), 'pickup', at(when));
    expect(judge(at('2026-06-10T03:00+02:00'), '2026-06-09T23:00+02:00')).toMatchObject({
      reason: 'paused',
      opensAtMs: at('2026-06-10T18:00+02:00'),
    });
    expect(judge(at('2026-06-09T19:00+02:00'), '2026-06-09T17:00+02:00')).toMatchObject({
      reason: 'hours',
      opensAtMs: at('2026-06-09T19:00+02:00'),
    });
    expect(judge(null, '2026-06-09T19:00+02:00')).toMatchObject({ reason: 'paused', opensAtMs: null });
  });

  it('holds until the moment that it names, in any zone, over any change of its clocks', () => {
    const time = fc.constantFrom('00:00', '01:30', '02:00', '02:45', '03:15', '11:00', '18:00', '23:59');
    const weekly = fc.record({ days: fc.subarray(EVERY_DAY, { minLength: 1 }), from: time, to: time });
    const house = fc.record({
      timeZone: fc.constantFrom(...Object.keys(TABLE), 'Australia/Lord_Howe'),
      hours: fc.record({ pickup: fc.array(weekly, { minLength: 1, maxLength: 4 }) }),
      exceptions: fc.constant([]),
    });
    const minute = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 });
    fc.assert(
      fc.property(house, minute, fc.double({ min: 0, max: 1, noNaN: true }), (settings, atMinute, share) => {
        const atMs = atMinute * 60_000;
        const judge = (whenMs: number) => judgeHouse(settings, NEVER_PAUSED, 'pickup', whenMs);
        const first = judge(atMs);
        const turnsMs = first.isOpen ? first.closesAtMs : first.opensAtMs;
        if (turnsMs === null) return;
        expect(turnsMs).toBeGreaterThan(atMs);
        expect(judge(atMs + Math.floor((turnsMs - 1 - atMs) * share))).toEqual(first);
        expect(judge(turnsMs).isOpen).toBe(!first.isOpen);
      }),
      { numRuns: 150 },
    );
  });
});
