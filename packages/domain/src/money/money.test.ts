import { describe, expect, it } from 'vitest';
import { formatMoney, parsePrice, toDecimal } from './money.ts';

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
    expect(parsePrice(price)).toBe(minor);
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
    expect(parsePrice(price)).toBeNull();
  });

  it('is a decimal number on the wire and dollars for people', () => {
    expect(toDecimal(1250)).toBe(12.5);
    expect(formatMoney(125_000)).toBe('$1,250.00');
  });
});
