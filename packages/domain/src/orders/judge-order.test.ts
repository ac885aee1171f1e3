import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '../foods/food-fields.ts';
import { NOTHING_CHOSEN } from '../foods/choices.ts';
import { houseFor } from '../house/opening-hours.ts';
import { DEFAULT_SETTINGS, type HouseSettings } from '../house/settings.ts';
import { aFood, aGroup, anOption, aSize } from '../testing/builders.ts';
import { housesAt, TABLE_SEVEN } from '../testing/houses.ts';
import { askedLine, type AskedLine } from './basket.ts';
import { judgeOrder, type AskedOrder, type FoundForOrder } from './judge-order.ts';
import { NEW_CUSTOMER } from './vouchers.ts';

const NOW_MS = Date.parse('2026-06-01T12:00Z');
const HOUR_MS = 3_600_000;
const HOUSES = Object.entries(housesAt(NOW_MS));
const CITY = { kind: 'delivery', postcode: '8001' } as const;
const VOUCHER = { id: 'v', amountMinor: 500, minMinor: 2000, currency: 'EUR', expiresAtMs: NOW_MS + 1 } as const;

function configured(changes: Partial<HouseSettings> = {}): HouseSettings {
  return { ...DEFAULT_SETTINGS, ...housesAt(NOW_MS).configured, ...changes };
}

function found(changes: Partial<FoundForOrder> = {}): FoundForOrder {
  const food = aFood({ id: 'pho', currency: 'EUR', priceMinor: 900, quantity: 50, mealtimes: [] });
  return {
    foods: new Map([[food.id, food]]),
    choices: new Map(),
    tables: [TABLE_SEVEN],
    customer: NEW_CUSTOMER,
    waitingAtTable: 0,
    ...changes,
  };
}

describe('judgeOrder', () => {
  it('keeps how long the way of a delivery is', () => {
    const [pickup, delivery] = [{ kind: 'pickup' } as const, CITY].map((fulfilment) => {
      const asked = { lines: [{ ...askedLine('pho'), quantity: 9 }], fulfilment };
      return judgeOrder(configured(), asked, found(), NOW_MS).terms?.wayMinutes;
    });
    const [city] = configured().areas.filter(({ postcodes }) => postcodes.length > 0);
    expect(city?.minutes).toBeGreaterThan(0);
    expect([pickup, delivery]).toEqual([null, city?.minutes]);
  });

  it('answers the first of several problems, and the next once that is mended', () => {
    const pause = { services: ['table', 'delivery'], untilMs: null, message: null } as const;
    const wrong = {
      house: configured({ pause, maxPortions: 3 }),
      asked: {
        lines: [askedLine('pho', 1), askedLine('gone', 3)],
        fulfilment: { ...CITY, postcode: '9999' },
        wantedAtMs: NOW_MS + 1,
        seen: { totalMinor: 1 },
      } as AskedOrder,
      found: found({ waitingAtTable: 3 }),
    };
    const { wantedAtMs: _later, ...atOnce } = wrong.asked;
    const steps: readonly (readonly [string | undefined, Partial<typeof wrong>])[] = [
      ['PAUSED', {}],
      ['TIME_NOT_FREE', { house: configured({ maxPortions: 3 }) }],
      ['OUT_OF_ZONE', { asked: atOnce }],
      ['TOO_MANY_PORTIONS', { asked: { ...atOnce, fulfilment: CITY } }],
      ['TABLE_WAITS', { house: configured() }],
      ['BASKET_CHANGED', { found: found() }],
      ['MIN_ORDER', { asked: { ...atOnce, fulfilment: CITY, lines: [askedLine('pho', 1)] } }],
      ['PRICE_CHANGED', { asked: { ...atOnce, fulfilment: CITY, lines: [askedLine('pho', 2)] } }],
      [undefined, { asked: { fulfilment: CITY, lines: [askedLine('pho', 2)], seen: { totalMinor: 2050 } } }],
    ];
    let now = wrong;
    for (const [reason, mended] of steps) {
      now = { ...now, ...mended };
      expect(judgeOrder(now.house, now.asked, now.found, NOW_MS).refusal?.reason).toBe(reason);
    }
  });

  it('takes a name and a phone only with the consent that the house asks for, and keeps when it was given', () => {
    const contact = { name: 'Gus', phone: '+49301234' };
    const judge = (askConsent: boolean, said: Partial<AskedOrder>) => {
      const { refusal, terms } = judgeOrder(
        configured({ askConsent }),
        { lines: [askedLine('pho')], ...said },
        found(),
        NOW_MS,
      );
      return refusal?.reason ?? terms?.consentAtMs;
    };
    expect(judge(true, { contact })).toBe('CONSENT_MISSING');
    expect(judge(true, { contact, consent: true })).toBe(NOW_MS);
    // Nothing to agree to, and nobody who asked.
    expect([judge(true, {}), judge(true, { consent: true }), judge(false, { contact, consent: true })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each<readonly [string, HouseSettings, AskedOrder, string]>([
    [
      'in closed hours',
      configured({ hours: { pickup: [{ days: [1], from: '18:00', to: '22:00' }] } }),
      { lines: [askedLine('pho')] },
      'CLOSED',
    ],
    ['by a service that is not offered', configured({ services: ['table'] }), { lines: [] }, 'SERVICE_NOT_OFFERED'],
    [
      'to a table with another code',
      configured(),
      { lines: [], fulfilment: { kind: 'table', table: 'OLDOLD' } },
      'TABLE_NOT_FOUND',
    ],
    [
      'to an area that is shut',
      configured({ areas: configured().areas.map((area) => ({ ...area, from: '18:00', to: '22:00' })) }),
      { lines: [], fulfilment: CITY },
      'AREA_CLOSED',
    ],
  ])('refuses an order %s', (_what, house, asked, reason) => {
    expect(judgeOrder(house, asked, found(), NOW_MS).refusal).toMatchObject({ reason });
  });

  it('takes none of a guest before the house has opened, now or for later, and those of its staff', () => {
    const house = configured({ notOpenYet: true });
    const asked = { lines: [askedLine('pho')], fulfilment: { kind: 'pickup' as const } };
    const closed = { reason: 'not-open-yet', opensAtMs: null, sentence: 'Not open yet.' };
    for (const wanted of [{}, { wantedAtMs: NOW_MS + 2 * HOUR_MS }])
      for (const role of [null, 'guest', 'user'] as const)
        expect(judgeOrder(houseFor(house, role), { ...asked, ...wanted }, found(), NOW_MS).refusal).toMatchObject({
          reason: 'CLOSED',
          closed,
        });
    for (const role of ['admin', 'chef'] as const)
      expect(judgeOrder(houseFor(house, role), asked, found(), NOW_MS).refusal).toBeNull();
  });

  it('takes an order for later in closed hours, unless its service has paused without an end', () => {
    const evening = [{ days: [1], from: '18:00', to: '22:00' }];
    const asked = { lines: [askedLine('pho')], wantedAtMs: Date.parse('2026-06-01T18:00Z') };
    const refusalIn = (service: 'pickup' | 'table') => {
      const pause = { services: [service], untilMs: null, message: null };
      return judgeOrder(configured({ hours: { pickup: evening }, pause }), asked, found(), NOW_MS).refusal?.reason;
    };
    expect([refusalIn('table'), refusalIn('pickup')]).toEqual([undefined, 'CLOSED']);
  });

  it('judges the mealtimes by the time for which the order is wanted', () => {
    const lunch = aFood({ currency: 'EUR', mealtimes: ['lunch'] });
    const problemsAt = (nowMs: number, wantedAtMs?: number) => {
      const asked = { lines: [askedLine('pho')], ...(wantedAtMs !== undefined && { wantedAtMs }) };
      const judged = judgeOrder(configured(), asked, found({ foods: new Map([['pho', lunch]]) }), nowMs);
      return judged.basket.problems.map(({ reason }) => reason);
    };
    const eveningMs = NOW_MS + 6 * HOUR_MS;
    expect([problemsAt(NOW_MS), problemsAt(eveningMs)]).toEqual([[], ['NOT_SERVED_NOW']]);
    expect([problemsAt(NOW_MS, eveningMs), problemsAt(eveningMs, NOW_MS + 24 * HOUR_MS)]).toEqual([
      ['NOT_SERVED_NOW'],
      [],
    ]);
  });

  describe('what is off until a day', () => {
    const PHO = aFood({ currency: 'EUR', mealtimes: [], quantity: 3 });
    const LATER = configured({
      hours: { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '12:00', to: '22:00' }] },
      later: { minMinutes: 0, maxDays: 7 },
      services: [],
    });
    const NEVER = { ...LATER, later: null };
    /** Small is off until Wednesday, the truffle until Thursday; without end there is no bacon. */
    const sizes = [aSize({ id: 's', name: 'Small', offThrough: '2026-06-02' }), aSize({ id: 'l', name: 'Large' })];
    const truffle = anOption({ id: 'truffle', name: 'Truffle', offThrough: '2026-06-03' });
    const bacon = anOption({ id: 'bacon', name: 'Bacon', isSoldOut: true });
    const groups = [aGroup({ required: false, min: 0, options: [truffle, bacon] })];
    const line = (sizeId: string, ...ids: readonly string[]) => ({
      ...askedLine('pho'),
      sizeId,
      options: ids.map((id) => ({ groupId: 'sauce', id, quantity: 1 })),
    });
    const problemsOf = (
      house: HouseSettings,
      lines: readonly AskedLine[],
      { day = null, food = PHO }: { readonly day?: number | null; readonly food?: Food } = {},
    ) => {
      const hasChoices = lines.some(({ sizeId }) => sizeId !== null);
      const of = found({
        foods: new Map([['pho', food]]),
        choices: new Map(hasChoices ? [['pho', { sizes, groups }]] : []),
      });
      const wantedAtMs = day === null ? null : Date.parse(`2026-06-0${day}T18:00Z`);
      return judgeOrder(house, { lines, ...(wantedAtMs !== null && { wantedAtMs }) }, of, NOW_MS).basket.problems.map(
        ({ reason, fromWords, left, names }) => ({ reason, fromWords, left, names }),
      );
    };
    const served = (fromWords: string, names?: readonly string[]) => ({
      reason: 'NOT_SERVED_NOW',
      fromWords,
      left: 3,
      names,
    });
    const gone = (reason: string, left: number) => ({ reason, fromWords: undefined, left, names: undefined });

    it('is said with the time from which it is back, and is ordered for then', () => {
      const food = { ...PHO, offThrough: '2026-06-02' };
      const asked = [askedLine('pho', 3)];
      expect(problemsOf(LATER, asked, { food })).toEqual([served('Wed 12:00')]);
      expect(problemsOf(LATER, asked, { food, day: 2 })).toEqual([served('Wed 12:00')]);
      expect(problemsOf(LATER, asked, { food, day: 3 })).toEqual([]);
      expect(problemsOf(LATER, [askedLine('pho', 4)], { food })).toEqual([
        gone('OUT_OF_STOCK', 3),
        served('Wed 12:00'),
      ]);
    });

    it('is sold out in a house that takes no orders for later', () => {
      const food = { ...PHO, offThrough: '2026-06-02' };
      expect(problemsOf(NEVER, [askedLine('pho')], { food })).toEqual([gone('OUT_OF_STOCK', 0)]);
      expect(problemsOf(NEVER, [line('s')])).toEqual([gone('OPTION_SOLD_OUT', 3)]);
    });

    it('is named where it is a size or an option', () => {
      expect(problemsOf(LATER, [line('s')])).toEqual([served('Wed 12:00', ['Small'])]);
      expect(problemsOf(LATER, [line('s', 'truffle')])).toEqual([served('Thu 12:00', ['Truffle'])]);
      expect(problemsOf(LATER, [line('s', 'truffle')], { day: 3 })).toEqual([served('Thu 12:00', ['Truffle'])]);
      expect(problemsOf(LATER, [line('s', 'truffle')], { day: 4 })).toEqual([]);
      expect(problemsOf(LATER, [line('l', 'bacon')], { day: 4 })).toEqual([gone('OPTION_SOLD_OUT', 3)]);
    });

    it('is not named where the food is not back before', () => {
      const food = { ...PHO, offThrough: '2026-06-03' };
      expect(problemsOf(LATER, [line('s', 'truffle')], { food })).toEqual([served('Thu 12:00')]);
    });

    it('counts the portions of the day for which it is wanted', () => {
      const par = { days: [4, 5], portions: 2 };
      const food = { ...PHO, quantity: 0, par, offThrough: '2026-06-02', ahead: { '2026-06-04': 1 } };
      expect(problemsOf(LATER, [askedLine('pho')], { food })).toEqual([{ ...served('Thu 12:00'), left: 1 }]);
      expect(problemsOf(LATER, [askedLine('pho', 2)], { food, day: 4 })).toEqual([gone('OUT_OF_STOCK', 1)]);
      expect(problemsOf(LATER, [askedLine('pho', 2)], { food, day: 5 })).toEqual([]);
    });
  });

  it('finds all problems of an order at once', () => {
    const house = configured({ hours: { delivery: [{ days: [1], from: '18:00', to: '22:00' }] }, maxPortions: 3 });
    const asked = { lines: [askedLine('gone', 4), askedLine('pho', 1)], fulfilment: CITY };
    expect(judgeOrder(house, asked, found(), NOW_MS)).toMatchObject({
      refusal: { reason: 'CLOSED' },
      closed: { reason: 'hours' },
      tooMany: { most: 3 },
      basket: { problems: [{ line: 0, reason: 'FOOD_NOT_FOUND' }] },
      least: { reason: 'MIN_ORDER', missing: 1 },
    });
  });

  it('judges the food by the day for which the order is wanted, and takes its portions of that day', () => {
    const par = { days: [0, 1, 2, 3, 4, 5, 6], portions: 2 } as const;
    const bread = aFood({ currency: 'EUR', quantity: 0, par, parDay: '2026-06-01', mealtimes: [] });
    const asked = { lines: [askedLine('pho', 2)], wantedAtMs: NOW_MS + 24 * HOUR_MS };
    const judge = (foods: FoundForOrder['foods']) => judgeOrder(configured(), asked, found({ foods }), NOW_MS).terms;
    expect(judge(new Map([['pho', bread]]))).toMatchObject({
      businessDay: '2026-06-01',
      wantedAtMs: asked.wantedAtMs,
      ahead: { day: '2026-06-02', foodIds: ['pho'] },
    });
    expect(judge(found().foods)).toMatchObject({ ahead: null });
  });

  it('takes a voucher off, unless the total was seen without it', () => {
    const house = configured();
    const asked = { lines: [askedLine('pho', 3)] };
    const withVoucher = found({ customer: { ...NEW_CUSTOMER, vouchers: [VOUCHER] } });
    const sold = (totalMinor?: number) => {
      const seen = totalMinor === undefined ? null : { totalMinor };
      const { refusal, terms } = judgeOrder(house, { ...asked, seen }, withVoucher, NOW_MS);
      return refusal?.reason ?? [terms?.priceMinor, terms?.discounts.length];
    };
    expect([sold(), sold(2200), sold(2700), sold(2699)]).toEqual([[2200, 1], [2200, 1], [2700, 0], 'PRICE_CHANGED']);
    expect(judgeOrder(house, asked, withVoucher, VOUCHER.expiresAtMs).basket.totalMinor).toBe(2700);
  });

  it('compares the currency too, where it was seen', () => {
    const judge = (currency: 'EUR' | 'USD') =>
      judgeOrder(configured(), { lines: [askedLine('pho')], seen: { totalMinor: 900, currency } }, found(), NOW_MS);
    expect(judge('EUR').refusal).toBeNull();
    expect(judge('USD').refusal).toMatchObject({ reason: 'PRICE_CHANGED', basket: { totalMinor: 900 } });
  });
});

const CHOICES = {
  sizes: [aSize({ id: 's', name: 'Small', extraMinor: -150 }), aSize({ id: 'l', name: 'Large', extraMinor: 205 })],
  groups: [aGroup({ options: [anOption({ id: 'mild', default: 1, eachMinor: 35 }), anOption({ id: 'hot' })] })],
};
const line = fc
  .record({
    foodId: fc.constantFrom('soup', 'roll', 'pizza', 'gone'),
    quantity: fc.integer({ min: 1, max: 12 }),
    sizeId: fc.constantFrom('s', 'l', null),
    option: fc.constantFrom('mild', 'hot'),
  })
  .map(({ foodId, quantity, sizeId, option }) => {
    const chosen = { sizeId, options: [{ groupId: 'sauce', id: option, quantity: 1 }] };
    return { ...(foodId === 'pizza' ? chosen : NOTHING_CHOSEN), foodId, quantity, note: null };
  });
const asked = fc.record(
  {
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    fulfilment: fc.constantFrom(
      { kind: 'pickup' } as const,
      { kind: 'table', table: TABLE_SEVEN.code } as const,
      CITY,
      { kind: 'delivery', area: 'harbour' } as const,
    ),
    wantedAtMs: fc.integer({ min: 1, max: 200 }).map((quarters) => NOW_MS + (quarters * HOUR_MS) / 4),
  },
  { requiredKeys: ['lines'] },
);

describe.each(HOUSES)('in a house: %s', (_name, kind) => {
  const house: HouseSettings = { ...DEFAULT_SETTINGS, ...kind };
  const { currency } = house;
  const foundWith = (prices: readonly number[], hasVoucher: boolean): FoundForOrder => {
    const foods = ['soup', 'roll', 'pizza'].map((id, index) =>
      aFood({
        id,
        currency,
        priceMinor: prices[index] ?? 1,
        quantity: 20,
        mealtimes: id === 'roll' ? ['lunch'] : [],
        leastExtraMinor: id === 'pizza' ? -150 : null,
      }),
    );
    return found({
      foods: new Map(foods.map((food) => [food.id, food])),
      choices: new Map([['pizza', CHOICES]]),
      customer: { ...NEW_CUSTOMER, vouchers: hasVoucher ? [{ ...VOUCHER, currency }] : [] },
    });
  };

  it('what a quote lets through is ordered at its price, and what prevents it refuses the order', () => {
    const seen = { ordered: 0, refused: 0 };
    fc.assert(
      fc.property(
        asked,
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        (wanted, prices, hasVoucher) => {
          const there = foundWith(prices, hasVoucher);
          const quoted = judgeOrder(house, wanted, there, NOW_MS);
          const { closed, wanted: untimely, served, tooMany, basket, least } = quoted;
          const isFree =
            !closed && !untimely && !('problem' in served) && !tooMany && basket.problems.length === 0 && !least;
          const { totalMinor } = basket;
          const ordered = judgeOrder(house, { ...wanted, seen: { totalMinor, currency } }, there, NOW_MS);
          expect([quoted.refusal === null, ordered.refusal === null]).toEqual([isFree, isFree]);
          seen[isFree ? 'ordered' : 'refused'] += 1;
          if (!isFree) return;
          expect(ordered.terms).toEqual(quoted.terms);
          expect(ordered.terms).toMatchObject({ priceMinor: totalMinor, lines: basket.lines, currency });
        },
      ),
      { numRuns: 200, seed: 17 },
    );
    expect(Math.min(seen.ordered, seen.refused)).toBeGreaterThan(0); // else nothing was proven
  });
});
