import { MOST, PORTIONS } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import {
  askedOf,
  EMPTY,
  foodsIn,
  plainLine,
  portionsIn,
  totalOf,
  withLine,
  withoutLine,
  withOrdered,
  withBack,
  withoutPlaced,
  withMore,
  withOneLess,
  NOTHING_SAID,
  type Attempt,
  type Basket,
  type BasketLine,
} from './basket.ts';
import { parseBasket } from './stored-basket.ts';
import { aBasketLine } from './testing.ts';

const PHO = aBasketLine({ quantity: 2 });
const TEA = aBasketLine({ id: 'line-2', foodId: 'tea', name: 'Tea', eachMinor: 300 });

const SOUP = aBasketLine({ id: 'line-4', foodId: 'soup', name: 'Soup' });
const ATTEMPT: Attempt = {
  key: 'key',
  uid: 'ann',
  atMs: 1000,
  lines: [PHO, TEA],
  totalMinor: 2200,
};

function basketOf(...lines: readonly BasketLine[]): Basket {
  return { ...EMPTY, lines };
}

describe('a basket', () => {
  it('counts its portions and sums the prices that were shown', () => {
    expect([portionsIn([PHO, TEA]), totalOf([PHO, TEA])]).toEqual([3, 2200]);
  });

  it('has one line for a food, at the price that was shown last', () => {
    const once = withMore(EMPTY, plainLine(aFood({ priceMinor: 900 })), 'line-1');
    const twice = once && withMore(once, plainLine(aFood({ priceMinor: 950 })), 'line-2');
    expect(twice?.lines).toEqual([{ ...PHO, allergens: null }]);
  });

  it('keeps what was shown of its allergens over a reload, and forgets what is no statement', () => {
    const shown = { contains: ['nuts'], undeclared: ['Mild'] } as const;
    const kept = (allergens: unknown): unknown =>
      parseBasket(JSON.stringify(basketOf({ ...PHO, allergens } as BasketLine))).lines;
    expect(kept(shown)).toEqual([{ ...PHO, allergens: shown }]);
    for (const broken of [null, 'nuts', { contains: ['dust'], undeclared: [] }, { contains: [], undeclared: [7] }])
      expect(kept(broken)).toEqual([PHO]);
  });

  it('keeps the other half over a reload, sends it, and tells such a line from a whole one', () => {
    const half = { ...PHO, halfFoodId: 'tea' };
    expect(parseBasket(JSON.stringify(basketOf(half))).lines).toEqual([half]);
    for (const halfFoodId of [7, 'a/b', ''])
      expect(parseBasket(JSON.stringify({ lines: [{ ...PHO, halfFoodId }] })).lines).toEqual([]);
    expect(parseBasket(JSON.stringify({ lines: [{ ...PHO, halfFoodId: null }] })).lines).toEqual([PHO]);
    expect([
      askedOf(half).halfFoodId,
      Object.keys(askedOf({ ...PHO, halfFoodId: null })).includes('halfFoodId'),
    ]).toEqual(['tea', false]);
    const { id: _id, ...again } = half;
    expect(withMore(basketOf(PHO), again, 'line-2')?.lines).toHaveLength(2);
    expect(withMore(basketOf(half), again, 'line-2')?.lines).toMatchObject([{ quantity: 4, halfFoodId: 'tea' }]);
    expect(withMore(basketOf({ ...PHO, halfFoodId: null }), { ...plainLine(aFood()) }, 'line-2')?.lines).toHaveLength(
      1,
    );
  });

  it('has another line for portions of which something was chosen or said', () => {
    for (const line of [
      { ...PHO, sizeId: 'large' },
      { ...PHO, note: 'no onions' },
    ])
      expect(withMore(basketOf(line), plainLine(aFood()), 'line-2')?.lines).toHaveLength(2);
  });

  it('is full at the most portions of a line, and at the most lines', () => {
    expect(withMore(basketOf({ ...PHO, quantity: PORTIONS.most }), plainLine(aFood()), 'line-2')).toBeNull();
    const many = Array.from({ length: MOST.lines }, (_, index) => ({ ...TEA, id: `${index}`, foodId: `tea-${index}` }));
    expect(withMore(basketOf(...many), plainLine(aFood()), 'line')).toBeNull();
  });

  it('counts all portions of each food, half and half for both, and those with nothing chosen or said', () => {
    const others = [{ sizeId: 'large' }, { note: 'no onions' }, { halfFoodId: 'tea' }];
    const lines = others.map((change, at) => ({ ...PHO, id: `other-${at}`, ...change }));
    expect(Object.fromEntries(foodsIn([PHO, ...lines, TEA]))).toEqual({
      pho: { count: 8, plain: 2 },
      tea: { count: 3, plain: 1 },
    });
  });

  it('gives back a portion with nothing chosen or said, and no other', () => {
    const spicy = { ...PHO, id: 'spicy', note: 'spicy' };
    expect(withOneLess(basketOf(spicy, PHO, TEA), 'pho')?.lines).toEqual([spicy, { ...PHO, quantity: 1 }, TEA]);
    expect(withOneLess(basketOf(spicy, PHO, TEA), 'tea')?.lines).toEqual([spicy, PHO]);
    expect(withOneLess(basketOf(spicy), 'pho')).toBeNull();
  });

  it('changes and removes lines by their ids', () => {
    expect(withLine(basketOf(PHO, TEA), { ...TEA, quantity: 5 }).lines).toEqual([PHO, { ...TEA, quantity: 5 }]);
    expect(withLine(basketOf(PHO), TEA).lines).toEqual([PHO]);
    expect(withoutLine(basketOf(PHO, TEA), 'line-1').lines).toEqual([TEA]);
  });

  it('gives what is ordered to the order, takes it back where it was when it was not, and keeps what came in meanwhile', () => {
    const sent = withOrdered(basketOf(PHO, TEA), ATTEMPT);
    expect(sent.lines).toEqual([]);
    const meanwhile = { ...sent, lines: [{ ...PHO, id: 'line-3', quantity: 1 }, SOUP] };
    expect(withBack(meanwhile, ATTEMPT)).toEqual(basketOf({ ...PHO, quantity: 3 }, TEA, SOUP));
    expect(withoutPlaced(meanwhile, ATTEMPT)).toEqual(meanwhile);
  });

  it('has nothing to do with the food of Order Now', () => {
    const single: Attempt = { ...ATTEMPT, isSingle: true };
    expect(withOrdered(basketOf(PHO), single)).toEqual(basketOf(PHO));
    expect(withBack(basketOf(PHO), single)).toEqual(basketOf(PHO));
  });

  it('loses what was said once it is ordered, but for the table', () => {
    const said = { ...NOTHING_SAID, contact: { name: 'Ann', phone: '030 1234' }, untilMs: 9 };
    const table = { kind: 'table', code: 'T7T7T7' } as const;
    const placed = (basket: Partial<Basket>, attempt: Attempt = ATTEMPT): unknown =>
      withoutPlaced({ ...EMPTY, ...basket }, attempt).said;
    expect(placed({ said: { ...said, how: { kind: 'pickup', code: '' } } })).toEqual(NOTHING_SAID);
    expect(placed({ said: { ...said, how: table } })).toEqual({ ...NOTHING_SAID, how: table, untilMs: 9 });
    const agreed = { ...said, consent: true };
    expect(placed({ said: agreed, lines: [TEA] }, { ...ATTEMPT, isSingle: true })).toEqual({ ...said, consent: false });
  });
});

describe('a stored basket', () => {
  it('is read as it was written, with what was said, until that is over', () => {
    const basket: Basket = {
      lines: [PHO, TEA],
      said: {
        how: { kind: 'delivery', code: '', place: { postcode: '8001', address: 'Lime Street 7' } },
        wantedAt: '2026-11-26T18:45:00.000Z',
        contact: { name: 'A', phone: '' },
        consent: true,
        note: 'ring twice',
        by: 'ann',
        untilMs: 5000,
      },
    };
    const text = JSON.stringify(basket);
    expect(parseBasket(text, 4999)).toEqual(basket);
    expect(parseBasket(text, 5000)).toEqual({ ...basket, said: NOTHING_SAID });
  });

  it.each([null, '', '{', 'null', '1', '[]', '{"lines":{}}'])('is empty when it is %j', (text) => {
    expect(parseBasket(text)).toEqual(EMPTY);
  });

  it('loses the lines of another form, and their unknown fields', () => {
    const broken = [
      null,
      'Pho',
      { ...PHO, id: undefined },
      { ...PHO, foodId: 'a/b' },
      { ...PHO, quantity: 0 },
      { ...PHO, quantity: 1.5 },
      { ...PHO, quantity: PORTIONS.most + 1 },
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
