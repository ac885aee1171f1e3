import { describe, expect, it } from 'vitest';
import { isHeard, isUnheard, LISTENS_FOR_MS, screenAfter, type Heartbeat, type StaffScreen } from './listening.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const NOW_MS = Date.UTC(2026, 5, 1, 12);
const BEAT: Heartbeat = { page: 'orders', soundOk: true, isVisible: true, newestMs: null, acknowledgedMs: null };

describe('a house is heard', () => {
  it.each([
    ['by a screen of now', NOW_MS, true],
    ['for 150 s after a beat with sound', NOW_MS - LISTENS_FOR_MS, true],
    ['no longer than that', NOW_MS - LISTENS_FOR_MS - 1, false],
    ['by no screen that is muted', null, false],
  ])('%s', (_what, heardAtMs, heard) => {
    expect(isHeard([{ heardAtMs }], NOW_MS)).toBe(heard);
  });

  it('by one good screen among others, and by none of none', () => {
    expect(isHeard([{ heardAtMs: null }, { heardAtMs: 0 }, { heardAtMs: NOW_MS }], NOW_MS)).toBe(true);
    expect(isHeard([], NOW_MS)).toBe(false);
  });
});

describe('a house is unheard', () => {
  const house = { ...DEFAULT_SETTINGS, whenNobodyListens: 'warn' as const };

  it('when it wants to know, is open by its hours, and no screen listens', () => {
    expect(isUnheard(house, [], NOW_MS)).toBe(true);
    expect(isUnheard(house, [{ heardAtMs: NOW_MS }], NOW_MS)).toBe(false);
    expect(isUnheard({ ...house, hours: { pickup: [] } }, [], NOW_MS)).toBe(false);
  });

  it('by the hours of what it offers', () => {
    const tables = { ...house, services: ['table'], hours: { pickup: [], table: [] } } as const;
    const evening = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '11:00', to: '22:00' }];
    expect(isUnheard({ ...tables, hours: { pickup: [], table: evening } }, [], NOW_MS)).toBe(true);
    expect(isUnheard({ ...tables, hours: { pickup: evening, table: [] } }, [], NOW_MS)).toBe(false);
    expect(
      isUnheard({ ...tables, services: ['pickup', 'table'], hours: { pickup: evening, table: [] } }, [], NOW_MS),
    ).toBe(true);
  });

  it('until it closes, not until its last orders: those of before wait for an answer', () => {
    const hours = { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '11:00', to: '12:15' }] };
    expect(isUnheard({ ...house, hours, lastOrderMinutes: 30 }, [], NOW_MS)).toBe(true);
  });

  it('never when it has set nothing', () => {
    expect(isUnheard(DEFAULT_SETTINGS, [], NOW_MS)).toBe(false);
  });
});

describe('a screen after a beat', () => {
  const before: StaffScreen = { ...screenAfter(null, BEAT, NOW_MS - 60_000), acknowledgedMs: NOW_MS - 90_000 };

  it('has the server’s time, and is not heard without sound', () => {
    expect(screenAfter(before, BEAT, NOW_MS)).toMatchObject({ beatAtMs: NOW_MS, heardAtMs: NOW_MS });
    expect(screenAfter(before, { ...BEAT, soundOk: false }, NOW_MS)).toMatchObject({
      beatAtMs: NOW_MS,
      heardAtMs: null,
    });
  });

  it.each([
    ['keeps what was acknowledged', null, NOW_MS - 90_000],
    ['takes nothing back for a late repeat', NOW_MS - 100_000, NOW_MS - 90_000],
    ['acknowledges more', NOW_MS - 1, NOW_MS - 1],
    ['acknowledges nothing that is still to come', NOW_MS + 9_000_000, NOW_MS],
  ])('%s', (_what, acknowledgedMs, wanted) => {
    expect(screenAfter(before, { ...BEAT, acknowledgedMs }, NOW_MS).acknowledgedMs).toBe(wanted);
  });

  it('of the kitchen is heard by no order that waits', () => {
    expect(screenAfter(null, { ...BEAT, page: 'kitchen' }, NOW_MS)).toMatchObject({
      beatAtMs: NOW_MS,
      heardAtMs: null,
    });
  });

  it('of another page begins anew: its orders are others', () => {
    expect(screenAfter(before, { ...BEAT, page: 'kitchen' }, NOW_MS).acknowledgedMs).toBe(null);
  });
});
