import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLocale } from '../testing/in-locale.ts';
import { CURRENCIES } from './currencies.ts';
import { parseDifference, parsePrice } from './parse-price.ts';
import { plainAmount, typedAmount } from './typed-amount.ts';

const read = (typed: string, currency: string): number | null => parsePrice(plainAmount(typed, currency), currency);

describe('an amount in a field', () => {
  it('has the decimal mark of the language', () => {
    const typed = (): readonly string[] => [
      typedAmount(1250, 'EUR'),
      typedAmount(-50, 'EUR'),
      typedAmount(1250, 'JPY'),
      typedAmount(1250, 'KWD'),
    ];
    expect(typed()).toEqual(['12.50', '-0.50', '1250', '1.250']);
    expect(inLocale('de-DE', typed)).toEqual(['12,50', '-0,50', '1250', '1,250']);
  });

  it.each([
    ['12,50', 'EUR', 1250],
    ['12.50', 'EUR', 1250],
    ['1.234,50 €', 'EUR', 123_450],
    ['$1,234.50', 'USD', 123_450],
    ['1 234,50', 'EUR', 123_450],
    ['1\u00a0234,50', 'EUR', 123_450],
    ['1\u202f234,50', 'EUR', 123_450],
    ['1’234.50', 'CHF', 123_450],
    ["1'234.50", 'CHF', 123_450],
    ['1.250', 'JPY', 1250],
    ['1,250', 'JPY', 1250],
    ['1.234.567', 'VND', 1_234_567],
    ['١٢٫٥٠', 'AED', 1250],
    ['12,-', 'EUR', 1200],
    ['1.250', 'EUR', null],
    ['1,250', 'EUR', null],
    ['1.23.456,50', 'EUR', null],
    ['12,', 'EUR', null],
    ['twelve', 'EUR', null],
    ['', 'EUR', null],
  ])('of %j in %s is %j in every language', (typed, currency, minor) => {
    for (const tag of ['en-US', 'de-DE', 'fr-FR']) expect(inLocale(tag, () => read(typed, currency))).toBe(minor);
  });

  it.each([
    ['en-US', '1.250', 1250],
    ['en-US', '1,250', null],
    ['de-DE', '1,250', 1250],
    ['de-DE', '1.250', null],
    ['de-DE', '1.250,500', 1_250_500],
    ['de-DE', '1,250.500', 1_250_500],
    ['de-DE', '1,5', 1500],
    ['de-DE', '1.5', 1500],
  ])('with three decimals has the mark of the language before them: %s, %s', (tag, typed, minor) => {
    expect(inLocale(tag, () => read(typed, 'KWD'))).toBe(minor);
  });

  it.each(['en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT'])('is the same after it was shown in %s', (tag) => {
    inLocale(tag, () => {
      fc.assert(
        fc.property(
          fc.integer({ min: -10_000_000, max: 10_000_000 }),
          fc.constantFrom(...CURRENCIES),
          (minor, currency) => {
            expect(parseDifference(plainAmount(typedAmount(minor, currency), currency), currency)).toBe(minor);
          },
        ),
      );
    });
  });
});
