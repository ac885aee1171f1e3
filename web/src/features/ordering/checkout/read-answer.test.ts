import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../../data/client.ts';
import { readRefusal } from './read-answer.ts';

function refusedWith(reason: ApiFailure['reason'], details: object = {}): ApiFailure {
  return { ok: false, failure: 'broken', isRefused: true, reason, details: { reason, ...details } };
}

describe('a refusal of an order', () => {
  it('means the same, whichever of the two routes says it', () => {
    const problems = (reason: string): object => ({ problems: [{ line: 0, reason }] });
    const pairs = [
      ['OUT_OF_STOCK', {}, 'OUT_OF_STOCK'],
      ['FOOD_NOT_FOUND', {}, 'FOOD_NOT_FOUND'],
      ['CHOICES_REQUIRED', {}, 'GROUP_REQUIRED'],
    ] as const;
    for (const [own, details, inBasket] of pairs)
      expect(readRefusal(refusedWith(own, details), 'USD')).toEqual(
        readRefusal(refusedWith('BASKET_CHANGED', problems(inBasket)), 'USD'),
      );
    const changed = { status: 'price-changed', totalMinor: 1100, currency: 'USD' };
    expect(readRefusal(refusedWith('PRICE_CHANGED', { price: 11 }), 'USD')).toEqual(changed);
    expect(readRefusal(refusedWith('PRICE_CHANGED', { total: 11 }), 'USD')).toEqual(changed);
    expect(readRefusal(refusedWith('PRICE_CHANGED', { total: 11, currency: 'JPY' }), 'USD')).toEqual({
      ...changed,
      totalMinor: 11,
      currency: 'JPY',
    });
  });

  it('says what the lines cost now', () => {
    expect(readRefusal(refusedWith('BASKET_CHANGED', { problems: [], total: 9 }), 'USD')).toEqual({
      status: 'changed',
      problems: [],
      totalMinor: 900,
      currency: 'USD',
    });
  });

  it('says from when on a food of another mealtime is served', () => {
    const problems = [{ line: 0, reason: 'NOT_SERVED_NOW', from: '17:00', fromWords: 'Sat 17:00' }];
    expect(readRefusal(refusedWith('BASKET_CHANGED', { problems }), 'USD')).toMatchObject({ from: 'Sat 17:00' });
  });
});
