import { describe, expect, it } from 'vitest';
import { differenceColumn, priceColumn, type ReadPrice } from './price-column.ts';

const read = (currency: string, ...column: readonly string[]): readonly ReadPrice[] =>
  column.map(priceColumn(column, currency));

describe('the prices of a column', () => {
  it.each<readonly [string, readonly string[], readonly ReadPrice[]]>([
    ['EUR', ['1.234,50', '9,50', '12'], [123_450, 950, 1200]],
    ['USD', ['1,234.50', '$9.50', '12'], [123_450, 950, 1200]],
    ['EUR', ['1.234', '9,50 €'], [123_400, 950]], // the other one says that a comma is before decimals
    ['USD', ['1,234', '9.50'], [123_400, 950]],
    ['USD', ['1.234', '9.50'], [null, 950]], // three decimals
    ['EUR', ['1.234', '12'], ['unclear', 1200]],
    ['EUR', ['1,234', '12'], ['unclear', 1200]],
    ['EUR', ['9,50', '9.50', '1.234'], [950, 950, 'unclear']],
    ['EUR', ['1.234.567', '1.234'], [123_456_700, 123_400]],
    ['CHF', ["1'234.50", '1’234.50', '12.-', 'Fr. 9.50'], [123_450, 123_450, 1200, 950]],
    ['EUR', ['1 234,50 €', '1\u202f234,50', '1\u00a0234'], [123_450, 123_450, 123_400]],
    ['JPY', ['1,234', '１２５０円', '1.250'], [1234, 1250, 1250]],
    ['VND', ['50.000 đ', '1.250.000'], [50_000, 1_250_000]],
    ['KWD', ['1.250', '12'], [1250, 12_000]],
    ['KWD', ['1,250', '12'], [null, 12_000]],
    ['KWD', ['1.250,500', '1,250'], [1_250_500, 1250]],
    ['EUR', ['1.23.456,50', '1234.567,50', '1,2,3', 'cheap', '', '-3'], [null, null, null, null, null, null]],
    ['EUR', ['1,234.50', '1.234,50'], [123_450, 123_450]],
  ])('in %s are read together: %j', (currency, column, prices) => {
    expect(read(currency, ...column)).toEqual(prices);
  });
});

describe('the differences of a column', () => {
  it.each<readonly [string, readonly string[], readonly ReadPrice[]]>([
    ['EUR', ['+0,80', '-0,50', '\u2212€1', '€ -1,20', '2'], [80, -50, -100, -120, 200]],
    ['EUR', ['-1.234', '+9,50 €'], [-123_400, 950]],
    ['EUR', ['-1.234'], ['unclear']],
    ['EUR', ['١٫٥٠', '-', '- -1', ''], [150, null, null, null]],
  ])('in %s are read together: %j', (currency, column, differences) => {
    expect(column.map(differenceColumn(column, currency))).toEqual(differences);
  });
});
