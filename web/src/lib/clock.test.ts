import { businessDayOf } from '@foodhouse/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { houseClock, houseTimeNote, learnHouseDay, useHouseClock } from './clock.ts';

const AT_MS = Date.parse('2026-11-26T15:46Z');

beforeEach(() => {
  learnHouseDay({ version: 1, timeZone: 'UTC', dayStart: '04:00' });
});
afterEach(() => {
  localStorage.clear();
});

describe('the clock of the house', () => {
  it.each([
    ['Asia/Tokyo', '00:46', '27 Nov 2026, 00:46', '2026-11-26'],
    ['America/New_York', '10:46', '26 Nov 2026, 10:46', '2026-11-26'],
    ['Pacific/Chatham', '05:31', '27 Nov 2026, 05:31', '2026-11-27'],
  ])('writes times in %s, whatever the zone of the browser', (timeZone, time, dated, day) => {
    learnHouseDay({ version: 1, timeZone, dayStart: '04:00' });
    const clock = houseClock();
    expect([clock.time(AT_MS), clock.dated(AT_MS), businessDayOf(AT_MS, clock)]).toEqual([time, dated, day]);
  });

  it('is written again where it is already read, once it is known', () => {
    const { result } = renderHook(() => useHouseClock().time(AT_MS));
    expect(result.current).toBe('15:46');
    act(() => {
      learnHouseDay({ version: 2, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
    });
    expect(result.current).toBe('00:46');
  });

  it('is the same object while the settings are, and that of the browser while the house has set nothing', () => {
    const before = houseClock();
    learnHouseDay({ version: 3, timeZone: 'UTC', dayStart: '04:00' });
    expect(houseClock()).toBe(before);
    learnHouseDay({ version: 0, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
    expect(houseClock().timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('is known to the next page of this browser, which takes no zone that is none', async () => {
    learnHouseDay({ version: 1, timeZone: 'Asia/Tokyo', dayStart: '05:00' });
    learnHouseDay({ version: 1, timeZone: 'Nowhere/None', dayStart: '05:00' });
    vi.resetModules();
    const next = await import('./clock.ts');
    expect([next.houseClock().time(AT_MS), next.houseClock().dayStart]).toEqual(['00:46', '05:00']);
    localStorage.setItem('house-clock', 'Nowhere/None 04:00');
    vi.resetModules();
    expect((await import('./clock.ts')).houseClock().timeZone).not.toBe('Nowhere/None');
  });

  it('says so where the clock of whoever reads it shows another time, and else nothing', () => {
    expect(houseTimeNote(AT_MS, { timeZone: 'Pacific/Chatham', dayStart: '' })).toBe('Times are house time (Chatham).');
    const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(houseTimeNote(AT_MS, { timeZone, dayStart: '' })).toBeNull();
  });
});
