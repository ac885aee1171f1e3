import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEditFoodRequest } from '../foods/contracts/foods.ts';
import type { Food } from '../foods/food-fields.ts';
import { MEALTIMES } from '../foods/mealtimes.ts';
import { aFood } from '../testing/builders.ts';
import type { WeeklyHours } from '../time/weekly-hours.ts';
import { parseSaveHouseRequest, toHouseDto } from './contracts/house.ts';
import { isNeverServed, judgeServed, servedChangeMs, servedSpan, servedTeller, type ServingHouse } from './served.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const TUESDAYS: readonly WeeklyHours[] = [{ days: [2], from: '11:30', to: '14:00' }];
const NIGHTS: readonly WeeklyHours[] = [{ days: [5, 6], from: '22:00', to: '02:00' }];
const HOUSE: ServingHouse = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  mealtimes: { lunch: { from: '11:00', to: '15:00' }, dinner: { from: '17:00', to: '01:00' } },
  enforceMealtimes: true,
  categoryHours: { lunches: [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '13:00' }] },
};
/** Of June 2026, whose first is a Monday. */
const at = (day: number, time: string): number =>
  Date.parse(`2026-06-${String(day).padStart(2, '0')}T${time}:00+02:00`);
const food = (changes: Partial<Food>): Food => aFood({ mealtimes: [], ...changes });
const from = (changes: Partial<Food>, atMs: number, house = HOUSE): string | null =>
  judgeServed(house, atMs)(food(changes))?.fromWords ?? null;

const time = fc.constantFrom('00:00', '03:00', '11:30', '14:00', '18:00', '23:59');
const week = fc.array(
  fc.record({ days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), from: time, to: time }),
  { maxLength: 3 },
);

describe('a food with hours', () => {
  it.each<readonly [string, Partial<Food>, number, string | null]>([
    ['is served from its first minute on', { served: TUESDAYS }, at(2, '11:30'), null],
    ['is not before it, and says from when', { served: TUESDAYS }, at(2, '11:29'), '11:30'],
    ['says its day', { served: TUESDAYS }, at(1, '18:00'), 'Tue 11:30'],
    ['is over at its end, until the next week', { served: TUESDAYS }, at(2, '14:00'), 'Tue 9 Jun 11:30'],
    ['is served over midnight', { served: NIGHTS }, at(7, '01:59'), null],
    ['and not a minute more', { served: NIGHTS }, at(7, '02:00'), 'Fri 22:00'],
    ['is served in those of its category', { categoryId: 'lunches' }, at(3, '12:30'), null],
    ['is not out of them', { categoryId: 'lunches' }, at(5, '13:00'), 'Mon 12:00'],
    ['of a category that says nothing is always served', { categoryId: 'drinks' }, at(5, '13:00'), null],
    [
      'needs both, its own and those of its category',
      { served: TUESDAYS, categoryId: 'lunches' },
      at(2, '11:45'),
      '12:00',
    ],
    ['and its mealtime', { served: TUESDAYS, mealtimes: ['lunch'] }, at(1, '12:00'), 'Tue 11:30'],
    [
      'of a mealtime that never meets them is never served',
      { served: TUESDAYS, mealtimes: ['dinner'] },
      at(1, '12:00'),
      '',
    ],
    [
      'of one that is at all times is served in its own',
      { served: TUESDAYS, mealtimes: ['breakfast'] },
      at(2, '12:00'),
      null,
    ],
    ['without any is always served', {}, at(7, '03:00'), null],
  ])('%s', (_what, changes, atMs, expected) => {
    expect(from(changes, atMs)).toBe(expected);
  });

  it('counts also in a house that does not insist on mealtimes', () => {
    const house = { ...HOUSE, enforceMealtimes: false };
    expect(from({ served: TUESDAYS, mealtimes: ['dinner'] }, at(1, '12:00'), house)).toBe('Tue 11:30');
    expect(from({ mealtimes: ['dinner'] }, at(1, '12:00'), house)).toBeNull();
  });

  it('is judged by the clock of the house, on the days on which it changes too', () => {
    const sundays = [{ days: [0], from: '02:30', to: '04:00' }];
    // In March the clock skips that half hour, in October it counts the first time.
    expect(judgeServed(HOUSE, Date.parse('2026-03-29T01:00:00Z'))(food({ served: sundays }))?.from).toBe('03:30');
    expect(judgeServed(HOUSE, Date.parse('2026-10-25T00:30:00Z'))(food({ served: sundays }))).toBeNull();
    expect(from({ served: TUESDAYS }, at(2, '09:00'), { ...HOUSE, timeZone: 'Asia/Kolkata' })).toBeNull();
  });

  it('says when it changes: at its end while it is served, else at its beginning', () => {
    const foods = [food({ served: TUESDAYS }), food({}), food({ served: NIGHTS })];
    expect(servedChangeMs(foods, HOUSE, at(2, '12:00'))).toBe(at(2, '14:00'));
    expect(servedChangeMs(foods, HOUSE, at(2, '14:00'))).toBe(at(5, '22:00'));
    expect(servedChangeMs([food({})], HOUSE, at(2, '12:00'))).toBe(Infinity);
  });

  const anyFood = fc.record({
    mealtimes: fc.subarray([...MEALTIMES]),
    served: week,
    categoryId: fc.constantFrom('lunches', null),
  });
  const moment = fc.integer({ min: 0, max: 2 * 7 * 96 }).map((quarter) => at(1, '00:00') + quarter * 900_000);

  it('is served exactly where each of its hours says so, and again when it says', () => {
    const isWithin = (weekly: readonly WeeklyHours[], atMs: number): boolean =>
      weekly.length === 0 ||
      (servedSpan(food({ served: weekly }), { ...HOUSE, mealtimes: {} }, atMs)?.fromMs !== undefined &&
        (servedSpan(food({ served: weekly }), { ...HOUSE, mealtimes: {} }, atMs)?.fromMs ?? Infinity) <= atMs);
    fc.assert(
      fc.property(anyFood, moment, ({ mealtimes, served, categoryId }, atMs) => {
        const one = food({ mealtimes, served, categoryId });
        const ofCategory = categoryId === null ? [] : (HOUSE.categoryHours[categoryId] ?? []);
        const hasAll = mealtimes.every((mealtime) => HOUSE.mealtimes[mealtime] !== undefined);
        const days = [0, 1, 2, 3, 4, 5, 6];
        const ofMealtimes = hasAll ? mealtimes.flatMap((mealtime) => ({ days, ...HOUSE.mealtimes[mealtime] })) : [];
        const again = judgeServed(HOUSE, atMs)(one);
        const is = [served, ofCategory, ofMealtimes as readonly WeeklyHours[]].every((weekly) =>
          isWithin(weekly, atMs),
        );
        expect(again === null).toBe(is);
        if (again === null || again.atMs === null) return;
        expect(again.atMs).toBeGreaterThan(atMs);
        expect(judgeServed(HOUSE, again.atMs)(one)).toBeNull();
        expect(judgeServed(HOUSE, again.atMs - 60_000)(one)).not.toBeNull();
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('is told of many moments as of each alone', () => {
    fc.assert(
      fc.property(anyFood, fc.array(moment, { minLength: 1, maxLength: 30 }), (changes, moments) => {
        const isServed = servedTeller(food(changes), HOUSE, at(1, '12:00'));
        for (const atMs of moments) expect(isServed(atMs)).toBe(judgeServed(HOUSE, atMs)(food(changes)) === null);
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});

describe('a food that is off until a day', () => {
  /** From noon on, and closed on Tuesdays. */
  const OPEN: ServingHouse = {
    ...HOUSE,
    dayStart: '04:00',
    hours: { pickup: [{ days: [0, 1, 3, 4, 5, 6], from: '12:00', to: '22:00' }] },
    later: { minMinutes: 0, maxDays: 14 },
  };
  const FRIDAY = at(5, '18:00');
  const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
  const off = (offThrough: string, changes: Partial<Food> = {}): Partial<Food> => ({ offThrough, ...changes });
  it.each<readonly [string, Partial<Food>, ServingHouse, number, string | null]>([
    ['is served again once the house opens on that day', off('2026-06-06'), OPEN, FRIDAY, 'Sun 12:00'],
    ['not before, on the day before', off('2026-06-05'), OPEN, at(6, '03:59'), '12:00'],
    ['on which it is closed, on the next', off('2026-06-08'), OPEN, FRIDAY, 'Wed 12:00'],
    ['is served once its day has begun', off('2026-06-05'), OPEN, at(6, '04:00'), null],
    ['waits for its hours then', off('2026-06-06', { served: TUESDAYS }), OPEN, FRIDAY, 'Tue 11:30'],
    ['says nothing where all is wanted at once', off('2026-06-06'), { ...OPEN, later: null }, FRIDAY, null],
    [
      'nor where it is back too late',
      off('2026-06-06'),
      { ...OPEN, later: { minMinutes: 0, maxDays: 1 } },
      FRIDAY,
      null,
    ],
    ['nor where the house only has tables', off('2026-06-06'), { ...OPEN, services: ['table'] }, FRIDAY, null],
    ['nor where none is left', off('2026-06-06', { quantity: 0 }), OPEN, FRIDAY, null],
    [
      'is back on the first day for which it has a par',
      off('2026-06-06', { quantity: 0, par: { portions: 5, days: [1, 4] } }),
      OPEN,
      FRIDAY,
      'Mon 12:00',
    ],
    [
      'that still has portions',
      off('2026-06-06', { par: { portions: 5, days: EVERY_DAY }, ahead: { '2026-06-07': 5 } }),
      OPEN,
      FRIDAY,
      'Mon 12:00',
    ],
    [
      'opens with whatever opens first',
      off('2026-06-06'),
      {
        ...OPEN,
        services: ['pickup', 'delivery'],
        hours: { ...OPEN.hours, delivery: [{ days: [0], from: '11:00', to: '13:00' }] },
      },
      FRIDAY,
      'Sun 11:00',
    ],
  ])('%s', (_what, changes, house, atMs, expected) => {
    expect(from(changes, atMs, house)).toBe(expected);
  });

  it('is told of each moment', () => {
    const isServed = servedTeller(food(off('2026-06-06')), OPEN, FRIDAY);
    expect([at(6, '18:00'), at(7, '11:45'), at(7, '12:00'), at(8, '12:00')].map(isServed)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(servedChangeMs([food(off('2026-06-06'))], OPEN, FRIDAY)).toBe(at(7, '12:00'));
  });

  it('and so is what is chosen of it', () => {
    const judge = judgeServed(OPEN, FRIDAY);
    const chosen = { through: '2026-06-06', names: ['Truffle'] };
    expect(judge(food({}), chosen)?.fromWords).toBe('Sun 12:00');
    expect(judge(food(off('2026-06-07')), chosen)?.fromWords).toBe('Mon 12:00');
  });
});

describe('the hours of a food and of a category', () => {
  const day = { days: [2], from: '11:30', to: '14:00' };
  it.each<readonly [string, unknown, string | null]>([
    ['one', [day], null],
    ['over midnight', [{ days: [6], from: '22:00', to: '02:00' }], null],
    ['a whole day', [{ days: [2], from: '00:00', to: '00:00' }], null],
    ['two that follow each other', [day, { ...day, from: '14:00', to: '15:00' }], null],
    ['none', [], null],
    ['an eighth weekday', [{ ...day, days: [7] }], '0.days.0'],
    ['a weekday twice', [{ ...day, days: [2, 2] }], '0.days'],
    ['no weekday', [{ ...day, days: [] }], '0.days'],
    ['no length', [{ ...day, to: '11:30' }], '0.to'],
    ['no time', [{ ...day, from: '24:00' }], '0.from'],
    ['two that overlap', [day, { ...day, from: '13:59', to: '15:00' }], ''],
    ['two that overlap over midnight', [{ days: [1], from: '22:00', to: '12:00' }, day], ''],
    [
      'two that overlap over the end of the week',
      [
        { days: [6], from: '22:00', to: '12:00' },
        { days: [0], from: '11:00', to: '12:00' },
      ],
      '',
    ],
    ['a thousand', Array.from({ length: 1000 }, () => day), ''],
    ['no list', { ...day }, ''],
    ['an unknown field', [{ ...day, until: '15:00' }], ''],
  ])('with %s are read, or refused at their field', (_what, served, path) => {
    const fieldsOf = (parsed: ReturnType<typeof parseEditFoodRequest | typeof parseSaveHouseRequest>, base: string) =>
      parsed.ok ? null : Object.keys(parsed.fields).map((field) => field.slice(base.length).replace(/^\./, ''));
    const expected = path === null ? null : [path];
    expect(fieldsOf(parseEditFoodRequest({ served }), 'served')).toEqual(expected);
    const house = { ...toHouseDto(DEFAULT_SETTINGS), categoryHours: { lunches: served } };
    expect(fieldsOf(parseSaveHouseRequest(house), 'categoryHours.lunches')).toEqual(expected);
  });

  it('are of as many categories as there can be, by their ids', () => {
    const house = toHouseDto(DEFAULT_SETTINGS);
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`c${index}`, [day]]));
    for (const categoryHours of [many, { 'NO ID': [day] }, [day], null])
      expect(parseSaveHouseRequest({ ...house, categoryHours }).ok).toBe(false);
    expect(parseSaveHouseRequest({ ...house, categoryHours: { lunches: [day] } })).toMatchObject({
      value: { categoryHours: { lunches: [day] } },
    });
  });
});

describe('hours of a house and of a food that never meet', () => {
  const evenings = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '18:00', to: '23:00' }];
  const sundays = (from: string): readonly WeeklyHours[] => [{ days: [0], from, to: '05:00' }];
  const never = (changes: Partial<Food>, house: Partial<ServingHouse>): boolean =>
    isNeverServed(food(changes), { ...HOUSE, ...house });

  it.each<readonly [string, Partial<Food>, Partial<ServingHouse>, boolean]>([
    ['of a food with hours of its own', { served: TUESDAYS }, { hours: { pickup: evenings } }, true],
    ['of its mealtime', { mealtimes: ['lunch'] }, { hours: { pickup: evenings } }, true],
    ['of its category', { categoryId: 'lunches' }, { hours: { pickup: evenings } }, true],
    ['of its category and its own alone', { categoryId: 'lunches', served: NIGHTS }, {}, true],
    ['not, where a minute is both', { served: NIGHTS }, { hours: { pickup: evenings } }, false],
    ['not over the end of the week', { served: NIGHTS }, { hours: { pickup: sundays('01:59') } }, false],
    ['where one begins as the other ends', { served: NIGHTS }, { hours: { pickup: sundays('02:00') } }, true],
    [
      'not of a mealtime that is advice',
      { mealtimes: ['lunch'] },
      { hours: { pickup: evenings }, enforceMealtimes: false },
      false,
    ],
    ['not of a food without hours', {}, { hours: { pickup: [] } }, false],
    [
      'not, where another way is open then',
      { served: TUESDAYS },
      { services: ['pickup', 'delivery'], hours: { pickup: evenings, delivery: TUESDAYS } },
      false,
    ],
    [
      'whatever a way is that is never open',
      { served: TUESDAYS },
      { services: ['pickup', 'delivery'], hours: { pickup: evenings, delivery: [] } },
      true,
    ],
    ['not of a house that is closed', { served: TUESDAYS }, { hours: { pickup: [] } }, false],
    ['not of a house that is always open', { served: TUESDAYS }, {}, false],
  ])('%s', (_what, changes, house, is) => {
    expect(never(changes, house)).toBe(is);
  });

  it('are found without a clock, where the clock finds none', () => {
    const found = { some: 0, none: 0 };
    fc.assert(
      fc.property(week, week, fc.subarray([...MEALTIMES]), (served, pickup, mealtimes) => {
        fc.pre(served.length > 0 && pickup.length > 0);
        const house = { ...HOUSE, categoryHours: { lunches: pickup } };
        const span = servedSpan(food({ served, mealtimes, categoryId: 'lunches' }), house, at(1, '12:00'));
        expect(never({ served, mealtimes }, { hours: { pickup }, timeZone: 'Nowhere' })).toBe(span === null);
        found[span ? 'some' : 'none'] += 1;
      }),
      { seed: 7, numRuns: 300 },
    );
    expect(Math.min(found.some, found.none)).toBeGreaterThan(10);
  });
});
