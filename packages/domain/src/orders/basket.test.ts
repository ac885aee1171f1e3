import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '../foods/food.ts';
import { aFood } from '../testing/builders.ts';
import { priceBasket } from './basket.ts';
import { headOf, portionsByFood } from './lines.ts';

const menu = (...foods: readonly Food[]): ReadonlyMap<string, Food> => new Map(foods.map((food) => [food.id, food]));
const PHO = aFood({ quantity: 5, priceMinor: 950 });
const TEA = aFood({ id: 'tea', name: 'Tea', quantity: 1, priceMinor: 305 });

describe('a basket', () => {
  it('costs what its foods cost now', () => {
    const basket = priceBasket(
      [
        { foodId: 'tea', quantity: 1 },
        { foodId: 'pho', quantity: 3 },
      ],
      menu(PHO, TEA),
    );
    expect(basket).toEqual({
      lines: [
        { foodId: 'tea', name: 'Tea', image: TEA.img, quantity: 1, eachMinor: 305, totalMinor: 305 },
        { foodId: 'pho', name: 'Pho', image: PHO.img, quantity: 3, eachMinor: 950, totalMinor: 2850 },
      ],
      totalMinor: 3155,
      problems: [],
    });
  });

  it('has all its problems at once, each with its line and what is left', () => {
    const asked = [
      { foodId: 'nothing', quantity: 1 },
      { foodId: 'pho', quantity: 1 },
      { foodId: 'gone', quantity: 1 },
      { foodId: 'tea', quantity: 2 },
    ];
    const { problems, totalMinor } = priceBasket(asked, menu(PHO, TEA, aFood({ id: 'gone', retiredAtMs: 1 })));
    expect(problems).toEqual([
      { line: 0, reason: 'FOOD_NOT_FOUND', foodId: 'nothing', left: 0 },
      { line: 2, reason: 'FOOD_NOT_FOUND', foodId: 'gone', left: 0 },
      { line: 3, reason: 'OUT_OF_STOCK', foodId: 'tea', left: 1 },
    ]);
    expect(totalMinor).toBe(950 + 2 * 305);
  });

  it('counts the portions of one food over all its lines', () => {
    const twice = [
      { foodId: 'pho', quantity: 3 },
      { foodId: 'pho', quantity: 3 },
    ];
    expect(priceBasket(twice, menu(PHO)).problems.map(({ line, left }) => [line, left])).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });

  it('adds up to the cent, whatever is in it', () => {
    const food = fc.record({ id: fc.constantFrom('a', 'b', 'c'), priceMinor: fc.integer({ min: 1, max: 10_000_00 }) });
    const asked = fc.record({ foodId: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(food), fc.array(asked, { minLength: 1, maxLength: 30 }), (foods, wanted) => {
        const known = menu(...foods.map((one) => aFood({ ...one, quantity: 100 })));
        const { lines, totalMinor, problems } = priceBasket(wanted, known);
        const sum = wanted.reduce((all, one) => all + one.quantity * (known.get(one.foodId)?.priceMinor ?? 0), 0);
        expect(totalMinor).toBe(sum);
        if (lines.length > 0) expect(headOf(lines).priceMinor).toBe(sum);
        const isTooMuch = [...portionsByFood(wanted)].some(([id, portions]) => portions > (known.has(id) ? 100 : 0));
        expect(problems.length > 0).toBe(isTooMuch);
      }),
      { numRuns: 500 },
    );
  });
});
