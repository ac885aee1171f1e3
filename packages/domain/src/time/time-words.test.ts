import { describe, expect, it } from 'vitest';
import { servedText } from '../house/fulfilment.ts';
import { clockWords, dateTimeWords, dateWords, dayWords, nearDayWords, sheetTime, timeWords } from './time-words.ts';

const BERLIN = 'Europe/Berlin';
const at = (iso: string): number => Date.parse(iso);

describe('a time by the clock of the house', () => {
  it.each([
    ['Europe/Berlin', '16:46'],
    ['Asia/Tokyo', '00:46'],
    ['America/New_York', '10:46'],
    ['Pacific/Chatham', '05:31'],
    ['UTC', '15:46'],
  ])('is in 24 hours, in %s %s', (zone, words) => {
    expect(clockWords(at('2026-11-26T15:46:31Z'), zone)).toBe(words);
  });

  it.each([
    ['2026-11-26T23:59+01:00', '23:59'],
    ['2026-11-27T00:00+01:00', 'Fri 00:00'],
    ['2026-12-02T19:00+01:00', 'Wed 19:00'],
    ['2026-12-03T19:00+01:00', 'Thu 3 Dec 19:00'],
    ['2026-12-04T19:00+01:00', 'Fri 4 Dec 19:00'],
    ['2026-11-25T19:00+01:00', 'Wed 25 Nov 19:00'],
    ['2027-01-08T11:00+01:00', 'Fri 8 Jan 2027 11:00'],
  ])('%s has as many words as make it unmistakable on Thursday 26 November: %s', (time, words) => {
    expect(timeWords(at(time), at('2026-11-26T16:46+01:00'), BERLIN)).toBe(words);
  });

  it('is of the day of the house, not of whoever reads it', () => {
    const [evening, later] = [at('2026-11-26T14:30Z'), at('2026-11-26T15:30Z')];
    expect(timeWords(later, evening, BERLIN)).toBe('16:30');
    expect(timeWords(later, evening, 'Asia/Tokyo')).toBe('Fri 00:30');
  });

  it('has a date, a date with its time, and one for spreadsheets', () => {
    const late = at('2026-11-26T15:30Z');
    expect(dateWords(late, 'Asia/Tokyo')).toBe('27 Nov 2026');
    expect(dateTimeWords(late, 'Asia/Tokyo')).toBe('27 Nov 2026, 00:30');
    expect(sheetTime(late, 'Asia/Tokyo')).toBe('2026-11-27 00:30');
    expect(dayWords('2026-12-04')).toBe('Fri 4 Dec 2026');
    expect(nearDayWords('2026-12-04', '2026-11-26')).toBe('Fri 4 Dec');
    expect(nearDayWords('2027-01-01', '2026-12-26')).toBe('Fri 1 Jan 2027');
  });

  it('says for when an order is wanted by the same clock', () => {
    const order = { fulfilment: { kind: 'pickup' }, wantedAtMs: at('2026-12-04T19:00+01:00') } as const;
    const nowMs = at('2026-11-26T16:46+01:00');
    expect(servedText(order, nowMs, BERLIN)).toBe('Pickup · for Fri 4 Dec 19:00');
    expect(servedText({ ...order, wantedAtMs: null }, nowMs, BERLIN)).toBe('Pickup');
    expect(servedText({ fulfilment: null, wantedAtMs: at('2026-11-26T19:30+01:00') }, nowMs, BERLIN)).toBe('for 19:30');
  });
});
