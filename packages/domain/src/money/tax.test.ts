import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShare, taxesOf } from './tax.ts';

describe('tax', () => {
  it('is within the price where prices have it: 11.90 at 19 % are 10.00 and 1.90', () => {
    expect(taxesOf([{ amountMinor: 1190, share: 19_000 }], true)).toEqual([
      { share: 19_000, netMinor: 1000, taxMinor: 190 },
    ]);
  });

  it('comes on top where they have not, rounded once for each rate', () => {
    const sold = [333, 333, 334].map((amountMinor) => ({ amountMinor, share: 8875 }));
    expect(taxesOf([...sold, { amountMinor: 500, share: 0 }], false)).toEqual([
      { share: 8875, netMinor: 1000, taxMinor: 89 },
      { share: 0, netMinor: 500, taxMinor: 0 },
    ]);
  });

  it('adds up, whatever is sold', () => {
    const amount = fc.record({
      amountMinor: fc.integer({ min: 0, max: 10_000_00 }),
      share: fc.constantFrom(0, 7000, 8875, 19_000),
    });
    fc.assert(
      fc.property(fc.array(amount), fc.boolean(), (sold, isInclusive) => {
        const taxes = taxesOf(sold, isInclusive);
        const sum = sold.reduce((all, { amountMinor }) => all + amountMinor, 0);
        const net = taxes.reduce((all, { netMinor }) => all + netMinor, 0);
        const tax = taxes.reduce((all, { taxMinor }) => all + taxMinor, 0);
        expect(isInclusive ? net + tax : net).toBe(sum);
        expect(tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is said in percent', () => {
    expect([19_000, 8875, 0].map(formatShare)).toEqual(['19%', '8.875%', '0%']);
  });
});
