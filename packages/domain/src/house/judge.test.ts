import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HouseHours, Service } from './hours.ts';
import { judgeHouse, type HouseState, type Pause } from './opening-hours.ts';
import { INSTANTS, LONG_EVENINGS, ZONES_OF_INSTANTS } from '../testing/instants.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const NEVER_PAUSED: HouseState = { pause: null };

describe('C1 the house is judged by its own clock', () => {
  it('at sixty instants', () => {
    expect(INSTANTS).toHaveLength(60);
  });

  it.each(INSTANTS)('in $timeZone, $service at $at', ({ timeZone, service, at, judgement }) => {
    expect(judgeHouse({ ...LONG_EVENINGS, timeZone }, NEVER_PAUSED, service, Date.parse(at))).toMatchObject(judgement);
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

  it('of a service with the hours of pickup has the special days of pickup, after its own', () => {
    const christmas = { from: '2026-12-24', to: '2026-12-24', message: 'Merry Christmas' } as const;
    const ofPickup = { ...christmas, services: ['pickup'], hours: [] } as const;
    const ofTables = { ...christmas, services: ['table'], hours: [{ from: '10:00', to: '14:00' }] } as const;
    const pickup = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '10:00', to: '22:00' }];
    const isOpen = (house: Partial<HouseHours>, service: 'table' | 'delivery') =>
      judgeHouse({ ...berlin, ...house }, NEVER_PAUSED, service, at('2026-12-24T12:00+01:00'));
    const follows = { hours: { pickup }, exceptions: [ofPickup] };
    const closed = { isOpen: false, reason: 'exception', message: 'Merry Christmas' };
    expect(isOpen(follows, 'delivery')).toMatchObject(closed);
    expect(isOpen({ ...follows, hours: {} }, 'delivery')).toMatchObject(closed);
    expect(isOpen({ ...follows, hours: { pickup, delivery: pickup } }, 'delivery')).toMatchObject({ isOpen: true });
    const both = { ...follows, exceptions: [ofPickup, ofTables] };
    expect([isOpen(both, 'table'), isOpen(both, 'delivery')]).toMatchObject([{ isOpen: true }, closed]);
  });

  describe('of a house with last orders half an hour before closing', () => {
    const half: HouseHours = { ...berlin, exceptions: [], lastOrderMinutes: 30 };
    const tuesday = (time: string) => judgeHouse(half, NEVER_PAUSED, 'pickup', at(`2026-06-09T${time}+02:00`));

    it('takes orders until then, and names both times', () => {
      const closes = { closesAtMs: at('2026-06-10T02:00+02:00'), lastOrdersAtMs: at('2026-06-10T01:30+02:00') };
      expect(tuesday('18:00')).toEqual({ isOpen: true, ...closes });
      const last = judgeHouse(half, NEVER_PAUSED, 'pickup', at('2026-06-10T01:29+02:00'));
      expect(last).toEqual({ isOpen: true, ...closes });
      const over = judgeHouse(half, NEVER_PAUSED, 'pickup', at('2026-06-10T01:30+02:00'));
      expect(over).toEqual({ isOpen: false, reason: 'hours', opensAtMs: at('2026-06-10T18:00+02:00'), message: null });
    });

    it('is as ever without them, and one that never closes has none', () => {
      expect(
        judgeHouse({ ...half, lastOrderMinutes: 0 }, NEVER_PAUSED, 'pickup', at('2026-06-10T01:45+02:00')),
      ).toEqual({
        isOpen: true,
        closesAtMs: at('2026-06-10T02:00+02:00'),
      });
      expect(judgeHouse({ ...half, hours: {} }, NEVER_PAUSED, 'pickup', 0)).toEqual({ isOpen: true, closesAtMs: null });
    });

    it('takes none in an opening that is no longer', () => {
      const short = { ...half, hours: { pickup: [{ days: EVERY_DAY, from: '12:00', to: '12:30' }] } };
      expect(judgeHouse(short, NEVER_PAUSED, 'pickup', at('2026-06-09T12:00+02:00'))).toMatchObject({
        isOpen: false,
        opensAtMs: null,
      });
    });

    it('opens after a pause only while orders are taken', () => {
      const judged = judgeHouse(half, paused(at('2026-06-10T01:45+02:00')), 'pickup', at('2026-06-09T23:00+02:00'));
      expect(judged).toMatchObject({ reason: 'paused', opensAtMs: at('2026-06-10T18:00+02:00') });
    });
  });

  it('of a service without hours of its own is that of pickup: nothing is open because nobody said when it is closed', () => {
    const evenings: HouseHours = { ...berlin, hours: { pickup: LONG_EVENINGS.hours.pickup ?? [] } };
    fc.assert(
      fc.property(fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-01-01T00:00Z') }), (atMs) => {
        const weekly = { ...evenings, exceptions: [] };
        for (const service of ['table', 'delivery'] as const)
          expect(judgeHouse(weekly, NEVER_PAUSED, service, atMs)).toEqual(
            judgeHouse(weekly, NEVER_PAUSED, 'pickup', atMs),
          );
      }),
      { numRuns: 50 },
    );
    expect(judgeHouse(evenings, NEVER_PAUSED, 'delivery', at('2026-06-09T04:00+02:00'))).toMatchObject({
      isOpen: false,
      opensAtMs: at('2026-06-09T18:00+02:00'),
    });
  });

  it('of a service with hours of its own is by these, and of one without any it is closed', () => {
    const own: HouseHours = { ...berlin, hours: { pickup: [], delivery: LONG_EVENINGS.hours.delivery ?? [] } };
    const judge = (service: Service) => judgeHouse(own, NEVER_PAUSED, service, at('2026-06-09T02:00+02:00')).isOpen;
    expect([judge('pickup'), judge('table'), judge('delivery')]).toEqual([false, false, true]);
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
      timeZone: fc.constantFrom(...ZONES_OF_INSTANTS, 'Australia/Lord_Howe'),
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
