import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { decimalsOf } from './currency.ts';
import { amountText, formatDifference, formatMoney, fromDecimal, toDecimal } from './money.ts';
import { maxPriceMinor } from './max-price.ts';
import { parseDifference, parsePrice, signOf } from './parse-price.ts';

describe('a price', () => {
  it.each([
    [12, 1200],
    [12.5, 1250],
    [0.01, 1],
    [19.99, 1999],
    ['12', 1200],
    ['12.00', 1200],
    ['12.5', 1250],
    ['12$', 1200],
    ['$12.50', 1250],
    [' 120$ ', 12_000],
    ['12,50', 1250],
    ['12,5', 1250],
    ['$0,99', 99],
  ])('reads %j as %i cents', (price, minor) => {
    expect(parsePrice(price, 'USD')).toBe(minor);
  });

  it.each([
    [''],
    ['twelve'],
    ['1,250'],
    ['1,250.00'],
    ['12,'],
    ['12.505'],
    ['$12$'],
    ['-1'],
    [-1],
    [12.505],
    [Number.NaN],
    [Infinity],
    [null],
    [undefined],
    [{}],
    [true],
  ])('refuses %j', (price) => {
    expect(parsePrice(price, 'USD')).toBeNull();
  });

  it('is a decimal number on the wire and dollars for people', () => {
    expect(toDecimal(1250, 'USD')).toBe(12.5);
    expect(formatMoney(125_000, 'USD')).toBe('$1,250.00');
  });
});

describe('a price in another currency', () => {
  it.each([
    [1250, 'JPY', 1250],
    ['¥1250', 'JPY', 1250],
    ['120$', 'JPY', 120],
    [12.5, 'JPY', null],
    ['12.50', 'JPY', null],
    ['1,250', 'JPY', null],
    [1.255, 'KWD', 1255],
    ['1.255', 'KWD', 1255],
    ['1,25', 'KWD', 1250],
    ['1,255', 'KWD', null], // or a thousand and more
    ['12,50 €', 'EUR', 1250],
    ['€12.50', 'EUR', 1250],
    ['12.50 EUR', 'EUR', 1250],
    ['12.50 €', 'USD', null],
    ['12,-', 'EUR', 1200],
    ['12.–', 'CHF', 1200],
    ['Fr. 12.50', 'CHF', 1250],
    ['25,90 zł', 'PLN', 2590],
    ['189\u00a0Kč', 'CZK', 18_900],
    ['129 kr', 'SEK', 12_900],
    ['₺120', 'TRY', 12_000],
    ['￥1250', 'JPY', 1250],
    ['1250円', 'JPY', 1250],
    ['１２５０', 'JPY', 1250],
    ['١٢٫٥٠', 'AED', 1250],
    ['1.250', 'EUR', null],
    ['1,250', 'USD', null],
    ['0x10', 'EUR', null],
    ['1.2e3', 'EUR', null],
    ['kr 12 kr', 'SEK', null],
    ['12,-,-', 'EUR', null],
    [`${' '.repeat(60_000)}12`, 'EUR', null],
  ])('reads %j of %s as %j', (price, currency, minor) => {
    expect(parsePrice(price, currency)).toBe(minor);
  });

  it('has the decimals of the currency on the wire, in a field and for people', () => {
    const said = ['USD', 'JPY', 'KWD', 'EUR'].map((currency) => [
      toDecimal(12_500, currency),
      amountText(12_500, currency),
      formatMoney(12_500, currency).replace('\u00a0', ' '),
      signOf(currency),
    ]);
    expect(said).toEqual([
      [125, '125.00', '$125.00', '$'],
      [12_500, '12500', '¥12,500', '¥'],
      [12.5, '12.500', 'KWD 12.500', 'KWD'],
      [125, '125.00', '€125.00', '€'],
    ]);
  });

  it('may be as high as a meal of a family is in that currency, and is added up exactly', () => {
    expect(maxPriceMinor('USD')).toBe(100_000_00);
    expect(toDecimal(maxPriceMinor('KWD'), 'KWD')).toBe(100_000);
    for (const [currency, price] of [
      ['IDR', 250_000],
      ['IQD', 15_000],
      ['JPY', 300_000],
      ['VND', 5_000_000],
      ['LBP', 9_000_000],
    ] as const) {
      expect(parsePrice(price, currency)).toBeLessThanOrEqual(maxPriceMinor(currency));
    }
    for (const currency of CURRENCIES) {
      expect(maxPriceMinor(currency) * 30 * 50).toBeLessThan(Number.MAX_SAFE_INTEGER);
    }
  });

  it('is the same after it was sent, typed or read aloud, in every currency', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(amount, fc.constantFrom(...CURRENCIES), (minor, currency) => {
        expect(parsePrice(toDecimal(minor, currency), currency)).toBe(minor);
        expect(parsePrice(amountText(minor, currency), currency)).toBe(minor);
        const said = formatMoney(minor, currency);
        expect(parsePrice(said.replaceAll(',', ''), currency)).toBe(minor);
        expect(/\.(\d+)$/.exec(said)?.[1]?.length ?? 0).toBe(decimalsOf(currency));
      }),
    );
  });
});

describe('a difference to a price', () => {
  it.each([
    [-0.5, 'USD', -50],
    [0.5, 'USD', 50],
    [-0, 'USD', 0],
    ['-0.50', 'USD', -50],
    ['\u22120.50', 'USD', -50],
    ['\u20131', 'USD', -100],
    ['\uff0d\uff11', 'JPY', -1],
    ['\u200e-0.50', 'USD', -50],
    [' - 0,5 ', 'USD', -50],
    ['-$0.50', 'USD', -50],
    ['$-0.50', 'USD', -50],
    ['\u22120,50 €', 'EUR', -50],
    ['€ -0,50', 'EUR', -50],
    ['Fr. -1.50', 'CHF', -150],
    ['-2,-', 'EUR', -200],
    ['+1.50', 'USD', 150],
    ['1.50', 'USD', 150],
    ['2,-', 'EUR', 200],
    ['-0', 'USD', 0],
    ['--1', 'USD', null],
    ['-', 'USD', null],
    ['', 'USD', null],
    ['1-', 'USD', null],
    ['1-2', 'USD', null],
    ['-1.505', 'USD', null],
    ['-1,250', 'EUR', null],
    ['free', 'USD', null],
    [-0.005, 'USD', null],
    [-Infinity, 'USD', null],
    [Number.NaN, 'USD', null],
    [null, 'USD', null],
    [`-${' '.repeat(60_000)}12`, 'EUR', null],
  ])('reads %j of %s as %j', (difference, currency, minor) => {
    expect(parseDifference(difference, currency)).toBe(minor);
  });

  it('is the same after it was sent, typed or read aloud, in every currency', () => {
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(amount, fc.constantFrom(...CURRENCIES), (minor, currency) => {
        expect(fromDecimal(toDecimal(minor, currency), currency)).toBe(minor);
        expect(parseDifference(toDecimal(minor, currency), currency)).toBe(minor);
        expect(parseDifference(amountText(minor, currency), currency)).toBe(minor);
        const said = formatDifference(minor, currency);
        expect(said[0]).toBe(minor < 0 ? '\u2212' : '+');
        expect(parseDifference(said.replaceAll(',', ''), currency)).toBe(minor);
      }),
    );
  });
});
