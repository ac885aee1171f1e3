import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

describe('sharing out', () => {
  it('gives the odd minor units to the largest remainders, the first of equals first', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(5, [100, 299, 1])).toEqual([1, 4, 0]);
    expect(shareOut(5, [0, 0])).toEqual([0, 0]);
  });

  it('adds up, and gives nobody more than their weight asks for', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 500_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const whole = of.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.floor(Math.min(whole, 10_000_000) * share);
        const parts = shareOut(amount, of);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount);
        expect(parts.every((part, index) => part >= 0 && part <= (of[index] ?? 0))).toBe(true);
      }),
    );
  });
});
