import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Area } from './areas.ts';
import { judgeHouse } from './opening-hours.ts';
import type { AskedFulfilment } from './services.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { QUARTER_MS } from './quarter.ts';
import { freeTimes, judgeWanted, type LaterHouse } from './wanted.ts';

const HOUR_MS = 3_600_000;
const ms = (time: string): number => Date.parse(time);
const iso = (times: readonly number[]): string[] => times.map((atMs) => new Date(atMs).toISOString().slice(0, 16));

/** In Berlin, in winter: an hour before UTC. From 17:00 to 22:00, on Wednesdays not at all. */
const house: LaterHouse = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  hours: { pickup: [{ days: [0, 1, 2, 4, 5, 6], from: '17:00', to: '22:00' }] },
  later: { minMinutes: 45, maxDays: 2 },
};
/** Tuesday, 18:07 in Berlin. */
const NOW = ms('2026-11-24T17:07:00Z');

describe('B4 without slots: the time for which somebody orders', () => {
  it.each([
    ['in three quarters of an hour', '2026-11-24T18:00', null],
    ['at the last quarter before closing', '2026-11-24T20:45', null],
    ['in two days', '2026-11-26T16:00', null],
    ['that is over', '2026-11-24T17:00', 'past'],
    ['too soon to be made', '2026-11-24T17:45', 'too-soon'],
    ['at closing', '2026-11-24T21:00', 'closed'],
    ['on a closed day', '2026-11-25T18:00', 'closed'],
    ['in three days', '2026-11-27T18:00', 'too-late'],
  ])('%s, %s: %s', (_what, time, why) => {
    expect(judgeWanted(house, null, ms(`${time}Z`), NOW)?.why ?? null).toBe(why);
  });

  it('is refused with the next three that are free, over a closed day', () => {
    const problem = judgeWanted(house, null, ms('2026-11-24T20:50Z') + 10 * 60_000, NOW);
    expect(problem).toMatchObject({ why: 'closed', sentence: 'Nothing can be had at 22:00.' });
    expect(iso(problem?.freeAtMs ?? [])).toEqual(['2026-11-26T16:00', '2026-11-26T16:15', '2026-11-26T16:30']);
  });

  it('is refused with the first that are free, where there are none after it', () => {
    const problem = judgeWanted(house, null, ms('2026-12-24T18:00Z'), NOW);
    expect(problem).toMatchObject({
      why: 'too-late',
      sentence: 'Thu 24 Dec 19:00 is too far ahead to be ordered for.',
    });
    expect(iso(problem?.freeAtMs ?? [])).toEqual(['2026-11-24T18:00', '2026-11-24T18:15', '2026-11-24T18:30']);
  });

  it('is within the hours of the area of a delivery', () => {
    const area = {
      id: 'harbour',
      name: 'Harbour',
      postcodes: [],
      feeMinor: 0,
      minMinor: 0,
      freeFromMinor: null,
      minutes: 10,
      days: [2],
      from: '19:30',
      to: '20:30',
    };
    const delivering: LaterHouse = { ...house, hours: {}, services: ['delivery'], areas: [area] };
    const asked = { kind: 'delivery', area: 'harbour' } as const;
    expect(iso(freeTimes(delivering, asked, NOW, { most: 9 }))).toEqual([
      '2026-11-24T18:30',
      '2026-11-24T18:45',
      '2026-11-24T19:00',
      '2026-11-24T19:15',
    ]);
    expect(judgeWanted(delivering, asked, ms('2026-11-24T19:30Z'), NOW)?.why).toBe('closed');
  });

  describe('at a time at which not all is shut', () => {
    const area: Area = {
      id: 'harbour',
      name: 'Harbour',
      postcodes: ['80*'],
      feeMinor: 0,
      minMinor: 0,
      freeFromMinor: null,
      minutes: 10,
      days: [0, 1, 2, 3, 4, 5, 6],
      from: '18:00',
      to: '20:00',
    };
    const both: LaterHouse = { ...house, services: ['pickup', 'delivery'], areas: [area] };
    const HARBOUR = { kind: 'delivery', postcode: '8001' } as const;
    const said = (one: LaterHouse, asked: AskedFulfilment | null, time: string): string | undefined =>
      judgeWanted(one, asked, ms(`2026-11-24T${time}Z`), NOW)?.sentence;

    it('says so of the area alone, and that it can be picked up', () => {
      expect(said(both, HARBOUR, '19:30')).toBe('No delivery to Harbour at 20:30. You can pick it up then.');
      expect(said(both, HARBOUR, '21:30')).toBe('Nothing can be had at 22:30.');
      const town = { ...area, id: 'town', postcodes: [], to: '22:00' };
      const delivering: LaterHouse = { ...both, services: ['delivery'], areas: [area, town] };
      expect(said(delivering, HARBOUR, '19:30')).toBe('No delivery to Harbour at 20:30.');
    });

    it('says so of pickup alone, and that it can be delivered', () => {
      const hours = { ...house.hours, pickup: [{ days: [2], from: '21:00', to: '22:00' }], delivery: [] };
      const always = { ...hours, delivery: [{ days: [2], from: '00:00', to: '00:00' }] };
      expect(said({ ...both, hours: always }, null, '18:30')).toBe('No pickup at 19:30. It can be delivered then.');
      const town = { ...area, id: 'town', postcodes: [], from: '20:00', to: '22:00' };
      expect(said({ ...both, hours: always, areas: [area, town] }, null, '18:30')).toBe(
        'No pickup at 19:30. It can be delivered then to some areas.',
      );
      expect(said({ ...both, hours }, null, '18:30')).toBe('Nothing can be had at 19:30.');
    });
  });

  describe('over midnight', () => {
    const night: LaterHouse = {
      ...house,
      hours: { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '18:00', to: '02:00' }] },
      later: { minMinutes: 0, maxDays: 0 },
    };
    /** Tuesday, 20:10 in Berlin. */
    const evening = ms('2026-11-24T19:10Z');

    it.each([
      ['00:30 of this night', '2026-11-24T23:30', null],
      ['01:45, the last of this evening', '2026-11-25T00:45', null],
      ['02:15 of this night', '2026-11-25T01:15', 'closed'],
      ['19:00 of tomorrow', '2026-11-25T18:00', 'too-late'],
    ])('belongs to the evening: %s', (_what, time, why) => {
      expect(judgeWanted(night, null, ms(`${time}Z`), evening)?.why ?? null).toBe(why);
    });

    it('is offered until closing, on the last of the days ahead too', () => {
      const last = (one: LaterHouse): string => iso(freeTimes(one, null, evening, { most: 1000 })).at(-1) ?? '';
      expect(last(night)).toBe('2026-11-25T00:45');
      expect(last({ ...night, later: { minMinutes: 0, maxDays: 1 } })).toBe('2026-11-26T00:45');
    });

    it('ends with the evening for who orders after midnight', () => {
      const afterMidnight = ms('2026-11-24T23:40Z');
      expect(iso(freeTimes(night, null, afterMidnight, { most: 1000 }))).toEqual([
        '2026-11-24T23:45',
        '2026-11-25T00:00',
        '2026-11-25T00:15',
        '2026-11-25T00:30',
        '2026-11-25T00:45',
      ]);
    });
  });

  describe('in a house with last orders half an hour before closing', () => {
    const half: LaterHouse = { ...house, lastOrderMinutes: 30, later: { minMinutes: 0, maxDays: 2 } };
    const why = (wanted: string, now: string): string | null =>
      judgeWanted(half, null, ms(`${wanted}Z`), ms(`${now}Z`))?.why ?? null;

    it('is taken until then for any time before closing, and not for this evening afterwards', () => {
      expect(why('2026-11-24T20:45', '2026-11-24T19:00')).toBeNull();
      expect(why('2026-11-24T20:45', '2026-11-24T20:29')).toBeNull();
      expect(why('2026-11-24T20:45', '2026-11-24T20:30')).toBe('closed');
      expect(why('2026-11-26T16:00', '2026-11-24T20:30')).toBeNull();
      expect(iso(freeTimes(half, null, ms('2026-11-24T20:30Z'), { most: 1 }))).toEqual(['2026-11-26T16:00']);
    });
  });

  it('is free before midnight in a house that stays open, whatever it says of its last orders', () => {
    const always = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '00:00' }];
    const open = { ...house, hours: { pickup: always }, lastOrderMinutes: 60, later: { minMinutes: 0, maxDays: 2 } };
    const lateMs = ms('2026-11-24T22:25Z'); // 23:25 in Berlin
    const [firstMs = 0] = freeTimes(open, null, lateMs, { most: 1 });
    expect(iso([firstMs])).toEqual(['2026-11-24T22:30']);
    expect(judgeWanted(open, null, firstMs, lateMs)).toBe(null);
  });

  it('is nobody’s in a house that has not said so, nor at a table', () => {
    const wanted = ms('2026-11-24T18:00Z');
    expect(judgeWanted({ ...house, later: null }, null, wanted, NOW)).toMatchObject({
      why: 'not-offered',
      freeAtMs: [],
    });
    expect(judgeWanted(house, { kind: 'table', table: 'ABCDEF' }, wanted, NOW)).toMatchObject({ freeAtMs: [] });
  });

  it('ends with a year in which the house never opens', () => {
    expect(freeTimes({ ...house, hours: { pickup: [] } }, null, NOW, { most: 3 })).toEqual([]);
  });

  it('is not while the house has paused, and free again from its end on', () => {
    const pause = { services: ['pickup'], untilMs: NOW + 2 * HOUR_MS, message: null } as const;
    const [first] = freeTimes({ ...house, pause }, null, NOW, { most: 1 });
    expect(iso([first ?? 0])).toEqual(['2026-11-24T19:15']);
  });

  it('is one of those that are offered exactly when it is not refused, also over both changes of the clocks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'),
        fc.constantFrom('2026-03-27T20:00Z', '2026-10-23T20:00Z', '2026-03-06T20:00Z', '2026-10-30T20:00Z'),
        fc.integer({ min: 0, max: 2 * 24 * 60 }),
        fc.integer({ min: 0, max: 120 }),
        fc.constantFrom(['17:00', '22:00'], ['18:00', '02:00'], ['01:30', '03:30']),
        (timeZone, begin, minutes, minMinutes, [from = '', to = '']) => {
          const nowMs = ms(begin) + minutes * 60_000;
          const days = [0, 1, 2, 4, 5, 6];
          const one = {
            ...house,
            timeZone,
            hours: { pickup: [{ days, from, to }] },
            later: { minMinutes, maxDays: 2 },
          };
          const free = new Set(freeTimes(one, null, nowMs, { most: 1000 }));
          const first = Math.ceil(nowMs / QUARTER_MS) * QUARTER_MS - 4 * QUARTER_MS;
          for (let atMs = first; atMs < nowMs + 80 * HOUR_MS; atMs += QUARTER_MS) {
            expect(judgeWanted(one, null, atMs, nowMs) === null).toBe(free.has(atMs));
            if (free.has(atMs)) expect(judgeHouse(one, one, 'pickup', atMs).isOpen).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
