import { DEFAULT_SETTINGS, NO_CHOICES, priceBasket, toQuoteDto, type ServedAgain } from '@foodhouse/domain';
import { aFood, aSize } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import type { BasketLine } from './basket.ts';
import { judgeLines, quotedOf, type Quoted } from './judge-lines.ts';
import { aBasketLine } from './testing.ts';

const PHO = aFood({ id: 'pho', priceMinor: 950, quantity: 3 });
const TEA = aFood({ id: 'tea', priceMinor: 300, quantity: 9 });

function aLine(id: string, foodId: string, changes: Partial<BasketLine> = {}): BasketLine {
  return aBasketLine({ id, foodId, eachMinor: foodId === 'pho' ? 950 : 300, ...changes });
}

/** What the server says about these lines. */
function quote(...lines: readonly BasketLine[]): Quoted {
  return quotedOf(
    lines,
    toQuoteDto(
      priceBasket(
        { lines },
        {
          foods: new Map([PHO, TEA].map((food) => [food.id, food])),
          choices: new Map(),
          tax: DEFAULT_SETTINGS.tax,
        },
      ),
    ),
  );
}

function judged(...lines: readonly BasketLine[]): unknown {
  return Object.fromEntries(judgeLines(lines, quote(...lines)));
}

describe('the lines of a basket', () => {
  it('are fine as long as nothing has changed', () => {
    expect(judged(aLine('a', 'pho'), aLine('b', 'tea', { quantity: 9 }))).toEqual({});
  });

  it('are short where either half is, beside the lines above that have it too', () => {
    const pizzas = [PHO, { ...TEA, quantity: 2 }].map((food) => ({ ...food, categoryId: 'pizzas' }));
    const lines = [aLine('a', 'pho', { halfFoodId: 'tea', quantity: 2 }), aLine('b', 'tea', { quantity: 1 })];
    const offer = { foods: new Map(pizzas.map((food) => [food.id, food])), choices: new Map() };
    const basket = priceBasket({ lines }, { ...offer, tax: DEFAULT_SETTINGS.tax, halfCategories: ['pizzas'] });
    expect(Object.fromEntries(judgeLines(lines, quotedOf(lines, toQuoteDto(basket))))).toEqual({
      b: { kind: 'short', left: 0 },
    });
    const whole = priceBasket({ lines }, { ...offer, tax: DEFAULT_SETTINGS.tax });
    expect(judgeLines(lines, quotedOf(lines, toQuoteDto(whole))).get('a')).toEqual({ kind: 'choices', what: 'half' });
  });

  it('can be chosen again where the other half alone is sold out, and can only go where the first is', () => {
    const of = (foodId: string, halfFoodId: string): unknown => {
      const line = aLine('a', foodId, { halfFoodId });
      const menu = [PHO, { ...TEA, quantity: 0 }].map((food) => [food.id, { ...food, categoryId: 'pizzas' }] as const);
      const offer = { foods: new Map(menu), choices: new Map(), halfCategories: ['pizzas'], tax: DEFAULT_SETTINGS.tax };
      return judgeLines([line], quotedOf([line], toQuoteDto(priceBasket({ lines: [line] }, offer)))).get('a');
    };
    expect(of('pho', 'tea')).toEqual({ kind: 'choices', what: 'half' });
    expect(of('tea', 'pho')).toEqual({ kind: 'short', left: 0 });
  });

  it('say whether it is their size that is gone', () => {
    const choices = new Map([['pho', { ...NO_CHOICES, sizes: [aSize({ id: 'small' })] }]]);
    const line = aLine('a', 'pho', { sizeId: 'large' });
    const offer = { foods: new Map([['pho', PHO]]), choices, tax: DEFAULT_SETTINGS.tax };
    const problem = judgeLines([line], quotedOf([line], toQuoteDto(priceBasket({ lines: [line] }, offer)))).get('a');
    expect(problem).toEqual({ kind: 'choices', what: 'size' });
  });

  it('are served when the later one of both halves is', () => {
    const [line] = [aLine('a', 'pho', { halfFoodId: 'tea' })];
    const foods = new Map([PHO, TEA].map((food) => [food.id, { ...food, categoryId: 'pizzas' }]));
    const later = (minutesOf: Readonly<Record<string, number>>): unknown => {
      const basket = priceBasket(
        { lines: [line] },
        {
          foods,
          choices: new Map(),
          tax: DEFAULT_SETTINGS.tax,
          halfCategories: ['pizzas'],
          servedFrom: ({ id }) => ({ atMs: (minutesOf[id] ?? 0) * 60_000, from: '', fromWords: '' }),
        },
      );
      return judgeLines([line], quotedOf([line], toQuoteDto(basket))).get('a');
    };
    expect(later({ pho: 10, tea: 20 })).toMatchObject({ from: '1970-01-01T00:20:00.000Z', names: ['Pho'] });
    expect(later({ pho: 30, tea: 20 })).toMatchObject({ from: '1970-01-01T00:30:00.000Z', names: [] });
  });

  it('say from when on a food of another mealtime is served, and fit again then', () => {
    const line = aLine('a', 'pho');
    const offer = { foods: new Map([['pho', PHO]]), choices: new Map(), tax: DEFAULT_SETTINGS.tax };
    const said = (from: ServedAgain | null): unknown =>
      judgeLines(
        [line],
        quotedOf(
          [line],
          toQuoteDto(
            priceBasket(
              { lines: [line] },
              {
                ...offer,
                servedFrom: () => from,
              },
            ),
          ),
        ),
      ).get('a');
    const atMs = Date.parse('2026-11-28T17:00Z');
    const again = { atMs, from: '17:00', fromWords: 'Sat 17:00' };
    expect(said(again)).toEqual({ kind: 'later', from: '2026-11-28T17:00:00.000Z', names: [] });
    expect(said({ atMs: null, from: '', fromWords: '' })).toEqual({ kind: 'later', from: '', names: [] });
    expect(said(null)).toBeUndefined();
  });

  it('say what has happened to each of them, all at once', () => {
    const lines = [
      aLine('gone', 'soup'),
      aLine('dear', 'tea', { eachMinor: 250 }),
      aLine('short', 'pho', { quantity: 4, eachMinor: 900 }),
    ];
    expect(judged(...lines)).toEqual({
      gone: { kind: 'gone' },
      dear: { kind: 'price', nowMinor: 300, currency: 'USD' },
      short: { kind: 'short', left: 3 },
    });
  });

  it('share the stock of their food, the first of them first', () => {
    const lines = [
      aLine('first', 'pho', { quantity: 2 }),
      aLine('second', 'pho', { quantity: 2 }),
      aLine('third', 'pho'),
    ];
    expect(judged(...lines)).toEqual({ second: { kind: 'short', left: 1 }, third: { kind: 'short', left: 0 } });
  });

  it('are fine as soon as they are repaired, before the server has said so', () => {
    const lines = [aLine('a', 'pho', { quantity: 4 }), aLine('b', 'tea', { eachMinor: 250 }), aLine('c', 'soup')];
    const quoted = quote(...lines);
    expect(judgeLines([aLine('a', 'pho', { quantity: 3 }), aLine('b', 'tea')], quoted).size).toBe(0);
    expect(judgeLines([aLine('new', 'tea')], quoted).size).toBe(0);
  });
});

it('keeps in how long it would be ready in whole milliseconds, as the basket keeps it: the clock of the server has parts', () => {
  const basket = priceBasket({ lines: [] }, { foods: new Map(), choices: new Map(), tax: DEFAULT_SETTINGS.tax });
  const quote = { ...toQuoteDto(basket), readyAt: '2026-11-27T17:35:00.000Z' };
  expect(quotedOf([], quote, Date.UTC(2026, 10, 27, 17, 15) + 0.25).readyInMs).toBe(20 * 60_000);
});
