import { describe, expect, it } from 'vitest';
import { aFood } from '../testing/builders.ts';
import { changeStock, markOnSale, markSoldOut, putPortionsBack } from './stock.ts';

describe('a change of stock', () => {
  it.each([
    [5, 3, 8],
    [5, -5, 0],
    [99_999, 1, 100_000],
  ])('of %i by %i leaves %i', (quantity, change, left) => {
    expect(changeStock(aFood({ quantity }), change)).toEqual(aFood({ quantity: left }));
  });

  it.each([
    [5, -6],
    [100_000, 1],
  ])('of %i by %i is impossible', (quantity, change) => {
    expect(changeStock(aFood({ quantity }), change)).toBeNull();
  });

  it.each([
    [10, 60],
    [-10, 40],
    [-50, 0],
  ])('of a food that is marked as sold out, 50 aside, by %i keeps it sold out with %i aside', (change, putAside) => {
    const changed = changeStock(aFood({ quantity: 0, putAside: 50 }), change);
    expect(changed).toEqual(aFood({ quantity: 0, putAside }));
    expect(changed && markOnSale(changed)).toEqual(aFood({ quantity: putAside }));
  });

  it.each([-51, 99_951])('of a food that is marked as sold out, 50 aside, by %i is impossible', (change) => {
    expect(changeStock(aFood({ quantity: 0, putAside: 50 }), change)).toBeNull();
  });
});

describe('a food that is marked as sold out', () => {
  const soldOut = aFood({ quantity: 0, putAside: 7 });

  it('has its portions put aside, once', () => {
    expect(markSoldOut(aFood({ quantity: 7 }))).toEqual(soldOut);
    expect(markSoldOut(soldOut)).toEqual(soldOut);
  });

  it('has them on sale again afterwards, once', () => {
    expect(markOnSale(soldOut)).toEqual(aFood({ quantity: 7 }));
    expect(markOnSale(aFood({ quantity: 7 }))).toEqual(aFood({ quantity: 7 }));
  });

  it('stays sold out when an order of it is rejected', () => {
    expect(putPortionsBack(soldOut, 1)).toEqual(aFood({ quantity: 0, putAside: 8 }));
    expect(putPortionsBack(aFood({ quantity: 7 }), 3)).toEqual(aFood({ quantity: 10 }));
  });
});
