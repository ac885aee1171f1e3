import { MAX_LINES, MAX_PORTIONS } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  parseBasket,
  plainLine,
  portionsIn,
  totalOf,
  withLine,
  withoutLine,
  withoutOrdered,
  withMore,
  type Basket,
  type BasketLine,
} from './basket.ts';
import { aBasketLine } from './testing.ts';

const PHO = aBasketLine({ quantity: 2 });
const TEA = aBasketLine({ id: 'line-2', foodId: 'tea', name: 'Tea', eachMinor: 300 });

function basketOf(...lines: readonly BasketLine[]): Basket {
  return { lines, attempt: null };
}

describe('a basket', () => {
  it('counts its portions and sums the prices that were shown', () => {
    expect([portionsIn([PHO, TEA]), totalOf([PHO, TEA])]).toEqual([3, 2200]);
  });

  it('has one line for a food, at the price that was shown last', () => {
    const once = withMore(EMPTY, plainLine(aFood({ priceMinor: 900 })), 'line-1');
    const twice = once && withMore(once, plainLine(aFood({ priceMinor: 950 })), 'line-2');
    expect(twice?.lines).toEqual([PHO]);
  });

  it('has another line for portions of which something was chosen or said', () => {
    for (const line of [
      { ...PHO, sizeId: 'large' },
      { ...PHO, note: 'no onions' },
    ])
      expect(withMore(basketOf(line), plainLine(aFood()), 'line-2')?.lines).toHaveLength(2);
  });

  it('is full at the most portions of a line, and at the most lines', () => {
    expect(withMore(basketOf({ ...PHO, quantity: MAX_PORTIONS }), plainLine(aFood()), 'line-2')).toBeNull();
    const many = Array.from({ length: MAX_LINES }, (_, index) => ({ ...TEA, id: `${index}`, foodId: `tea-${index}` }));
    expect(withMore(basketOf(...many), plainLine(aFood()), 'line')).toBeNull();
  });

  it('changes and removes lines by their ids', () => {
    expect(withLine(basketOf(PHO, TEA), { ...TEA, quantity: 5 }).lines).toEqual([PHO, { ...TEA, quantity: 5 }]);
    expect(withLine(basketOf(PHO), TEA).lines).toEqual([PHO]);
    expect(withoutLine(basketOf(PHO, TEA), 'line-1').lines).toEqual([TEA]);
  });

  it('keeps what was put into it while its order was on its way', () => {
    const attempt = { key: 'key', uid: 'ann', lines: [PHO, TEA], totalMinor: 2200, fulfilment: null };
    const now = { lines: [{ ...PHO, quantity: 3 }, TEA], attempt };
    expect(withoutOrdered(now, attempt)).toEqual(basketOf({ ...PHO, quantity: 1 }));
    // Another tab has emptied it already, and it was filled again.
    expect(withoutOrdered(basketOf(PHO), attempt)).toEqual(basketOf(PHO));
  });
});

describe('a stored basket', () => {
  it('is read as it was written', () => {
    const basket = {
      lines: [PHO, TEA],
      attempt: { key: 'key', uid: 'ann', lines: [PHO], totalMinor: 1900, fulfilment: null },
    };
    expect(parseBasket(JSON.stringify(basket))).toEqual(basket);
  });

  it.each([null, '', '{', 'null', '1', '[]', '{"lines":{}}', '{"attempt":{"key":"a","uid":"b","lines":[]}}'])(
    'is empty when it is %j',
    (text) => {
      expect(parseBasket(text)).toEqual(EMPTY);
    },
  );

  it('loses the lines of another form, and their unknown fields', () => {
    const broken = [
      null,
      'Pho',
      { ...PHO, id: undefined },
      { ...PHO, foodId: 'a/b' },
      { ...PHO, quantity: 0 },
      { ...PHO, quantity: 1.5 },
      { ...PHO, quantity: MAX_PORTIONS + 1 },
      { ...PHO, name: 1 },
      { ...PHO, eachMinor: '950' },
      { ...PHO, eachMinor: -1 },
      { ...PHO, sizeId: 1 },
      { ...PHO, options: undefined },
      { ...PHO, options: [{ groupId: 'toppings', id: 'egg' }] },
      { ...PHO, note: '' },
    ];
    const stored = { lines: [...broken, { ...TEA, colour: 'green' }], attempt: { key: 'key', uid: 1, lines: [PHO] } };
    expect(parseBasket(JSON.stringify(stored))).toEqual(basketOf(TEA));
  });
});
