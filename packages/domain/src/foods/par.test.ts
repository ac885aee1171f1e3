import { describe, expect, it } from 'vitest';
import { aFood } from '../testing/builders.ts';
import { businessDayOf } from '../time/business-day.ts';
import { portionsText } from './food.ts';
import { effectiveQuantity, isJudgedByDay, onSale, refill } from './par.ts';
import { markOnSale, markSoldOut, takeOff } from './stock.ts';

const TUESDAY_TO_SUNDAY = [2, 3, 4, 5, 6, 0];
const par = { portions: 20, days: TUESDAY_TO_SUNDAY };
const pho = aFood({ quantity: 3, par, parDay: '2026-03-22' });
const berlin = { timeZone: 'Europe/Berlin', dayStart: '04:00' };
const at = (time: string): number => effectiveQuantity(pho, businessDayOf(Date.parse(time), berlin));

describe('G3: par, without the day’s report', () => {
  it.each([
    ['Monday stays as Sunday left it', '2026-03-23T12:00:00Z', 3],
    ['one minute before four on Tuesday', '2026-03-24T02:59:00Z', 3],
    ['four o’clock on Tuesday', '2026-03-24T03:00:00Z', 20],
    ['three in the night that loses an hour', '2026-03-29T01:59:00Z', 20],
    ['the Sunday that loses an hour', '2026-03-29T02:00:00Z', 20],
    ['the Monday after it, at four by the new clock', '2026-03-30T02:00:00Z', 3],
  ])('of Tuesday to Sunday, in Berlin: %s', (_when, time, quantity) => {
    expect(at(time)).toBe(quantity);
  });

  it.each([
    ['2026-03-29T01:59:00Z', '2026-03-29T02:00:00Z'],
    ['2026-10-25T02:59:00Z', '2026-10-25T03:00:00Z'],
  ])('is there once, also on the day that the clocks change: %s, %s', (before, from) => {
    const [last, first] = [before, from].map((time) => businessDayOf(Date.parse(time), berlin)) as [string, string];
    const sold = { ...refill({ ...pho, parDay: null }, last), quantity: 7 };
    expect(effectiveQuantity(sold, last)).toBe(7);
    expect(effectiveQuantity(sold, first)).toBe(20);
    expect(effectiveQuantity({ ...refill(sold, first), quantity: 1 }, first)).toBe(1);
  });

  it('is put aside while the kitchen says sold out, and not for a food off the menu', () => {
    const marked = refill({ ...pho, quantity: 0, putAside: 2 }, '2026-03-24');
    expect(marked).toMatchObject({ quantity: 0, putAside: 20, parDay: '2026-03-24' });
    expect(refill({ ...pho, retiredAtMs: 1 }, '2026-03-24').quantity).toBe(3);
  });
});

describe('a food that the kitchen takes off for days', () => {
  const off = takeOff({ ...pho, parDay: '2026-03-24', quantity: 8 }, '2026-03-25');

  it('is offered as if it were marked as sold out, and comes back with the portions it has then', () => {
    expect(onSale(off, '2026-03-25')).toMatchObject({ quantity: 0, putAside: 20, offThrough: '2026-03-25' });
    expect(onSale(off, '2026-03-26')).toMatchObject({ quantity: 20, putAside: null });
    expect(onSale({ ...off, par: null }, '2026-03-26')).toMatchObject({ quantity: 8, putAside: null });
    expect(onSale({ ...off, counted: false }, '2026-03-25').quantity).toBe(0);
    expect(onSale({ ...off, counted: false }, '2026-03-26').quantity).toBe(100_000);
  });

  it('is off while nobody knows the day', () => {
    expect(onSale(off, '').quantity).toBe(0);
    expect([off, pho, { ...pho, par: null }].map(isJudgedByDay)).toEqual([true, true, false]);
  });

  it('is put back by a press, and no longer comes back by itself once it is marked as sold out', () => {
    expect(markOnSale(onSale(off, '2026-03-25'))).toMatchObject({ quantity: 20, putAside: null, offThrough: null });
    expect(markSoldOut(off)).toMatchObject({ quantity: 0, putAside: 8, offThrough: null });
    expect(takeOff(markSoldOut(off), '2026-03-25')).toMatchObject({ quantity: 8, putAside: null });
  });
});

describe('a food that nobody counts', () => {
  it('never runs out, unless the kitchen says so', () => {
    expect(effectiveQuantity(aFood({ counted: false, quantity: 0 }), '2026-03-24')).toBe(100_000);
    expect(effectiveQuantity(aFood({ counted: false, quantity: 0, putAside: 4 }), '2026-03-24')).toBe(0);
    expect([100_000, 99_999].map(portionsText)).toEqual(['plenty', '99999']);
    const plain = aFood();
    expect(onSale(plain, '2026-03-24')).toBe(plain);
  });
});
