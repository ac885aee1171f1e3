import { describe, expect, it } from 'vitest';
import { closedAt } from './opening.ts';
import { timeWords } from '../time/time-words.ts';

const HOUSE = {
  timeZone: 'America/New_York',
  hours: { pickup: [{ days: [2, 6], from: '11:00', to: '02:00' }] },
  exceptions: [
    { from: '2026-12-24', to: '2026-12-26', services: ['pickup' as const], hours: [], message: 'Merry Christmas' },
  ],
};
const said = (at: string): string | undefined => closedAt(HOUSE, Date.parse(at))?.sentence;

describe('what a guest reads of a closed house', () => {
  it('is when it opens, by its own clock', () => {
    expect(said('2026-06-09T10:59-04:00')).toBe('Closed, opens 11:00.');
    expect(said('2026-06-09T11:00-04:00')).toBeUndefined();
    expect(said('2026-06-10T01:59-04:00')).toBeUndefined();
    expect(said('2026-06-08T23:00-04:00')).toBe('Closed, opens Tue 11:00.');
  });

  it('has the date of another week, and what the house says of the day', () => {
    expect(said('2026-12-24T12:00-05:00')).toBe('Closed, opens Tue 11:00. Merry Christmas.');
    expect(timeWords(Date.parse('2026-12-29T11:00-05:00'), Date.parse('2026-12-22T12:00-05:00'), HOUSE.timeZone)).toBe(
      'Tue 29 Dec 11:00',
    );
  });

  it('names no time where there is none', () => {
    const closed = closedAt({ ...HOUSE, hours: { pickup: [] }, exceptions: [] }, 0);
    expect(closed?.sentence).toBe('Closed.');
  });

  it('is until when it is paused, if that is known', () => {
    const paused = (untilMs: number | null, message: string | null = null): string | undefined =>
      closedAt(
        { ...HOUSE, hours: {}, pause: { services: ['pickup'], untilMs, message } },
        Date.parse('2026-06-09T18:00-04:00'),
      )?.sentence;
    expect(paused(Date.parse('2026-06-09T18:30-04:00'))).toBe('No new orders, until 18:30.');
    expect(paused(null, 'The oven is full')).toBe('No new orders for now. The oven is full.');
    expect(paused(null, 'Back soon!')).toBe('No new orders for now. Back soon!');
    expect(paused(Date.parse('2026-06-09T18:00-04:00'))).toBeUndefined();
  });

  it('is of the service that is asked for, and of the house when all that it offers is closed', () => {
    const hours = {
      pickup: [{ days: [2], from: '11:00', to: '12:00' }],
      table: [{ days: [2], from: '18:00', to: '22:00' }],
    };
    const house = { ...HOUSE, hours, exceptions: [], services: ['pickup', 'table'] as const };
    const at = (time: string, service?: 'pickup' | 'table'): string | undefined =>
      closedAt(house, Date.parse(`2026-06-09T${time}-04:00`), service)?.sentence;
    expect([at('19:00', 'pickup'), at('19:00', 'table'), at('19:00')]).toEqual([
      'No pickup now, again Tue 16 Jun 11:00.',
      undefined,
      undefined,
    ]);
    expect(at('11:30', 'table')).toBe('Nothing is served at tables now, again 18:00. You can pick it up instead.');
    expect(at('13:00')).toBe('Closed, opens 18:00.');
  });

  it('is nothing in a house that has set nothing', () => {
    expect(closedAt({ timeZone: 'UTC', hours: {}, exceptions: [] }, 0)).toBeNull();
  });
});
